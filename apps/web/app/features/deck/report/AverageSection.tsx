import { countedText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { PlayedTable } from './PlayedTable';

/** What the average deck of the commander plays and the list lacks, and what the list plays and hardly any deck does. */
export const AverageSection = ({ report: { average }, cardOf }: Pick<DeckView, 'report' | 'cardOf'>) => {
  const { overlap, num_decks, missing, unusual, nearest } = average;
  return (
    <Section
      id="average"
      title="Against the average"
      lead={
        overlap === null
          ? 'There is no average deck of this commander yet.'
          : `The list has ${Math.round(overlap)}% of the average deck, which ${countedText(num_decks, 'deck')} make.`
      }
    >
      <div className={styles['columns']}>
        {missing.length > 0 && (
          <div>
            <h3>
              You lack <small>what most decks play</small>
            </h3>
            <PlayedTable
              cards={missing}
              act="add"
              section="average"
              caption="Cards that most decks play and the list lacks"
              cardOf={cardOf}
            />
          </div>
        )}
        {unusual.length > 0 && (
          <div>
            <h3>
              Only you <small>what hardly any deck plays</small>
            </h3>
            <PlayedTable
              cards={unusual}
              act="cut"
              section="average"
              caption="Cards of the list that hardly any deck plays"
              cardOf={cardOf}
            />
          </div>
        )}
      </div>
      {nearest.length > 0 && (
        <>
          <h3>The decks most like yours</h3>
          <ul className={styles['nearest']}>
            {nearest.map(({ name, url, overlap: shared }, at) => (
              <li key={at}>
                {url === null ? name : <a href={url}>{name}</a>}{' '}
                <small>{Math.round(shared)}% of its cards</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
};
