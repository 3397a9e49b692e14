import { PlaytestReport } from '@crownsmith/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' } });
});
afterAll(() => site.close());

const ask = (body: unknown) => site.post('/api/v1/playtest', body);
const list = 'Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring\n60 Swamp\n1 Sol Rign';

describe('POST /api/v1/playtest', () => {
  it('plays a list as often as asked, the same for a seed', async () => {
    const request = {
      list,
      seed: 7,
      games: 50,
      turns: 4,
      questions: [
        { ask: 'mana', at_least: 2, turn: 2 },
        { ask: 'cards', names: ['sol ring'], turn: 4 },
      ],
    };
    const { status, body } = await ask(request);
    expect(status).toBe(200);
    const report = PlaytestReport.parse(body);
    expect([report.games, report.seed, report.turns.length, report.num_cards]).toEqual([50, 7, 4, 63]);
    expect(report.commanders.map(({ card }) => card.name)).toEqual(['Edgar Markov']);
    expect(report.not_understood.map(({ line }) => line)).toEqual([7]);
    const [mana, ring] = report.answers;
    expect(mana?.text).toMatch(/^At least 2 mana on turn 2: in \d+% \(\d+–\d+%\) of games\.$/);
    expect(ring?.share).toBeGreaterThan(0);
    expect((await ask(request)).body).toEqual(body);
    expect((await ask({ ...request, seed: 8 })).body).not.toEqual(body);
  });

  it('plays the same games in whichever order the list has its cards', async () => {
    const lists = ['Deck\n1 Sol Ring\n9 Swamp\n4 Forest', 'Deck\n4 Forest\n9 Swamp\n1 Sol Ring'];
    const answers = await Promise.all(lists.map(async (each) => (await ask({ list: each, games: 50 })).body));
    expect(answers[0]).toEqual(answers[1]);
    expect(PlaytestReport.parse(answers[0]).turns[3]?.mana.mean).toBeGreaterThan(2);
  });

  it('answers for the card that a name means, and says which the list has not', async () => {
    const { body } = await ask({
      list,
      games: 50,
      questions: [
        { ask: 'cards', names: ['sol ring', 'Arcane Signet'], turn: 4 },
        { ask: 'cards', names: ['Arcane Signet'], turn: 4 },
        { ask: 'cards', names: ['Edgar Markov'], turn: 4 },
      ],
    });
    const [ring, spell, commander] = PlaytestReport.parse(body).answers;
    expect(ring?.text).toMatch(/^At least one of Sol Ring and Arcane Signet by/);
    expect(spell).toMatchObject({ text: 'Arcane Signet is not in the main deck.', low: 0, high: 0 });
    expect(commander).toMatchObject({ text: 'Edgar Markov is not in the main deck.', low: 0, high: 0 });
    const unknown = await ask({ list, questions: [{ ask: 'cards', names: ['Sol Rign'], turn: 4 }] });
    expect([unknown.status, unknown.body]).toMatchObject([
      400,
      { detail: 'There is no card “Sol Rign”. Did you mean “Sol Ring”?' },
    ]);
  });

  it('wins by the combos of the snapshot that the list has', async () => {
    const { body } = await ask({ list: 'Deck\n1 Sol Ring\n1 Arcane Signet\n40 Swamp', games: 100 });
    const { turns, winners } = PlaytestReport.parse(body);
    expect(turns[11]?.win_by_combo.share).toBeGreaterThan(0.1);
    expect(winners.map(({ by, cards }) => [by, cards.map(({ name }) => name)])).toEqual([
      ['combo', ['Sol Ring', 'Arcane Signet']],
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['too many games', { list, games: 2001 }],
    ['no games', { list, games: 0 }],
    ['a turn that is not played', { list, turns: 4, questions: [{ ask: 'win', turn: 5 }] }],
    ['cards without names', { list, questions: [{ ask: 'cards', turn: 5 }] }],
    ['a role that nobody knows', { list, questions: [{ ask: 'role', role: 'love', turn: 5 }] }],
    ['names of another question', { list, questions: [{ ask: 'win', names: ['Opt'], turn: 5 }] }],
    ['half a seed', { list, seed: 1.5 }],
    ['an empty list', { list: '' }],
    ['no card that is known', { list: '1 Sol Rign' }],
    ['only a commander', { commanders: ['Edgar Markov'] }],
    ['more copies than are played', { list: '600 Swamp' }],
    ['a field that nobody knows', { list, luck: 1 }],
  ])('says what is wrong with %s', async (_, request) => {
    const { status, body } = await ask(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({ title: expect.any(String), detail: expect.stringMatching(/\w{3}/) });
  });
});
