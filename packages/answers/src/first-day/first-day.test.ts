import type { Counts, FirstDay } from '@crownsmith/recommender';
import { expect, it } from 'vitest';
import type { ReportCard } from '../deck-report/report-card';
import type { Engine } from '../snapshot/engine';
import { foreseeNewCards, newReason } from './first-day';

const card = (slug: string, more: Partial<ReportCard> = {}): ReportCard =>
  ({
    slug,
    name: slug,
    typeLine: 'Creature — Elf',
    primaryType: 'Creature',
    manaValue: 2,
    keywords: [],
    tags: [],
    ...more,
  }) as unknown as ReportCard;

const cards = [
  card('new-elf', { tags: ['ramp'] }),
  card('elf-chief'),
  card('beast-chief'),
  card('rare-elf'),
  card('played-elf', { tags: ['ramp', 'draw'] }),
  card('dear-elf', { manaValue: 6 }),
  card('elf-song', { primaryType: 'Sorcery' }),
];
const [, elfChief, beastChief, rareElf, playedElf, dearElf, elfSong] = [...cards.keys()] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
const counts = new Map<number, Counts>([
  [rareElf, { decks: 1, potential: 1000 }],
  [playedElf, { decks: 400, potential: 1000 }],
  [dearElf, { decks: 900, potential: 1000 }],
  [elfSong, { decks: 900, potential: 1000 }],
]);
const firstDay = {
  slugOf: (number) => cards[number]?.slug ?? '',
  relativesOf: () => [rareElf, playedElf, dearElf, elfSong].map((other) => ({ card: other, weight: 0.1 })),
  countAll: (number) => counts.get(number) ?? { decks: 0, potential: 0 },
  countWith: (_: readonly number[], number: number) => ({
    decks: number === playedElf ? 16 : 0,
    potential: 40,
  }),
  wantedBy: (asked) =>
    asked.map(() => [
      { commanders: [elfChief], decks: 40, score: 2, because: [rareElf, playedElf] },
      { commanders: [beastChief], decks: 40, score: -1, because: [playedElf] },
    ]),
  foresee: (_, asked, { accepts = () => true }) =>
    asked.filter(accepts).map((card) => ({ card, share: 0.4, because: [rareElf, playedElf] })),
} satisfies FirstDay;
const engine = {
  firstDay: () => firstDay,
  indexOf: (slug: string) => {
    const at = cards.findIndex((one) => one.slug === slug);
    return at < 0 ? undefined : at;
  },
  countWithCommanders: (commanders: readonly number[], number: number) =>
    firstDay.countWith(commanders, number),
} as unknown as Engine;
const find = (slug: string): ReportCard | undefined => cards.find((one) => one.slug === slug);
const [asked] = cards as [ReportCard];

it('names commanders that should want a card by what their decks play, and played cards that it may replace', async () => {
  const { cards: foresee } = await foreseeNewCards({ engine, find }, ['new-elf', 'unknown']);
  const [elf] = await foresee([asked, card('unknown')]);
  expect(elf?.wantedBy.map(({ commanders, because }) => [commanders[0]?.slug, because.card.slug])).toEqual([
    ['elf-chief', 'played-elf'],
  ]);
  expect(elf?.wantedBy[0]?.because).toMatchObject({ decks: 16, potential: 40 });
  expect(elf?.mayReplace.map(({ card: { slug }, decks }) => [slug, decks])).toEqual([
    ['played-elf', 400],
    ['rare-elf', 1],
  ]);
  expect(await foresee([card('unknown')])).toEqual([]);
});

it('recommends new cards for a deck with a reason that can be counted', async () => {
  const { forDeck } = await foreseeNewCards({ engine, find }, ['new-elf']);
  const [found] = forDeck([cards[elfChief] as ReportCard], { limit: 5 });
  expect(forDeck([cards[elfChief] as ReportCard], { accepts: ({ slug }) => slug !== 'new-elf' })).toEqual([]);
  expect(found?.card.slug).toBe('new-elf');
  expect(found && newReason(found, (decks) => `its ${decks}`)).toBe(
    'Like played-elf (Elf and ramp), in 16 of its 40 decks',
  );
  const few = found && { ...found, because: { ...found.because, decks: 1, potential: 4 } };
  expect(few && newReason(few, (decks) => `its ${decks}`)).toBe('Like played-elf (Elf and ramp)');
});
