import stockTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

/** How the stock page names its scripts, in its head. */
const stockScripts = `<% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" defer></script>
    <% }); %>`;

const stockEnd = '</body>';

/**
 * Loads the scripts in their order once something of the page is painted. A
 * page that is not seen is not painted: there they load at once. The timer is
 * for pages that get out of sight before. A click on a button that comes before
 * React has taken over the page waits for it, and so does what is typed or chosen
 * in a field, which `client/typed.ts` types again.
 */
const starter = `(function () {
  var scripts = document.currentScript.dataset.scripts.split(' ');
  var root = document.documentElement;
  var clicked = [];
  var typed = new Map();
  function start() {
    scripts.splice(0).forEach(function (address) {
      var script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.appendChild(script);
    });
  }
  function keep(event) {
    var button = event.target.closest('button');
    if (button && !button.form) {
      event.stopPropagation();
      clicked.push(button);
    }
  }
  function note({target}) {
    if (!target.matches('[type=checkbox], [type=radio]')) {
      typed.set(target, target.value);
    }
  }
  function typeAgain(text, field) {
    field.dispatchEvent(new CustomEvent('typed', {bubbles: true, detail: text}));
  }
  document.addEventListener('click', keep, true);
  document.addEventListener('input', note, true);
  new MutationObserver(function (_, observer) {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    document.removeEventListener('click', keep, true);
    document.removeEventListener('input', note, true);
    typed.forEach(typeAgain);
    clicked.forEach(function (button) {
      button.click();
    });
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
  if (document.visibilityState === 'hidden') return start();
  new PerformanceObserver(start).observe({type: 'paint', buffered: true});
  setTimeout(start, 1000);
})()`;

/**
 * The template of every page: Docusaurus' own, but scripts wait until the page
 * is painted, so that they do not compete with what it is painted with, and do
 * not run before there is something to see.
 *
 * @param stock - the template of the installed Docusaurus.
 * @throws when it names its scripts in another way.
 */
export function paintFirst(stock: string = stockTemplate): string {
  for (const text of [stockScripts, stockEnd]) {
    if (stock.split(text).length !== 2) {
      throw new Error(
        `Docusaurus' page template no longer holds the following text exactly once; adapt plugins/lean-client/template.ts.\n  text: ${text}`,
      );
    }
  }
  return stock
    .replace(stockScripts, '')
    .replace(
      stockEnd,
      () =>
        `<script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${starter}</script>${stockEnd}`,
    );
}
