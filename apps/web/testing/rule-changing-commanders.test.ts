import { clipboardCardFromWire, DeckReport, RecsResponse } from '@crownsmith/api-client';
import { Legality, Recommendations } from '@crownsmith/api-client/v1';
import { addCards, crownCard, EMPTY_CLIPBOARD, isIllegal, makeSlug } from '@crownsmith/domain';
import { COLOR_CHOOSER, listOf, ruleChangingCards, RULEBREAKERS } from '@crownsmith/test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDeck } from '#app/features/lists/list-deck.server';
import { openDeckPage } from './open-deck-page';
import { startSite, type TestSite } from '../server/testing/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({
    cards: ruleChangingCards(),
    variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' },
  });
});
afterAll(() => site.close());

const urlOf = (name: string): string => `/cards/${makeSlug(name)}`;
const legality = async (list: string, more: object = {}) =>
  Legality.parse((await site.post('/api/v1/legality', { list, ...more })).body);
const report = async (list: string, more: object = {}) =>
  DeckReport.parse((await site.post('/api/deck-report', { list, ...more })).body);
const recs = async (commander: string, cards: readonly unknown[], more: object = {}) =>
  RecsResponse.parse((await site.post('/api/recs', { commanders: [urlOf(commander)], cards, ...more })).body);
const namesOf = (suggested: readonly { readonly name: string }[]) => suggested.map(({ name }) => name);
const outside = (name: string) => ({ code: 'outside-identity', name });

describe.each(RULEBREAKERS)('a deck of $name', (of) => {
  const { name, allowed, forbidden } = of;

  it('is legal with what it may have, and the report says the same', async () => {
    expect(await legality(listOf(of))).toMatchObject({ legal: true, violations: [] });
    expect((await report(listOf(of))).legality).toMatchObject({ legal: true, violations: [] });
  });

  it.each(forbidden)('is not with %s', async (card) => {
    const { violations } = await legality(listOf(of, [card]));
    expect(violations).toMatchObject([outside(card)]);
    expect((await report(listOf(of, [card]))).legality.violations).toMatchObject([
      { code: 'outside-identity', names: [card] },
    ]);
  });

  it('is suggested no card that it cannot have, and cards that only it may have', async () => {
    const list = [{ url: urlOf(of.basic), count: 30 }, ...allowed.slice(0, 1).map(urlOf)];
    const { inRecs } = await recs(name, list);
    expect(namesOf(inRecs)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(`^(${forbidden.join('|')})$`)]),
    );
    // Basic lands are never suggested.
    const rest = allowed.slice(1).filter((card) => !/^(Plains|Island|Swamp|Mountain|Forest)$/.test(card));
    expect(namesOf(inRecs)).toEqual(expect.arrayContaining(rest));
  });

  it('has the same cards out of place in the clipboard', async () => {
    const snapshot = await site.store.get();
    const cardOf = (card: string) => {
      const wire = snapshot.resolveCard(card);
      if (wire === undefined) throw new Error(`The catalogue lacks ${card}.`);
      return clipboardCardFromWire(wire);
    };
    const state = addCards(crownCard(EMPTY_CLIPBOARD, cardOf(name)), allowed.map(cardOf));
    expect(allowed.filter((card) => isIllegal(cardOf(card), state))).toEqual([]);
    expect(forbidden.filter((card) => isIllegal(cardOf(card), state))).toEqual(forbidden);
  });
});

describe('the colour that a player chooses for a commander', () => {
  const { name, allowed } = COLOR_CHOOSER;

  it.each([
    [undefined, 'The colour to choose for the commander is red', true],
    ['R', 'The colour that is chosen for the commander is red.', true],
    ['G', 'The colour that is chosen for the commander is green.', false],
  ] as const)('is what a saved list is judged by: %s', async (chosenColor, sentence, isLegal) => {
    const cards = Object.fromEntries([...allowed.map((card) => [urlOf(card), 1]), [urlOf('Mountain'), 97]]);
    const list = { commanders: [urlOf(name)], cards, ...(chosenColor && { chosenColor }) };
    const { allowance, violations } = await resolveDeck(list, await site.store.get());
    expect(allowance).toEqual([expect.stringContaining(sentence)]);
    expect(violations.length === 0).toBe(isLegal);
  });

  const list = listOf(COLOR_CHOOSER);
  const cards = [{ url: '/cards/mountain', count: 30 }, ...allowed.map(urlOf)];
  const statesColors = (violations: Legality['violations']) =>
    violations.map((one) => 'name' in one && one.name);

  it('is the one that most cards need, unless a request states it', async () => {
    expect(await legality(list)).toMatchObject({ legal: true, chosen_colors: ['R'], color_identity: ['R'] });
    const stated = await legality(list, { chosen_color: 'G' });
    expect(stated).toMatchObject({ legal: false, chosen_colors: ['G'], color_identity: ['G'] });
    expect(statesColors(stated.violations)).toEqual(expect.arrayContaining(['Mountain', ...allowed]));
    expect((await report(list)).chosen_colors).toEqual(['R']);
    const green = await report(list, { chosen_color: 'G' });
    expect(green).toMatchObject({ chosen_colors: ['G'], color_identity: ['G'], legality: { legal: false } });
    expect(green.legality.notes).toEqual(['The colour that is chosen for the commander is green.']);
  });

  it('decides what is recommended', async () => {
    const inferred = await recs(name, cards);
    expect(inferred.chosen_colors).toEqual(['R']);
    expect(namesOf(inferred.inRecs)).toContain('Red Bolt');
    expect(namesOf(inferred.inRecs)).not.toContain('Green Bear');
    const green = await recs(name, cards, { chosen_color: 'G' });
    expect(green.chosen_colors).toEqual(['G']);
    expect(namesOf(green.inRecs)).toContain('Green Bear');
    expect(namesOf(green.inRecs)).not.toContain('Red Bolt');
    const byName = { commanders: [name], cards: [...allowed], chosen_color: 'G' };
    const answers = [
      (await site.post('/api/v1/recommend', byName)).body,
      JSON.parse((await site.fetch(`/api/v1/recommend?commanders=${makeSlug(name)}&chosen_color=G`)).text),
    ];
    for (const answer of answers) {
      const { chosen_colors, inRecs } = Recommendations.parse(answer);
      expect(chosen_colors).toEqual(['G']);
      expect(namesOf(inRecs)).toContain('Green Bear');
      expect(namesOf(inRecs)).not.toContain('Red Bolt');
    }
  });

  it('is absent for a commander that leaves none to choose, and a report says so', async () => {
    const [maular] = RULEBREAKERS.slice(1);
    if (maular === undefined) throw new Error('There is a second Rulebreaker.');
    const answer = await report(listOf(maular), { chosen_color: 'B' });
    expect(answer.chosen_colors).toBeUndefined();
    expect(answer.legality.notes).toEqual([
      'A colour was chosen, but these commanders leave none to choose.',
    ]);
    expect((await recs(maular.name, [], { chosen_color: 'B' })).chosen_colors).toBeUndefined();
  });

  it.each(['/api/recs', '/api/deck-report', '/api/v1/recommend', '/api/v1/legality'])(
    'is one of five letters at %s',
    async (path) => {
      const body =
        path === '/api/recs' || path === '/api/v1/recommend'
          ? { commanders: [urlOf(name)], cards: [] }
          : { list };
      expect((await site.post(path, body)).status).toBe(200);
      for (const color of ['C', 'green', '', 'WU', ['G']]) {
        const { status, body: answer } = await site.post(path, { ...body, chosen_color: color });
        expect(status).toBe(400);
        expect(JSON.stringify(answer)).toMatch(/chosen_color/);
      }
    },
  );

  it('is asked for by the forms where such a commander leads', async () => {
    const snapshot = await site.store.get();
    for (const [color, expected] of [
      ['', ['R']],
      ['G', ['G']],
    ] as const) {
      const page = await openDeckPage(new URLSearchParams({ text: list, chosen_color: color }), snapshot);
      expect(page.kind === 'deck' && page.view.report.chosen_colors).toEqual(expected);
      expect(page.kind === 'deck' && (page.view.state.deck.chosenColor ?? '')).toBe(color);
    }
    const usual = RULEBREAKERS[0] === undefined ? '' : listOf(RULEBREAKERS[0]);
    const plain = await openDeckPage(new URLSearchParams({ text: usual }), snapshot);
    expect(plain.kind === 'deck' && plain.view.report.chosen_colors).toBeUndefined();
    const wrong = await openDeckPage(new URLSearchParams({ text: list, chosen_color: 'X' }), snapshot);
    expect(wrong).toMatchObject({ status: 400, start: { error: 'Choose one of the five colours.' } });
  });
});
