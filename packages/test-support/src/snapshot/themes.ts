import {
  makeAverageDecks,
  type CardList,
  type CommanderVariants,
  type SubpageIndex,
  type ThemeIndex,
  type ThemePage,
} from '@crownsmith/api-client';
import { cardRows, type FixtureData, type FixtureFiles } from './fixture-data';

/** The commander with variants. */
const EDGAR = 'edgar-markov';
/** White, black and red. */
const MARDU = 0b01101;

const topCards = ({ cards, decks }: FixtureData, from: number, to: number): CardList => ({
  tag: 'topcards',
  header: 'Top Cards',
  rows: cardRows(cards.slice(from, to), decks),
});

const themePage = (data: FixtureData, key: string, name: string): ThemePage => {
  const { cards, commanders, decks } = data;
  const lists: CardList[] = [
    { tag: 'highsynergycards', header: 'High Synergy Cards', rows: cardRows(cards.slice(8, 18), decks) },
    topCards(data, 18, 28),
  ];
  return {
    key,
    name,
    num_decks: decks,
    potential_decks: decks * 10,
    rule: 'Decks with at least a dozen cards of the theme.',
    commanders: commanders.slice(0, 6),
    lists,
    by_identity: { [MARDU]: { num_decks: 12, commanders: commanders.slice(1, 2), lists } },
  };
};

const themeIndex = ({ key, name, num_decks }: ThemePage): ThemeIndex => ({
  themes: [{ key, name, num_decks }],
});

const variants = (data: FixtureData): CommanderVariants => {
  const variant = (
    key: string,
    name: string,
    kind: CommanderVariants['variants'][number]['kind'],
    decks: number,
    deck: readonly [from: number, to: number],
  ) => ({
    key,
    name,
    kind,
    num_decks: decks,
    lists: [topCards(data, 8, 30)],
    mana_curve: [2, 8, 14, 12, 9, 6, 3, 2],
    types: { Creature: 28, Instant: 10, Land: 36 },
    average_price: 95.5,
    average_deck: data.cards.slice(...deck).map(({ slug }) => ({ slug, count: 1 })),
  });
  return {
    slug: EDGAR,
    variants: [
      variant('vampire', 'Vampires', 'tribe', 40, [8, 18]),
      variant('tokens', 'Tokens', 'theme', 22, [9, 24]),
      variant('budget', 'Cheapest third', 'price', 20, [10, 20]),
      variant('expensive', 'Most expensive third', 'price', 20, [20, 30]),
    ],
  };
};

/** A theme, a tribe, the variants of one commander, and the index of these pages. */
export const themeFiles = (data: FixtureData): FixtureFiles => {
  const tokens = themePage(data, 'tokens', 'Tokens');
  const vampire = themePage(data, 'vampire', 'Vampire');
  const edgar = variants(data);
  const subpages: SubpageIndex = {
    variants: { [EDGAR]: edgar.variants.map(({ key }) => key) },
    themes: { tokens: [MARDU] },
    typal: { vampire: [MARDU] },
  };
  return [
    ['themes/index.json', themeIndex(tokens)],
    ['themes/tokens.json', tokens],
    ['typal/index.json', themeIndex(vampire)],
    ['typal/vampire.json', vampire],
    [`variants/${EDGAR}.json`, edgar],
    ['lists/parts.json', subpages],
    ...edgar.variants
      .filter(({ kind }) => kind === 'theme')
      .map(({ key, num_decks, average_deck = [] }): FixtureFiles[number] => [
        `lists/average-decks/${key}.json`,
        makeAverageDecks([{ slug: EDGAR, cards: [EDGAR], identity: MARDU, num_decks, average_deck }]),
      ]),
  ];
};
