import {
  COMMANDER_LIST_TITLES,
  type CardPage,
  type CardPrintingRow,
  type CommanderListPage,
  type CommanderPage,
  type CommanderRow,
} from '@crownsmith/api-client';
import { allows, pairSlug, unionIdentity, type Card } from '@crownsmith/domain';
import { cardRows, type FixtureData, type FixtureFiles } from './fixture-data';

/** A command zone: one commander, or a pair in the order of its slug. */
export type CommandZone = readonly [Card] | readonly [Card, Card];

/** The slug of a commander's or pair's page. */
const zoneSlug = ([first, second]: CommandZone): string =>
  second ? pairSlug(first.slug, second.slug) : first.slug;

/** Rows of commanders and pairs, each with one deck less than the one before. */
export const commanderRows = (zones: readonly CommandZone[], decks: number): CommanderRow[] =>
  zones.map((zone, index) => ({
    slug: zoneSlug(zone),
    cards: zone.map(({ slug }) => slug),
    num_decks: Math.max(decks - index, 1),
    rank: index + 1,
  }));

const commanderPage = (zone: CommandZone, { cards, commanders, decks }: FixtureData): CommanderPage => {
  const [first] = zone;
  const identity = unionIdentity(...zone.map(({ colorIdentity }) => colorIdentity));
  const legal = cards.filter((card) => allows(identity, card) && card.legality === 'legal');
  const list = (tag: keyof typeof COMMANDER_LIST_TITLES, listed: readonly Card[]) => ({
    tag,
    header: COMMANDER_LIST_TITLES[tag],
    rows: cardRows(listed, decks),
  });
  const ofType = (type: string): readonly Card[] =>
    legal.filter(({ primaryType }) => primaryType === type).slice(0, 50);
  return {
    slug: zoneSlug(zone),
    cards: zone.map(({ slug }) => slug),
    identity,
    num_decks: decks,
    rank: 1,
    formats: { commander: decks },
    estimated: false,
    lists: [
      list('topcards', legal.slice(0, 10)),
      list('creatures', ofType('Creature')),
      list('lands', ofType('Land')),
    ],
    mana_curve: [2, 8, 14, 12, 9, 6, 3, 2],
    types: { Creature: 28, Instant: 10, Land: 36 },
    colors: { W: 10, U: 10, B: 10, R: 0, G: 10, C: 2 },
    average_price: 210.5,
    salt: 12.4,
    similar: [],
    pairs:
      zone.length > 1
        ? []
        : commanders.filter((row) => row.cards.length > 1 && row.cards.includes(first.slug)),
    average_deck: legal.slice(0, 20).map(({ slug }) => ({ slug, count: 1 })),
    tags: { ramp: 9 },
  };
};

/** More than the page of a card shows; the oldest may not be played. */
const solRingPrintings = (): CardPrintingRow[] =>
  Array.from({ length: 14 }, (_, at) => ({
    id: `sol-ring-${at}`,
    set: at < 13 ? 'tst' : 'lea',
    set_name: at < 13 ? 'Test Set' : 'Oldest Set',
    number: `${at + 1}`,
    released_at: at < 13 ? '2024-04-19' : null,
    finishes: ['nonfoil', 'foil'],
    prices: { tcgplayer: { nonfoil: 14 - at, foil: 20 + at } },
    ...(at === 13 && { unplayable: 'collectors-edition' as const }),
  }));

const cardPage = (card: Card, { cards, commanders, decks }: FixtureData): CardPage => ({
  slug: card.slug,
  num_decks: 40,
  potential_decks: decks,
  rank: 3,
  top_commanders: commanders
    .slice(0, 3)
    .map((row) => ({ ...row, with_card: 20, potential_decks: 30, inclusion: 20 / 30, synergy: 0.1 })),
  played_with: [{ tag: 'topcards', header: 'Top Cards', rows: cardRows(cards.slice(0, 5), decks) }],
  similar: cards.slice(5, 8).map(({ slug }) => slug),
  printings: card.slug === 'sol-ring' ? solRingPrintings() : [],
  history: [],
});

/** A page for every commander, pair and card, and the list of commanders. */
export const commanderAndCardFiles = (zones: readonly CommandZone[], data: FixtureData): FixtureFiles => [
  ...zones.map((zone) => [`commanders/${zoneSlug(zone)}.json`, commanderPage(zone, data)] as const),
  ...data.cards.map((card) => [`cards/${card.slug}.json`, cardPage(card, data)] as const),
  ['lists/commanders.json', { header: 'Commanders', rows: [...data.commanders] } satisfies CommanderListPage],
];
