import Translate, {translate} from '@docusaurus/Translate';
import Table from '@site/src/components/Table';
import TextPage from '@site/src/components/TextPage';
import Heading from '@theme/Heading';
import type {ReactElement, ReactNode} from 'react';

/** As `plugins/locale-gateway/browser/storage.ts` names it. */
const languageKey = 'currentLanguage';

/** As `plugins/content-service` adds it to links. */
const refQuery = 'ref';

interface Stored {
  readonly key: string;
  readonly what: ReactNode;
  readonly why: ReactNode;
}

const stored: readonly Stored[] = [
  {
    key: 'language',
    what: (
      <Translate
        id="site.privacy.language"
        values={{key: <code>{languageKey}</code>}}
      >
        {'Language, also as a cookie ({key})'}
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.language.why">
        to open the site in it next time
      </Translate>
    ),
  },
  {
    key: 'theme',
    what: <Translate id="site.privacy.theme">Light or dark theme</Translate>,
    why: (
      <Translate id="site.privacy.theme.why">
        to show it before the first paint
      </Translate>
    ),
  },
  {
    key: 'version',
    what: (
      <Translate id="site.privacy.version">
        Version of the documentation
      </Translate>
    ),
    why: <Translate id="site.privacy.version.why">to keep you in it</Translate>,
  },
  {
    key: 'widgets',
    what: (
      <Translate id="site.privacy.widgets">
        Closed groups of the sidebar, tabs, choices in widgets
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.widgets.why">
        to find them as you left them
      </Translate>
    ),
  },
  {
    key: 'search',
    what: (
      <Translate id="site.privacy.search">
        The last five things you searched for
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.search.why">
        to offer them again; the search field forgets them when you ask it to
      </Translate>
    ),
  },
  {
    key: 'notifications',
    what: (
      <Translate id="site.privacy.notifications">
        Notifications you have seen, and when
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.notifications.why">
        to count what is new and not to disturb you twice
      </Translate>
    ),
  },
  {
    key: 'banner',
    what: (
      <Translate id="site.privacy.banner">A banner you have closed</Translate>
    ),
    why: (
      <Translate id="site.privacy.banner.why">not to show it again</Translate>
    ),
  },
  {
    key: 'answer',
    what: (
      <Translate id="site.privacy.answer">
        Your answer about third parties
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.answer.why">
        not to ask on every page
      </Translate>
    ),
  },
  {
    key: 'pages',
    what: (
      <Translate id="site.privacy.pages">
        The pages you have visited last, with their examples
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.pages.why">
        to show them without a connection
      </Translate>
    ),
  },
  {
    key: 'content',
    what: (
      <Translate id="site.privacy.content">
        Notifications, ads and sponsors, for the visit
      </Translate>
    ),
    why: (
      <Translate id="site.privacy.content.why">
        not to fetch them again
      </Translate>
    ),
  },
];

function WhatIsStored(): ReactElement {
  return (
    <>
      <Heading as="h2" id="what-is-stored">
        <Translate id="site.privacy.stored">What is stored</Translate>
      </Heading>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.privacy.what">What</Translate>
            </th>
            <th scope="col">
              <Translate id="site.privacy.why">Why</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {stored.map(({key, what, why}) => (
            <tr key={key}>
              <td>{what}</td>
              <td>{why}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

function Others(): ReactElement {
  return (
    <>
      <Heading as="h2" id="who-else-may-be-involved">
        <Translate id="site.privacy.others">Who else may be involved</Translate>
      </Heading>
      <p>
        <Translate id="site.privacy.others.text">
          By default a page asks nobody but the host of this site. Whoever runs
          a copy of it can switch on more:
        </Translate>
      </p>
      <ul>
        <li>
          <Translate id="site.privacy.service">
            A content service delivers notifications, ads of the site’s own and
            sponsors. It learns your address, as any web server does.
          </Translate>
        </li>
        <li>
          <Translate
            id="site.privacy.thirdParties"
            values={{
              choices: translate({
                id: 'site.consent.reopen',
                message: 'Privacy choices',
                description: 'Button in the footer that asks for consent again',
              }),
            }}
          >
            {
              'Ads of a network, statistics by Google Analytics and appointments by a scheduling service may set cookies. Where the law wants you to be asked, you are asked first; “{choices}” at the end of each page asks again.'
            }
          </Translate>
        </li>
      </ul>
      <p>
        <Translate
          id="site.privacy.statistics"
          values={{
            question: translate({
              id: 'site.feedback.question',
              message: 'Was this page helpful?',
            }),
          }}
        >
          {
            'Statistics count pages and a few clicks: a card at the end of a page, a job, a sponsor, an ad, a theme, a notification, the toolbar, a version, your answer to “{question}”. IP addresses are shortened. A browser that sends “Do Not Track” or “Global Privacy Control” is not counted at all.'
          }
        </Translate>
      </p>
      <p>
        <Translate id="site.privacy.editor">
          The button that opens an example in an online editor sends the example
          there when you press it, and nothing before.
        </Translate>
      </p>
      <p>
        <Translate
          id="site.privacy.ref"
          values={{query: <code>{refQuery}</code>}}
        >
          {
            'Links in ads and jobs carry a {query} query that says which site you come from, and nothing about you.'
          }
        </Translate>
      </p>
    </>
  );
}

/** What the site stores and whom it asks, in the visitor's language. */
export default function Privacy(): ReactElement {
  return (
    <TextPage
      description={translate({
        id: 'site.privacy.description',
        message:
          'What this site stores in your browser, whom it asks, and what it learns about you.',
      })}
      title={translate({id: 'site.privacy.title', message: 'Privacy'})}
    >
      <p>
        <Translate id="site.privacy.lead">
          This site has no accounts. What you choose is kept in your browser’s
          storage and never leaves it, except for your language, which a cookie
          tells the host of this site. Delete the site’s data in your browser to
          forget all of it; where storage is blocked, your choices last until
          you close the page.
        </Translate>
      </p>
      <WhatIsStored />
      <Others />
    </TextPage>
  );
}
