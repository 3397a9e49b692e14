import { FormPage } from '#app/ui/form/FormPage';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import form from '#app/ui/form/Form.module.css';
import button from '#app/ui/layout/Button.module.css';
import { TextSection } from '#app/ui/layout/TextSection';

/** What the page shows of a list. */
export interface CountDeckView {
  readonly path: string;
  readonly list: { readonly name: string; readonly url: string };
  /** the day it was handed in; undefined where it is not */
  readonly since: string | undefined;
  /** why it does not count, in sentences; none for a legal deck */
  readonly errors: readonly string[];
  readonly result: Result | undefined;
}

/** What was done with the last post. */
export const RESULTS = {
  'handed-in': 'Your deck is handed in. It counts from the next update of the data on.',
  withdrawn: 'Your deck is withdrawn. From the next update of the data on it does not count.',
  'too-many': 'You have handed in as many decks as one person may. Withdraw another one first.',
  refused: 'Your deck was not handed in.',
} as const;
export type Result = keyof typeof RESULTS;

const MAX_ERRORS = 20;

const Errors = ({
  errors,
  isHandedIn,
}: {
  readonly errors: readonly string[];
  readonly isHandedIn: boolean;
}) => (
  <div className={form['summary']}>
    <p>
      {isHandedIn
        ? 'It does not count as it is now:'
        : 'Only complete, legal Commander decks can be handed in. What is missing:'}
    </p>
    <ul>
      {errors.slice(0, MAX_ERRORS).map((error) => (
        <li key={error}>{error}</li>
      ))}
      {errors.length > MAX_ERRORS && <li>And {errors.length - MAX_ERRORS} more.</li>}
    </ul>
  </div>
);

/** Hands a list of one's own in to the counts, and withdraws it. Rendered on the server only; it works without scripts. */
export const CountDeckPage = ({
  view: { path, list, since, errors, result },
}: {
  readonly view: CountDeckView;
}) => (
  <FormPage
    title="Count my deck"
    parents={[
      { label: 'Your lists', url: '/lists' },
      { label: list.name, url: list.url },
    ]}
    lead="The figures of this site are counted from decks. Yours can be one of them."
  >
    {result && (
      <p role="status">
        <strong>{RESULTS[result]}</strong>
      </p>
    )}
    {errors.length > 0 && <Errors errors={errors} isHandedIn={since !== undefined} />}
    {since === undefined ? (
      errors.length === 0 && (
        <form method="post" action={path} className={form['form']}>
          <input type="hidden" name="intent" value="hand-in" />
          <SubmitButton>
            Hand in <bdi>{list.name}</bdi>
          </SubmitButton>
        </form>
      )
    ) : (
      <form method="post" action={path} className={form['form']}>
        <p>
          <bdi>{list.name}</bdi> has been counted since {since}.
        </p>
        <p>
          <button type="submit" name="intent" value="withdraw" className={button['button']}>
            Withdraw it
          </button>
        </p>
      </form>
    )}
    <TextSection id="what-counts" title="What counts">
      <p>
        The cards of your list as they are at each update of the data, with the day of their last change. Your
        name and the list’s name stay here: nobody can see whose deck it is. The same deck of several people,
        or of another source, counts once.
      </p>
      <p>
        A list that you change goes on counting as long as it is a legal deck. One that you withdraw or delete
        is gone from the figures with the next update.
      </p>
    </TextSection>
  </FormPage>
);
