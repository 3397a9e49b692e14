import type { OtherNames } from '@crownsmith/api-client';
import { finishSteps, foldName, NAME_KINDS, type NameKind, type OtherName } from '@crownsmith/domain';

/**
 * The names that cards have besides their own: more than a hundred thousand, as one text and a few typed arrays, since as many
 * objects take several times the memory.
 */
export interface OtherNameTable {
  readonly size: number;
  /** Of a number below `size`. */
  readonly at: (number: number) => OtherName;
  /** The names with a key of `foldName`. The first call indexes what `prepare` has not yet. */
  readonly find: (key: string) => readonly OtherName[];
  /** Indexes the names, some thousand in each step. */
  readonly prepare: () => Generator<void, void>;
  /** The names of a card, in the order of `NAME_KINDS`. */
  readonly of: (slug: string) => readonly OtherName[];
}

/** FNV-1a over UTF-16 code units. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** A power of two at least twice as large. */
const slotsFor = (size: number): number => 2 ** Math.ceil(Math.log2(Math.max(1, size) * 2));

/** Names that a step of `prepare` indexes. */
const STEP = 2048;

/** @param names those that are blank or have a line feed are left out: no card bears one */
export const createOtherNameTable = (names: OtherNames): OtherNameTable => {
  const written: string[] = [];
  const kinds: number[] = [];
  const bearers: number[] = [];
  const slugs: string[] = [];
  const slugNumbers = new Map<string, number>();
  /** the other slugs of names that several cards bear, by the name's number */
  const further = new Map<number, readonly string[]>();
  for (const [kindNumber, kind] of NAME_KINDS.entries())
    for (const [name, borne] of Object.entries(names[kind] ?? {})) {
      const [slug = '', ...more] = typeof borne === 'string' ? [borne] : borne;
      if (name.trim() === '' || name.includes('\n')) continue;
      const number = slugNumbers.get(slug) ?? slugs.push(slug) - 1;
      slugNumbers.set(slug, number);
      if (more.length > 0) further.set(written.length, more);
      written.push(name);
      kinds.push(kindNumber);
      bearers.push(number);
    }
  const size = written.length;
  const starts = new Uint32Array(size + 1);
  for (let at = 0; at < size; at += 1) starts[at + 1] = (starts[at] ?? 0) + (written[at]?.length ?? 0) + 1;
  const text = written.join('\n');
  const kindOf = Uint8Array.from(kinds);
  const bearerOf = Uint32Array.from(bearers);

  const nameAt = (at: number): string => text.slice(starts[at], (starts[at + 1] ?? 0) - 1);
  const at = (number: number): OtherName => ({
    kind: NAME_KINDS[kindOf[number] ?? 0] as NameKind,
    name: nameAt(number),
    slugs: [slugs[bearerOf[number] ?? 0] ?? '', ...(further.get(number) ?? [])],
  });

  /** A hash table of names by key, each as its number + 1, and the hash of each name. */
  const slots = new Uint32Array(slotsFor(size));
  const hashes = new Uint32Array(size);
  let indexed = 0;
  const prepare = function* (): Generator<void, void> {
    while (indexed < size) {
      const hash = hashOf(foldName(nameAt(indexed)));
      let slot = hash % slots.length;
      while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
      hashes[indexed] = hash;
      indexed += 1;
      slots[slot] = indexed;
      if (indexed % STEP === 0) yield;
    }
  };

  return {
    size,
    at,
    prepare,
    find: (key) => {
      finishSteps(prepare());
      const found: OtherName[] = [];
      const hash = hashOf(key);
      let slot = hash % slots.length;
      for (let number = slots[slot]; number; number = slots[slot]) {
        if (hashes[number - 1] === hash && foldName(nameAt(number - 1)) === key) found.push(at(number - 1));
        slot = (slot + 1) % slots.length;
      }
      return found;
    },
    of: (slug) => {
      const number = slugs.indexOf(slug);
      const numbers = [...further].flatMap(([name, more]) => (more.includes(slug) ? [name] : []));
      for (
        let name = number === -1 ? -1 : bearerOf.indexOf(number);
        name !== -1;
        name = bearerOf.indexOf(number, name + 1)
      )
        numbers.push(name);
      return numbers.sort((a, b) => a - b).map(at);
    },
  };
};
