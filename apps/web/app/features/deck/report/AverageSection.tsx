import type { DeckReport } from '@crownsmith/api-client';
import { decksOfKinds } from '@crownsmith/answers/text';
import { countedText, priceText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import styles from '../Deck.module.css';
import type { DeckView } from '../deck-view';
import { PlayedTable } from './PlayedTable';
import { SimilarResults } from './SimilarResults';

type Average = DeckReport['average'];

/** What most decks play and the list lacks, beside what the list plays and hardly any deck does. */
const Compared = ({
  compared: { missing, unusual },
  decks,
  cardOf,
}: {
  readonly compared: Pick<Average, 'missing' | 'unusual'>;
  /** the decks, for screen readers, such as `decks` */
  readonly decks: string;
  readonly cardOf: DeckView['cardOf'];
}) => (
  <div className={styles['columns']}>
    {missing.length > 0 && (
      <div>
        <h3>
          You lack <small>what most {decks} play</small>
        </h3>
        <PlayedTable
          cards={missing}
          act="add"
          caption={`Cards that most ${decks} play and the list lacks`}
          cardOf={cardOf}
        />
      </div>
    )}
    {unusual.length > 0 && (
      <div>
        <h3>
          Only you <small>what hardly any of the {decks} plays</small>
        </h3>
        <PlayedTable
          cards={unusual}
          act="cut"
          caption={`Cards of the list that hardly any of the ${decks} plays`}
          cardOf={cardOf}
        />
      </div>
    )}
  </div>
);

const PART_DECKS: Readonly<Record<Average['parts'][number]['kind'], string>> = {
  theme: 'decks of this theme',
  bracket: 'decks of this bracket',
  budget: 'decks within this budget',
};

const Part = ({
  part,
  cardOf,
}: {
  readonly part: Average['parts'][number];
  readonly cardOf: DeckView['cardOf'];
}) => (
  <details className={styles['rest']}>
    <summary>
      {part.name}: {part.num_shared} of the {part.num_cards} cards that {countedText(part.num_decks, 'deck')}{' '}
      play most
    </summary>
    <p>
      <a href={part.url}>See these decks</a>
    </p>
    <Compared compared={part} decks={PART_DECKS[part.kind]} cardOf={cardOf} />
  </details>
);

/** A real deck that is most like the list: whose, of when, and what it is; opened here, and where it was published. */
const Nearest = ({
  deck,
  openNearest,
}: { readonly deck: Average['nearest'][number] } & Pick<DeckView, 'openNearest'>) => {
  const { name, url, source, overlap, date, bracket, price } = deck;
  const href = openNearest(deck);
  return (
    <li>
      {href === undefined ? (
        name
      ) : (
        <a href={href} rel="nofollow">
          {name}
        </a>
      )}{' '}
      <small>
        {[
          `${Math.round(overlap)}% of its cards`,
          ...(source === null ? [] : [`from ${source}`]),
          ...(date === null ? [] : [date]),
          ...(bracket === null ? [] : [`bracket ${bracket}`]),
          ...(price === null ? [] : [priceText(price)]),
        ].join(' · ')}
        {url !== null && (
          <>
            {' · '}
            <a href={url} rel="nofollow noreferrer">
              where it was published
            </a>
          </>
        )}
      </small>
    </li>
  );
};

/** Why there is no average deck. */
const noAverage = (commanders: number): string =>
  commanders === 0
    ? 'Without a commander there is no average deck.'
    : `There is no average deck of ${commanders === 1 ? 'this commander' : 'these commanders'} yet.`;

/** What the average deck of the commander plays and the list lacks, and what the list plays and hardly any deck does. */
export const AverageSection = ({
  report: { average, commanders },
  cardOf,
  openNearest,
  similarResults = [],
}: Pick<DeckView, 'report' | 'cardOf' | 'openNearest' | 'similarResults'>) => {
  const { overlap, num_decks, parts, nearest } = average;
  return (
    <Section
      id="average"
      title="Against the average"
      lead={
        overlap === null
          ? noAverage(commanders.length)
          : `The list has ${average.num_shared ?? 0} of the ${average.num_cards ?? 0} cards of the average deck of ${decksOfKinds(num_decks, average.num_tournament)}.`
      }
    >
      <Compared compared={average} decks="decks" cardOf={cardOf} />
      {parts.length > 0 && (
        <>
          <h3>Against decks like yours</h3>
          {parts.map((part) => (
            <Part key={part.kind} part={part} cardOf={cardOf} />
          ))}
        </>
      )}
      {nearest.length > 0 && (
        <>
          <h3>
            The decks most like yours{' '}
            {nearest.some(openNearest) && (
              <small>opened without their basic lands, which are not counted</small>
            )}
          </h3>
          <ul className={styles['nearest']}>
            {nearest.map((deck, at) => (
              <Nearest key={at} deck={deck} openNearest={openNearest} />
            ))}
          </ul>
        </>
      )}
      <SimilarResults results={similarResults} />
    </Section>
  );
};
