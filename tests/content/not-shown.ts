const needsRouter = 'needs vue-router, which examples run without';
const fromTable = 'v-data-table passes it';
const oneSlide = 'without effect: one slide shows at a time';
const appearance = 'shown on other pages; the theme decides';
const stepByStep = 'as for the breakpoint below, which is shown';
const deprecatedGrid = 'deprecated: the example shows how the names work';
const manyNames = 'stands for many names, some of which are shown';

const columns = ['day-category', 'time-category'];
const otherParts = ['day', 'event', 'interval', ...columns];
const everyPart = [...otherParts, 'time'];

/** Events of a calendar's parts that no example names. */
const pointerEvents = Object.entries({
  click: ['interval'],
  contextmenu: ['date', 'day', 'interval', 'time', ...columns],
  mousedown: ['day', 'interval', ...columns],
  mouseenter: everyPart,
  mouseleave: everyPart,
  mousemove: otherParts,
  mouseup: otherParts,
  touchend: otherParts,
  touchmove: otherParts,
  touchstart: ['day', 'interval', ...columns],
}).flatMap(([action, parts]) => parts.map((part) => `${action}:${part}`));

/** Transitions that one function makes, all with the same props. */
const simpleTransitions = [
  'v-carousel-reverse-transition',
  'v-carousel-transition',
  'v-dialog-bottom-transition',
  'v-dialog-top-transition',
  'v-dialog-transition',
  'v-fab-transition',
  'v-fade-transition',
  'v-menu-transition',
  'v-scroll-x-reverse-transition',
  'v-scroll-x-transition',
  'v-scroll-y-reverse-transition',
  'v-scroll-y-transition',
  'v-slide-x-reverse-transition',
  'v-slide-x-transition',
  'v-slide-y-reverse-transition',
  'v-slide-y-transition',
  'v-tab-reverse-transition',
  'v-tab-transition',
];

/**
 * Components that share props, slots and events with another one: what that
 * one's page shows counts for them too.
 */
export const builtOn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    simpleTransitions.map((tag) => [tag, 'v-scale-transition']),
  ),
  'v-app-bar': 'v-toolbar',
  'v-autocomplete': 'v-select',
  'v-bottom-sheet': 'v-dialog',
  'v-calendar-daily': 'v-calendar',
  'v-calendar-monthly': 'v-calendar',
  'v-calendar-weekly': 'v-calendar',
  'v-checkbox': 'v-input',
  'v-combobox': 'v-autocomplete',
  'v-file-input': 'v-text-field',
  'v-footer': 'v-sheet',
  'v-overflow-btn': 'v-autocomplete',
  'v-radio-group': 'v-input',
  'v-range-slider': 'v-slider',
  'v-select': 'v-text-field',
  'v-slider': 'v-input',
  'v-switch': 'v-input',
  'v-tab-item': 'v-window-item',
  'v-tabs-items': 'v-window',
  'v-textarea': 'v-text-field',
};

/**
 * Parts of an API that no example of their page shows, each with the reason.
 * Everything else counts towards the coverage of the page.
 */
export const notShown: Readonly<
  Record<string, Readonly<Record<string, string>>>
> = {
  'components/alerts': {
    'v-alert prop: mode': 'orders two elements, and an alert is one',
    'v-alert prop: origin': 'without effect: the transition does not take it',
  },
  'components/application': {
    'v-app prop: dark': 'without effect: the theme of the application decides',
    'v-app prop: light': 'without effect: the theme of the application decides',
    'v-content prop: tag': 'deprecated, and warns in the console',
  },
  'components/banners': {
    'v-banner event: click:icon': 'the keyboard does not reach the icon',
  },
  'components/bottom-sheets': Object.fromEntries(
    [
      'close-delay',
      'disabled',
      'internal-activator',
      'light',
      'open-delay',
      'open-on-click',
      'open-on-focus',
      'open-on-hover',
    ].map((prop) => [`v-bottom-sheet prop: ${prop}`, 'as for dialogs']),
  ),
  'components/breadcrumbs': {
    'v-breadcrumbs-item prop: append': needsRouter,
    'v-breadcrumbs-item prop: exact': needsRouter,
    'v-breadcrumbs-item prop: exact-active-class': needsRouter,
    'v-breadcrumbs-item prop: exact-path': needsRouter,
    'v-breadcrumbs-item prop: nuxt': needsRouter,
    'v-breadcrumbs-item prop: replace': needsRouter,
    'v-breadcrumbs-item prop: to': needsRouter,
  },
  'components/buttons': {
    'v-btn prop: append': needsRouter,
    'v-btn prop: exact': needsRouter,
    'v-btn prop: exact-active-class': needsRouter,
    'v-btn prop: exact-path': needsRouter,
    'v-btn prop: fixed': 'would cover the documentation',
    'v-btn prop: link': 'without effect on buttons',
    'v-btn prop: nuxt': needsRouter,
    'v-btn prop: replace': needsRouter,
    'v-btn prop: shaped': 'without effect on buttons',
    'v-btn prop: to': needsRouter,
  },
  'components/calendars': {
    ...Object.fromEntries(
      pointerEvents.map((event) => [
        `v-calendar event: ${event}`,
        'an example listens to all events of that form at once',
      ]),
    ),
    'v-calendar slot: day-month': 'not rendered',
  },
  'components/cards': {
    'v-card prop: active-class': needsRouter,
    'v-card prop: append': needsRouter,
    'v-card prop: exact': needsRouter,
    'v-card prop: exact-active-class': needsRouter,
    'v-card prop: exact-path': needsRouter,
    'v-card prop: nuxt': needsRouter,
    'v-card prop: raised': 'without effect: the shadow of all cards wins',
    'v-card prop: replace': needsRouter,
    'v-card prop: to': needsRouter,
  },
  'components/carousels': {
    'v-carousel prop: max': oneSlide,
    'v-carousel prop: multiple': oneSlide,
    'v-carousel prop: tag': 'without effect: it is always a div',
    'v-carousel prop: value-comparator': 'arrows compare without it',
    'v-carousel-item prop: append': needsRouter,
    'v-carousel-item prop: exact': needsRouter,
    'v-carousel-item prop: exact-active-class': needsRouter,
    'v-carousel-item prop: exact-path': needsRouter,
    'v-carousel-item prop: nuxt': needsRouter,
    'v-carousel-item prop: replace': needsRouter,
    'v-carousel-item prop: to': needsRouter,
  },
  'components/chips': {
    'v-chip event: input': 'a chip does not change its state by itself',
    'v-chip prop: append': needsRouter,
    'v-chip prop: exact': needsRouter,
    'v-chip prop: exact-active-class': needsRouter,
    'v-chip prop: exact-path': needsRouter,
    'v-chip prop: nuxt': needsRouter,
    'v-chip prop: replace': needsRouter,
    'v-chip prop: to': needsRouter,
  },
  'components/data-tables': {
    'v-data-table prop: dark': appearance,
    'v-data-table prop: light': appearance,
    'v-data-table-header prop: checkbox-color': fromTable,
    'v-data-table-header prop: disable-sort': fromTable,
    'v-data-table-header prop: every-item': fromTable,
    'v-data-table-header prop: headers': fromTable,
    'v-data-table-header prop: mobile': fromTable,
    'v-data-table-header prop: options': fromTable,
    'v-data-table-header prop: show-group-by': fromTable,
    'v-data-table-header prop: single-select': fromTable,
    'v-data-table-header prop: some-items': fromTable,
    'v-edit-dialog prop: dark': appearance,
    'v-edit-dialog prop: light': appearance,
  },
  'components/dialogs': {
    'v-dialog prop: close-delay': 'only for a dialog that opens on hover',
    'v-dialog prop: disabled': 'disables what opens it, as on other pages',
    'v-dialog prop: internal-activator': 'for an activator by selector inside',
    'v-dialog prop: light': appearance,
    'v-dialog prop: open-delay': 'only for a dialog that opens on hover',
    'v-dialog prop: open-on-click': 'only with another way to open it',
    'v-dialog prop: open-on-focus': 'opens again when the focus returns',
    'v-dialog prop: open-on-hover': 'takes the page away from the pointer',
  },
  'components/grids': {
    'v-col prop: offset-xl': stepByStep,
    'v-col prop: order-xl': stepByStep,
    'v-flex prop: (size)(1-12)': manyNames,
    'v-flex prop: align-self-baseline': deprecatedGrid,
    'v-flex prop: align-self-center': deprecatedGrid,
    'v-flex prop: align-self-start': deprecatedGrid,
    'v-flex prop: offset-(size)(0-12)': manyNames,
    'v-flex prop: order-(size)(1-12)': manyNames,
    'v-layout prop: align-baseline': deprecatedGrid,
    'v-layout prop: align-content-center': deprecatedGrid,
    'v-layout prop: align-content-end': deprecatedGrid,
    'v-layout prop: align-content-space-around': deprecatedGrid,
    'v-layout prop: align-content-space-between': deprecatedGrid,
    'v-layout prop: align-content-start': deprecatedGrid,
    'v-layout prop: align-end': deprecatedGrid,
    'v-layout prop: align-start': deprecatedGrid,
    'v-layout prop: d-{type}': 'stands for the classes of Display',
    'v-layout prop: justify-center': deprecatedGrid,
    'v-layout prop: justify-end': deprecatedGrid,
    'v-layout prop: justify-space-around': deprecatedGrid,
    'v-layout prop: justify-start': deprecatedGrid,
    'v-layout prop: row': 'its class is that of `v-row` now',
    'v-row prop: align-content-lg': stepByStep,
    'v-row prop: align-content-xl': stepByStep,
    'v-row prop: align-xl': stepByStep,
    'v-row prop: justify-xl': stepByStep,
    'v-spacer slot: default': 'a spacer is there for its room',
  },
  'components/inputs': {
    'v-input event: input': 'controls built on it emit it',
  },
  'components/lists': {
    'v-list-group prop: group': needsRouter,
    'v-list-item prop: append': needsRouter,
    'v-list-item prop: exact': needsRouter,
    'v-list-item prop: exact-active-class': needsRouter,
    'v-list-item prop: exact-path': needsRouter,
    'v-list-item prop: nuxt': needsRouter,
    'v-list-item prop: replace': needsRouter,
    'v-list-item prop: selectable':
      'without effect: the rule for clickable items undoes it',
    'v-list-item prop: to': needsRouter,
    'v-list-item-avatar prop: left': 'without effect in a list',
    'v-list-item-avatar prop: right': 'without effect in a list',
  },
  'components/otp-inputs': Object.fromEntries(
    [
      'append-icon',
      'error-count',
      'hide-details',
      'hint',
      'label',
      'loading',
      'messages',
      'persistent-hint',
      'prepend-icon',
    ].map((prop) => [
      `v-otp-input prop: ${prop}`,
      'without effect: only the boxes are drawn',
    ]),
  ),
  'components/ratings': {
    'v-rating slot: default': 'not rendered',
  },
  'components/slide-groups': {
    'v-slide-group prop: tag': 'without effect: it renders a div',
  },
  'components/snackbars': {
    'v-snackbar prop: app': 'needs an application with bars around it',
    'v-snackbar prop: dark': 'the default',
    'v-snackbar prop: tag': 'without effect',
  },
  'components/tabs': {
    'v-tab prop: append': needsRouter,
    'v-tab prop: exact': needsRouter,
    'v-tab prop: exact-active-class': needsRouter,
    'v-tab prop: exact-path': needsRouter,
    'v-tab prop: link': 'without effect on tabs',
    'v-tab prop: nuxt': needsRouter,
    'v-tab prop: replace': needsRouter,
    'v-tab prop: to': needsRouter,
    'v-tabs-items prop: dark': 'without effect: it has the theme around it',
    'v-tabs-items prop: light': 'without effect: it has the theme around it',
  },
  'components/timelines': {
    'v-timeline prop: dark': appearance,
    'v-timeline prop: light': appearance,
    'v-timeline-item prop: dark': appearance,
    'v-timeline-item prop: light': appearance,
  },
  'components/windows': {
    'v-window prop: light': appearance,
    'v-window prop: tag': 'without effect: it renders a div',
  },
  'styles/transitions': {
    'v-expand-transition prop: mode': 'without effect: it is not passed on',
    'v-expand-x-transition prop: mode': 'without effect: it is not passed on',
  },
};
