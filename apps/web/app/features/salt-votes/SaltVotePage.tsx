import { MAX_SALT } from '@crownsmith/domain';
import type { CardView } from '#app/model/card-view';
import { CardFrame } from '#app/ui/card-frame/CardFrame';
import { frameCardOf } from '#app/ui/card-frame/frame-card';
import { ErrorSummary } from '#app/ui/form/ErrorSummary';
import { FormPage } from '#app/ui/form/FormPage';
import { RadioField } from '#app/ui/form/RadioField';
import { SubmitButton } from '#app/ui/form/SubmitButton';
import form from '#app/ui/form/Form.module.css';
import { countedText } from '#app/ui/format/numbers';
import button from '#app/ui/layout/Button.module.css';
import { VOTE_LABELS } from './salt-vote.schema';
import styles from './SaltVotePage.module.css';

/** What happened to the last post. */
export const OUTCOMES = {
  voted: 'Your vote is saved.',
  withdrawn: 'Your vote is taken back.',
  missing: 'Choose one of the five answers.',
} as const;
export type Outcome = keyof typeof OUTCOMES;

const VOTE_FIELD = { name: 'vote', label: 'Your vote' } as const;

interface Props {
  readonly view: Pick<CardView, 'card' | 'saltVotes'>;
  /** undefined for a visitor who is not signed in */
  readonly voter: { readonly vote: number | undefined } | undefined;
  readonly outcome: Outcome | undefined;
  /** where a visitor signs in and comes back from */
  readonly signInUrl: string;
}

const saltText = ({ card, saltVotes }: Props['view']): string => {
  if (card.salt === null) return 'Nobody’s vote counts yet, so the card has no salt.';
  const votes = saltVotes === undefined ? '' : `, of ${countedText(saltVotes, 'vote')} here`;
  return `Its salt is ${card.salt.toFixed(2)} of ${MAX_SALT}${votes}.`;
};

const VoteForm = ({
  path,
  vote,
  error,
}: {
  readonly path: string;
  readonly vote: number | undefined;
  readonly error: string | undefined;
}) => (
  <>
    <form method="post" action={path} className={form['form']}>
      <RadioField
        name={VOTE_FIELD.name}
        legend={vote === undefined ? VOTE_FIELD.label : `${VOTE_FIELD.label}: ${vote} of ${MAX_SALT}`}
        options={VOTE_LABELS.map((label, value) => ({
          value,
          label: (
            <>
              <b>{value}</b> {label}
            </>
          ),
        }))}
        value={vote}
        error={error}
        isList
      />
      <SubmitButton>{vote === undefined ? 'Vote' : 'Change my vote'}</SubmitButton>
    </form>
    {vote !== undefined && (
      <form method="post" action={path} className={styles['withdraw']}>
        <button type="submit" name="intent" value="withdraw" className={button['button']}>
          Take my vote back
        </button>
      </form>
    )}
  </>
);

/** The vote of a person on how salty a card is. Rendered on the server only; it works without scripts. */
export const SaltVotePage = ({ view, voter, outcome, signInUrl }: Props) => {
  const { card } = view;
  const path = `/cards/${card.slug}`;
  return (
    <FormPage
      title={`How salty is ${card.name}?`}
      parents={[
        { label: 'Cards', url: '/top' },
        { label: card.name, url: path },
      ]}
      lead={
        <>
          Salt is how little players like to face a card. {saltText(view)} Votes change it with the next
          update of the data. <a href="/faq#salt">What is salt?</a>
        </>
      }
    >
      <div className={styles['columns']}>
        <CardFrame card={frameCardOf(card)} size="9rem" />
        <div>
          {outcome === 'missing' && (
            <ErrorSummary fields={[VOTE_FIELD]} state={{ values: {}, errors: { vote: OUTCOMES.missing } }} />
          )}
          {outcome && outcome !== 'missing' && (
            <p className={styles['status']} role="status">
              {OUTCOMES[outcome]}
            </p>
          )}
          {voter ? (
            <VoteForm
              path={`${path}/salt`}
              vote={voter.vote}
              error={outcome === 'missing' ? OUTCOMES.missing : undefined}
            />
          ) : (
            <p>
              <a href={signInUrl} className={button['primary']}>
                Sign in to vote
              </a>
            </p>
          )}
        </div>
      </div>
    </FormPage>
  );
};
