import {translate} from '@docusaurus/Translate';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
} from '@codemirror/commands';
import {vue} from '@codemirror/lang-vue';
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import {EditorState, StateEffect, StateField} from '@codemirror/state';
import {
  Decoration,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type {DecorationSet} from '@codemirror/view';
import {tags} from '@lezer/highlight';
import {useEffect, useId, useRef} from 'react';
import type {ReactElement} from 'react';
import styles from './styles.module.css';

const color = (name: string) => `var(--vd-code-${name})`;

const highlighting = HighlightStyle.define([
  {tag: tags.comment, color: color('comment')},
  {tag: [tags.punctuation, tags.angleBracket], color: color('punctuation')},
  {tag: [tags.keyword, tags.moduleKeyword], color: color('keyword')},
  {tag: [tags.string, tags.attributeValue], color: color('string')},
  {tag: [tags.number, tags.bool, tags.null], color: color('number')},
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: color('function'),
  },
  {tag: tags.tagName, color: color('tag')},
  {tag: [tags.attributeName, tags.propertyName], color: color('attribute')},
  {tag: [tags.typeName, tags.className], color: color('type')},
]);

const theme = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: 'transparent',
    color: 'var(--vd-text)',
    fontSize: '13.5px',
  },
  '&.cm-focused': {
    outline: '2px solid var(--vd-primary)',
    outlineOffset: '-2px',
  },
  '.cm-scroller': {fontFamily: 'var(--vd-mono)', lineHeight: '1.6'},
  '.cm-content': {
    paddingBlock: 'var(--vd-space-3)',
    caretColor: 'var(--vd-text)',
  },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'transparent',
    color: 'var(--vd-muted)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {
    backgroundColor: 'color-mix(in srgb, var(--vd-text) 5%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'color-mix(in srgb, var(--vd-primary) 18%, transparent)',
  },
  '.cm-cursor': {borderLeftColor: 'var(--vd-text)'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {
      backgroundColor: 'color-mix(in srgb, var(--vd-primary) 28%, transparent)',
    },
});

const markLine = StateEffect.define<number | undefined>();
const wrongLine = Decoration.line({class: styles.wrongLine ?? ''});

/** The line that the last error is on, until the code changes. */
const markedLine = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(markLine)) {
        const {doc} = transaction.state;
        const {value} = effect;
        return value !== undefined && value <= doc.lines
          ? Decoration.set([wrongLine.range(doc.line(value).from)])
          : Decoration.none;
      }
    }
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

interface EditorProps {
  /** Name of the example, for the editor's own name. */
  readonly name: string;
  /** The code to show; a change of the visitor's own is not sent back. */
  readonly code: string;
  /** Line of the last error. */
  readonly errorLine?: number;
  readonly onChange: (code: string) => void;
}

/** A code editor for a single-file component; loaded on the first edit. */
export default function Editor({
  name,
  code,
  errorLine,
  onChange,
}: EditorProps): ReactElement {
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useRef(onChange);
  const initial = useRef(code);
  const hintId = useId();

  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (!parent.current) {
      return undefined;
    }
    const editor = new EditorView({
      parent: parent.current,
      state: EditorState.create({
        doc: initial.current,
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          vue(),
          syntaxHighlighting(highlighting),
          markedLine,
          theme,
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          EditorView.contentAttributes.of({
            'aria-label': translate(
              {
                id: 'site.example.editor',
                message: 'Code of the example {name}',
                description: 'Accessible name of the code editor',
              },
              {name},
            ),
            'aria-describedby': hintId,
            tabindex: '0',
          }),
          EditorView.updateListener.of(({docChanged, state}) => {
            if (docChanged) {
              change.current(state.doc.toString());
            }
          }),
        ],
      }),
    });
    view.current = editor;
    editor.focus();
    return () => {
      editor.destroy();
    };
  }, [hintId, name]);

  useEffect(() => {
    const editor = view.current;
    if (editor && editor.state.doc.toString() !== code) {
      const {length} = editor.state.doc;
      editor.dispatch({changes: {from: 0, to: length, insert: code}});
    }
  }, [code]);

  useEffect(() => {
    view.current?.dispatch({effects: markLine.of(errorLine)});
  }, [errorLine, code]);

  return (
    <div className={styles.editor}>
      <div className={styles.editorView} dir="ltr" ref={parent} />
      <p className={styles.editorHint} id={hintId}>
        {translate({
          id: 'site.example.editorHint',
          message: 'Esc, then Tab leaves the editor. Edits are not saved.',
          description: 'Note below the code editor of an example',
        })}
      </p>
    </div>
  );
}
