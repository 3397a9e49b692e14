import { addPrintings, CardIdentities, enrichCard, type ProvidedFields } from '@crownsmith/catalog';
import { foldName, laterLegality, spelledName, withUniqueSlugs, type Card } from '@crownsmith/domain';
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
  /** the oracle ids of cards by those that the store had */
  readonly movedIds: ReadonlyMap<string, string>;
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
  // The card keeps the slug that it has unless its name changes; `enrichCard` completes cards of one slug.
  const isSameName = spelledName(next.card.name) === spelledName(stored.card.name);
  const { slug } = isSameName ? stored.card : next.card;
  const known = { ...stored.card, slug };
  const enriched = enrichCard({ ...next.card, slug }, known, next.provided);
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

/**
 * Finds the stored card that a card of a file is: by oracle id, or by the whole name where one of them has none. A source may give
 * a card another id: a stored one that the file does not list is the card of its name, types, cost and text.
 */
const makeFindStored = (
  stored: readonly StoredCard[],
  incoming: readonly StoredCard[],
): ((card: Card) => StoredCard | undefined) => {
  const identities = new CardIdentities<StoredCard>();
  const listed = new Set(incoming.map(({ card }) => card.oracleId));
  const lookOf = ({ name, typeLine, manaCost, text }: Card): string =>
    [spelledName(name), typeLine, manaCost ?? '', text ?? ''].join('\n');
  const byLook = new Map<string, StoredCard>();
  for (const each of stored) {
    identities.add(each.card, each);
    if (each.card.oracleId !== undefined && !listed.has(each.card.oracleId))
      byLook.set(lookOf(each.card), each);
  }
  return (card) => identities.find(card) ?? byLook.get(lookOf(card));
};

/** Merges the cards of a file into the stored ones. Nothing stored is lost, whatever the file leaves out. */
export const mergeCards = (stored: readonly StoredCard[], incoming: readonly StoredCard[]): MergedCards => {
  const findStored = makeFindStored(stored, incoming);
  const found = new Set<StoredCard>();
  const pairs = incoming.map((next) => {
    const same = findStored(next.card);
    const before = same !== undefined && found.has(same) ? undefined : same;
    if (before !== undefined) found.add(before);
    return { before, after: before === undefined ? next : mergeCard(next, before) };
  });
  const kept = stored.filter((each) => !found.has(each)).map((each) => ({ before: each, after: each }));
  const all = [...pairs, ...kept];
  const unique = withUniqueSlugs(all.map(({ after }) => after.card));
  let added = 0;
  let changed = 0;
  let unchanged = 0;
  const cards = all.map(({ before, after }, index): readonly [Card, string] => {
    const card = unique[index] ?? after.card;
    const json = storedCardJson({ ...after, card });
    if (before === undefined) added += 1;
    else if (json !== storedCardJson(before)) changed += 1;
    else if (index < pairs.length) unchanged += 1;
    return [card, json];
  });
  const renamed = pairs.flatMap(({ before, after }) =>
    before === undefined || foldName(before.card.name) === foldName(after.card.name)
      ? []
      : [{ from: before.card.name, to: after.card.name }],
  );
  const movedIds = new Map(
    pairs.flatMap(({ before, after }): readonly (readonly [string, string])[] => {
      const [former, present] = [before?.card.oracleId, after.card.oracleId];
      return former === undefined || present === undefined || former === present ? [] : [[former, present]];
    }),
  );
  return {
    cards,
    movedIds,
    changes: { added, changed, unchanged, kept: kept.length, renamed },
  };
};
