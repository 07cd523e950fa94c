import {contentPolicy} from '../headers';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  inlineScripts,
  listScripts,
  scriptsOfLocales,
  sourceOfScript,
} from '../headers/scripts';

const hosts = {script: [], style: [], connect: [], frame: [], form: []};

describe('inlineScripts', () => {
  it('finds what runs, and neither files nor data', () => {
    expect(
      inlineScripts(
        `<script>a()</script><script src="/b.js"></script><SCRIPT type=module>c()
</SCRIPT><script type="application/ld+json">{}</script><script type=application/json>{}</script>`,
      ),
    ).toEqual(['a()', 'c()\n']);
  });

  it('names a script as browsers do', () => {
    // From the specification, CSP level 3, 2.3.2: alert('Hello, world.');
    expect(sourceOfScript("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });
});

test('the scripts of all locales are known, each once', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  for (const locale of ['en', 'fr-FR']) {
    const folder = path.join(root, locale);
    const page = path.join(folder, 'index.html');
    fs.mkdirSync(folder);
    fs.writeFileSync(
      page,
      `<script>a('${locale}')</script><script>b()</script>`,
    );
    listScripts(folder, [page]);
  }
  expect(scriptsOfLocales(root)).toEqual(
    ["a('en')", "a('fr-FR')", 'b()'].map(sourceOfScript).sort(),
  );
  fs.writeFileSync(path.join(root, 'en/scripts.json'), '["unsafe-inline"]');
  expect(() => scriptsOfLocales(root)).toThrow('build this locale again');
  fs.rmSync(root, {recursive: true});
});

describe('contentPolicy', () => {
  it('lets no script in a page run but those that it names', () => {
    const [, scripts = ''] =
      /script-src ([^;]*)/.exec(contentPolicy(hosts, ["'sha256-a='"])) ?? [];
    expect(scripts.split(' ')).toEqual([
      "'self'",
      "'sha256-a='",
      'blob:',
      "'wasm-unsafe-eval'",
    ]);
  });

  it('lets workers come from the site alone', () => {
    expect(
      contentPolicy({...hosts, script: ['https://a.example']}, []),
    ).toMatch(/worker-src 'self';/);
  });

  it('allows a configured host for its purpose only, once', () => {
    const policy = contentPolicy(
      {
        ...hosts,
        script: ['https://a.example', 'https://a.example'],
        frame: ['https://b.example'],
      },
      [],
    );
    expect(policy.match(/https:\/\/a\.example/g)).toHaveLength(1);
    expect(policy).toMatch(/frame-src 'self' https:\/\/b\.example;/);
  });
});
