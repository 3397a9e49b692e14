import { addPrintings, enrichCard, type ProvidedFields } from '@crownsmith/catalog';
import { foldName, laterLegality, type Card } from '@crownsmith/domain';
import { storedCardJson, type StoredCard } from '#src/store/stored-card';

/** What a card file changes. */
export interface CardChanges {
  /** cards that the store did not have */
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** stored cards that the file does not list; they stay */
  readonly kept: number;
  /** cards with a new name (same oracle id) */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

export interface MergedCards {
  readonly cards: readonly (readonly [card: Card, json: string])[];
  readonly changes: CardChanges;
}

const unionProvided = (a: ProvidedFields, b: ProvidedFields): ProvidedFields =>
  a.gameChanger === true || b.gameChanger === true ? { gameChanger: true } : {};

const isOlder = (next: StoredCard, stored: StoredCard): boolean =>
  next.statedAt !== undefined && stored.statedAt !== undefined && next.statedAt < stored.statedAt;

/** The names of a stored card that a new name replaces, without other spellings of the new one. */
const formerNamesOf = (name: string, { name: stored, formerNames = [] }: Card): readonly string[] =>
  [...new Set([stored, ...formerNames])].filter((each) => foldName(each) !== foldName(name));

/**
 * A card as the new file has it, completed with what the store has: fields that the file lacks stay, a release date
 * only ever moves back, sets only ever grow, and it keeps its former names. Legality and Game Changers change with time: of two files with dates the newer
 * one decides them, whichever is imported last.
 */
const mergeCard = (next: StoredCard, stored: StoredCard): StoredCard => {
  const { slug } = next.card;
  const known = { ...stored.card, slug };
  const enriched = enrichCard(next.card, known, next.provided);
  const { bannedIn: _bannedIn, formerNames: _formerNames, ...merged } = addPrintings(enriched, known);
  const formerNames = formerNamesOf(next.card.name, stored.card);
  const isStale = isOlder(next, stored);
  const { bannedIn } = isStale || next.card.legality === 'unknown' ? known : next.card;
  const statedAt = isStale ? stored.statedAt : (next.statedAt ?? stored.statedAt);
  return {
    card: {
      ...merged,
      ...(formerNames.length > 0 && { formerNames }),
      ...(bannedIn !== undefined && { bannedIn }),
      ...(isStale && { legality: laterLegality(known.legality, next.card.legality) }),
      ...(isStale && stored.provided.gameChanger === true && { gameChanger: known.gameChanger }),
    },
    provided: unionProvided(next.provided, stored.provided),
    ...(statedAt === undefined ? {} : { statedAt }),
  };
};

/** Merges the cards of a file into the stored ones. Nothing stored is lost, whatever the file leaves out. */
export const mergeCards = (stored: readonly StoredCard[], incoming: readonly StoredCard[]): MergedCards => {
  const bySlug = new Map(stored.map((each) => [each.card.slug, each]));
  const byOracle = new Map(
    stored.flatMap((each) => (each.card.oracleId === undefined ? [] : [[each.card.oracleId, each] as const])),
  );
  const merged = new Map<string, readonly [Card, string]>();
  const renamed: { from: string; to: string }[] = [];
  const replaced = new Set<string>();
  let added = 0;
  let changed = 0;
  for (const next of incoming) {
    const { slug, name, oracleId } = next.card;
    const same = bySlug.get(slug);
    const former = same === undefined && oracleId !== undefined ? byOracle.get(oracleId) : undefined;
    const before = same ?? former;
    if (former !== undefined) {
      renamed.push({ from: former.card.name, to: name });
      replaced.add(former.card.slug);
    }
    const after = before === undefined ? next : mergeCard(next, before);
    const json = storedCardJson(after);
    if (before === undefined) added += 1;
    else if (json !== storedCardJson(before)) changed += 1;
    merged.set(slug, [after.card, json]);
  }
  const inFile = merged.size;
  let kept = 0;
  for (const each of stored) {
    const { slug } = each.card;
    if (merged.has(slug) || replaced.has(slug)) continue;
    merged.set(slug, [each.card, storedCardJson(each)]);
    kept += 1;
  }
  return {
    cards: [...merged.values()],
    changes: { added, changed, unchanged: inFile - added - changed, kept, renamed },
  };
};
