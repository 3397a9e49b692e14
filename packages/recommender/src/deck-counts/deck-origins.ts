import { lowerBound } from '../numeric/lower-bound';
import { utf16Text, utf16Units } from '../numeric/utf16';

/** Where a deck comes from. */
export interface DeckOrigin {
  /** Name of its source; null for one without a public name, undefined where no source is known. */
  readonly source?: string | null | undefined;
  /** Its public address; undefined where it has none that is known. */
  readonly address?: string | undefined;
}

/** Where the decks of a model come from, in its order. Texts are UTF-16 units. */
export interface DeckOrigins {
  /** Number of each deck's source among `sourceNames`, from 1; 0 is unknown. */
  readonly deckSources: Uint8Array;
  /** Names of the sources, joined by line feeds. */
  readonly sourceNames: Uint16Array;
  /** Decks with a public address, ascending. */
  readonly linkedDecks: Uint32Array;
  /** For each of them the end of its address among `addresses`. */
  readonly addressEnds: Uint32Array;
  readonly addresses: Uint16Array;
}

/** Stands among the names for a source without a public one. */
const UNNAMED = ' ';

/** Sources that have a number; the decks of any further ones are of an unknown source. */
const MAX_SOURCES = 255;

/** The origins of decks of which nothing is known. */
export const unknownOrigins = (decks: number): DeckOrigins => ({
  deckSources: new Uint8Array(decks),
  sourceNames: new Uint16Array(0),
  linkedDecks: new Uint32Array(0),
  addressEnds: new Uint32Array(0),
  addresses: new Uint16Array(0),
});

/** Puts origins into the order of a model. @param order places of its decks among those that `originOf` knows */
export const makeDeckOrigins = (order: Uint32Array, originOf: (place: number) => DeckOrigin): DeckOrigins => {
  const deckSources = new Uint8Array(order.length);
  const numbers = new Map<string, number>();
  const numberOf = (source: string | null): number => {
    const name = source === null ? UNNAMED : source.replaceAll(/\s+/g, ' ');
    const number = numbers.get(name) ?? numbers.size + 1;
    if (number > MAX_SOURCES) return 0;
    numbers.set(name, number);
    return number;
  };
  const numbersAsGiven = new Map<string | null, number>();
  const linked: number[] = [];
  const ends: number[] = [];
  const addresses: string[] = [];
  let length = 0;
  order.forEach((place, deck) => {
    const { source, address } = originOf(place);
    if (source !== undefined) {
      const number = numbersAsGiven.get(source) ?? numberOf(source);
      numbersAsGiven.set(source, number);
      deckSources[deck] = number;
    }
    if (address === undefined) return;
    linked.push(deck);
    addresses.push(address);
    ends.push((length += address.length));
  });
  return {
    deckSources,
    sourceNames: utf16Units([...numbers.keys()].join('\n')),
    linkedDecks: Uint32Array.from(linked),
    addressEnds: Uint32Array.from(ends),
    addresses: utf16Units(addresses.join('')),
  };
};

const isAscending = (values: Uint32Array): boolean =>
  values.every((value, at) => at === 0 || values[at - 1] < value);

/** Describes what is wrong with the origins of a number of decks; undefined when they are consistent. */
export const findOriginError = (
  decks: number,
  { deckSources, sourceNames, linkedDecks, addressEnds, addresses }: DeckOrigins,
): string | undefined => {
  if (deckSources.length !== decks) return 'it is about other decks than the model';
  const names =
    sourceNames.length === 0 ? 0 : sourceNames.reduce((sum, unit) => sum + (unit === 10 ? 1 : 0), 1);
  if (deckSources.some((source) => source > names)) return 'a source is unknown';
  if (!isAscending(linkedDecks) || (linkedDecks.at(-1) ?? -1) >= decks) return 'a linked deck is unknown';
  const isComplete =
    addressEnds.length === linkedDecks.length && (addressEnds.at(-1) ?? 0) === addresses.length;
  return isComplete && isAscending(addressEnds) ? undefined : 'an address is cut off';
};

/** Makes the look-up of a deck's origin by its place in the model. */
export const createOriginLookup = ({
  deckSources,
  sourceNames,
  linkedDecks,
  addressEnds,
  addresses,
}: DeckOrigins): ((deck: number) => DeckOrigin) => {
  const names = utf16Text(sourceNames).split('\n');
  return (deck) => {
    const at = lowerBound(linkedDecks, 0, linkedDecks.length, deck);
    const isLinked = linkedDecks[at] === deck;
    const number = deckSources[deck] ?? 0;
    const name = names[number - 1];
    return {
      source: number === 0 ? undefined : name === UNNAMED ? null : name,
      address: isLinked
        ? utf16Text(addresses.subarray(at === 0 ? 0 : addressEnds[at - 1], addressEnds[at]))
        : undefined,
    };
  };
};
