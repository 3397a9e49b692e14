import { createReadStream } from 'node:fs';
import { COLOR_IDENTITIES, allows, makeColorIdentity, validPair, type Card } from '@crownsmith/domain';
import { REAL_CARDS, realData } from '@crownsmith/real-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { averageF1, halfOf, scoreTags } from '../bench/tag-scores';
import { measureTags } from '../bench/tag-measurement';
import { setsOfCards } from './sets/card-set';
import { readPrices } from './prices/read-prices';
import { readScryfall, type CatalogEvent } from './scryfall/read-scryfall';

const cardsPath = realData(REAL_CARDS);
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
    expect(events).toHaveLength(37_934);
    expect(countBy(events, (each) => (each.kind === 'left-out' ? each.reason : each.kind))).toEqual({
      'art-series': 1954,
      attraction: 50,
      card: 34_051,
      contraption: 45,
      dungeon: 5,
      emblem: 85,
      helper: 4,
      hero: 21,
      phenomenon: 21,
      plane: 184,
      rebalanced: 231,
      scheme: 102,
      sticker: 50,
      token: 1024,
      vanguard: 107,
    });
  });

  it('by layout', () => {
    expect(countBy(cards, ({ layout }) => layout)).toEqual({
      adventure: 162,
      flip: 20,
      meld: 14,
      modal_dfc: 98,
      normal: 33_166,
      prepare: 54,
      split: 146,
      transform: 391,
    });
  });

  it('by legality', () => {
    expect(countBy(cards, ({ legality }) => legality)).toEqual({
      banned: 85,
      legal: 31_417,
      not_legal: 2302,
      unknown: 247,
    });
  });

  it('by partner kind, none of them unknown', () => {
    expect(countBy(cards, ({ partner }) => partner.kind)).toMatchObject({
      partner: 70,
      'partner-with': 54,
      'partner-text': 26,
      'choose-background': 32,
      background: 30,
      doctor: 17,
      'doctors-companion': 26,
    });
    expect(unknownPartners).toEqual([]);
  });

  it('legal commanders and pairs', () => {
    const commanders = cards.filter(({ canBeCommander, legality }) => canBeCommander && legality === 'legal');
    expect(commanders).toHaveLength(3248);
    const zone = cards.filter(({ partner, legality }) => partner.kind !== 'none' && legality === 'legal');
    const pairs = zone.flatMap((a, at) => zone.slice(at + 1).filter((b) => validPair(a, b)));
    expect(pairs.length).toMatchInlineSnapshot(`3135`);
  });

  it('legal cards allowed in each of the 32 identities', () => {
    const legal = cards.filter(({ legality }) => legality === 'legal');
    const allowed = COLOR_IDENTITIES.map((identity) => [
      makeColorIdentity(identity) || 'C',
      legal.filter(({ colorIdentity }) => allows(identity, { colorIdentity })).length,
    ]);
    expect(Object.fromEntries(allowed)).toMatchInlineSnapshot(`
      {
        "B": 7334,
        "BG": 12343,
        "BR": 12526,
        "BRG": 18070,
        "C": 2645,
        "G": 7229,
        "R": 7352,
        "RG": 12381,
        "U": 7252,
        "UB": 12405,
        "UBG": 17910,
        "UBR": 18136,
        "UBRG": 24246,
        "UG": 12262,
        "UR": 12384,
        "URG": 17907,
        "W": 7385,
        "WB": 12495,
        "WBG": 18010,
        "WBR": 18207,
        "WBRG": 24363,
        "WG": 12417,
        "WR": 12540,
        "WRG": 18121,
        "WU": 12464,
        "WUB": 18135,
        "WUBG": 24242,
        "WUBR": 24474,
        "WUBRG": 31417,
        "WUG": 18015,
        "WUR": 18130,
        "WURG": 24309,
      }
    `);
  });

  it('slugs are unique', () => expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length));

  it('sets with a code', () => expect(setsOfCards(cards).length).toMatchInlineSnapshot(`327`));

  it.skipIf(tagsPath === undefined)(
    'tags: an average F1 above 0.86, on the training and the test half',
    async () => {
      const { predicted, actual } = await measureTags(cards, tagsPath ?? '');
      for (const half of ['training', 'test']) {
        const part = predicted.filter(({ name }) => halfOf(name) === half);
        expect(part.length).toBeGreaterThan(1800);
        expect(averageF1(scoreTags(part, actual))).toBeGreaterThan(0.86);
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
