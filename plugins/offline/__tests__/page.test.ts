import {readPage, standIn} from '../worker/page';

const minified = `<!doctype html><html lang=en><head><title data-rh=true>Alerts &amp; more — Vuetify</title>
<link rel=stylesheet href=/en/assets/css/main.1.css />
<link href="/en/assets/css/a.2.css" rel="stylesheet">
<link rel=icon href=/en/img/favicon.svg />
<noscript><link rel=stylesheet href=/en/none.css></noscript>
<script src=https://other.example/c.js></script>
<script src=/en/own.js></script>
<script>inline('src=/en/no.js')</script></head>
<body><img alt="" src=/en/img/a.png><img src='/en/img/b.png'><img src=https://other.example/d.png><p data-src=/en/none.png></p><script data-scripts="/en/assets/js/runtime~main.1.js /en/assets/js/main.2.js">start()</script></body></html>`;

describe('readPage', () => {
  it('finds the title and the files of the locale, quoted or not', () => {
    expect(readPage(minified, '/en/', ' — Vuetify')).toEqual({
      title: 'Alerts & more',
      essential: [
        '/en/own.js',
        '/en/assets/js/runtime~main.1.js',
        '/en/assets/js/main.2.js',
        '/en/assets/css/main.1.css',
        '/en/assets/css/a.2.css',
      ],
      images: ['/en/img/a.png', '/en/img/b.png'],
    });
  });
});

describe('standIn', () => {
  const html =
    '<head><script>theme()</script><script src=/en/own.js></script></head><ul class=a id=offline-pages></ul><script data-scripts=/en/assets/js/main.2.js>(function(){\nstart()})()</script>';

  it('has no scripts that would look for the missing page', () => {
    expect(standIn(html, [])).toBe(
      '<head><script>theme()</script></head><ul class=a id=offline-pages></ul>',
    );
  });

  it('lists what can be read, titles as text', () => {
    expect(
      standIn(html, [{address: '/en/a/', title: '<v-btn> & "more"'}]),
    ).toContain(
      '<ul class=a id=offline-pages><li><a href="/en/a/">&#60;v-btn&#62; &#38; &#34;more&#34; <small>/en/a/</small></a></li></ul>',
    );
  });
});
