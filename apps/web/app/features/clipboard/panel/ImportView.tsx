import { type DeckLine, MAX_LIST_CHARACTERS, namesOfPastedList, resolvePastedList } from '@crownsmith/domain';
import { useEffect, useRef, useState } from 'react';
import { deckListErrorText } from '#app/ui/format/deck-list-errors';
import { showToast } from '#app/ui/toast/toast-store';
import { clipboard } from '../clipboard-store';
import { errorText } from './error-text';
import { findCards, suggestNames } from './find-cards';
import { type Import, importPatch, resolveImport } from './import-list';
import styles from './TextView.module.css';

const EXAMPLE = `Commander
1 Kinnan, Bonder Prodigy

Deck
1 Sol Ring
1x Basalt Monolith (C21) 238`;

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** Replaces the name of one line of a text. */
const replaceName = (text: string, { line, name }: DeckLine, by: string): string =>
  text
    .split('\n')
    .map((row, at) => (at === line - 1 ? row.replace(name, () => by) : row))
    .join('\n');

/** What was read so far, and what is wrong at which line. */
const Preview = ({ text }: { readonly text: string }) => {
  const { commanders, main, companion, skipped, errors } = resolvePastedList(text);
  const parts = [
    counted(main.length, 'card'),
    commanders.length > 0 && counted(commanders.length, 'commander'),
    companion !== undefined && `companion ${companion.name} left out`,
    skipped.length > 0 && `${skipped.length} of sideboard or maybeboard skipped`,
  ].filter((part) => part !== false);
  return (
    <>
      <p className={styles['note']} role="status">
        {text.trim() === ''
          ? 'Lists of Moxfield, Archidekt, Arena, MTGO and plain names are all read.'
          : parts.join(' · ')}
      </p>
      {errors.length > 0 && (
        <div className={styles['problems']}>
          <strong>{counted(errors.length, 'line')} could not be read</strong>
          <ul>
            {errors.slice(0, 20).map((error) => (
              <li key={`${error.line}:${error.column}:${error.code}`}>
                Line {error.line}: {deckListErrorText(error)}
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

const Unknown = ({
  outcome,
  onReplace,
}: {
  readonly outcome: Outcome;
  readonly onReplace: (line: DeckLine, by: string) => void;
}) => (
  <div className={styles['problems']} role="alert">
    <strong>
      {counted(outcome.unknown.length, 'name')} not found. What was found is in; correct the rest above and
      import again.
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

/** A pasted list: what it says is shown while it is typed; the names are looked up when it is imported. */
export const ImportView = ({ onDone }: { readonly onDone: () => void }) => {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    setOutcome(undefined);
    try {
      const result = resolveImport(text, await findCards(namesOfPastedList(text), signal));
      clipboard.set(importPatch(clipboard.store.getState(), result));
      const copies =
        result.furtherCopies > 0 ? `; further copies (${result.furtherCopies}) are kept as one` : '';
      showToast(`Imported ${counted(result.cards.length + result.commanders.length, 'card')}${copies}`);
      if (result.unknown.length === 0) return onDone();
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
      className={styles['scroll']}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <label className={styles['label']} htmlFor="clipboard-import">
        Paste a list
      </label>
      <textarea
        id="clipboard-import"
        className={styles['text']}
        rows={12}
        maxLength={MAX_LIST_CHARACTERS}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={EXAMPLE}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Preview text={text} />
      <div className={styles['buttons']}>
        <button type="submit" className={styles['primary']} disabled={busy || text.trim() === ''}>
          {busy ? 'Looking the names up …' : 'Import'}
        </button>
        <button
          type="button"
          className={styles['secondary']}
          disabled={text === ''}
          onClick={() => setText('')}
        >
          Empty
        </button>
      </div>
      {outcome && outcome.unknown.length > 0 && (
        <Unknown
          outcome={outcome}
          onReplace={(line, by) => {
            setText(replaceName(text, line, by));
            setOutcome({ ...outcome, unknown: outcome.unknown.filter((other) => other !== line) });
          }}
        />
      )}
    </form>
  );
};
