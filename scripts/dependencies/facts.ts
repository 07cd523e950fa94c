import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const file = 'data/dependencies.yaml';

/** How bad a finding is, the least first, as `npm audit` says it. */
export const severities = [
  'info',
  'low',
  'moderate',
  'high',
  'critical',
] as const;

export type Severity = (typeof severities)[number];

const text = z.string().min(1);

const factsSchema = z.strictObject({
  /** Findings from this level on are failures. */
  auditLevel: z.enum(severities),
  /** Findings that are known to do no harm, each for a time. */
  allowedFindings: z.array(
    z.strictObject({
      id: z
        .string()
        .regex(/^GHSA(?:-[0-9a-z]{4}){3}$/, 'expected GHSA-xxxx-xxxx-xxxx'),
      package: text,
      why: text,
      until: z.iso.date('expected a date such as 2026-12-31'),
    }),
  ),
  /** Packages with install scripts, and why none of these is needed. */
  installScripts: z.record(text, text),
  /** SPDX ids of the licenses that packages may have. */
  licenses: z.array(text).min(1),
  /** Licenses of packages whose manifest names none. */
  knownLicenses: z.record(text, text),
  /** Packages whose files reach browsers. */
  shipped: z.array(text).min(1),
});

/** What is known of the dependencies. */
export type Facts = z.infer<typeof factsSchema>;

/**
 * Checks what `data/dependencies.yaml` says.
 *
 * @param content - its text.
 * @throws an error that names each wrong field.
 */
export function parseFacts(content: string): Facts {
  const result = factsSchema.safeParse(parse(content));
  if (!result.success) {
    const problems = result.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(
      `${file} is not usable:\n${problems.join('\n')}\nCorrect these fields.`,
    );
  }
  return result.data;
}

/** Reads `data/dependencies.yaml` below the repository's root. */
export const readFacts = (root: string): Facts =>
  parseFacts(fs.readFileSync(path.join(root, file), 'utf8'));
