import type { AdviceEffects, RoleEffect } from '@crownsmith/api-client';
import { bracketWithout, completeCombos, USD_SOURCES, type ReportDeck } from '@crownsmith/deck-report';
import {
  andList,
  deckCopies,
  deckCurve,
  deckSize,
  isBasicLand,
  listPrice,
  type CopiesOf,
} from '@crownsmith/domain';
import type { ReadDeck } from '../deck-report/read-deck';
import type { ReportCard } from '../deck-report/report-card';
import { doesJob } from '../deck-report/suggestions';
import type { AdvisedDeck, Job } from './advised-deck';

/** Copies that come in and go. */
export interface Change {
  readonly added?: readonly CopiesOf<ReportCard>[];
  readonly removed?: readonly CopiesOf<ReportCard>[];
}

/** A list without and with copies of cards. Copies that go are taken from its last lines first. */
export const changeDeck = (deck: ReadDeck, { added = [], removed = [] }: Change): ReportDeck & ReadDeck => {
  const going = new Map<string, number>();
  for (const { card, count } of removed) going.set(card.slug, (going.get(card.slug) ?? 0) + count);
  const main = deck.main.toReversed().flatMap((entry) => {
    const slug = entry.card?.slug ?? '';
    const taken = Math.min(entry.count, going.get(slug) ?? 0);
    if (taken > 0) going.set(slug, (going.get(slug) ?? 0) - taken);
    return taken < entry.count ? [{ ...entry, count: entry.count - taken }] : [];
  });
  main.reverse();
  const last = deck.lines.length;
  return {
    ...deck,
    main: [
      ...main,
      ...added.map(({ card, count }, at) => ({
        name: card.name,
        count,
        card,
        zone: 'main' as const,
        line: last + at + 1,
        column: 1,
      })),
    ],
  };
};

/** How many cards of a job some copies are: lands by their copies, of any other job each card once and no basic lands. */
export const countOfJob = (entries: readonly CopiesOf<ReportCard>[], job: string): number =>
  entries.reduce((sum, { card, count }) => {
    if (!doesJob(card, job)) return sum;
    if (job === 'lands') return sum + count;
    return sum + (isBasicLand(card) ? 0 : 1);
  }, 0);

/** What a list has of each job before and after a change. */
const roleEffects = (jobs: readonly Job[], { added = [], removed = [] }: Change): readonly RoleEffect[] =>
  jobs.map(({ job, label, have, usual, low, high, decks }) => ({
    job,
    label,
    have,
    after: Math.max(0, have + countOfJob(added, job) - countOfJob(removed, job)),
    usual,
    low,
    high,
    decks,
  }));

const copiesOf = (deck: ReportDeck): readonly CopiesOf<ReportCard>[] =>
  [...deck.commanders, ...deck.main].flatMap(({ card, count }) =>
    card === undefined ? [] : [{ card: card as ReportCard, count: Math.max(0, count) }],
  );

const priceOfDeck = (deck: ReportDeck): number => listPrice(deckCopies(deck), USD_SOURCES)?.amount ?? 0;

/** Combos that a changed list has and the list has not, as sentences. */
const newCombos = (advised: AdvisedDeck, changed: ReportDeck): readonly string[] => {
  if (advised.combos === undefined) return [];
  const before = new Set(completeCombos(advised.deck, advised.combos).map(({ id }) => id));
  return completeCombos(changed, advised.combos)
    .filter(({ id }) => !before.has(id))
    .map(
      ({ cards, results }) =>
        `${andList(cards.map((slug) => advised.cardOf(slug)?.name ?? slug))} are a combo${results[0] === undefined ? '' : `: ${results[0]}`}.`,
    );
};

/** What a change does to a list. */
export const effectsOf = (advised: AdvisedDeck, change: Change): AdviceEffects => {
  const { deck, jobs, combos, bracketLimits } = advised;
  const changed = changeDeck(deck, change);
  const bracketOf = (of: ReportDeck) => bracketWithout(of, { combos, bracketLimits })(new Set()).estimate;
  return {
    cards: { before: advised.size, after: deckSize(changed) },
    roles: [...roleEffects(jobs, change)],
    curve: { before: [...deckCurve(copiesOf(deck))], after: [...deckCurve(copiesOf(changed))] },
    bracket: { before: bracketOf(deck), after: bracketOf(changed) },
    price: { before: priceOfDeck(deck), after: priceOfDeck(changed) },
    combos: [...newCombos(advised, changed)],
  };
};
