import {
  checkLegality,
  findCard,
  findCommander,
  nearestOf,
  openCardSource,
  readList,
  recommend,
  type CardSource,
} from '@crownsmith/cli';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../testing/site';

let site: TestSite;
let source: CardSource;
beforeAll(async () => {
  site = await startSite();
  source = await openCardSource({ host: site.url });
});
afterAll(() => site.close());

describe('the command line with this site as its host', () => {
  it('finds cards by the names of faces, and says of when the data is', async () => {
    const { card, data } = await findCard('fire', source);
    expect(card.name).toBe('Fire // Ice');
    expect(data).toMatchObject({ kind: 'host', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string });
  });

  it('finds commanders and pairs', async () => {
    const pair = await findCommander(['Tymna the Weaver', 'Thrasios, Triton Hero'], source);
    expect(pair.commander.slug).toBe('thrasios-triton-hero-tymna-the-weaver');
    await expect(findCommander(['Sol Ring'], source)).rejects.toMatchObject({ kind: 'no' });
  });

  it('recommends for a list, and passes on why it cannot', async () => {
    const list = await readList('Commander\n1 Edgar Markov\n\nDeck\n1 Sol Ring', source);
    const { add, cards } = await recommend(list, source, { limit: 5 });
    expect(cards).toBe(2);
    expect(add.length).toBeGreaterThan(0);
    await expect(recommend(list, source, { commanders: ['Sol Ring'] })).rejects.toMatchObject({
      kind: 'no',
      message: 'Sol Ring cannot be a commander by itself.',
    });
  });

  it('says which name an unknown one is like', async () => {
    const list = await readList('Commander\n1 Edgar Markov\n\nDeck\n1 Sol Rign\n1 Nobody Knows This', source);
    const { violations } = checkLegality(list, source, { nearest: await nearestOf(list, source) });
    const unknown = violations.filter(({ code }) => code === 'unknown-card');
    expect(unknown.map(({ fix }) => fix)).toEqual([
      'Did you mean “Sol Ring”?',
      'Check the spelling; the card may be newer than the data.',
    ]);
  });
});
