import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { COLOR_IDENTITIES, allows, makeColorIdentity, validPair, type Card } from '@crownsmith/domain';
import { cardLines, REAL_CARDS, realData } from '@crownsmith/real-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { isWhole, longOrShort } from '../../../tooling/vitest/forms.mjs';
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

/** Of the records one in so many is read. */
const EVERY = longOrShort(1, 8);

const openCards = (path: string): AsyncIterable<Uint8Array> => {
  if (isWhole) return createReadStream(path);
  let at = 0;
  return Readable.from([Buffer.from(cardLines(path, () => at++ % EVERY === 0).join('\n'))]);
};

describe.skipIf(cardsPath === undefined)('the frozen catalogue', () => {
  const events: CatalogEvent[] = [];
  let cards: readonly Card[] = [];
  const unknownPartners: string[] = [];
  beforeAll(async () => {
    const options = { onUnknownPartner: ({ name }: { readonly name: string }) => unknownPartners.push(name) };
    for await (const event of readScryfall(openCards(cardsPath ?? ''), options)) events.push(event);
    cards = events.flatMap((each) => (each.kind === 'card' ? [each.card] : []));
  });

  it('has cards, and records that are left out for a reason, of partners none that is unknown', () => {
    expect(events.filter(({ kind }) => kind === 'reject')).toEqual([]);
    expect(cards.length).toBeGreaterThan(30_000 / EVERY);
    expect(unknownPartners).toEqual([]);
  });

  it('slugs are unique', () => expect(new Set(cards.map(({ slug }) => slug)).size).toBe(cards.length));

  it.skipIf(tagsPath === undefined)(
    'tags: an average F1 above 0.86, on the training and the test half',
    async () => {
      const { predicted, actual } = await measureTags(cards, tagsPath ?? '');
      for (const half of ['training', 'test']) {
        const part = predicted.filter(({ name }) => halfOf(name) === half);
        expect(part.length).toBeGreaterThan(1800 / EVERY);
        expect(averageF1(scoreTags(part, actual))).toBeGreaterThan(0.86);
      }
    },
  );

  // A changed number means a changed rule (or another file).
  describe.runIf(isWhole)('in numbers', () => {
    it('reads every record as a card or leaves it out for a reason', () => {
      expect(events).toHaveLength(37_934);
      expect(countBy(events, (each) => (each.kind === 'left-out' ? each.reason : each.kind))).toEqual({
        'art-series': 1954,
        attraction: 50,
        card: 34_044,
        contraption: 45,
        dungeon: 5,
        emblem: 85,
        helper: 4,
        hero: 21,
        'meld-result': 7,
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
        normal: 33_159,
        prepare: 54,
        split: 146,
        transform: 391,
      });
    });

    it('by legality', () => {
      expect(countBy(cards, ({ legality }) => legality)).toEqual({
        banned: 85,
        legal: 31_410,
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
    });

    it('legal commanders and pairs', () => {
      const commanders = cards.filter(
        ({ canBeCommander, legality }) => canBeCommander && legality === 'legal',
      );
      expect(commanders).toHaveLength(3243);
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
        "B": 7333,
        "BG": 12340,
        "BR": 12523,
        "BRG": 18065,
        "C": 2645,
        "G": 7228,
        "R": 7351,
        "RG": 12379,
        "U": 7252,
        "UB": 12404,
        "UBG": 17907,
        "UBR": 18133,
        "UBRG": 24241,
        "UG": 12261,
        "UR": 12383,
        "URG": 17905,
        "W": 7384,
        "WB": 12493,
        "WBG": 18006,
        "WBR": 18203,
        "WBRG": 24357,
        "WG": 12415,
        "WR": 12538,
        "WRG": 18118,
        "WU": 12462,
        "WUB": 18132,
        "WUBG": 24237,
        "WUBR": 24469,
        "WUBRG": 31410,
        "WUG": 18012,
        "WUR": 18127,
        "WURG": 24305,
      }
    `);
    });

    it('sets with a code', () => expect(setsOfCards(cards).length).toMatchInlineSnapshot(`327`));
  });
});

describe.skipIf(pricesPath === undefined)('the price file', () => {
  it('is read without a reject', async () => {
    const kinds: string[] = [];
    for await (const event of readPrices(createReadStream(pricesPath ?? ''))) kinds.push(event.kind);
    expect(countBy(kinds, (kind) => kind)).toEqual({ price: 8719 });
  });
});
