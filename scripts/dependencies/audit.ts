import {spawn} from 'node:child_process';
import * as z from 'zod';
import {type Facts, severities, type Severity} from './facts';

/** One known vulnerability of an installed package. */
export interface Finding {
  /** `GHSA-xxxx-xxxx-xxxx`; the address of the advisory if it has none. */
  readonly id: string;
  readonly package: string;
  readonly severity: Severity;
  readonly title: string;
  readonly url: string;
}

/** What the registry says, or why it says nothing. */
export type Audit =
  | {readonly kind: 'findings'; readonly findings: readonly Finding[]}
  /** The registry has no audits. */
  | {readonly kind: 'refused'; readonly why: string}
  | {readonly kind: 'failed'; readonly why: string};

const advisorySchema = z.object({
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: z.enum(severities),
});

const reportSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    // A name leads to the package that has the vulnerability.
    z.object({via: z.array(z.union([z.string(), advisorySchema]))}),
  ),
});

const refusalSchema = z.object({message: z.string()});

/** Runs `npm audit` in a folder. */
function npmAudit(
  folder: string,
  options: readonly string[],
): Promise<{output: string; errors: string}> {
  return new Promise((resolve) => {
    const npm = spawn('npm', ['audit', '--json', ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Windows finds npm, a script, by its shell only; all arguments are ours.
      shell: process.platform === 'win32',
    });
    let output = '';
    let errors = '';
    npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    npm.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    npm.on('error', ({message}) => resolve({output: '', errors: message}));
    npm.on('close', () => resolve({output, errors}));
  });
}

/** Statuses of a registry that does not know the request or does not allow it. */
const refusal = /\b(?:400|403|404|405|410|501)\b/;

/**
 * Asks the registry for known vulnerabilities of what the lockfile installs.
 *
 * @param folder - with `package-lock.json`.
 * @param options - further options of npm.
 */
export async function audit(
  folder: string,
  options: readonly string[] = [],
): Promise<Audit> {
  const {output, errors} = await npmAudit(folder, options);
  let json: unknown;
  try {
    json = JSON.parse(output);
  } catch {
    return {kind: 'failed', why: errors.trim() || 'npm said nothing'};
  }
  const report = reportSchema.safeParse(json);
  if (!report.success) {
    const {data} = refusalSchema.safeParse(json);
    const why = data?.message ?? errors.trim();
    return {kind: refusal.test(why) ? 'refused' : 'failed', why};
  }
  const findings = new Map<string, Finding>();
  for (const {via} of Object.values(report.data.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause !== 'string') {
        const id = /GHSA(?:-[0-9a-z]{4}){3}/.exec(cause.url)?.[0] ?? cause.url;
        const {name, ...rest} = cause;
        findings.set(`${id} ${name}`, {...rest, id, package: name});
      }
    }
  }
  return {kind: 'findings', findings: [...findings.values()]};
}

/** Findings by what is to be done about them. */
export interface Verdict {
  /** Bad enough, and not allowed. */
  readonly failures: readonly Finding[];
  /** Not bad enough, or allowed. */
  readonly others: readonly Finding[];
  /** Permissions that have run out, or that allow nothing any more. */
  readonly stale: readonly string[];
}

/**
 * Judges findings by what `data/dependencies.yaml` allows.
 *
 * @param today - `2026-01-31`; permissions hold until the end of their day.
 */
export function judge(
  findings: readonly Finding[],
  {auditLevel, allowedFindings}: Facts,
  today: string,
): Verdict {
  const isBad = ({severity}: Finding) =>
    severities.indexOf(severity) >= severities.indexOf(auditLevel);
  const isAllowed = (finding: Finding) =>
    allowedFindings.some(
      ({id, package: name, until}) =>
        id === finding.id && name === finding.package && today <= until,
    );
  const isFailure = (finding: Finding) => isBad(finding) && !isAllowed(finding);
  return {
    failures: findings.filter(isFailure),
    others: findings.filter((finding) => !isFailure(finding)),
    stale: allowedFindings.flatMap(({id, package: name, until}) => {
      const isFound = findings.some(
        (finding) => finding.id === id && finding.package === name,
      );
      return isFound && today <= until
        ? []
        : [
            isFound
              ? `${id} of ${name} was allowed until ${until}`
              : `${id} of ${name} is allowed, but not found any more`,
          ];
    }),
  };
}
