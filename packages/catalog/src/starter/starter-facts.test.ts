import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Card } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cardFromScryfall } from '../scryfall/scryfall-card';
import { starterCard } from './starter-cards';

const path = realData('oracle-cards.json.gz');

const recordSchema = z.looseObject({
  name: z.string().default(''),
  oracle_id: z.string().optional(),
  set: z.string().optional(),
});

/** Cards whose legality changed after the file of October 2019, or is wrong in it, with the date. */
const CHANGED: Readonly<Record<string, string>> = {
  'Iona, Shield of Emeria': '2019-07-12',
  'Paradox Engine': '2019-07-12',
  'Golos, Tireless Pilgrim': '2021-09-13',
  'Mana Crypt': '2024-09-23',
  'Nadu, Winged Wisdom': '2024-09-23',
  'Braids, Cabal Minion': '2025-04-22',
  'Coalition Victory': '2025-04-22',
  'Gifts Ungiven': '2025-04-22',
  'Panoptic Mirror': '2025-04-22',
  Biorhythm: '2026-02-09',
};

/** Sets of 2019 whose cards the file lists as not legal throughout. */
const STALE = new Set(['war', 'mh1', 'm20', 'c19', 'eld']);

/** Commanders by their rules text, which partial records lack. */
const BY_RULES_TEXT = new Set([
  'Commodore Guff',
  'Dihada, Binder of Wills',
  'Elminster',
  'Grist, the Hunger Tide',
  'Minsc & Boo, Timeless Heroes',
  'Tasha, the Witch Queen',
]);

interface Both {
  readonly ours: Card;
  readonly theirs: Card;
  readonly isFull: boolean;
  readonly set: string | undefined;
}

const readBoth = (file: string): readonly Both[] => {
  const records = z.array(recordSchema).parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')));
  const full = new Set(records.flatMap(({ name, oracle_id }) => (oracle_id === undefined ? [] : [name])));
  return records.flatMap((record) => {
    const ours = starterCard(record.name);
    const isFull = record.oracle_id !== undefined;
    if (ours === undefined || (!isFull && full.has(record.name))) return [];
    const theirs = cardFromScryfall(record);
    return theirs.ok ? [{ ours, theirs: theirs.value, isFull, set: record.set }] : [];
  });
};

describe.skipIf(path === undefined)('the starter catalogue compared with the bulk file', () => {
  const both = path === undefined ? [] : readBoth(path);

  /** Cards that differ in a field which both have. */
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
    expect(differing(field)).toEqual([]);
  });

  it('agrees in layout, costs of faces and partners with full records', () => {
    const full = both.filter(({ isFull }) => isFull);
    expect(differing((card) => card.layout, full)).toEqual([]);
    expect(differing((card) => card.partner, full)).toEqual([]);
    expect(differing((card) => card.faces.map(({ manaCost }) => manaCost || undefined), full)).toEqual([]);
    expect(differing((card) => card.faces.map(({ power, toughness }) => [power, toughness]), full)).toEqual(
      [],
    );
  });

  it('agrees in who can be a commander', () => {
    const read = both.filter(({ ours }) => !BY_RULES_TEXT.has(ours.name));
    expect(differing((card) => card.canBeCommander, read)).toEqual([]);
  });

  it('agrees in legality, except for changes since', () => {
    const read = both.filter(
      ({ ours, theirs, set }) =>
        CHANGED[ours.name] === undefined && !(theirs.legality === 'not_legal' && STALE.has(set ?? '')),
    );
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
