import { describe, expect, it } from 'vitest';
import { SOURCE_SAMPLES } from './source-samples';

const byName = SOURCE_SAMPLES.map((one) => [`${one.source}: ${one.what}`, one] as const);
const DECK = '1 commander, 1 card in 30 copies';

describe('the samples of sources', () => {
  it('are of every source that decks, combos, precons and prices come from', () => {
    expect([...new Set(SOURCE_SAMPLES.map(({ source }) => source))].sort()).toEqual([
      'Archidekt',
      'Commander Spellbook',
      'Deckstats',
      'EDHTop16',
      'MTGGoldfish',
      'MTGJSON',
      'Moxfield',
      'TappedOut',
      'TopDeck.gg',
      'price files',
    ]);
  });

  it.each(byName)('%s has a place, and a date or when it was last seen', (_, sample) => {
    expect(sample.documentedAt.length).toBeGreaterThan(8);
    expect([sample.date, sample.lastSeen].filter((date) => date !== null)).toEqual([
      expect.stringMatching(/^2026-\d\d(?:-\d\d)?$/),
    ]);
  });

  it.each([
    ['Archidekt: a deck', `${DECK}, of 2026-07-29, bracket 2`],
    ['Moxfield: a deck', `${DECK}, of 2026-08-07, bracket 2`],
    ['TappedOut: a deck as text', DECK],
    ['Deckstats: a deck', `${DECK}, of 2026-01-01`],
    ['Deckstats: the page of a deck', `${DECK}, of 2026-01-01`],
    ['MTGGoldfish: a deck’s page for Arena', DECK],
    ['TopDeck.gg: tournaments', `${DECK}, of 2026-08-01, place 1 of 1, 4-1-1`],
    ['EDHTop16: tournaments', '1 commander, 1 card in 1 copy, of 2026-08-01, place 2 of 64, 4-2-1'],
    ['Commander Spellbook: combos', 'a combo of 2 cards with 1 result, tag P'],
    ['MTGJSON: a precon', `${DECK}, of 2026-01-01`],
    ['price files: rows of prices', 'prices of Forest at cardhoarder, cardkingdom, cardmarket, tcgplayer'],
  ])('%s is read: %s', async (name, expected) => {
    const sample = byName.find(([title]) => title === name)?.[1];
    expect(await sample?.read(sample.sample)).toEqual({ ok: true, value: expected });
  });

  it.each(byName)('%s answers with a sentence to a page, half an answer and nothing', async (_, sample) => {
    for (const text of ['<!DOCTYPE html><h1>Wait</h1>', sample.sample.slice(0, 25), '', '[]', '{}', 'null']) {
      const read = await sample.read(text);
      // A list that is cut off between lines is a shorter list.
      if (read.ok) expect(text).toBe(sample.sample.slice(0, 25));
      else expect(read.error.length).toBeGreaterThan(10);
    }
  });

  it.each([
    [
      'Archidekt',
      '"oracleCard"',
      'Archidekt’s deck has no cards[0].card.oracleCard (read of it: id, name, deckFormat, edhBracket, updatedAt, categories (3), cards (2)); take the deck’s list as text instead',
    ],
    [
      'Moxfield',
      '"mainboard"',
      'Moxfield’s deck has no boards.mainboard (read of it: publicId, name, format, userBracket, autoBracket, bracket, createdAtUtc, lastUpdatedAtUtc and 1 more); take the deck’s list as text instead',
    ],
    [
      'Deckstats',
      '"cards"',
      'Deckstats’ deck has no sections[0].cards (read of it: id, name, updated, sections (2)); take the deck’s list as text instead',
    ],
    ['TopDeck.gg', '"standings"', expect.stringContaining('TopDeck.gg')],
    [
      'EDHTop16',
      '"maindeck"',
      'nothing in it has a list of cards (read of it: data (1)); ask for id, standing, commander { name } and maindeck { name } of the entries',
    ],
    ['Commander Spellbook', '"produces"', expect.stringContaining('produces')],
    ['Commander Spellbook', '"results"', expect.stringContaining('results')],
    ['MTGJSON', '"name"', expect.stringContaining('has no name')],
    ['price files', '"name"', expect.stringContaining('name')],
  ])('%s without %s is one sentence', async (source, field, expected) => {
    const sample = SOURCE_SAMPLES.find((one) => one.source === source);
    const changed = sample?.sample.replaceAll(field, '"renamed"') ?? '';
    expect(await sample?.read(changed)).toEqual({ ok: false, error: expected });
  });
});
