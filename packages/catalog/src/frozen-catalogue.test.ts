import { createReadStream } from 'node:fs';
import { COLOR_IDENTITIES, allows, makeColorIdentity, validPair, type Card } from '@crownsmith/domain';
import { realData } from '@crownsmith/real-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { averageF1, halfOf, scoreTags } from '../bench/tag-scores';
import { measureTags } from '../bench/tag-measurement';
import { setsOfCards } from './sets/card-set';
import { readPrices } from './prices/read-prices';
import { readScryfall, type CatalogEvent } from './scryfall/read-scryfall';

const cardsPath = realData('oracle-cards.json.gz');
const tagsPath = realData('card-tags.jsonl.gz');
const pricesPath = realData('card-prices.jsonl.gz');

const countBy = <T>(all: readonly T[], keyOf: (each: T) => string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const each of all) counts[keyOf(each)] = (counts[keyOf(each)] ?? 0) + 1;
  return counts;
};

/** A changed number means a changed rule (or another file). */
describe.skipIf(cardsPath === undefined)('counts of the frozen catalogue', () => {
  const events: CatalogEvent[] = [];
  let cards: readonly Card[] = [];
  const unknownPartners: string[] = [];
  beforeAll(async () => {
    const options = { onUnknownPartner: ({ name }: { readonly name: string }) => unknownPartners.push(name) };
    for await (const event of readScryfall(createReadStream(cardsPath ?? ''), options)) events.push(event);
    cards = events.flatMap((each) => (each.kind === 'card' ? [each.card] : []));
  });

  it('reads every record as a card or leaves it out for a reason', () => {
    expect(events).toHaveLength(23_292);
    expect(countBy(events, (each) => (each.kind === 'left-out' ? each.reason : each.kind))).toEqual({
      card: 23_094,
      contraption: 45,
      helper: 1,
      hero: 21,
      'meld-result': 3,
      plane: 6,
      rebalanced: 1,
      scheme: 5,
      sticker: 10,
      vanguard: 106,
    });
  });

  it('by layout', () => {
    expect(countBy(cards, ({ layout }) => layout)).toEqual({
      adventure: 30,
      augment: 13,
      flip: 21,
      host: 19,
      leveler: 25,
      meld: 6,
      normal: 22_600,
      saga: 14,
      split: 85,
      transform: 281,
    });
  });

  it('by legality', () => {
    expect(countBy(cards, ({ legality }) => legality)).toEqual({
      banned: 75,
      legal: 21_655,
      not_legal: 1364,
    });
  });

  it('by partner kind, none of them unknown', () => {
    expect(countBy(cards, ({ partner }) => partner.kind)).toMatchObject({
      partner: 35,
      'partner-with': 34,
      'partner-text': 7,
      'choose-background': 7,
      background: 17,
      doctor: 15,
      'doctors-companion': 2,
    });
    expect(unknownPartners).toEqual([]);
  });

  it('legal commanders and pairs', () => {
    const commanders = cards.filter(({ canBeCommander, legality }) => canBeCommander && legality === 'legal');
    expect(commanders).toHaveLength(1568);
    const zone = cards.filter(({ partner, legality }) => partner.kind !== 'none' && legality === 'legal');
    const pairs = zone.flatMap((a, at) => zone.slice(at + 1).filter((b) => validPair(a, b)));
    expect(pairs.length).toMatchInlineSnapshot(`777`);
  });

  it('legal cards allowed in each of the 32 identities', () => {
    const legal = cards.filter(({ legality }) => legality === 'legal');
    const allowed = COLOR_IDENTITIES.map((identity) => [
      makeColorIdentity(identity) || 'C',
      legal.filter(({ colorIdentity }) => allows(identity, { colorIdentity })).length,
    ]);
    expect(Object.fromEntries(allowed)).toMatchInlineSnapshot(`
      {
        "B": 5304,
        "BG": 8707,
        "BR": 8925,
        "BRG": 12703,
        "C": 2070,
        "G": 5236,
        "R": 5364,
        "RG": 8840,
        "U": 5298,
        "UB": 8864,
        "UBG": 12545,
        "UBR": 12810,
        "UBRG": 16906,
        "UG": 8708,
        "UR": 8842,
        "URG": 12600,
        "W": 5301,
        "WB": 8779,
        "WBG": 12543,
        "WBR": 12692,
        "WBRG": 16905,
        "WG": 8794,
        "WR": 8847,
        "WRG": 12722,
        "WU": 8831,
        "WUB": 12706,
        "WUBG": 16812,
        "WUBR": 16983,
        "WUBRG": 21655,
        "WUG": 12629,
        "WUR": 12664,
        "WURG": 16886,
      }
    `);
  });

  it('slugs are unique', () => expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length));

  it('sets with a code', () => expect(setsOfCards(cards).length).toMatchInlineSnapshot(`242`));

  it.skipIf(tagsPath === undefined)(
    'tags: an average F1 above 0.87, on the training and the test half',
    async () => {
      const { predicted, actual } = await measureTags(cards, tagsPath ?? '');
      for (const half of ['training', 'test']) {
        const part = predicted.filter(({ name }) => halfOf(name) === half);
        expect(part.length).toBeGreaterThan(1800);
        expect(averageF1(scoreTags(part, actual))).toBeGreaterThan(0.87);
      }
    },
  );
});

describe.skipIf(pricesPath === undefined)('the price file', () => {
  it('is read without a reject', async () => {
    const kinds: string[] = [];
    for await (const event of readPrices(createReadStream(pricesPath ?? ''))) kinds.push(event.kind);
    expect(countBy(kinds, (kind) => kind)).toEqual({ price: 8719 });
  });
});
