import {config as loadDotenv} from 'dotenv';
import * as z from 'zod';
import {fallbackLocale, languages} from './locales';

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);

const locales: readonly string[] = languages.map(({locale}) => locale);

/** Some versions of the docs, comma-separated; `readVersions` knows which. */
const versionList = z.string().transform((text) =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
);

/** Some of the site's locales, comma-separated. */
const localeList = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((locale) => locale.trim())
      .filter(Boolean),
  )
  .superRefine((list, context) => {
    for (const locale of list.filter((entry) => !locales.includes(entry))) {
      context.addIssue({
        code: 'custom',
        message: `Language not found: ${locale}. There are ${locales.join(', ')}`,
      });
    }
    if (!list.includes(fallbackLocale)) {
      context.addIssue({
        code: 'custom',
        message: `${fallbackLocale} stands in for all others, so it must be in the list`,
      });
    }
  });

const httpUrl = z.url({protocol: /^https?$/});

const optionalText = z.preprocess(blankIsUnset, z.string().min(1).optional());

const optionalUrl = z.preprocess(blankIsUnset, httpUrl.optional());

/** A script runs in the site: nobody on the way may exchange it. */
const optionalSafeUrl = z.preprocess(
  blankIsUnset,
  z
    .url({
      protocol: /^https$/,
      error: 'expected an address that starts with https://',
    })
    .optional(),
);

/** Origins, comma-separated; the first label may be an asterisk. */
const originList = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .pipe(
    z.array(
      z
        .string()
        .regex(
          /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/i,
          'expected origins such as https://cdn.example.com, comma-separated',
        ),
    ),
  );

const instant = (byDefault: string) =>
  z.preprocess(
    blankIsUnset,
    z.iso
      .datetime({
        offset: true,
        error: 'expected a date such as 2019-11-28T18:00:00Z',
      })
      .default(byDefault),
  );

/**
 * Everything the site takes from outside, with its default. `.env.example`
 * documents each of them; with none set the site works.
 */
export const environmentSchema = z
  .object({
    /** Origin the site is deployed to, without a path. */
    SITE_URL: z.preprocess(
      blankIsUnset,
      httpUrl.default('https://v2.vuetifyjs.com'),
    ),
    /** Repository that edit links and source links lead to. */
    REPOSITORY_URL: z.preprocess(
      blankIsUnset,
      httpUrl.default('https://github.com/vuetifyjs/docs'),
    ),
    /** Branch of that repository. */
    REPOSITORY_BRANCH: z.preprocess(
      blankIsUnset,
      z.string().min(1).default('main'),
    ),
    /** Runs the live examples on Vue's development build, which warns. */
    LIVE_EXAMPLES_DEV: z.preprocess(
      blankIsUnset,
      z.stringbool().default(false),
    ),
    /** Script of a service to translate in the page; pseudo-locale only. */
    IN_CONTEXT_SCRIPT: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(
          /^(?:https:\/\/|\/(?!\/))\S+$/,
          'expected an address that starts with https:// or a path of the site',
        )
        .optional(),
    ),
    /** Locales that the site consists of; all without it. */
    SITE_LOCALES: z.preprocess(blankIsUnset, localeList.optional()),
    /** Versions to build; all without it. */
    SITE_VERSIONS: z.preprocess(blankIsUnset, versionList.optional()),
    /** Google Analytics measurement id; analytics are off without it. */
    GTAG_ID: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(
          /^(?:G|UA|GT|AW|DC)-[A-Z0-9-]+$/i,
          'expected an id such as G-XXXXXXXXXX',
        )
        .optional(),
    ),
    /** Bucket of the content service; content is embedded without it. */
    COSMIC_BUCKET_SLUG: optionalText,
    /** Key that reads the published content of the bucket. */
    COSMIC_READ_KEY: optionalText,
    /** Where the content service answers. */
    COSMIC_API_URL: z.preprocess(
      blankIsUnset,
      httpUrl.default('https://api.cosmicjs.com/v3'),
    ),
    /** Repository whose releases and migration notes are shown. */
    FRAMEWORK_REPOSITORY: z.preprocess(
      blankIsUnset,
      z
        .string()
        .regex(/^[\w.-]+\/[\w.-]+$/, 'expected owner/name')
        .optional(),
    ),
    /** Branch of it that has the migration notes. */
    FRAMEWORK_BRANCH: z.preprocess(
      blankIsUnset,
      z.string().min(1).default('master'),
    ),
    /** Where GitHub's API answers. */
    GITHUB_API_URL: z.preprocess(
      blankIsUnset,
      httpUrl.default('https://api.github.com'),
    ),
    /** The jobs API; the list of jobs is embedded without it. */
    JOBS_URL: optionalUrl,
    /** What precedes image names in content: an address, or a site path. */
    IMAGES_BASE: z.preprocess(
      blankIsUnset,
      z
        .union([httpUrl, z.string().regex(/^\/(?!\/)/)], {
          error: 'expected an http(s) address or a path such as /img/content/',
        })
        .default('/img/content/'),
    ),
    /** Script of an ad network for the ad below the lead. */
    AD_ENTRY_SCRIPT: optionalSafeUrl,
    /** Script of an ad network for the ad at the end of a page. */
    AD_EXIT_SCRIPT: optionalSafeUrl,
    /** Calendar of a scheduling service on the page about consulting. */
    SCHEDULING_URL: optionalSafeUrl,
    /** Script that this service wants beside its calendar. */
    SCHEDULING_SCRIPT: optionalSafeUrl,
    /** Hosts that third parties need beside the one of their script. */
    POLICY_HOSTS: z.preprocess(blankIsUnset, originList.default([])),
    /** Third parties are loaded only after the visitor has agreed. */
    CONSENT_REQUIRED: z.preprocess(blankIsUnset, z.stringbool().default(false)),
    /** Visited pages can be read without a connection. */
    OFFLINE: z.preprocess(blankIsUnset, z.stringbool().default(true)),
    /** Markdown of the banner above every page; none is shown without it. */
    ANNOUNCEMENT: optionalText,
    /** Hosted search (DocSearch) in place of the site's own. */
    ALGOLIA_APP_ID: optionalText,
    /** Key of it that may search, which is public. */
    ALGOLIA_API_KEY: optionalText,
    /** Index of it. */
    ALGOLIA_INDEX_NAME: optionalText,
    /** When the store link carries its badge. */
    STORE_PROMO_FROM: instant('2019-11-28T18:00:00Z'),
    STORE_PROMO_UNTIL: instant('2019-12-02T23:59:59Z'),
  })
  .superRefine(({COSMIC_BUCKET_SLUG: slug, COSMIC_READ_KEY: key}, context) => {
    if ((slug === undefined) !== (key === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [slug === undefined ? 'COSMIC_BUCKET_SLUG' : 'COSMIC_READ_KEY'],
        message: 'missing; the content service needs the bucket and its key',
      });
    }
  })
  .superRefine(({SCHEDULING_URL: url, SCHEDULING_SCRIPT: script}, context) => {
    if (url === undefined && script !== undefined) {
      context.addIssue({
        code: 'custom',
        path: ['SCHEDULING_URL'],
        message: 'missing; the script alone shows no calendar',
      });
    }
  })
  .superRefine((variables, context) => {
    const names = [
      'ALGOLIA_APP_ID',
      'ALGOLIA_API_KEY',
      'ALGOLIA_INDEX_NAME',
    ] as const;
    const missing = names.filter((name) => variables[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      context.addIssue({
        code: 'custom',
        path: [missing.join(', ')],
        message: 'missing; the hosted search needs all three',
      });
    }
  });

/** The checked environment. */
export type Environment = z.infer<typeof environmentSchema>;

/**
 * Reads and checks the environment.
 *
 * @param variables - `process.env`, or the like in tests.
 * @returns the checked values, defaults filled in.
 * @throws an error that names every wrong variable and what to do.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(variables);
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(
      `The environment is not usable:\n${problems.join('\n')}\nCorrect the variable in .env or in the shell, or unset it; .env.example says what each takes.`,
    );
  }
  return result.data;
}

/** Reads `.env` beside the configuration, then the environment. */
export function loadEnvironment(): Environment {
  loadDotenv({quiet: true});
  return readEnvironment(process.env);
}
