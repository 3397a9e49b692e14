// What comes into a list with a companion keeps to its condition at every entrance.
import { RecsResponse } from '@crownsmith/api-client';
import { Recommendations } from '@crownsmith/api-client/v1';
import { openCardSource, readList, recommend, type CardSource } from '@crownsmith/cli';
import { makeSlug } from '@crownsmith/domain';
import { ruleChangingCards } from '@crownsmith/test-support';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type TestSite } from '../server/testing/site';

const COMPANION = 'Obosh, the Preypiercer';
const COMMANDER = 'Grizzlegom, Hurloon Hero';

let site: TestSite;
beforeAll(async () => {
  const cards = ruleChangingCards();
  const [some] = cards.filter(({ name }) => name === 'Old Dinosaur');
  if (some === undefined) throw new Error('There is a dinosaur.');
  site = await startSite({
    cards: [...cards, { ...some, name: COMPANION, slug: makeSlug(COMPANION) }],
    variables: { RATE_LIMIT_RECS: '0', RATE_LIMIT_API: '0' },
  });
});
afterAll(() => site.close());

const url = (name: string): string => `/cards/${makeSlug(name)}`;
const list = `Commander\n1 ${COMMANDER}\n\nCompanion\n1 ${COMPANION}\n\nDeck\n30 Mountain`;
const plain = list.replace(/Companion\n.*\n\n/, '');
/** The cards with odd mana values that the commander can have. */
const odd = ['Old Dinosaur', 'Plain Stone', 'Red Bolt', 'Red Lesson'];
const namesOf = ({ inRecs }: { readonly inRecs: readonly { readonly name: string }[] }) =>
  inRecs.map(({ name }) => name).sort();

const v1 = async (body: object) =>
  namesOf(Recommendations.parse((await site.post('/api/v1/recommend', body)).body));
const byCli = async (text: string, source: CardSource) => {
  const { add } = await recommend(await readList(text, source), source, { limit: 120 });
  return namesOf({ inRecs: add });
};

it.each([{}, { limits: { no_basic_changes: true } }])(
  'lets come in what the companion can be with, under %j',
  async (limits) => {
    const named = { commanders: [COMMANDER], cards: [{ name: 'Mountain', count: 30 }], ...limits };
    const all = await v1({ list: plain, ...limits });
    expect(all).toEqual(expect.arrayContaining(['Green Bear', COMPANION, ...odd]));
    expect(await v1({ list, ...limits })).toEqual(odd);
    expect(await v1({ ...named, companion: COMPANION })).toEqual(odd);
    const cards = [{ url: url('Mountain'), count: 30 }];
    const recs = await site.post('/api/recs', {
      ...{ commanders: [url(COMMANDER)], cards, companion: url(COMPANION) },
      ...limits,
    });
    expect(namesOf(RecsResponse.parse(recs.body))).toEqual(odd);
  },
);

it('is asked for in a query, by the command line and by its host', async () => {
  const query = `commanders=${makeSlug(COMMANDER)}&cards=mountain&limit=120`;
  const get = async (more: string) =>
    namesOf(Recommendations.parse(JSON.parse((await site.fetch(`/api/v1/recommend?${query}${more}`)).text)));
  expect(await get('')).toContain('Green Bear');
  expect(await get(`&companion=${makeSlug(COMPANION)}`)).not.toContain('Green Bear');
  for (const source of [
    await openCardSource({ snapshot: site.folder }),
    await openCardSource({ host: site.url }),
  ]) {
    expect(await byCli(plain, source)).toContain('Green Bear');
    expect(await byCli(list, source)).toEqual(await v1({ list }));
  }
});

it('is not found where no card has its name', async () => {
  const body = { commanders: [COMMANDER], cards: ['Mountain'], companion: 'No Such Card' };
  const { body: answer } = await site.post('/api/v1/recommend', body);
  expect(Recommendations.parse(answer).not_found).toEqual(['No Such Card']);
});
