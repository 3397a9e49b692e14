import type { PageCard } from '#app/model/card';
import type { CommanderView } from '#app/model/commander';
import { deckSize } from '#app/ui/deck/DeckList';
import { DeckSection } from '#app/ui/deck/DeckSection';
import { deckPrices, sourceName } from '#app/ui/price/visible-prices';
import { useRenderContext } from '#app/ui/render-context/render-context';

/** The average deck on the commander page: a legal hundred with its commanders, to read and to copy. */
export const AverageDeck = ({
  deck,
  commanders,
}: {
  readonly deck: CommanderView['averageDeck'];
  readonly commanders: readonly PageCard[];
}) => {
  const leaders = new Set(commanders.map(({ slug }) => slug));
  const rest = deck.filter(({ card }) => !leaders.has(card.slug));
  const whole = [...commanders.map((card) => ({ card, count: 1 })), ...rest];
  const prices = deckPrices(whole, useRenderContext().settings).map(({ source, text }) =>
    source ? `${text} at ${sourceName(source)}` : text,
  );
  return (
    <DeckSection
      id="average-deck"
      title="Average deck"
      lead={`What its decks play most, in their usual proportions: a legal list of ${deckSize(whole)}${prices.length > 0 ? `, about ${prices.join(', ')}` : ''}.`}
      entries={rest}
      commanders={commanders}
    />
  );
};
