import type { SearchCard, SearchFacts } from './search-card';

/** How often a card is played, overall or in the decks of a commander. Unknown figures are undefined. */
export interface SearchFigures {
  readonly decks?: number | undefined;
  readonly potential?: number | undefined;
  /** −1 to 1 */
  readonly synergy?: number | undefined;
  readonly lift?: number | undefined;
}

/** Price of a copy in USD: TCGplayer's, otherwise Card Kingdom's. */
const usdOf = ({ prices }: SearchFacts): number | undefined => prices.tcgplayer ?? prices.cardkingdom;

/**
 * A printed power, toughness or loyalty as a number: a part that varies counts as 0, as at Scryfall (`*` is 0, `1+*` is 1).
 */
const printedNumber = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return undefined;
  const [digits] = /-?\d+(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? 0 : Number(digits);
};

const percent = (share: number | undefined): number | undefined =>
  share === undefined ? undefined : share * 100;

/** The numbers of a card in a field: one for each face that has any; none where they are unknown. */
export const numbersOf = (
  field: string,
  { facts }: SearchCard,
  figures: SearchFigures,
): readonly (number | undefined)[] => {
  switch (field) {
    case 'manaValue':
      return [facts.manaValue];
    case 'power':
      return facts.faces.map(({ power }) => printedNumber(power));
    case 'toughness':
      return facts.faces.map(({ toughness }) => printedNumber(toughness));
    case 'loyalty':
      return facts.faces.map(({ loyalty }) => printedNumber(loyalty));
    case 'powerAndToughness':
      return facts.faces.map(({ power, toughness }) => {
        const [a, b] = [printedNumber(power), printedNumber(toughness)];
        return a === undefined || b === undefined ? undefined : a + b;
      });
    case 'year':
      return [facts.releasedAt === undefined ? undefined : Number(facts.releasedAt.slice(0, 4))];
    case 'usd':
      return [usdOf(facts)];
    case 'eur':
      return [facts.prices.cardmarket];
    case 'tix':
      return [facts.prices.cardhoarder];
    case 'salt':
      return [facts.salt];
    case 'led':
      return [facts.led];
    case 'rank':
      return [facts.rank];
    case 'decks':
      return [figures.decks];
    case 'inclusion':
      return [
        figures.decks === undefined || !figures.potential
          ? undefined
          : percent(figures.decks / figures.potential),
      ];
    case 'synergy':
      return [percent(figures.synergy)];
    case 'lift':
      return [figures.lift];
    default:
      return [];
  }
};

/** The first known number of a card in a field: that of its front face, if it has one. */
export const numberOf = (field: string, card: SearchCard, figures: SearchFigures): number | undefined =>
  numbersOf(field, card, figures).find((number) => number !== undefined);
