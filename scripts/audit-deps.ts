/**
 * `npm run audit:deps`: known vulnerabilities of the dependencies, as far as
 * the registry tells, and where the packages come from.
 */
import {audit, type Finding, judge} from './dependencies/audit';
import {readFacts} from './dependencies/facts';
import {findUnaccepted} from './dependencies/licenses';
import {findStrangers, readLockfile} from './dependencies/lockfile';
import {root} from './lib/run';

const line = ({id, package: name, severity, title, url}: Finding) =>
  `  ${severity} ${name}: ${title} (${id}, ${url})`;

async function check(): Promise<boolean> {
  const facts = readFacts(root);
  const installed = readLockfile(root);
  const problems = [
    ...findStrangers(installed),
    ...findUnaccepted(installed, facts),
  ];
  console.log(
    problems.length > 0
      ? `Packages to look at:\n  ${problems.join('\n  ')}`
      : `${installed.length} packages: all of the public registry, all with a sha512, licenses accepted.`,
  );
  const result = await audit(root);
  switch (result.kind) {
    case 'refused':
      console.log(
        `Vulnerabilities were NOT looked for: this registry offers no audits (${result.why}).\nRun it where the public registry answers: npm run audit:deps`,
      );
      return problems.length === 0;
    case 'failed':
      console.error(`Vulnerabilities were not looked for: ${result.why}`);
      return false;
    case 'findings': {
      const today = new Date().toISOString().slice(0, 10);
      const {failures, others, stale} = judge(result.findings, facts, today);
      if (others.length > 0) {
        console.log(
          `Known, below "${facts.auditLevel}" or allowed:\n${others.map(line).join('\n')}`,
        );
      }
      if (stale.length > 0) {
        console.error(
          `Take these out of data/dependencies.yaml or look at them anew:\n  ${stale.join('\n  ')}`,
        );
      }
      console.log(
        failures.length > 0
          ? `To be mended, or allowed for a time in data/dependencies.yaml:\n${failures.map(line).join('\n')}`
          : `No finding of level "${facts.auditLevel}" or above that is not allowed.`,
      );
      return problems.length + failures.length + stale.length === 0;
    }
  }
}

check().then(
  (isFine) => {
    process.exitCode = isFine ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
