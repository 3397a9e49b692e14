import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import form from '#app/ui/form/Form.module.css';
import { FormPage } from '#app/ui/form/FormPage';
import type { FormState } from '#app/ui/form/form-state';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import button from '#app/ui/layout/Button.module.css';
import { TextSection } from '#app/ui/layout/TextSection';

/** Path of the form; below it are the decks, each at its secret. */
export const COUNT_PATH = '/count-my-deck';
export const DECK_FIELD = 'deck';

const FIELDS = [{ name: DECK_FIELD, label: 'Your deck' }] as const;
const MAX_ERRORS = 20;

interface FormProps {
  readonly state: FormState;
  /** what is wrong with the deck, in sentences */
  readonly errors: readonly string[];
  readonly isWithdrawn: boolean;
}

const DeckErrors = ({ errors }: Pick<FormProps, 'errors'>) => (
  <div className={form['summary']} role="alert" tabIndex={-1} autoFocus>
    <p>Only complete, legal Commander decks count. Your deck was not handed in:</p>
    <ul>
      {errors.slice(0, MAX_ERRORS).map((error) => (
        <li key={error}>{error}</li>
      ))}
      {errors.length > MAX_ERRORS && <li>And {errors.length - MAX_ERRORS} more.</li>}
    </ul>
  </div>
);

/** The form that hands a deck in without an account. Rendered on the server only; it works without scripts. */
export const CountMyDeckPage = ({ state, errors, isWithdrawn }: FormProps) => {
  const error = state.errors[DECK_FIELD];
  return (
    <FormPage
      title="Count my deck"
      lead="The figures of this site are counted from decks. Yours can be one of them, without an account."
    >
      {isWithdrawn && (
        <p role="status">
          <strong>Your deck is taken back.</strong> From the next update of the data on it does not count.
        </p>
      )}
      <ErrorSummary fields={FIELDS} state={state} />
      {errors.length > 0 && <DeckErrors errors={errors} />}
      <form method="post" action={COUNT_PATH} noValidate className={form['form']}>
        <div className={form['field']}>
          <label htmlFor={DECK_FIELD}>Your deck</label>
          <p id="deck-hint" className={form['hint']}>
            A list with its commander in any notation, or the address of a public deck at Moxfield, Archidekt,
            TappedOut, Deckstats or MTGGoldfish.
          </p>
          {error !== undefined && (
            <p id="deck-error" className={form['error']}>
              {error}
            </p>
          )}
          <textarea
            id={DECK_FIELD}
            name={DECK_FIELD}
            rows={14}
            spellCheck={false}
            defaultValue={state.values[DECK_FIELD]}
            aria-required
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? 'deck-hint' : 'deck-hint deck-error'}
          />
        </div>
        <SubmitButton>Hand it in</SubmitButton>
      </form>
      <TextSection id="what-counts" title="What counts">
        <p>
          Its cards, with the day on which you hand it in, from the next update of the data on. The same deck
          of several people, or of another source, counts once. Nothing is kept that tells whose it is.
        </p>
        <p>
          You get a link that takes the deck back. Decks that are <a href="/lists">saved in an account</a> can
          be handed in, too: they count as they are at each update.
        </p>
      </TextSection>
    </FormPage>
  );
};

interface DeckProps {
  readonly path: string;
  readonly commanders: readonly { readonly name: string; readonly url: string }[];
  readonly cards: number;
  /** the day it was handed in */
  readonly since: string;
}

/** A deck that was handed in, at its secret address. */
export const CountedDeckPage = ({ path, commanders, cards, since }: DeckProps) => (
  <FormPage
    title="Your deck is handed in"
    parents={[{ label: 'Count my deck', url: COUNT_PATH }]}
    lead={<span role="status">It counts from the next update of the data on.</span>}
  >
    <p>
      {commanders.map(({ name, url }, at) => (
        <span key={url}>
          {at > 0 && ' and '}
          <a href={url}>{name}</a>
        </span>
      ))}
      , {cards} cards, handed in on {since}.
    </p>
    <TextSection id="link" title="Keep the address of this page">
      <p>It is the only way to take the deck back; whoever has it can do so.</p>
    </TextSection>
    <form method="post" action={path} className={form['form']}>
      <p>
        <button type="submit" className={button['button']}>
          Take it back
        </button>
      </p>
    </form>
    <TextSection id="more" title="And now?">
      <p>
        <a href={COUNT_PATH}>Hand in another deck</a>, or see{' '}
        <a href="/deck">what this site says of a deck</a>.
      </p>
    </TextSection>
  </FormPage>
);
