import type { Card, GameChangerEvidence, LegalityEvidence } from '@crownsmith/domain';
import type { ProvidedFields } from '../cards/enrich-card';
import { latestGameChangerChange } from '../legality/game-changers';
import { ANNOUNCED_UNTIL, latestLegalityChange } from '../legality/legality-changes';
import type { NewerRules } from '../legality/newer-rules';
import { cardFileDate } from './card-file-date';
import { STARTER_DATE, starterCards } from './starter-cards';

/** A card with where it comes from: this catalogue, or a card file. */
export type SourcedCard =
  | { readonly card: Card; readonly origin: 'starter' }
  | {
      readonly card: Card;
      readonly origin: 'imported';
      readonly provided: ProvidedFields;
      /** ISO date of the newest card file with the card */
      readonly statedAt?: string;
    };

/** Dates of the card files by card; a store of an older pipeline has none, but the date of its newest release. */
const fileDates = (cards: readonly SourcedCard[]): readonly (string | undefined)[] => {
  const imported = cards.flatMap((each) => (each.origin === 'imported' ? [each.card] : []));
  const newest = cardFileDate(imported);
  return cards.map((each) => (each.origin === 'imported' ? (each.statedAt ?? newest) : undefined));
};

/** The sets of which card files call most cards legal: they are out. */
const setsOutInFiles = (cards: readonly SourcedCard[]): ReadonlySet<string> => {
  const counts = new Map<string, { legal: number; all: number }>();
  for (const { card, origin } of cards) {
    if (origin === 'starter') continue;
    for (const code of card.sets) {
      const { legal, all } = counts.get(code) ?? { legal: 0, all: 0 };
      counts.set(code, { legal: legal + Number(card.legality === 'legal'), all: all + 1 });
    }
  }
  return new Set([...counts].flatMap(([code, { legal, all }]) => (2 * legal > all ? [code] : [])));
};

/** The newer of what was handed in and what is known here; of one day the first. */
const newerOf = <T extends { readonly date: string }>(
  handedIn: T | undefined,
  known: T | undefined,
): T | undefined =>
  handedIn !== undefined && (known === undefined || handedIn.date >= known.date) ? handedIn : known;

/**
 * What the card files, the starter catalogue and the announced bans provide about each card's legality, for
 * `decideLegality`.
 * @param today ISO date: announced cards are legal from their release on
 */
export const collectLegalityEvidence = (
  cards: readonly SourcedCard[],
  starter: readonly Card[] = starterCards(),
  today?: string,
  rules?: NewerRules,
): readonly LegalityEvidence[] => {
  const dates = fileDates(cards);
  const bySlug = new Map(starter.map(({ slug, legality }) => [slug, legality]));
  const outInFiles = setsOutInFiles(cards);
  /** A card that is legal nowhere while others of its set are was stated before the set was out. */
  const legalFromOf = ({ legalFrom, nowhereLegalFrom, sets }: Card): string | undefined =>
    legalFrom ?? (sets.some((code) => outInFiles.has(code)) ? nowhereLegalFrom : undefined);
  const setsOut = new Set(starter.flatMap(({ legality, sets }) => (legality === 'legal' ? sets : [])));
  return cards.map(({ card, origin }, number) => ({
    announced: newerOf(rules?.legality(card.slug), latestLegalityChange(card.slug)),
    announcedUntil: ANNOUNCED_UNTIL,
    starterDate: STARTER_DATE,
    ...(origin === 'starter'
      ? { starter: card.legality }
      : {
          cardFile: { legality: card.legality, date: dates[number], legalFrom: legalFromOf(card) },
          today,
          releasedAt: card.releasedAt,
          isSetOut: card.sets.some((code) => setsOut.has(code)),
          starter: bySlug.get(card.slug),
        }),
  }));
};

/** What they provide about each card being a Game Changer, for `decideGameChanger`. */
export const collectGameChangerEvidence = (
  cards: readonly SourcedCard[],
  starter: readonly Card[] = starterCards(),
  rules?: NewerRules,
): readonly GameChangerEvidence[] => {
  const dates = fileDates(cards);
  const bySlug = new Map(starter.map(({ slug, gameChanger }) => [slug, gameChanger]));
  return cards.map((each, number): GameChangerEvidence => {
    const { card } = each;
    const isStated = each.origin === 'imported' && each.provided.gameChanger === true;
    return {
      ...(isStated && { cardFile: { gameChanger: card.gameChanger, date: dates[number] } }),
      starter: bySlug.get(card.slug),
      starterDate: STARTER_DATE,
      announced: newerOf(rules?.gameChanger(card.slug), latestGameChangerChange(card.slug)),
    };
  });
};
