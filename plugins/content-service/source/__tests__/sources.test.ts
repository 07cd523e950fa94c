import {
  notification,
  type Service,
  startService,
  type Trouble,
} from '../../__fixtures__/service';
import {parseOptions} from '../../options';
import {findSources, type Kind} from '../sources';

let service: Service;
beforeEach(async () => {
  service = await startService({
    notifications: {objects: [notification('one')], total: 1, limit: 5},
    ads: {objects: [{title: 'Ad'}]},
    sponsors: {objects: [{title: 'Sponsor'}]},
    releases: [{name: 'v2.7.2', published_at: null, body: 'Notes'}],
    'MIGRATION.md': {
      content: Buffer.from('# Migrating — from 1.5')
        .toString('base64')
        .replace(/(.{12})/g, '$1\n'),
      encoding: 'base64',
    },
    jobs: [{id: 7}],
  });
});
afterEach(() => service.stop());

function ask(kind: Kind): Promise<readonly unknown[]> {
  const sources = findSources(
    parseOptions({
      ref: 'docs.example.com',
      bucket: {slug: 'docs', readKey: 'key', apiUrl: `${service.origin}/v3`},
      github: {
        apiUrl: service.origin,
        repository: 'acme/kit',
        branch: 'release/2',
      },
      jobsUrl: `${service.origin}/jobs`,
    }),
  );
  return sources[kind]!.ask();
}

test('nothing is asked for that is not configured', () => {
  expect(findSources(parseOptions({ref: 'docs.example.com'}))).toEqual({});
});

test('notifications: the newest five that are published', async () => {
  await expect(ask('notifications')).resolves.toEqual([notification('one')]);
  const [url] = service.requests;
  expect(url?.pathname).toBe('/v3/buckets/docs/objects');
  expect(Object.fromEntries(url!.searchParams)).toEqual({
    read_key: 'key',
    query: '{"type":"notifications"}',
    props: 'created_at,metadata,slug,title',
    sort: '-created_at',
    status: 'published',
    limit: '5',
  });
});

test('sponsors: those whose status is set, in order', async () => {
  await ask('sponsors');
  expect(Object.fromEntries(service.requests[0]!.searchParams)).toMatchObject({
    query: '{"type":"sponsors","metadata.status":true}',
    props: 'title,metadata',
    sort: 'created_at',
  });
});

test('ads: those that are published', async () => {
  await ask('ads');
  expect(Object.fromEntries(service.requests[0]!.searchParams)).toMatchObject({
    query: '{"type":"ads"}',
    props: 'metadata,title',
    status: 'published',
  });
});

test('releases: a hundred', async () => {
  await expect(ask('releases')).resolves.toHaveLength(1);
  expect(service.requests[0]?.href).toBe(
    `${service.origin}/repos/acme/kit/releases?per_page=100`,
  );
});

test('migration: decoded from base64, of the branch', async () => {
  await expect(ask('migration')).resolves.toEqual(['# Migrating — from 1.5']);
  expect(service.requests[0]?.href).toBe(
    `${service.origin}/repos/acme/kit/contents/MIGRATION.md?ref=release%2F2`,
  );
  expect(service.headers[0]?.['content-type']).toBe('application/json');
});

test('migration: a blank where there is no such file', async () => {
  service.trouble = 'empty';
  await expect(ask('migration')).resolves.toEqual([' ']);
});

test('jobs', async () => {
  await expect(ask('jobs')).resolves.toEqual([{id: 7}]);
});

test('the content service says "not found" where a type has no objects', async () => {
  service.trouble = 'empty';
  await expect(ask('notifications')).resolves.toEqual([]);
});

describe.each(['notifications', 'releases', 'migration', 'jobs'] as const)(
  '%s',
  (kind) => {
    test.each<[Trouble, boolean, RegExp]>([
      ['error', true, /500|out of order/],
      ['refused', false, /401|wrong key/],
      ['html', true, /no list|no JSON/],
      ['truncated', true, /no list|no JSON/],
      ['large', true, /./],
    ])('%s: fails, worth another try: %s', async (trouble, temporary, said) => {
      service.trouble = trouble;
      const failure = ask(kind);
      await expect(failure).rejects.toThrow(said);
      if (trouble !== 'large') {
        await expect(failure).rejects.toMatchObject({temporary});
      }
    });

    test('down: fails', async () => {
      await service.stop();
      await expect(ask(kind)).rejects.toMatchObject({temporary: true});
    });

    test.each(['elsewhere', 'circle'] as const)(
      'a redirect, %s: is not followed for long',
      async (trouble) => {
        service.trouble = trouble;
        await expect(ask(kind)).rejects.toThrow();
        expect(service.requests.length).toBeLessThan(6);
        expect(service.requests.map(({pathname}) => pathname)).not.toContain(
          '/elsewhere',
        );
      },
    );

    test('packed to be enormous: is not unpacked', async () => {
      await expect(ask(kind)).resolves.toBeDefined();
      service.trouble = 'bomb';
      await expect(ask(kind)).rejects.toThrow();
    });

    test.each(['slow', 'drip'] as const)(
      '%s: does not wait for it',
      async (trouble) => {
        service.trouble = trouble;
        const started = Date.now();
        await expect(ask(kind)).rejects.toMatchObject({temporary: true});
        expect(Date.now() - started).toBeLessThan(15_000);
      },
    );
  },
);

test('a repository that was renamed: its new address is asked', async () => {
  service.moved = {'/repos/acme/kit/releases': '/repositories/7/releases'};
  await expect(ask('releases')).resolves.toHaveLength(1);
  expect(service.requests.at(-1)?.pathname).toBe('/repositories/7/releases');
});
