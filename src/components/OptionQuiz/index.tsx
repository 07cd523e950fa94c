import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import {type QuestionKey, questions} from './questions';
import styles from './styles.module.css';

type Answers = Readonly<Partial<Record<QuestionKey, string>>>;

interface QuizOptionProps extends Answers {
  readonly name: string;
  readonly children: ReactNode;
}

/** An option; `<OptionQuiz>` shows it. Its answers say whom it is for. */
export function QuizOption({children}: QuizOptionProps): ReactElement {
  return <>{children}</>;
}

const isOption = (node: ReactNode): node is ReactElement<QuizOptionProps> =>
  isValidElement(node) && node.type === QuizOption;

/**
 * The option for somebody's answers: the first that fits.
 *
 * @returns undefined while a question is open, or when none fits.
 */
export function recommend(
  options: readonly QuizOptionProps[],
  answers: Answers,
): QuizOptionProps | undefined {
  const keys = questions().map(({key}) => key);
  if (keys.some((key) => answers[key] === undefined)) {
    return undefined;
  }
  return options.find((option) =>
    keys.every(
      (key) =>
        option[key] === undefined ||
        option[key].split(' ').includes(answers[key] ?? ''),
    ),
  );
}

/** Four questions, and which option fits the answers. */
export default function OptionQuiz({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  const [answers, setAnswers] = useState<Answers>({});
  const options = Children.toArray(children).filter(isOption);
  const isComplete = questions().every(({key}) => answers[key] !== undefined);
  const fitting = recommend(
    options.map(({props}) => props),
    answers,
  );
  return (
    <div className={styles.quiz}>
      <div className={styles.questions}>
        {questions().map(({key, text, answers: choices}) => (
          <fieldset className={styles.question} key={key}>
            <legend>{text}</legend>
            <div className={styles.choices}>
              {Object.entries(choices).map(([answer, label]) => (
                <label className={styles.choice} key={answer}>
                  <input
                    checked={answers[key] === answer}
                    name={`${id}-${key}`}
                    onChange={() => {
                      setAnswers({...answers, [key]: answer});
                    }}
                    type="radio"
                    value={answer}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        <div className={styles.end}>
          <p className={styles.result} role="status">
            {fitting
              ? translate(
                  {
                    id: 'site.quiz.fits',
                    message: 'What fits you: {name}',
                    description: 'Result of the quiz; {name} is like Vue CLI',
                  },
                  {name: fitting.name},
                )
              : isComplete
                ? translate({
                    id: 'site.quiz.none',
                    message: 'Nothing fits all answers. Change one of them.',
                  })
                : translate({
                    id: 'site.quiz.open',
                    message: 'Answer all four questions.',
                  })}
          </p>
          <button
            className="button button--secondary"
            disabled={Object.keys(answers).length === 0}
            onClick={() => {
              setAnswers({});
            }}
            type="button"
          >
            <Translate id="site.quiz.reset">Reset</Translate>
          </button>
        </div>
      </div>
      <ul className={styles.options}>
        {options.map((option) => (
          <li
            className={clsx(
              styles.option,
              option.props.name === fitting?.name && styles.fitting,
            )}
            key={option.props.name}
          >
            {option.props.name === fitting?.name && (
              <span className={styles.badge}>
                <Translate
                  description="On the option that fits the answers of the quiz"
                  id="site.quiz.recommended"
                >
                  Recommended
                </Translate>
              </span>
            )}
            {option}
          </li>
        ))}
      </ul>
    </div>
  );
}
