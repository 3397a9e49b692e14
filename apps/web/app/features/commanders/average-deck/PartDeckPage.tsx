import { deckCurve, deckTypes } from '@crownsmith/domain';
import type { CommanderPart } from '#app/snapshot/commander-parts.server';
import type { CommanderView } from '#app/model/commander';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { deckSize } from '#app/ui/deck/DeckList';
import { DeckViews } from '#app/ui/deck/DeckViews';
import { countText, nounText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { CountedPrices, useDeckPrices } from '#app/ui/price/Price';
import { EmptyState } from '#app/ui/states/EmptyState';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import { deckTitle } from '../page/AverageDeck';

type Part = Pick<
  CommanderPart,
  'key' | 'name' | 'numDecks' | 'nouns' | 'countedDecks' | 'rows' | 'averageDeck'
>;

/** The title of the page. @example partDeckTitle({ name: 'Tokens', numDecks: 9 }, 'Edgar Markov') // 'Average deck of Edgar Markov: Tokens' */
export const partDeckTitle = (
  { name, numDecks }: Pick<Part, 'name' | 'numDecks'>,
  commander: string,
): string => `${deckTitle({ averageDeckOf: { kind: null, num_decks: numDecks } })} of ${commander}: ${name}`;

interface Props {
  readonly view: CommanderView;
  readonly part: Part;
}

const PartDeckParts = ({ view, part }: Props) => {
  const name = commanderName(view.cards);
  const leaders = new Set(view.cards.map(({ slug }) => slug));
  const rest = (part.averageDeck ?? []).filter(({ card }) => !leaders.has(card.slug));
  const size = deckSize(rest) + view.cards.length;
  const prices = useDeckPrices('Price', [...view.cards.map((card) => ({ card, count: 1 })), ...rest]);
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: name, url: `/commanders/${view.slug}` },
          { label: 'Average deck', url: `/average-decks/${view.slug}` },
        ]}
        title={partDeckTitle(part, name)}
        currentLabel={part.name}
      >
        <p>
          What {nounText(part.numDecks, part.nouns)} {part.numDecks === 1 ? 'plays' : 'play most'}
          {part.countedDecks !== undefined && `, counted among ${countText(part.countedDecks)}`}, of the{' '}
          {countText(view.numDecks)} with <a href={`/commanders/${view.slug}`}>{name}</a>
          {rest.length > 0 && `: a list of ${countText(size)} cards`}.
        </p>
      </PageHeader>
      <SampleWarning numDecks={part.numDecks} nouns={part.nouns} />
      {rest.length === 0 ? (
        <EmptyState>
          There is no average deck of these decks. See{' '}
          <a href={`/average-decks/${view.slug}`}>that of {name}</a>.
        </EmptyState>
      ) : (
        <>
          <DeckHero
            url={`/commanders/${view.slug}`}
            commanders={view.cards}
            statistics={[{ label: 'Cards', value: countText(size) }, ...prices]}
            manaCurve={deckCurve(rest)}
            types={deckTypes(rest)}
          />
          <DeckViews id="list" entries={rest} commanders={view.cards} rows={part.rows} />
        </>
      )}
    </>
  );
};

/**
 * The page of the average deck of some of a commander's decks: of a theme, a tribe, a price, a bracket or a kind, at the prices of My deck.
 * Rendered on the server only.
 */
export const PartDeckPage = (props: Props) => (
  <CountedPrices shops={props.view.shops}>
    <PartDeckParts {...props} />
  </CountedPrices>
);
