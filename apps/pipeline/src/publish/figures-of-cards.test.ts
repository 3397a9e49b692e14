import { CardPage } from '@crownsmith/api-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardRecord, deckLine, greenNumbers, testCards } from '#src/testing/fixtures';
import { makeTestStore } from '#src/testing/test-store';

const WITCH = 'Ula, Tide Witch';
const blue = (name: string, fields: Readonly<Record<string, unknown>> = {}) =>
  cardRecord(name, {
    type_line: 'Instant',
    oracle_text: 'Scry 1, then draw a card.',
    color_identity: ['U'],
    mana_cost: '{U}',
    ...fields,
  });

const decks = (id: string, count: number, commander: string, cards: readonly string[], date = '2024-03-01') =>
  Array.from({ length: count }, (_, at) => {
    const others = deckLine(`${id}${at}`, greenNumbers(90), { commanders: [commander], date });
    return { ...others, cards: [...others.cards, ...cards, `Filler ${id}${at}`] };
  });

describe('the figures of a card', () => {
  let readPage: (slug: string) => Promise<CardPage>;
  beforeAll(async () => {
    const { importCards, importDecks, publish, read } = await makeTestStore();
    await importCards([
      ...testCards(),
      cardRecord('Dimir Lord', { type_line: 'Legendary Creature — Wizard', color_identity: ['U', 'B'] }),
      blue('Blue Opt'),
      blue('Another Opt'),
      blue('Dimir Opt', { color_identity: ['U', 'B'] }),
      blue('Gone Opt', { legalities: { commander: 'banned' } }),
      blue('Flash', { legalities: { commander: 'banned' } }),
      blue('Karakas', { type_line: 'Land', legalities: { commander: 'banned' } }),
    ]);
    await importDecks([
      ...decks('a', 6, WITCH, ['Blue Opt', 'Gone Opt']),
      ...decks('b', 3, 'Dimir Lord', ['Blue Opt', 'Gone Opt', 'Dimir Opt', WITCH]),
      ...decks('c', 1, 'Dimir Lord', ['Blue Opt', 'Gone Opt', WITCH]),
      ...decks('d', 16, 'Dimir Lord', ['Another Opt']),
      ...decks('e', 6, WITCH, ['Flash'], '2019-05-01'),
      ...decks('f', 2, WITCH, [], '2019-06-01'),
      // Kept after the ban.
      ...decks('g', 3, WITCH, ['Flash'], '2020-05-01'),
    ]);
    await publish({ keep: 1 });
    readPage = (slug) => read(CardPage, `cards/${slug}.json`);
  });

  it('beside another one are of the decks that could play that one', async () => {
    const { played_with } = await readPage('blue-opt');
    const rows = played_with.flatMap(({ rows }) => rows);
    const row = rows.find(({ slug }) => slug === 'dimir-opt');
    expect(row).toMatchObject({ num_decks: 3, potential_decks: 4, synergy: 0.75 });
  });

  it('leave out banned cards beside it and similar to it', async () => {
    const { played_with, similar } = await readPage('blue-opt');
    expect(played_with.flatMap(({ rows }) => rows.map(({ slug }) => slug))).not.toContain('gone-opt');
    expect(similar).toContain('another-opt');
    expect(similar).not.toContain('gone-opt');
  });

  it('of a banned one say until when decks played it, and how many of those that could', async () => {
    const { bans = [] } = await readPage('gone-opt');
    expect(bans).toMatchObject([{ format: 'commander', since: null, num_decks: 10, potential_decks: 26 }]);
    expect(bans[0]?.until).toMatch(/^2024-03-\d\d$/);
    expect((await readPage('blue-opt')).bans).toBeUndefined();
  });

  it('of a card whose ban was announced are of the decks before that day, whatever lists were kept', async () => {
    const { bans } = await readPage('flash');
    expect(bans).toEqual([
      { format: 'commander', since: '2020-04-20', until: '2020-04-19', num_decks: 6, potential_decks: 8 },
    ]);
    expect((await readPage('karakas')).bans).toEqual([
      { format: 'commander', since: '2008-09-20', until: null, num_decks: 0, potential_decks: 0 },
    ]);
  });

  it('by month are of the decks that it does not command', async () => {
    const { num_decks, potential_decks, history } = await readPage('ula-tide-witch');
    expect([num_decks, potential_decks]).toEqual([4, 20]);
    expect(history).toEqual([{ period: '2024-03', num_decks: 4, potential_decks: 20 }]);
  });
});
