import { useEffect, useRef, useState } from 'react';
import { askForAdvice, type Advice } from './advice';
import type { DeckPage } from './deck-page';
import { SiteError } from './post-json';
import { myDeckUrl, readSentDeck, type SentDeck } from './sent-deck';

type Step =
  | { readonly kind: 'new' }
  | { readonly kind: 'busy'; readonly words: string }
  | { readonly kind: 'paste'; readonly why: string; readonly text: string }
  | { readonly kind: 'advice'; readonly deck: SentDeck; readonly advice: Advice };

/** The site's own JSON of the deck, as the page reads it; rejects where it gives none. */
const readSite = async ({ json }: DeckPage): Promise<string> => {
  const response = await fetch(json, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new TypeError(`Status ${response.status}`);
  return JSON.stringify(await response.json());
};

const Part = ({
  title,
  none,
  items,
}: {
  readonly title: string;
  readonly none: string;
  readonly items: Advice['swap'] | Advice['add'];
}) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {items.length === 0 ? (
      <p>{none}</p>
    ) : (
      <ul>
        {items.map((item) => (
          <li key={item.name}>
            {'out' in item && `${item.out} → `}
            <a href={item.url} target="_blank" rel="noreferrer">
              {item.name}
            </a>
            {item.why !== '' && <small>{item.why}</small>}
          </li>
        ))}
      </ul>
    )}
  </section>
);

const AdviceView = ({
  deck,
  advice,
  origin,
}: {
  readonly deck: SentDeck;
  readonly advice: Advice;
  readonly origin: string;
}) => (
  <>
    <p>
      <a className="open" href={myDeckUrl(origin, deck)} target="_blank" rel="noreferrer">
        Open in My deck
      </a>
    </p>
    <Part
      title="Add"
      items={advice.add}
      none={deck.commanders.length === 0 ? 'The list names no commander.' : 'Nothing to add.'}
    />
    <Part title="Swap" items={advice.swap} none="Nothing to swap." />
    <Part title="Cut" items={advice.cut} none="Nothing to cut." />
    <section aria-label="Check">
      <h3>Check</h3>
      <ul>
        {advice.check.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  </>
);

interface Props {
  readonly page: DeckPage;
  /** of the site that advises */
  readonly origin: string;
  readonly isDark: boolean;
}

/** A closed panel that, once it is opened, reads the deck of the page and shows what the site says of it. */
export const DeckPanel = ({ page, origin, isDark }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [step, setStep] = useState<Step>({ kind: 'new' });
  const button = useRef<HTMLButtonElement>(null);
  const isGone = useRef(false);
  useEffect(
    () => () => {
      isGone.current = true;
    },
    [],
  );
  const show = (next: Step): void => {
    if (!isGone.current) setStep(next);
  };

  const advise = async (text: string): Promise<void> => {
    const deck = readSentDeck(text);
    if (!deck.ok) {
      show({ kind: 'paste', why: deck.error, text });
      return;
    }
    show({ kind: 'busy', words: `Asking ${new URL(origin).host} …` });
    try {
      show({ kind: 'advice', deck: deck.value, advice: await askForAdvice(origin, deck.value) });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      show({ kind: 'paste', why: error.message, text: '' });
    }
  };

  const begin = async (): Promise<void> => {
    show({ kind: 'busy', words: `Reading the deck from ${page.site} …` });
    let text: string;
    try {
      text = await readSite(page);
    } catch {
      show({ kind: 'paste', why: `${page.site} does not hand out this deck.`, text: '' });
      return;
    }
    const deck = readSentDeck(text);
    if (deck.ok) await advise(text);
    else show({ kind: 'paste', why: `The deck cannot be read from ${page.site}.`, text: '' });
  };

  const toggle = (): void => {
    setOpen(!isOpen);
    if (!isOpen && step.kind === 'new') void begin();
  };

  return (
    <div
      className={`widget panel${isDark ? ' dark' : ''}${isOpen ? ' opened' : ''}`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="crownsmith-deck"
        onClick={toggle}
      >
        Crownsmith
      </button>
      <div
        id="crownsmith-deck"
        className="body"
        role="region"
        aria-label="Advice on this deck"
        hidden={!isOpen}
        tabIndex={isOpen ? 0 : -1}
      >
        <h2>Advice on this deck</h2>
        <p role="status">{step.kind === 'busy' ? step.words : ''}</p>
        {step.kind === 'paste' && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              const text = new FormData(event.currentTarget).get('list');
              void advise(typeof text === 'string' ? text : '');
            }}
          >
            <p role="alert">{step.why}</p>
            <label htmlFor="crownsmith-list">Paste the list of the deck</label>
            <textarea id="crownsmith-list" name="list" rows={8} defaultValue={step.text} />
            <button type="submit">Advise</button>
          </form>
        )}
        {step.kind === 'advice' && <AdviceView deck={step.deck} advice={step.advice} origin={origin} />}
      </div>
    </div>
  );
};
