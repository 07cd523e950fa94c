import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {dateLocale} from '@site/config/locales';
import TextPage from '@site/src/components/TextPage';
import useSiteFields from '@site/src/components/useSiteFields';
import Heading from '@theme/Heading';
import type {ReactElement} from 'react';

/** Keys and names, the same in every language. */
const searchKeys = {ctrl: 'Ctrl K', slash: '/'};
const wcag = 'WCAG 2.2';

/** When the statement was last compared with the site. */
const reviewed = '2026-11-21';

function WhatToCountOn(): ReactElement {
  return (
    <>
      <Heading as="h2" id="what-to-count-on">
        <Translate id="site.accessibility.promises">
          What you can count on
        </Translate>
      </Heading>
      <ul>
        <li>
          <Translate id="site.accessibility.keyboard" values={searchKeys}>
            {
              'Keyboard: everything can be reached and operated, a ring shows where you are, and the first press of Tab offers a link past the navigation. {ctrl} (⌘ K on a Mac) or {slash} opens the search.'
            }
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.editor">
            In the code editor of an example, Tab indents. Press Esc, then Tab,
            to leave it.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.zoom">
            Zoom: text twice as large and windows 320 pixels wide need no
            scrolling to the side. Only wide tables and code scroll, each in a
            part of the page of its own.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.system">
            Your system’s settings: light or dark, reduced motion and the colors
            of contrast themes are followed.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.screenReaders">
            Screen readers: parts of the page, controls and pictures have names,
            the language of each text is marked, and what changes without you is
            announced.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.noScript">
            Without JavaScript, texts, API tables and the source of examples can
            be read all the same.
          </Translate>
        </li>
      </ul>
    </>
  );
}

function HowTested(): ReactElement {
  return (
    <>
      <Heading as="h2" id="how-it-is-tested">
        <Translate id="site.accessibility.tests">How it is tested</Translate>
      </Heading>
      <p>
        <Translate id="site.accessibility.tests.text">
          Each change is tested in Chromium before it is published: every kind
          of page against the rules of axe-core, in both themes and in several
          languages; whole tasks by keyboard alone; 200 % zoom and 320 pixels;
          reduced motion and forced colors; the size of targets and the contrast
          of all colors.
        </Translate>
      </p>
      <p>
        <Translate id="site.accessibility.tests.lack">
          This is our own assessment. Programs find a part of all barriers only:
          nobody outside has audited the site, and tests with screen readers and
          by people with disabilities are still to come.
        </Translate>
      </p>
    </>
  );
}

function Limits(): ReactElement {
  return (
    <>
      <Heading as="h2" id="known-limits">
        <Translate id="site.accessibility.limits">Known limits</Translate>
      </Heading>
      <ul>
        <li>
          <Translate id="site.accessibility.limits.colors">
            Examples show the framework as it is. Some of its colors are too
            close to each other, as white is to the green of success, and some
            of its controls are smaller than 24 pixels.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.names">
            Some of the framework’s own buttons have no name: those that open
            rows of data tables and nodes of trees, and the one that changes the
            notation in color pickers. In version 1.5, so do those of carousels,
            date pickers and paginations.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.motion">
            The framework’s transitions run in examples whatever your system
            says about motion.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.languages">
            A page that nobody has translated yet is shown in English, and says
            so.
          </Translate>
        </li>
        <li>
          <Translate id="site.accessibility.limits.others">
            What other companies deliver is not in our hands: ads, calendars,
            the online editor that examples open in, and the sites that links
            lead to.
          </Translate>
        </li>
      </ul>
    </>
  );
}

function Report(): ReactElement {
  const {i18n} = useDocusaurusContext();
  const {repositoryUrl} = useSiteFields();
  const date = new Intl.DateTimeFormat(dateLocale(i18n.currentLocale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <Heading as="h2" id="report-a-barrier">
        <Translate id="site.accessibility.report">Report a barrier</Translate>
      </Heading>
      <p>
        <Translate
          id="site.accessibility.report.text"
          values={{
            link: (
              <Link to={`${repositoryUrl}/issues/new`}>
                <Translate id="site.accessibility.report.link">
                  open an issue
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'If something keeps you from using a page, {link}. Say which page, what you wanted to do, and which browser and assistive technology you use. A barrier is a bug, and is treated like one.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          id="site.accessibility.reviewed"
          values={{
            date: (
              <time dateTime={reviewed}>{date.format(new Date(reviewed))}</time>
            ),
          }}
        >
          {'Last reviewed: {date}.'}
        </Translate>
      </p>
    </>
  );
}

/** What the site does for all visitors, how that is tested, what it lacks. */
export default function Accessibility(): ReactElement {
  return (
    <TextPage
      description={translate({
        id: 'site.accessibility.description',
        message:
          'What this site does for everyone to be able to use it, how that is tested, what does not work yet, and where to report a barrier.',
      })}
      title={translate({
        id: 'site.accessibility.title',
        message: 'Accessibility of this site',
      })}
    >
      <p>
        <Translate
          id="site.accessibility.lead"
          values={{
            wcag: <Link to="https://www.w3.org/TR/WCAG22/">{wcag}</Link>,
          }}
        >
          {
            'Whoever builds with Vuetify should be able to read about it, whatever they see, hear or press keys with. Our aim is level AA of {wcag}, on every page, in every language and version, in the light and in the dark theme.'
          }
        </Translate>
      </p>
      <WhatToCountOn />
      <HowTested />
      <Limits />
      <Report />
    </TextPage>
  );
}
