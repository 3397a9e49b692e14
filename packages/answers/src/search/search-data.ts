import {
  IS_TEXT_CHOICES,
  searchFieldName,
  type SearchCard,
  type SearchError,
  type SearchField,
  type SearchTerm,
} from '@crownsmith/domain';

type Fact = (facts: SearchCard['facts']) => unknown;

/** What conditions need to be known of at least one card, with its name in an error. */
const NEEDS = {
  text: ['rules texts', ({ text }) => text],
  colors: ['colours of cards', ({ colors }) => colors?.[0]],
  rarity: ['rarities', ({ rarity }) => rarity],
  reserved: ['entries of the Reserved List', ({ isReserved }) => isReserved],
  salt: ['votes on salt', ({ salt }) => salt],
  usd: ['prices in dollars', ({ prices }) => prices.tcgplayer ?? prices.cardkingdom],
  eur: ['prices in euros', ({ prices }) => prices.cardmarket],
  tix: ['prices in tickets', ({ prices }) => prices.cardhoarder],
  decks: ['counts of decks', ({ potential }) => potential],
  winRate: ['results of events', ({ winRate }) => winRate],
} as const satisfies Readonly<Record<string, readonly [name: string, fact: Fact]>>;
type Need = keyof typeof NEEDS;

const FIELD_NEEDS: Readonly<Partial<Record<SearchField, Need>>> = {
  text: 'text',
  fullText: 'text',
  color: 'colors',
  rarity: 'rarity',
  salt: 'salt',
  usd: 'usd',
  eur: 'eur',
  tix: 'tix',
  decks: 'decks',
  inclusion: 'decks',
  led: 'decks',
  rank: 'decks',
};

const needOf = ({ field, value }: SearchTerm): Need | undefined => {
  if (field === 'order') return value.kind === 'choice' && value.choice === 'winrate' ? 'winRate' : undefined;
  if (field !== 'is' || value.kind !== 'choice') return FIELD_NEEDS[field];
  if (value.choice === 'reserved') return 'reserved';
  return IS_TEXT_CHOICES.has(value.choice) ? 'text' : undefined;
};

/** Says of a condition that the cards have nothing to compare with: otherwise it would just find nothing. */
export const createDataCheck = (
  cards: readonly SearchCard[],
): ((term: SearchTerm) => SearchError | undefined) => {
  const known = new Map<Need, boolean>();
  const isKnown = (need: Need): boolean => {
    const found = known.get(need) ?? cards.some(({ facts }) => NEEDS[need][1](facts) !== undefined);
    known.set(need, found);
    return found;
  };
  return (term) => {
    const need = needOf(term);
    if (need === undefined || isKnown(need)) return undefined;
    const { column, length, field } = term;
    const outcome =
      field === 'order' ? 'nothing can be sorted by them' : `“${searchFieldName(field)}” finds nothing`;
    const message = `The data of this site has no ${NEEDS[need][0]}, so ${outcome}.`;
    return { code: 'no-data', column, length, message };
  };
};
