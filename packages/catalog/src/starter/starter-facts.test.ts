import type { Card } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cardFromScryfall } from '../scryfall/scryfall-card';
import { starterCard } from './starter-cards';

const path = realData(REAL_CARDS);

const recordSchema = z.looseObject({
  name: z.string().default(''),
  oracle_id: z.string().optional(),
});

const printingSchema = z.looseObject({ name: z.string(), released_at: z.string().optional() });

/** Cards whose legality changed after the file, with the date. */
const CHANGED: Readonly<Record<string, string>> = {
  'Lutri, the Spellchaser': '2026-02-09',
  Biorhythm: '2026-02-09',
};

/** What the file has wrong, against the printed card. */
const WRONG_IN_FILE: ReadonlySet<string> = new Set(['The Wandering Emperor: "4" for "3"']);

/** The file has sagas, classes, levelers and cards that mutate as normal cards. */
const NORMAL_IN_FILE: ReadonlySet<string> = new Set(['saga', 'class', 'leveler', 'mutate']);

interface Both {
  readonly ours: Card;
  readonly theirs: Card;
  readonly isFull: boolean;
}

const readBoth = (file: string): readonly Both[] => {
  const records = cardLines(file, (name) => starterCard(name) !== undefined).map((line) =>
    recordSchema.parse(JSON.parse(line)),
  );
  const full = new Set(records.flatMap(({ name, oracle_id }) => (oracle_id === undefined ? [] : [name])));
  return records.flatMap((record) => {
    const ours = starterCard(record.name);
    const isFull = record.oracle_id !== undefined;
    // Playtest cards bear the names of others, but for a comma or a blank.
    if (ours?.name !== record.name || (!isFull && full.has(record.name))) return [];
    const theirs = cardFromScryfall(record);
    return theirs.ok ? [{ ours, theirs: theirs.value, isFull }] : [];
  });
};

describe.skipIf(path === undefined)('the starter catalogue compared with the bulk file', () => {
  const both = path === undefined ? [] : readBoth(path);

  const differing = (field: (card: Card) => unknown, among: readonly Both[] = both): readonly string[] =>
    among.flatMap(({ ours, theirs }) => {
      const [mine, real] = [JSON.stringify(field(ours)), JSON.stringify(field(theirs))];
      return real === undefined || real === '""' || mine === real
        ? []
        : [`${ours.name}: ${mine} for ${real}`];
    });

  it('has most of its cards in the file', () => {
    expect(both.length).toBeGreaterThan(3000);
  });

  it.each([
    ['name', (card: Card) => card.name],
    ['type line', (card: Card) => card.typeLine],
    ['mana value', (card: Card) => card.manaValue],
    ['mana cost', (card: Card) => card.manaCost],
    ['power', (card: Card) => card.power],
    ['toughness', (card: Card) => card.toughness],
    ['loyalty', (card: Card) => card.loyalty],
    ['colour identity', (card: Card) => card.colorIdentity],
    ['copy limit', (card: Card) => card.copyLimit],
  ])('agrees in %s', (_, field) => {
    expect(differing(field).filter((line) => !WRONG_IN_FILE.has(line))).toEqual([]);
  });

  it('agrees in layout, costs of faces and partners with full records', () => {
    const full = both.filter(({ isFull }) => isFull);
    expect(differing((card) => (NORMAL_IN_FILE.has(card.layout) ? 'normal' : card.layout), full)).toEqual([]);
    expect(differing((card) => card.partner, full)).toEqual([]);
    // The file gives the back of a flip card the cost of its front.
    const unlikeFlip = full.filter(({ ours }) => ours.layout !== 'flip');
    expect(differing((card) => card.faces.map(({ manaCost }) => manaCost || undefined), unlikeFlip)).toEqual(
      [],
    );
    expect(differing((card) => card.faces.map(({ power, toughness }) => [power, toughness]), full)).toEqual(
      [],
    );
  });

  it('agrees in who can be a commander', () => {
    expect(differing((card) => card.canBeCommander)).toEqual([]);
  });

  it('agrees in legality, except for changes since', () => {
    const read = both.filter(({ ours }) => CHANGED[ours.name] === undefined);
    expect(read.length).toBeGreaterThan(2900);
    expect(differing((card) => card.legality, read)).toEqual([]);
  });

  it('lists every card whose legality changed', () => {
    const changed = both.filter(
      ({ ours, theirs }) => ours.legality !== theirs.legality && theirs.legality !== 'not_legal',
    );
    expect(
      changed.filter(({ ours }) => CHANGED[ours.name] === undefined).map(({ ours }) => ours.name),
    ).toEqual([]);
  });

  it('copies no prices', () => {
    const same = both.filter(({ ours, theirs }) => ours.prices.tcgplayer === theirs.prices.tcgplayer);
    expect(same.length).toBeLessThan(both.length / 10);
  });
});

const printings = realData('printings-2026.jsonl.gz');

it.skipIf(printings === undefined)('dates no starter card before its first printing', () => {
  const first = new Map<string, string>();
  for (const line of cardLines(printings ?? '', (name) => starterCard(name)?.name === name)) {
    const { name, released_at } = printingSchema.parse(JSON.parse(line));
    if (released_at !== undefined && released_at < (first.get(name) ?? '9')) first.set(name, released_at);
  }
  expect(first.size).toBeGreaterThan(3000);
  const early = [...first].flatMap(([name, date]) => {
    const ours = starterCard(name)?.releasedAt ?? date;
    return ours < date ? [`${name}: ${ours} for ${date}`] : [];
  });
  expect(early).toEqual([]);
});
