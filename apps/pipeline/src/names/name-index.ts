import {
  compareBearers,
  createAndNames,
  faceNames,
  foldName,
  NAME_KINDS,
  spelledName,
  type Legality,
  type NameBearing,
  type NameKind,
} from '@crownsmith/domain';
import type { StoredName } from './card-name-table';
import { nameKey, paperName } from './name-key';

/** A card to find by name; its number is its index in the list. */
export interface NamedCard {
  readonly name: string;
  readonly formerNames?: readonly string[];
  readonly oracleId?: string;
  readonly legality?: Legality;
}

/** A name that a card has besides its own, and the number of the card. */
export interface OtherName {
  readonly kind: NameKind;
  readonly name: string;
  readonly card: number;
  /** `foldName` of the name */
  readonly key: string;
  /** whether it is a part of a name: of a face, or without the readings of its signs */
  readonly isPart: boolean;
}

/** Finds cards by their names as people and sources write them. */
export interface NameIndex {
  /** number of the card, undefined if the name matches none; of several cards that bear it the first by `compareBearers` */
  readonly resolve: (name: string) => number | undefined;
  /** whether the card bears the name on printings or formerly only: it is neither its name nor that of a face */
  readonly isOther: (name: string) => boolean;
  /** the names that cards have besides their own */
  readonly others: readonly OtherName[];
  /** the cards that bear one of them, in the order of `compareBearers`, a card once for each way in which it does */
  readonly bearersOf: (other: OtherName) => readonly Bearing[];
}

/** Readings of signs that some printed names carry in brackets. */
const READINGS = /（[\p{sc=Hira}\p{sc=Kana}ー]+）/gu;

/** A name that a card bears. */
interface Bearing {
  readonly name: string;
  readonly card: number;
  readonly bearing: NameBearing;
  readonly kind?: NameKind;
  readonly isPart?: boolean;
}

/** Languages that are read earlier count first, as in the file of names. */
const kindOrder = ({ kind }: Bearing): number => (kind === undefined ? -1 : NAME_KINDS.indexOf(kind));

/** Whether a name is borne on printings or formerly only. */
export const isOtherBearing = (bearing: NameBearing | undefined): boolean =>
  bearing === 'printed' || bearing === 'former';

/** The names of cards by their folded form. */
class BearingTable {
  readonly #bearings: Bearing[] = [];
  readonly #first = new Map<string, number>();
  /** of the keys that several cards have */
  readonly #several = new Map<string, number[]>();

  add(key: string, bearing: Bearing): void {
    if (key === '') return;
    const first = this.#first.get(key);
    const number = this.#bearings.length;
    if (first === undefined) this.#first.set(key, number);
    else {
      const several = this.#several.get(key);
      const known = (several ?? [first]).map((each) => this.#bearings[each]);
      if (known.some((each) => each?.card === bearing.card && each.name === bearing.name)) return;
      if (several === undefined) this.#several.set(key, [first, number]);
      else several.push(number);
    }
    this.#bearings.push(bearing);
  }

  of(key: string): readonly Bearing[] {
    const several = this.#several.get(key);
    if (several !== undefined) return several.flatMap((each) => this.#bearings[each] ?? []);
    const first = this.#bearings[this.#first.get(key) ?? -1];
    return first === undefined ? [] : [first];
  }
}

/** The parts of a name that stand for it: its faces, and without the readings of its signs. */
const partsOf = (name: string): readonly string[] => {
  const bare = name.includes('（') ? name.replace(READINGS, '') : name;
  const faces = name.includes('/') ? faceNames(bare) : [];
  return [...(bare === name ? [] : [bare]), ...(faces.length > 1 ? faces : [])];
};

/** Adds the names that cards have themselves: in full, by face, and without the `A-` of rebalanced cards. */
const addOwnNames = (table: BearingTable, cards: readonly NamedCard[]): void => {
  for (const [card, { name }] of cards.entries()) {
    table.add(foldName(name), { name, card, bearing: 'own' });
    const faces = name.includes('/') ? faceNames(name) : [];
    if (faces.length > 1)
      for (const [at, face] of faces.entries())
        table.add(foldName(face), { name: face, card, bearing: at === 0 ? 'front' : 'face' });
    const paper = paperName(name);
    if (paper === name) continue;
    table.add(foldName(paper), { name: paper, card, bearing: 'face' });
    table.add(nameKey(paper), { name: paper, card, bearing: 'face' });
  }
};

/** The names that known cards have besides their own, each followed by its parts. */
const listOthers = (
  cards: readonly NamedCard[],
  names: readonly StoredName[],
  resolve: (name: string) => number | undefined,
): readonly OtherName[] => {
  const others: OtherName[] = [];
  const add = (kind: NameKind, name: string, card: number): void => {
    others.push({ kind, name, card, key: foldName(name), isPart: false });
    for (const part of partsOf(name))
      others.push({ kind, name: part, card, key: foldName(part), isPart: true });
  };
  for (const [card, { formerNames = [] }] of cards.entries())
    for (const name of formerNames) add('former', name, card);
  const byOracle = new Map(
    cards.flatMap(({ oracleId }, card) => (oracleId === undefined ? [] : [[oracleId, card] as const])),
  );
  for (const { kind, name, card: cardName, oracleId } of names) {
    const card = (oracleId === undefined ? undefined : byOracle.get(oracleId)) ?? resolve(cardName);
    if (card !== undefined) add(kind, name, card);
  }
  return others;
};

/**
 * Makes an index over cards and the names that they have besides their own. A name is matched in full, then by its front face
 * (`Front`, `Front // Back`, `Front/Back`, split cards), then as a back face, also `Reskin // Oracle`; always without accents,
 * case, punctuation and with or without the `A-` of rebalanced cards, and with `and` for `&` or the other way round where no card
 * has the name as it is written. Of several cards that bear it the one counts that
 * `compareBearers` puts first.
 */
export const makeNameIndex = (cards: readonly NamedCard[], names: readonly StoredName[] = []): NameIndex => {
  const table = new BearingTable();
  const order = (key: string, name: string): readonly Bearing[] => {
    const found = table.of(key);
    // A card's own names were added first.
    if (found.every(({ card }) => card === found[0]?.card)) return found;
    const compare = compareBearers(spelledName(name));
    const legality = ({ card }: Bearing): Legality => cards[card]?.legality ?? 'unknown';
    return found
      .map((each) => ({ ...each, legality: legality(each) }))
      .toSorted(
        (a, b) =>
          compare(a, b) ||
          Number(a.isPart === true) - Number(b.isPart === true) ||
          kindOrder(a) - kindOrder(b),
      );
  };
  const findWritten = (name: string): readonly Bearing[] => {
    const key = foldName(name);
    const whole = order(key, name);
    const faces = key.split('//');
    if (whole.length > 0 || faces.length < 2) return whole;
    const [front = [], ...backs] = faces.map((face) => order(face, face));
    const both = front.filter(({ card }) => backs.some((back) => back.some((each) => each.card === card)));
    if (front.length > 0) return both.length > 0 ? both : front;
    return backs.flat().filter(({ bearing }) => bearing === 'own');
  };
  const findUncached = (name: string): readonly Bearing[] => {
    const paper = paperName(name);
    const found = findWritten(paper);
    if (paper === name || (found[0]?.bearing ?? 'former') !== 'former') return found;
    const asWritten = findWritten(name);
    return asWritten.length > 0 ? asWritten : found;
  };
  addOwnNames(table, cards);
  const andNames = createAndNames();
  for (const { name } of cards) for (const each of [name, ...faceNames(name)]) andNames.add(each);
  const cache = new Map<string, readonly Bearing[]>();
  const find = (name: string): readonly Bearing[] => {
    const known = cache.get(name);
    if (known !== undefined) return known;
    const asNamed = findUncached(name);
    const other = asNamed.length > 0 ? undefined : andNames.find(name);
    const found = other === undefined ? asNamed : findUncached(other);
    cache.set(name, found);
    return found;
  };
  const others = listOthers(cards, names, (name) => find(name)[0]?.card);
  for (const { key, ...other } of others)
    table.add(key, { ...other, bearing: other.kind === 'former' ? 'former' : 'printed' });
  cache.clear();
  return {
    resolve: (name) => find(name)[0]?.card,
    isOther: (name) => isOtherBearing(find(name)[0]?.bearing),
    others,
    bearersOf: ({ key, name }) => order(key, name),
  };
};
