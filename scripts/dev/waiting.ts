import {escapeHtml} from '../../plugins/util/html';

/** Where a waiting page asks how far the server of a locale is. */
export const statePath = '/__start/';

/**
 * The page that a developer sees while a locale's server starts. It asks for
 * the progress and comes back to the address asked for when all is ready.
 */
export function waitingPage(locale: string, name: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Starting ${locale}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.65 system-ui, sans-serif; margin: 16vh auto 0; max-width: 40rem; padding: 0 1rem; }
progress { width: 100%; }
pre { overflow: auto; font-size: 0.8125rem; white-space: pre-wrap; }
</style>
</head>
<body>
<h1>${escapeHtml(name)} is starting</h1>
<progress aria-label="Progress" max="100" value="2"></progress>
<p role="status">Starting the server</p>
<pre></pre>
<noscript>Reload this page in a minute.</noscript>
<script>
const phases = {starting: ['Reading the content', 5, 45], compiling: ['Compiling the pages', 50, 95]};
const bar = document.querySelector('progress');
const status = document.querySelector('[role=status]');
async function follow() {
  try {
    const state = await (await fetch('${statePath}${locale}')).json();
    if (state.phase === 'ready') { location.reload(); return; }
    document.querySelector('pre').textContent = state.log.join('\\n');
    if (state.phase === 'failed') {
      status.textContent = 'The server of this language ended. Correct what it says and reload this page.';
      return;
    }
    const [text, from, to] = phases[state.phase];
    bar.value = to - (to - from) * Math.exp(-state.seconds / 20);
    if (status.textContent !== text) status.textContent = text;
  } catch {
    status.textContent = 'The front does not answer. Is "npm start" running?';
  }
  setTimeout(follow, 500);
}
follow();
</script>
</body>
</html>
`;
}
