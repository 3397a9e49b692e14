import { Fragment } from 'react';
import type { CommanderView } from '#app/model/commander';
import { deckNouns } from '#app/model/deck-kinds';
import { nounText } from '#app/ui/format/numbers';
import { deckSize } from '#app/ui/deck/DeckList';
import { DeckSection } from '#app/ui/deck/DeckSection';
import { estimateSource } from '#app/ui/format/sample-warning';
import { PriceText } from '#app/ui/price/PriceText';
import { deckPrices, sourceName } from '#app/ui/price/visible-prices';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { useShops } from '#app/ui/render-context/shops';

/** What a commander's complete list is called: of one deck and of none there is nothing to average. */
export const deckTitle = ({ averageDeckOf }: Pick<CommanderView, 'averageDeckOf'>): string =>
  averageDeckOf.num_decks < 2 ? 'Suggested deck' : 'Average deck';

/** The label of links to a commander's complete list; undefined where it has none. */
export const deckLabel = (view: Pick<CommanderView, 'averageDeckOf' | 'averageDeck'>): string | undefined =>
  view.averageDeck.length > 0 ? deckTitle(view) : undefined;

/** What a commander's complete list is made from, as the start of a sentence. */
export const deckSource = ({
  averageDeckOf: { kind, num_decks },
  learntFrom,
}: Pick<CommanderView, 'averageDeckOf' | 'learntFrom'>): string => {
  if (num_decks === 0) return `Made ${estimateSource(learntFrom)}`;
  const decks = nounText(num_decks, deckNouns(kind ?? undefined));
  return num_decks === 1 ? `What ${decks} plays` : `What ${decks} play most, in their usual proportions`;
};

/** The average deck on the commander page: a legal hundred with its commanders, to read and to copy. */
export const AverageDeck = ({ view }: { readonly view: CommanderView }) => {
  const { averageDeck, cards: commanders } = view;
  const leaders = new Set(commanders.map(({ slug }) => slug));
  const rest = averageDeck.filter(({ card }) => !leaders.has(card.slug));
  const whole = [...commanders.map((card) => ({ card, count: 1 })), ...rest];
  const { settings } = useRenderContext();
  const prices = deckPrices(whole, settings, useShops().tcgplayerPercent);
  return (
    <DeckSection
      id="average-deck"
      title={deckTitle(view)}
      lead={
        <>
          {deckSource(view)}: a legal list of {deckSize(whole)}
          {prices.map(({ source, text, regular }, at) => (
            <Fragment key={source ?? ''}>
              {at === 0 ? ', about ' : ', '}
              <PriceText text={text} regular={regular} />
              {source && ` at ${sourceName(source)}`}
            </Fragment>
          ))}
          . <a href={`/average-decks/${view.slug}`}>With pictures, prices and shops</a>
        </>
      }
      entries={rest}
      commanders={commanders}
    />
  );
};
