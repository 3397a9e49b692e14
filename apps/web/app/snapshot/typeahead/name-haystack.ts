import { stripAccents } from '@crownsmith/domain';
import { orderGrams, visitOccurrences, type GramOrder } from './gram-order';
import type { NameStarts, Ranking } from './name-ranking';

/**
 * Names reduced to letters and digits and joined by line feeds, with the places of that text in an order that finds any part
 * of a name without reading the others.
 */
export interface Haystack extends GramOrder, NameStarts {
  /** of each block of the text, the name at its beginning */
  readonly blocks: Uint32Array;
}

/** Code units in a block, as a shift: about as many as a name has. */
const BLOCK_BITS = 4;
/** Names between two pauses. */
const STEP = 2048;

/** A text as words: lower case, without accents and punctuation. @example searchWords("Lim-Dûl's Vault") // 'lim duls vault' */
export const searchWords = (text: string): string =>
  stripAccents(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Makes a haystack in steps; the order of the labels breaks ties. */
export function* makeHaystack(labels: Iterable<string>): Generator<void, Haystack> {
  const offsets: number[] = [];
  const wordOffsets: number[] = [];
  const names: string[] = [];
  let offset = 0;
  for (const label of labels) {
    offsets.push(offset);
    const words = searchWords(label);
    const name = words.replaceAll(' ', '');
    let inName = 0;
    for (const word of words.split(' ')) {
      wordOffsets.push(offset + inName);
      inName += word.length;
    }
    names.push(name);
    offset += name.length + 1;
    if (names.length % STEP === 0) yield;
  }
  offsets.push(offset);
  const text = `${names.join('\n')}\n`;
  const wordStarts = new Uint8Array(offset);
  for (const wordOffset of wordOffsets) if (wordOffset < offset) wordStarts[wordOffset] = 1;
  const starts = Uint32Array.from(offsets);
  const blocks = new Uint32Array((offset >> BLOCK_BITS) + 1);
  for (let block = 0, name = 0; block < blocks.length; block += 1) {
    while ((starts[name + 1] ?? offset) <= block << BLOCK_BITS && name < names.length - 1) name += 1;
    blocks[block] = name;
  }
  yield;
  return { starts, wordStarts, blocks, ...(yield* orderGrams(text)) };
}

/** The index of the name at an offset. */
export const nameAt = ({ starts, blocks }: Haystack, offset: number): number => {
  let name = blocks[offset >> BLOCK_BITS] ?? 0;
  while ((starts[name + 1] ?? Infinity) <= offset) name += 1;
  return name;
};

/** A name as the haystack has it. */
export const textOfName = ({ text, starts }: Haystack, name: number): string =>
  text.slice(starts[name], (starts[name + 1] ?? 0) - 1);

/** Adds every occurrence of a query. */
export const scan = (haystack: Haystack, query: string, ranking: Ranking): void =>
  visitOccurrences(haystack, query, (place) => {
    ranking.add(nameAt(haystack, place), place, place + query.length);
  });
