import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {audit, type Finding, judge} from '../audit';
import {type Facts, parseFacts} from '../facts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
  const manifest = {
    name: 'site',
    version: '1.0.0',
    dependencies: {kit: '1.0.0'},
  };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(
    path.join(folder, 'package-lock.json'),
    JSON.stringify({
      ...manifest,
      lockfileVersion: 3,
      packages: {
        '': manifest,
        'node_modules/kit': {version: '1.0.0', integrity: 'sha512-x'},
      },
    }),
  );
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

/** Audits with a registry on this machine. */
async function auditWith(respond: http.RequestListener) {
  const server = http.createServer(respond);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const {port} = server.address() as AddressInfo;
  try {
    return await audit(folder, [
      `--registry=http://127.0.0.1:${port}/`,
      `--cache=${path.join(folder, 'cache')}`,
      '--fetch-retries=0',
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Runs what it should show',
  severity: 'high',
  vulnerable_versions: '<1.1.0',
  cwe: [],
  cvss: {score: 0, vectorString: null},
};

test('a registry with audits: what it knows', async () => {
  const result = await auditWith((request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(
      request.method === 'POST'
        ? JSON.stringify({kit: [advisory]})
        : JSON.stringify({
            name: 'kit',
            'dist-tags': {latest: '1.1.0'},
            versions: {
              '1.0.0': {name: 'kit', version: '1.0.0'},
              '1.1.0': {name: 'kit', version: '1.1.0'},
            },
          }),
    );
  });
  expect(result).toEqual({
    kind: 'findings',
    findings: [
      {
        id: 'GHSA-aaaa-bbbb-cccc',
        package: 'kit',
        severity: 'high',
        title: advisory.title,
        url: advisory.url,
      },
    ],
  });
});

test('a registry with audits that knows nothing', async () => {
  await expect(auditWith((_, response) => response.end('{}'))).resolves.toEqual(
    {kind: 'findings', findings: []},
  );
});

test.each([404, 405])('a registry without audits: %d', async (status) => {
  await expect(
    auditWith((_, response) => response.writeHead(status).end('{}')),
  ).resolves.toMatchObject({
    kind: 'refused',
    why: expect.stringContaining(String(status)) as string,
  });
});

test('a registry that is out of order says nothing about packages', async () => {
  await expect(
    auditWith((_, response) => response.writeHead(500).end('{}')),
  ).resolves.toMatchObject({kind: 'failed'});
});

const finding: Finding = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'kit',
  severity: 'high',
  title: 'x',
  url: 'x',
};

const facts = (until?: string): Facts =>
  parseFacts(
    JSON.stringify({
      auditLevel: 'high',
      allowedFindings: until
        ? [{id: finding.id, package: 'kit', why: 'Not used.', until}]
        : [],
      installScripts: {},
      licenses: ['MIT'],
      knownLicenses: {},
      shipped: ['kit'],
    }),
  );

test('what is bad enough fails, what is not is told', () => {
  const low: Finding = {...finding, id: 'other', severity: 'moderate'};
  expect(judge([finding, low], facts(), '2026-01-31')).toEqual({
    failures: [finding],
    others: [low],
    stale: [],
  });
});

test('a finding is allowed until the end of a day', () => {
  const until = facts('2026-01-31');
  expect(judge([finding], until, '2026-01-31')).toEqual({
    failures: [],
    others: [finding],
    stale: [],
  });
  expect(judge([finding], until, '2026-02-01')).toEqual({
    failures: [finding],
    others: [],
    stale: [expect.stringContaining('allowed until 2026-01-31')],
  });
  expect(
    judge([{...finding, package: 'other'}], until, '2026-01-31'),
  ).toMatchObject({
    failures: [{package: 'other'}],
    stale: [expect.stringContaining('not found any more')],
  });
});

test('a wrong fact is named', () => {
  expect(() => parseFacts('auditLevel: bad\n')).toThrow(
    /auditLevel[\s\S]*allowedFindings/,
  );
  expect(() => facts('31.1.2026')).toThrow(/until: expected a date/);
});
