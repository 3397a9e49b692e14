import { INTEGER, type DuckDBConnection } from '@duckdb/node-api';
import { appendColumns } from '#src/store/database';
import { readInts } from '#src/store/query';
import type { CountedCombo } from './combo-counts';
import type { DeckGroups, ThemeFacts } from './deck-groups';
import { IDENTITIES, noCardRules } from './deck-kinds';
import type { CountScope, ScopeInput } from './scope-tables';

/** All that counts depend on besides the decks and prices: where a fact changed, the decks that it concerns are counted anew. */
export interface CountFacts extends ThemeFacts {
  /** by card: its number for good */
  readonly numbers: Int32Array;
  /** by name of the store: card, -1 for none */
  readonly nameCards: Int32Array;
  readonly identities: Int32Array;
  readonly exempt: Int32Array;
  /** 1 for a basic land */
  readonly basics: Int32Array;
  /** day of each card's first known release, -1 where unknown */
  readonly released: Int32Array;
  /** what each rule of commanders allows, from rule 1 on */
  readonly rules: readonly string[];
  readonly bans: CountScope['bans'];
  /** kind and key of each group */
  readonly groups: readonly string[];
  readonly combos: readonly CountedCombo[];
}

/** What facts are found in. */
interface FactInput
  extends Pick<ScopeInput, 'cards' | 'nameCards' | 'storeNames'>, Pick<CountFacts, 'released' | 'combos'> {
  readonly groups: DeckGroups;
}

/** The kind and key of each group. */
export const groupKeys = ({ groups }: Pick<DeckGroups, 'groups'>): readonly string[] =>
  groups.map(({ kind, key }) => `${kind} ${key}`);

/** By card: its number for good. */
export const cardNumbers = ({ numbers, identities }: ScopeInput['cards']): Int32Array =>
  numbers ?? Int32Array.from(identities.keys());

/** The facts that decks are counted with now. @param known facts of before, of the same cards */
export const countFacts = (
  { cards, nameCards, storeNames, released, groups, combos }: FactInput,
  { bans }: Pick<CountScope, 'bans'>,
  known?: ThemeFacts,
): CountFacts => {
  const { identities, basics, rules = noCardRules(identities.length) } = cards;
  const none = new BigUint64Array(identities.length);
  return {
    numbers: cardNumbers(cards),
    // Names after those of the store are of decks that count besides, which are always counted anew.
    nameCards: nameCards.subarray(0, storeNames),
    identities,
    exempt: rules.exempt,
    basics,
    released,
    rules: rules.keys ?? [],
    bans,
    groups: groupKeys(groups),
    ...(groups.themeFacts?.(known) ?? { themes: none, sources: none }),
    combos: combos.map(({ cards: own, identity }) => ({ cards: [...own], identity })),
  };
};

/** By card: the formats that ban it. */
export const bansByCard = (bans: CountScope['bans']): ReadonlyMap<number, ReadonlySet<number>> => {
  const formats = new Map<number, Set<number>>();
  for (const { card, format } of bans) formats.set(card, (formats.get(card) ?? new Set()).add(format));
  return formats;
};

export interface ChangedFacts {
  /** names of the store whose card is another one, or whose card changed */
  readonly names: Int32Array;
  /** rules of commanders that are others, as bits */
  readonly rules: number;
}

const textOfBans = (formats: ReadonlySet<number> = new Set()): string =>
  [...formats].sort((a, b) => a - b).join();

/** Finds which facts changed. @param before with the cards of `now`, and those that are gone after them */
export const findChangedFacts = (before: CountFacts, now: CountFacts): ChangedFacts => {
  let rules = 0;
  for (let rule = 1; rule < IDENTITIES; rule += 1)
    if (before.rules[rule - 1] !== now.rules[rule - 1]) rules |= 1 << rule;
  const [bansBefore, bansNow] = [bansByCard(before.bans), bansByCard(now.bans)];
  const isChanged = (card: number): boolean =>
    before.identities[card] !== now.identities[card] ||
    before.basics[card] !== now.basics[card] ||
    before.themes[card] !== now.themes[card] ||
    (((before.exempt[card] ?? 0) ^ (now.exempt[card] ?? 0)) & ~rules) !== 0 ||
    textOfBans(bansBefore.get(card)) !== textOfBans(bansNow.get(card));
  const names = Int32Array.from(before.nameCards.keys()).filter((name) => {
    const card = before.nameCards[name] ?? -1;
    return card !== now.nameCards[name] || (card >= 0 && isChanged(card));
  });
  return { names, rules };
};

/** The store's numbers of the decks that list one of some names. */
export const findDecksWithNames = async (db: DuckDBConnection, names: Int32Array): Promise<Int32Array> => {
  if (names.length === 0) return names;
  await db.run('create or replace table changed_name (name integer)');
  await appendColumns(db, 'changed_name', [INTEGER], [names]);
  const [decks = new Int32Array()] = await readInts(
    db,
    `select distinct deck from stored_card semi join changed_name using (name)
    union select deck from stored_deck where c1 in (from changed_name) or c2 in (from changed_name)`,
    1,
  );
  await db.run('drop table changed_name');
  return decks;
};
