import { PageHeader } from '#app/ui/layout/PageHeader';
import { Alert } from '#app/ui/states/Alert';
import styles from './Deck.module.css';
import { DeckForm, LineErrors, type OwnChoices } from './DeckForm';
import type { DeckOutcome } from './deck-view';

const PARTS: readonly (readonly [title: string, text: string])[] = [
  ['Is it legal?', 'Every violation with its line and a fix.'],
  ['Which bracket?', 'An estimate from 1 to 5, the cards behind it, and what to take out to be lower.'],
  ['What does it lack?', 'Ramp, draw, removal and lands beside decks of your commander.'],
  ['What to cut?', 'The cards that do least for this list, and swaps within your budget.'],
  ['Which combos?', 'Those in the list, and those one or two cards away.'],
  ['How does it compare?', 'What nearly everybody plays and you do not, and the other way round.'],
];

/** The empty form of /deck, or a form that has no report, with the reason. Rendered on the server only. */
export const DeckFormPage = ({
  outcome: { state, error, lineErrors },
  own,
}: {
  readonly outcome: DeckOutcome;
  readonly own: OwnChoices;
}) => (
  <>
    <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title="Deck report">
      <p>What your list is, and what would make it better.</p>
    </PageHeader>
    <Alert errors={error === undefined ? [] : [error]} />
    <LineErrors errors={lineErrors} />
    <div className={styles['start']}>
      <DeckForm state={state} own={own} />
      <dl className={styles['parts']}>
        {PARTS.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </>
);
