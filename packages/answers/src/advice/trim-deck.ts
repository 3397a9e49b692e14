import type { DeckTrim, TrimmedCard } from '@crownsmith/api-client';
import { describeCut, findCuts, illegalPlaces, type Cut } from '@crownsmith/deck-report';
import { cardUrl, describeViolation, deckSize, isBasicLand, TAGS } from '@crownsmith/domain';
import type { ReportCard } from '../deck-report/report-card';
import { countedText, countText, meanText } from '../text/numbers';
import type { AdvisedDeck } from './advised-deck';
import { changeDeck, countOfJob, effectsOf } from './effects';
import { UNKNOWN_LANDS, usualLands } from './lands';
import { roleOf, roleSummary } from './roles';

/** Cards to cut instead that are named. */
const NEXT = 20;

/** A card that may go, with why. */
interface Going {
  readonly card: ReportCard;
  readonly count: number;
  readonly code: string;
  readonly message: string;
}

/** Copies that no deck may have, each with the rule that it breaks. */
const illegal = ({ deck }: AdvisedDeck): readonly Going[] =>
  [...illegalPlaces(deck)].flatMap(([index, violation]): readonly Going[] => {
    const { card, count = 0 } = deck.main[index] ?? {};
    if (card === undefined) return [];
    // They may stand on several lines.
    const tooMany = violation.code === 'too-many-copies' ? violation.count - violation.limit : count;
    return [{ card, count: tooMany, code: 'not-legal', message: describeViolation(violation) }];
  });

/** The basic lands beyond those that are usual, one by one of the most frequent. */
const spareBasics = (advised: AdvisedDeck, count: number): readonly Going[] => {
  const { main } = advised;
  const left = new Map(
    main.flatMap(({ card, count: copies }) => (isBasicLand(card) ? [[card, copies] as const] : [])),
  );
  const { usual, isKnown } = usualLands(advised);
  const have = countOfJob(main, 'lands');
  const gone = new Map<ReportCard, number>();
  for (let i = 0; i < count; i += 1) {
    const [most] = [...left].sort((a, b) => b[1] - a[1]);
    if (most === undefined || most[1] <= 1) break;
    left.set(most[0], most[1] - 1);
    gone.set(most[0], (gone.get(most[0]) ?? 0) + 1);
  }
  return [...gone].map(([card, copies]) => ({
    card,
    count: copies,
    code: 'surplus',
    message: `You have ${have} lands${isKnown ? `; ${meanText(usual)} are usual` : ''}.`,
  }));
};

const isLand = ({ primaryType }: ReportCard): boolean => primaryType === 'Land';

/**
 * Chooses cards that go, worst first: lands beyond those that are usual, and no cards of combos, nor of jobs that would get too small, as long
 * as others can go.
 */
const chooseCuts = (
  { jobs }: AdvisedDeck,
  cuts: readonly Cut[],
  count: number,
  lands: number,
): readonly Cut[] => {
  const ranges = TAGS.flatMap((tag) => jobs.find(({ job, decks }) => job === tag && decks > 0) ?? []);
  const have = new Map(ranges.map((range) => [range.job, range.have]));
  const chosen: Cut[] = [];
  let landsLeft = lands;
  const spares = ({ card }: Cut): boolean =>
    ranges.every(({ job, low }) => !card.tags.some((tag) => tag === job) || (have.get(job) ?? 0) - 1 >= low);
  const take = (cut: Cut): void => {
    chosen.push(cut);
    if (isLand(cut.card as ReportCard)) landsLeft -= 1;
    for (const tag of cut.card.tags) have.set(tag, (have.get(tag) ?? 0) - 1);
  };
  const isSpare = ({ card }: Cut): boolean => !isLand(card as ReportCard) || landsLeft > 0;
  const passes: readonly ((cut: Cut) => boolean)[] = [
    (cut) => !cut.isKey && spares(cut) && isSpare(cut),
    (cut) => !cut.isKey && isSpare(cut),
    isSpare,
    () => true,
  ];
  for (const may of passes)
    for (const cut of cuts) {
      if (chosen.length >= count) return chosen;
      if (!chosen.includes(cut) && may(cut)) take(cut);
    }
  return chosen;
};

const goingOf = ({ nouns }: AdvisedDeck, cut: Cut): Going => ({
  card: cut.card as ReportCard,
  count: 1,
  code: cut.reason.code,
  message: describeCut({ ...cut, ...nouns }),
});

const trimmed = ({ jobs }: AdvisedDeck, { card, count, code, message }: Going): TrimmedCard => ({
  name: card.name,
  url: cardUrl(card.slug),
  count,
  role: roleOf(card, jobs, 'most'),
  reason: { code, message },
});

/** A card to cut, as answers have it. */
export const toTrimmed = (advised: AdvisedDeck, cut: Cut): TrimmedCard =>
  trimmed(advised, goingOf(advised, cut));

/**
 * What a list of more than 100 cards loses, so that it is a deck of 100: what is not legal, then what the player names, then the weakest
 * cards, so that no job falls below what is usual; lands down to what is usual.
 * @param wanted slugs of cards that go in any case
 */
export const trimDeck = (advised: AdvisedDeck, wanted: ReadonlySet<string> = new Set()): DeckTrim => {
  const { deck, limits, engine, combos, jobs, size, deckSize: full, main } = advised;
  const notes: string[] = [...limits.notes];
  const over = Math.max(0, size - full);
  const mayGo = ({ card }: { readonly card: Pick<ReportCard, 'slug'> }): boolean =>
    !limits.keep.has(card.slug);
  const cuts = over === 0 ? [] : findCuts(deck, engine, { keep: limits.keep, combos });
  const byCut = (cut: Cut): Going => goingOf(advised, cut);
  const forced = over === 0 ? [] : illegal(advised).filter(mayGo);
  const named = cuts
    .filter(({ card }) => wanted.has(card.slug) && !forced.some((one) => one.card.slug === card.slug))
    .map((cut) => ({ ...byCut(cut), message: 'You want it to go.' }));
  const going: Going[] = [];
  let left = over;
  const take = (one: Going): void => {
    const count = Math.min(one.count, left);
    if (count <= 0) return;
    going.push({ ...one, count });
    left -= count;
  };
  [...forced, ...named].forEach(take);
  const isGone = (slug: string): boolean => going.some(({ card }) => card.slug === slug);
  const { usual, isKnown } = usualLands(advised);
  const haveLands = countOfJob(main, 'lands') - countOfJob(going, 'lands');
  const spareLands = Math.max(0, Math.min(left, haveLands - Math.round(usual)));
  if (spareLands > 0 && !isKnown) notes.push(UNKNOWN_LANDS);
  const basics = main.reduce((sum, { card, count }) => sum + (isBasicLand(card) ? count : 0), 0);
  const noBasics = limits.limits.noBasicChanges === true;
  const ofBasics = noBasics
    ? 0
    : Math.min(spareLands, Math.round((spareLands * basics) / Math.max(1, haveLands)));
  spareBasics(advised, ofBasics).filter(mayGo).forEach(take);
  const rest = cuts.filter(({ card }) => !isGone(card.slug));
  chooseCuts(advised, rest, left, spareLands - ofBasics)
    .map(byCut)
    .forEach(take);
  // Of a list with hardly any other cards basic lands go, too.
  if (left > 0 && !noBasics)
    spareBasics(advised, left + ofBasics)
      .filter(mayGo)
      .forEach((one) =>
        take({ ...one, count: one.count - (going.find(({ card }) => card === one.card)?.count ?? 0) }),
      );
  const gone = going.map((one) => trimmed(advised, one));
  if (over === 0) notes.push(`The list has ${countedText(size, 'card')}: none has to go.`);
  if (left > 0)
    notes.push(`${countedText(left, 'card')} more would have to go, but your limits keep the rest.`);
  const illegalLeft = Math.max(0, forced.reduce((sum, { count }) => sum + count, 0) - over);
  if (illegalLeft > 0)
    notes.push(
      `${countedText(illegalLeft, 'further card')} of the list ${illegalLeft === 1 ? 'is not legal: swap it' : 'are not legal: swap them'}.`,
    );
  const removed = going.map(({ card, count }) => ({ card, count }));
  const remaining = deckSize(changeDeck(deck, { removed }));
  return {
    summary:
      over === 0
        ? 'No cards go'
        : `${countText(size - remaining)} of ${roleSummary(gone, jobs).replace(/^\d+ cards?/, `${countText(size)} cards ${size - remaining === 1 ? 'goes' : 'go'}`)}`,
    cuts: gone,
    next: cuts
      .filter(({ card }) => !isGone(card.slug))
      .slice(0, NEXT)
      .map((cut) => toTrimmed(advised, cut)),
    missing: left,
    effects: effectsOf(advised, { removed }),
    notes,
  };
};
