import { identityOf } from '@crownsmith/domain';
import { createRecommender, trainModel, type Recommender } from '@crownsmith/recommender';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { aDeckCard } from './builders';

const GREEN = identityOf(['G']);

const series = (
  name: string,
  count: number,
  fields: (at: number) => Partial<ReportCard>,
): readonly ReportCard[] =>
  Array.from({ length: count }, (_, at) => aDeckCard(`${name} ${at + 1}`, fields(at)));

const green = (more: Partial<ReportCard>): Partial<ReportCard> => ({ colorIdentity: GREEN, ...more });

export const elfChief = aDeckCard(
  'Elf Chief',
  green({ typeLine: 'Legendary Creature — Elf', canBeCommander: true }),
);
export const forest = aDeckCard(
  'Forest',
  green({ typeLine: 'Basic Land — Forest', manaValue: 0, manaCost: '', copyLimit: 'any' }),
);

/** Elves, ramp, removal and lands that decks of the chief play; strangers that only decks of another chief do. */
export const elfCards: readonly ReportCard[] = [
  ...series('Elf', 40, (at) =>
    green({ typeLine: 'Creature — Elf', manaValue: 1 + (at % 4), prices: { tcgplayer: at / 4 } }),
  ),
  ...series('Ramp', 16, (at) =>
    green({ typeLine: 'Sorcery', tags: ['ramp'], manaValue: 2 + (at % 3), prices: { tcgplayer: 2 } }),
  ),
  ...series('Removal', 12, (at) =>
    green({ typeLine: 'Instant', tags: ['removal'], manaValue: 1 + (at % 4), gameChanger: at < 6 }),
  ),
  ...series('Land', 12, () => green({ typeLine: 'Land', manaValue: 0, prices: { tcgplayer: 5 } })),
];
export const strangeCards: readonly ReportCard[] = series('Stranger', 30, (at) =>
  green({ typeLine: 'Creature — Beast', manaValue: 4 + (at % 3), tags: at % 2 === 0 ? ['ramp'] : [] }),
);
const otherChief = aDeckCard(
  'Beast Chief',
  green({ typeLine: 'Legendary Creature — Beast', canBeCommander: true }),
);
const bannedElf = aDeckCard(
  'Banned Elf',
  green({ typeLine: 'Creature — Elf', manaValue: 1, legality: 'banned' }),
);

const all = [elfChief, otherChief, forest, bannedElf, ...elfCards, ...strangeCards];
const bySlug = new Map<string, ReportCard>(all.map((card) => [card.slug, card]));

/** A card of the tests by its slug. */
export const findElfCard = (slug: string): ReportCard | undefined => bySlug.get(slug);
export { bannedElf };

/** Pseudo-random numbers 0–1: the same in every run. */
const makeRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

const numbersOf = (cards: readonly ReportCard[]): readonly number[] => cards.map((card) => all.indexOf(card));

/** A recommender that knows 260 decks of the chief, each with most of the elf cards, and 30 of the other one. */
export const makeElfRecommender = (): Recommender => {
  const random = makeRandom(7);
  // Cards with small numbers are played more.
  const pick = (cards: readonly ReportCard[]): readonly ReportCard[] =>
    cards.filter((_, at) => random() > (0.8 * at) / cards.length);
  const decks = [
    ...Array.from({ length: 260 }, () => ({
      commanders: numbersOf([elfChief]),
      cards: numbersOf(pick(elfCards)),
    })),
    ...Array.from({ length: 30 }, () => ({
      commanders: numbersOf([otherChief]),
      cards: numbersOf(pick(strangeCards)),
    })),
  ];
  const cards = all.map(({ slug, colorIdentity, tags, manaValue, typeLine, legality }) => ({
    slug,
    identity: colorIdentity,
    subtypes: typeLine.split(' — ')[1]?.split(' ') ?? [],
    tags,
    keywords: [],
    manaValue,
    basic: typeLine.startsWith('Basic'),
    legal: legality === 'legal',
  }));
  return createRecommender(trainModel({ cards, decks }, { ridge: 20 }));
};

/** A deck of the chief: the cards, and Forests up to 100. */
export const elfDeck = (cards: readonly ReportCard[]): ReportDeck => ({
  commanders: [{ name: elfChief.name, count: 1, card: elfChief }],
  main: [
    ...cards.map((card, at) => ({ name: card.name, count: 1, card, line: at + 2 })),
    { name: forest.name, count: 99 - cards.length, card: forest },
  ],
});
