import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mdiBugOutline, mdiThumbDownOutline, mdiThumbUpOutline} from '@mdi/js';
import Icon from '@site/src/components/Icon';
import usePage from '@site/src/components/usePage';
import useSiteFields from '@site/src/components/useSiteFields';
import {track} from '@site/src/visit/track';
import {type ReactElement, type ReactNode, useId, useState} from 'react';
import styles from './styles.module.css';

/** An issue about the page, with what we know already filled in. */
function useIssueHref(): string {
  const {metadata} = usePage();
  const {siteConfig} = useDocusaurusContext();
  const {repositoryUrl} = useSiteFields();
  const issue = new URLSearchParams({
    title: `[${metadata.title}] `,
    body: `${translate({
      id: 'site.feedback.issue',
      message: 'What is missing or wrong?',
      description: 'First line of the issue about a page',
    })}\n\n\n---\n${siteConfig.url}${metadata.permalink}`,
  });
  return `${repositoryUrl}/issues/new?${issue.toString()}`;
}

function Thanks({helpful}: {readonly helpful: boolean}): ReactElement {
  const href = useIssueHref();
  return helpful ? (
    <Translate id="site.feedback.thanks">Thank you for telling us.</Translate>
  ) : (
    <>
      <Translate id="site.feedback.sorry">
        Sorry about that. What is missing or wrong?
      </Translate>{' '}
      <Link className={styles.link} to={href}>
        <Icon path={mdiBugOutline} size={18} />
        <Translate id="site.feedback.open">Open an issue</Translate>
      </Link>
    </>
  );
}

/** Asks whether the page helped; one press is the answer. */
export default function PageFeedback(): ReactElement {
  const [helpful, setHelpful] = useState<boolean>();
  const {metadata} = usePage();
  const question = useId();
  const answer = (value: boolean, icon: string, text: ReactNode) => (
    <button
      aria-pressed={helpful === value}
      className={styles.answer}
      onClick={() => {
        setHelpful(value);
        track({name: 'feedback', page: metadata.permalink, helpful: value});
      }}
      type="button"
    >
      <Icon path={icon} size={18} />
      {text}
    </button>
  );
  return (
    <section
      aria-labelledby={question}
      className={styles.feedback}
      data-export="none"
      data-needs-script
      data-pagefind-ignore
    >
      <span className={styles.question} id={question}>
        <Translate id="site.feedback.question">
          Was this page helpful?
        </Translate>
      </span>
      {answer(
        true,
        mdiThumbUpOutline,
        <Translate id="site.feedback.yes">Yes</Translate>,
      )}
      {answer(
        false,
        mdiThumbDownOutline,
        <Translate id="site.feedback.no">No</Translate>,
      )}
      <span className={styles.thanks} role="status">
        {helpful !== undefined && <Thanks helpful={helpful} />}
      </span>
    </section>
  );
}
