/**
 * The views of the calendar of Vuetify 1.5 listen with `nativeOn` on a `div`,
 * of which the development build of Vue 2.6 warns. Production builds do not,
 * and no example can help it.
 */
const calendarView =
  /The \.native modifier for v-on is only valid on components but it was used on <div>\.\s+found in\s+---> <VCalendar(?:Daily|Weekly|Monthly)>/;

/**
 * Whether a framework draws a warning by itself, whatever an example does.
 *
 * @param problem - what was written to the console, with Vue's trace.
 */
export function isOfFramework(problem: string): boolean {
  return calendarView.test(problem);
}
