import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { realData } from '@crownsmith/real-data';
import { primaryTypeOf } from '../../src/card/primary-type';
import { isCommandZone } from '../../src/command-zone/command-zone';
import type { LookUpCard } from '../../src/deck-list/pasted-list';
import type { RealCard } from '../real-cards';
import { byLocale, type SampleDeck, type SampleEntry } from './notation';

const DECK_SIZE = 100;
const BASICS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Wastes'];

const SETS = [
  ['C21', 'Commander 2021', '263'],
  ['MH2', 'Modern Horizons 2', '12'],
  ['40K', 'Warhammer 40,000', '101'],
  ['SLD', 'Secret Lair Drop', '7★'],
  ['PLST', 'The List', 'XLN-65'],
  ['M21', 'Core Set 2021', '311a'],
  ['LTC', 'The Lord of the Rings: Tales of Middle-earth Commander', '408'],
] as const;

/** Titles of one's own; none is the name of a card. */
const CATEGORIES = ['Ramp', 'Politics & Pillow Fort', 'Card Draw', 'Big Stompy Things', 'My Pets', 'Removal'];

const hashOf = (name: string): number =>
  [...name].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    7,
  );

/** A sample of a card with a printing, a price and a category that only its name decides. */
export const sampleEntry = (
  { name, typeLine, manaCost = '', layout }: Pick<RealCard, 'name' | 'typeLine' | 'manaCost' | 'layout'>,
  count: number,
): SampleEntry => {
  const hash = hashOf(name);
  const [set, setName, number] = SETS[hash % SETS.length] ?? SETS[0];
  const type = layout === 'split' ? 'Split' : (primaryTypeOf(typeLine) ?? 'Artifact');
  return {
    name,
    count,
    set,
    setName,
    number,
    isFoil: hash % 3 === 0,
    type,
    typeLine,
    manaCost: manaCost.split(' // ')[0] ?? '',
    price: ((hash % 2000) / 100).toFixed(2),
    category: type === 'Land' ? 'Lands' : (CATEGORIES[hash % CATEGORIES.length] ?? 'Ramp'),
  };
};

interface DeckRow {
  readonly id: string;
  readonly commanders: readonly string[];
  readonly cards: readonly string[];
}

/** The rows list basic lands once: their copies are made up so that the deck has 100 cards. */
const toSample = (
  { id, commanders, cards }: DeckRow,
  lookUp: LookUpCard<RealCard>,
): SampleDeck | undefined => {
  const leaders = commanders.map(lookUp).filter((card) => card !== undefined);
  const others = [...new Set(cards.map(lookUp))].filter(
    (card) => card !== undefined && !leaders.includes(card),
  );
  const isKnown = [...commanders, ...cards].every((name) => lookUp(name) !== undefined);
  if (!isKnown || leaders.length !== commanders.length || !isCommandZone(leaders)) return undefined;
  const missing = DECK_SIZE - leaders.length - others.length;
  const basics = others.filter((card) => card !== undefined && BASICS.includes(card.name));
  if (missing < 0 || (missing > 0 && basics.length === 0)) return undefined;
  const copiesOf = (card: RealCard): number => {
    const at = basics.indexOf(card);
    return at < 0 ? 1 : 1 + Math.floor(missing / basics.length) + (at < missing % basics.length ? 1 : 0);
  };
  const main = others.flatMap((card) => (card === undefined ? [] : [sampleEntry(card, copiesOf(card))]));
  return { id, commanders: leaders.map((card) => sampleEntry(card, 1)), main: byLocale(main) };
};

const FILES = ['decks-commander.jsonl.gz', 'decks-casual.jsonl.gz', 'decks-duel.jsonl.gz'];

/**
 * Real decks of 100 known cards with a legal command zone, spread evenly over the files.
 * @returns undefined if a file is missing
 */
export const sampleDecks = (
  lookUp: LookUpCard<RealCard>,
  count: number,
): readonly SampleDeck[] | undefined => {
  const paths = FILES.map(realData);
  if (paths.some((path) => path === undefined)) return undefined;
  return paths.flatMap((path, at) => {
    const lines = gunzipSync(readFileSync(path ?? ''))
      .toString('utf8')
      .trim()
      .split('\n');
    const wanted = Math.floor(count / FILES.length) + (at < count % FILES.length ? 1 : 0);
    const found: SampleDeck[] = [];
    // A step that is prime to most lengths, so that all parts of a file are met.
    for (let tried = 0; tried < lines.length && found.length < wanted; tried += 1) {
      const deck = toSample(JSON.parse(lines[(tried * 7919) % lines.length] ?? '') as DeckRow, lookUp);
      if (deck !== undefined) found.push(deck);
    }
    return found;
  });
};
