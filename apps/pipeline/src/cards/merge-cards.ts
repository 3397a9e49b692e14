import { enrichCard } from '@crownsmith/catalog';
import type { Card } from '@crownsmith/domain';
import { cardJson } from '#src/store/stored-card';

/** What a card file changes. */
export interface CardChanges {
  /** cards nobody knew */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** known cards that the file does not mention; they stay */
  readonly kept: number;
  /** cards that go by another name now (same oracle id) */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

export interface MergedCards {
  readonly cards: readonly (readonly [card: Card, json: string])[];
  readonly changes: CardChanges;
}

const earlier = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && b < a) ? b : a;

/** Set codes of both, in order. */
const unionSets = (a: readonly string[], b: readonly string[]): readonly string[] =>
  [...new Set([...a, ...b])].sort();

/**
 * A card as the new file tells it, completed by what was known: what the file leaves out stays, a release date only
 * ever moves back, sets only ever grow.
 */
const mergeCard = (next: Card, known: Card): Card => {
  const merged = enrichCard(next, known);
  const releasedAt = earlier(next.releasedAt, known.releasedAt);
  return {
    ...merged,
    sets: unionSets(next.sets, known.sets),
    ...(releasedAt === undefined ? {} : { releasedAt }),
  };
};

/** Merges the cards of a file into the known ones. Nothing that was known is lost, whatever the file leaves out. */
export const mergeCards = (known: readonly Card[], incoming: readonly Card[]): MergedCards => {
  const bySlug = new Map(known.map((card) => [card.slug, card]));
  const byOracle = new Map(
    known.flatMap((card) => (card.oracleId === undefined ? [] : [[card.oracleId, card] as const])),
  );
  const merged = new Map<string, readonly [Card, string]>();
  const renamed: { from: string; to: string }[] = [];
  const replaced = new Set<string>();
  let added = 0;
  let changed = 0;
  for (const card of incoming) {
    const same = bySlug.get(card.slug);
    const formerly =
      same === undefined && card.oracleId !== undefined ? byOracle.get(card.oracleId) : undefined;
    const before = same ?? formerly;
    if (formerly !== undefined) {
      renamed.push({ from: formerly.name, to: card.name });
      replaced.add(formerly.slug);
    }
    const after = before === undefined ? card : mergeCard(card, { ...before, slug: card.slug });
    const json = cardJson(after);
    if (before === undefined) added += 1;
    else if (json !== cardJson(before)) changed += 1;
    merged.set(card.slug, [after, json]);
  }
  const touched = merged.size;
  let kept = 0;
  for (const card of known) {
    if (merged.has(card.slug) || replaced.has(card.slug)) continue;
    merged.set(card.slug, [card, cardJson(card)]);
    kept += 1;
  }
  return {
    cards: [...merged.values()],
    changes: { added, changed, unchanged: touched - added - changed, kept, renamed },
  };
};
