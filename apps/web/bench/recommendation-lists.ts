import type { RecsRequest } from '@crownsmith/api-client';
import {
  MODEL_FILE,
  openSnapshot,
  openSource,
  parseModelFile,
  readRequired,
  type Engine,
} from '@crownsmith/answers/snapshot';
import * as z from 'zod';

/** What a list is made of: a deck of the snapshot with cards left out, or, as a brew, halves of decks of two commanders. */
const KINDS = ['a fifth left out', 'half left out', 'brew'] as const;
type Kind = (typeof KINDS)[number];

export interface List {
  readonly kind: Kind;
  readonly request: RecsRequest;
}

/** Leads from deck to deck so that adjacent ones, which are of one commander, are far apart. */
const STEP = 104_729;
/** Decks that are tried for the other half of a brew. */
const TRIES = 200;
const NO_CARD = 0xffff;

type Model = Engine['model'];

const zoneOfDeck = ({ zoneStarts }: Model, deck: number): number =>
  zoneStarts.findIndex((start) => start > deck) - 1;

const commandersOf = (model: Model, deck: number): readonly number[] => {
  const zone = zoneOfDeck(model, deck);
  return [...model.zoneCommanders.subarray(zone * 2, zone * 2 + 2)].filter((card) => card !== NO_CARD);
};

const identityOf = (model: Model, deck: number): number =>
  commandersOf(model, deck).reduce((bits, card) => bits | (model.cardIdentities[card] ?? 0), 0);

const cardsOf = ({ deckStarts, deckCards }: Model, deck: number): readonly number[] => [
  ...deckCards.subarray(deckStarts[deck], deckStarts[deck + 1]),
];

/** A deck of other commanders within the colours of a deck; undefined if there is none among those tried. */
const otherWithinColors = (model: Model, deck: number): number | undefined => {
  const decks = model.deckStarts.length - 1;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const other = (deck + tries * STEP) % decks;
    const isWithin = (identityOf(model, other) & ~identityOf(model, deck)) === 0;
    if (isWithin && zoneOfDeck(model, other) !== zoneOfDeck(model, deck)) return other;
  }
  return undefined;
};

const chooseCards = (model: Model, deck: number, kind: Kind): readonly number[] => {
  const own = cardsOf(model, deck);
  if (kind === 'a fifth left out') return own.filter((_, at) => (at + deck) % 5 !== 0);
  const half = own.filter((_, at) => (at + deck) % 2 === 0);
  if (kind === 'half left out') return half;
  const other = otherWithinColors(model, deck);
  const others = other === undefined ? [] : cardsOf(model, other).filter((_, at) => (at + deck) % 2 === 1);
  return [...new Set([...half, ...others])];
};

/** Requests for recommendations with full card data, for lists of all kinds in turns. The same for the same snapshot. */
export const makeLists = async (
  snapshots: string,
  count: number,
): Promise<{ readonly decks: number; readonly lists: readonly List[] }> => {
  const source = openSource(snapshots);
  const pointer = await source.read('current.json');
  if (pointer === 'unchanged') throw new Error('current.json: unchanged without a tag');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(new TextDecoder().decode(pointer.bytes)));
  const model = parseModelFile(version, await readRequired(await openSnapshot(source, version), MODEL_FILE));
  const slugs = new TextDecoder('utf-16le').decode(model.slugs).split('\n');
  const urlOf = (card: number): string => `/cards/${slugs[card] ?? ''}`;
  const decks = model.deckStarts.length - 1;
  const lists = Array.from({ length: count }, (_, i) => {
    const kind = KINDS[i % KINDS.length] ?? 'brew';
    const deck = (i * STEP) % decks;
    return {
      kind,
      request: {
        commanders: commandersOf(model, deck).map(urlOf),
        cards: chooseCards(model, deck, kind).map(urlOf),
        full_card_data: true,
      },
    };
  });
  return { decks, lists };
};
