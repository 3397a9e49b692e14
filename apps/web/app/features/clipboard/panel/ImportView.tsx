import {
  countCards,
  deckListErrorText,
  type DeckLine,
  faultOf,
  namesOfPastedList,
  resolvePastedList,
} from '@crownsmith/domain';
import { useEffect, useRef, useState } from 'react';
import { excessCopiesText } from '#app/ui/format/excess-copies';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from '../clipboard';
import { errorText } from './error-text';
import { Spinner } from '#app/ui/states/Spinner';
import { findCards, suggestNames } from './find-cards';
import { type Import, importedText, importPatch, resolveImport } from './import-list';
import panel from './Panel.module.css';
import styles from './TextView.module.css';

const EXAMPLE = `Commander
1 Kinnan, Bonder Prodigy

Deck
1 Sol Ring
1x Basalt Monolith (C21) 238`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Replaces the card name in one line of a text. */
const replaceName = (text: string, { line, name }: DeckLine, newName: string): string =>
  text
    .split('\n')
    .map((row, at) => (at === line - 1 ? row.replace(name, () => newName) : row))
    .join('\n');

/** The parsed list while it is typed: its size, and the lines with errors. */
const Preview = ({ text }: { readonly text: string }) => {
  const { commanders, main, companion, skipped, errors, notes } = resolvePastedList(text);
  const isList = errors.every((error) => faultOf(error) === undefined);
  const parts = [
    counted(countCards(main), 'card'),
    commanders.length > 0 && counted(commanders.length, 'commander'),
    companion !== undefined && `companion ${companion.name} left out`,
    skipped.length > 0 && `${countCards(skipped)} sideboard or maybeboard cards skipped`,
    notes.length > 0 && `${counted(notes.length, 'line')} of headings and comments`,
  ].filter((part) => part !== false);
  return (
    <>
      <p className={styles['note']} role="status">
        {text.trim() === ''
          ? 'Accepts lists from Moxfield, Archidekt, Arena and MTGO, and plain names.'
          : parts.join(' · ')}
      </p>
      {errors.length > 0 && (
        <div className={styles['errors']}>
          <strong>{isList ? counted(errors.length, 'line') : 'This'} could not be read</strong>
          <ul>
            {errors.slice(0, 20).map((error) => (
              <li key={`${error.line}:${error.column}:${error.code}`}>
                {faultOf(error) === undefined && `Line ${error.line}: `}
                {deckListErrorText(error)}
                {error.text && ` “${error.text.trim()}”`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
};

interface Outcome extends Import {
  readonly suggestions: ReadonlyMap<string, string>;
}

/** The names of an import that no card has, with suggestions. */
const UnknownNames = ({
  outcome,
  onReplace,
}: {
  readonly outcome: Outcome;
  readonly onReplace: (line: DeckLine, suggestion: string) => void;
}) => (
  <div className={styles['errors']} role="alert">
    <strong>
      {counted(outcome.unknown.length, 'name')} not found. The other cards were imported; correct the text
      above and import again.
    </strong>
    <ul>
      {outcome.unknown.slice(0, 50).map((line) => {
        const suggestion = outcome.suggestions.get(line.name);
        return (
          <li key={line.line}>
            Line {line.line}: “{line.name}”{' '}
            {suggestion && (
              <button type="button" className={styles['fix']} onClick={() => onReplace(line, suggestion)}>
                Use {suggestion}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  </div>
);

/** The cards of an import with more copies than a deck may have. */
const Excess = ({ excess }: Pick<Import, 'excess'>) => (
  <div className={styles['errors']} role="alert">
    <strong>Copies that a deck may not have were left out.</strong>
    <ul>
      {excess.map((item) => (
        <li key={item.card.url}>
          Line {item.entry.line}: {excessCopiesText(item)}
        </li>
      ))}
    </ul>
  </div>
);

/** A form that imports a pasted list: the text is parsed while it is typed, the names are looked up on submit. */
export const ImportView = ({ onDone }: { readonly onDone: () => void }) => {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const importText = async (): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    setOutcome(undefined);
    try {
      const notes = new Map<string, string>();
      const found = await findCards(namesOfPastedList(text), signal, (name, note) => notes.set(name, note));
      const result = resolveImport(text, found, notes);
      if (result.fault !== undefined) return clipboard.setError(result.fault);
      clipboard.set(importPatch(clipboard.store.getState(), result));
      showToast(importedText(result));
      if (result.unknown.length + result.excess.length === 0) return onDone();
      const suggestions = await suggestNames(
        result.unknown.map(({ name }) => name),
        signal,
      );
      setOutcome({ ...result, suggestions });
    } catch (error) {
      if (!signal.aborted) clipboard.setError(errorText(error));
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };

  return (
    <form
      className={`${panel['scroll']} ${styles['content']}`}
      onSubmit={(event) => {
        event.preventDefault();
        void importText();
      }}
    >
      <label className={styles['label']} htmlFor="clipboard-import">
        Paste a list
      </label>
      <textarea
        id="clipboard-import"
        className={styles['text']}
        rows={12}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={EXAMPLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Preview text={text} />
      <div className={styles['buttons']}>
        <button type="submit" className={panel['primary']} disabled={busy || text.trim() === ''}>
          {busy ? (
            <>
              <Spinner /> Importing …
            </>
          ) : (
            'Import'
          )}
        </button>
        <button
          type="button"
          className={panel['secondary']}
          disabled={text === ''}
          onClick={() => setText('')}
        >
          Clear
        </button>
      </div>
      {outcome && outcome.excess.length > 0 && <Excess excess={outcome.excess} />}
      {outcome && outcome.unknown.length > 0 && (
        <UnknownNames
          outcome={outcome}
          onReplace={(line, suggestion) => {
            setText(replaceName(text, line, suggestion));
            setOutcome({ ...outcome, unknown: outcome.unknown.filter((other) => other !== line) });
          }}
        />
      )}
    </form>
  );
};
