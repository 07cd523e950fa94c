import type Vue from 'vue';
import type {VueConstructor} from 'vue';

/**
 * Gives the focus back to where it was when a dialog opened. 1.5 leaves it in
 * the closed dialog, out of the reader's sight; 2 does this by itself.
 */
export function returnFocus(constructor: VueConstructor): void {
  constructor.mixin({
    created(this: Vue) {
      if (this.$options.name !== 'v-dialog') {
        return;
      }
      let opener: Element | null = null;
      this.$watch(
        'isActive',
        (isActive: boolean) => {
          if (isActive) {
            opener = document.activeElement;
            return;
          }
          const content = this.$refs.content as HTMLElement | undefined;
          const {activeElement} = document;
          if (
            opener instanceof HTMLElement &&
            (activeElement === document.body ||
              content?.contains(activeElement))
          ) {
            opener.focus({preventScroll: true});
          }
        },
        // At once, before the dialog takes the focus; Vuex counts on it too.
        {sync: true} as object,
      );
    },
  });
}
