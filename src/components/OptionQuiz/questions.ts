import {translate} from '@docusaurus/Translate';

/** What is asked. */
export type QuestionKey = 'experience' | 'platform' | 'tests' | 'seo';

/** A question and its answers, by their keys. */
export interface Question {
  readonly key: QuestionKey;
  readonly text: string;
  readonly answers: Readonly<Record<string, string>>;
}

/** The four questions, in the language of the page. */
export function questions(): readonly Question[] {
  const yesOrNo = {
    yes: translate({id: 'site.quiz.yes', message: 'Yes'}),
    no: translate({id: 'site.quiz.no', message: 'No'}),
  };
  return [
    {
      key: 'experience',
      text: translate({
        id: 'site.quiz.experience',
        message: 'How well do you know Vue?',
      }),
      answers: {
        beginner: translate({id: 'site.quiz.beginner', message: 'Beginner'}),
        intermediate: translate({
          id: 'site.quiz.intermediate',
          message: 'Intermediate',
        }),
        advanced: translate({id: 'site.quiz.advanced', message: 'Advanced'}),
      },
    },
    {
      key: 'platform',
      text: translate({
        id: 'site.quiz.platform',
        message: 'What do you build for?',
      }),
      answers: {
        web: translate({
          id: 'site.quiz.web',
          message: 'Web',
          description: 'Pages on the web',
        }),
        desktop: translate({
          id: 'site.quiz.desktop',
          message: 'Desktop',
          description: 'A program for desktop computers',
        }),
        mobile: translate({
          id: 'site.quiz.mobile',
          message: 'Mobile',
          description: 'An app for phones',
        }),
        application: translate({
          id: 'site.quiz.application',
          message: 'Application',
          description: 'An application that runs in the browser',
        }),
      },
    },
    {
      key: 'tests',
      text: translate({
        id: 'site.quiz.tests',
        message: 'Should tests be set up for you?',
      }),
      answers: yesOrNo,
    },
    {
      key: 'seo',
      text: translate({
        id: 'site.quiz.seo',
        message: 'Must search engines find the content?',
      }),
      answers: yesOrNo,
    },
  ];
}
