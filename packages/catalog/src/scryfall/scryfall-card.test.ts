import { CARD_LAYOUTS, type Card } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT_REASONS } from './left-out';
import { cardFromScryfall } from './scryfall-card';
import { layoutRecords, leftOutRecords, partialRecord, record } from './scryfall-record.fixtures';

const cardOf = (value: unknown): Card => {
  const card = cardFromScryfall(value);
  if (!card.ok) throw new Error(`no card: ${JSON.stringify(card.error)}`);
  return card.value;
};

describe('layouts', () => {
  it('has a record for each layout of the domain', () => {
    expect(Object.keys(layoutRecords).toSorted()).toEqual(CARD_LAYOUTS.toSorted());
  });

  it.each(Object.entries(layoutRecords))('%s', (layout, value) => {
    expect(cardOf(value)).toMatchObject({ layout, legality: 'legal', sets: ['tst'], setName: 'Test Set' });
  });

  it('reads the bans of related formats, and of no other', () => {
    const legalities = {
      commander: 'legal',
      duel: 'banned',
      predh: 'banned',
      legacy: 'banned',
      brawl: 'legal',
    };
    expect(cardOf(record({ legalities })).bannedIn).toEqual(['duel', 'predh']);
    expect(cardOf(record()).bannedIn).toBeUndefined();
  });

  const announced = { commander: 'not_legal', future: 'legal' };
  it.each([
    [
      'legal in the Standard to come, out for years',
      { legalities: announced, released_at: '2019-07-12' },
      '2019-07-12',
    ],
    ['legal in the Standard to come', { legalities: announced, released_at: '2026-12-04' }, '2026-12-04'],
    [
      'a first release to come',
      { legalities: { commander: 'not_legal' }, released_at: '2026-12-04' },
      '2026-12-04',
    ],
    ['not legal and out', { legalities: { commander: 'not_legal' }, released_at: '2026-11-26' }, undefined],
    ['legal', { legalities: { commander: 'legal', future: 'legal' }, released_at: '2026-12-04' }, undefined],
    [
      'banned',
      { legalities: { commander: 'banned', future: 'legal' }, released_at: '2026-12-04' },
      undefined,
    ],
    ['without a date', { legalities: announced, released_at: null }, undefined],
    [
      'a joke card to come',
      { legalities: { commander: 'not_legal' }, released_at: '2026-12-04', set_type: 'funny' },
      undefined,
    ],
    [
      'a silver border to come',
      { legalities: { commander: 'not_legal' }, released_at: '2026-12-04', border_color: 'silver' },
      undefined,
    ],
    [
      'a digital card to come',
      { legalities: { commander: 'not_legal' }, released_at: '2026-12-04', digital: true },
      undefined,
    ],
    [
      'a reprint of a card that is not legal',
      { legalities: { commander: 'not_legal' }, released_at: '2026-12-04', reprint: true },
      undefined,
    ],
  ])('an announced card is legal from its release on: %s', (_, fields, legalFrom) => {
    const card = cardFromScryfall(record(fields), { today: '2026-11-26' });
    expect(card.ok && card.value.legalFrom).toBe(legalFrom);
  });

  const nowhere = { commander: 'not_legal', vintage: 'not_legal', future: 'not_legal' } as const;
  it.each([
    ['one of a set', { legalities: nowhere, set: 'TLA' }, '2025-11-21'],
    ['a reprint', { legalities: nowhere, set: 'tla', reprint: true }, '2025-11-21'],
    ['one that Vintage bans', { legalities: { ...nowhere, vintage: 'banned' }, set: 'tla' }, undefined],
    ['a legal one', { legalities: { ...nowhere, commander: 'legal' }, set: 'tla' }, undefined],
    ['one beside joke cards', { legalities: nowhere, set: 'unf' }, undefined],
    ['a joke card', { legalities: nowhere, set: 'ust', set_type: 'funny' }, undefined],
    ['a digital card', { legalities: nowhere, set: 'hbg', digital: true }, undefined],
  ])('a card that is legal nowhere has the release from which on it could be: %s', (_, fields, from) => {
    const card = cardFromScryfall(record({ ...fields, released_at: '2025-11-21' }));
    expect(card.ok && card.value.nowhereLegalFrom).toBe(from);
  });

  it.each([
    ['digital, and shown nowhere', { digital: true }, 'unknown'],
    ['digital, of a set', { digital: true, set: 'hbg' }, 'not_legal'],
    ['digital, of a day', { digital: true, released_at: '2022-07-07' }, 'not_legal'],
    ['on paper', { digital: false }, 'not_legal'],
    ['digital, shown nowhere and banned', { digital: true, legalities: { commander: 'banned' } }, 'banned'],
  ])('a card that is not legal by its record and %s', (_, fields, legality) => {
    const nowhereShown = { set: null, set_name: null, released_at: null, oracle_id: null };
    const card = cardFromScryfall(record({ legalities: nowhere, ...nowhereShown, ...fields }));
    expect(card.ok && card.value.legality).toBe(legality);
  });

  it('reads every field of a normal card', () => {
    expect(cardOf(layoutRecords['normal'])).toEqual({
      name: 'Test Bear',
      slug: 'test-bear',
      oracleId: 'oracle Test Bear',
      scryfallId: '00000000-0000-4000-8000-000000000001',
      layout: 'normal',
      manaCost: '{1}{G}',
      manaValue: 2,
      typeLine: 'Creature — Bear',
      primaryType: 'Creature',
      colorIdentity: 16,
      colors: 16,
      keywords: ['Trample'],
      power: '2',
      toughness: '2',
      text: 'Trample',
      faces: [],
      legality: 'legal',
      gameChanger: false,
      canBeCommander: false,
      partner: { kind: 'none' },
      copyLimit: 1,
      prices: { tcgplayer: 0.25, cardmarket: 0.2, cardhoarder: 0.03 },
      images: { normal: 'https://pictures.example/normal.jpg', artCrop: 'https://pictures.example/art.jpg' },
      sets: ['tst'],
      setName: 'Test Set',
      printings: [{ code: 'tst', name: 'Test Set', releasedAt: '2020-01-31' }],
      releasedAt: '2020-01-31',
      rarity: 'common',
      tags: [],
    });
  });

  it.each([
    [
      'split',
      {
        name: 'Left // Right',
        manaCost: '{1}{R} // {2}{U}',
        primaryType: 'Instant',
        text: 'Left side.\n//\nRight side.',
      },
    ],
    ['flip', { manaCost: '{2}{G}', canBeCommander: false }],
    [
      'transform',
      {
        manaCost: '{2}{R}',
        power: '2',
        toughness: '3',
        images: { normal: 'https://pictures.example/day.jpg' },
      },
    ],
    ['modal_dfc', { manaCost: '{3}{U}', primaryType: 'Sorcery' }],
    ['adventure', { manaCost: '{2}{U}', primaryType: 'Creature', tags: ['draw'] }],
    ['battle', { primaryType: 'Battle' }],
    ['augment', { manaCost: '' }],
  ])('%s: cost, types and images are those of the front face', (layout, expected) => {
    expect(cardOf(layoutRecords[layout])).toMatchObject(expected);
  });

  it('lists both faces of a double-faced card in order', () => {
    expect(cardOf(layoutRecords['transform']).faces).toMatchObject([
      { name: 'Day', typeLine: 'Creature — Human', power: '2' },
      {
        name: 'Night',
        typeLine: 'Creature — Werewolf',
        images: { normal: 'https://pictures.example/night.jpg' },
      },
    ]);
  });

  it('reads a reversible card as the card that it prints on both sides', () => {
    expect(cardOf(layoutRecords['reversible_card'])).toMatchObject({
      name: 'Twin',
      slug: 'twin',
      oracleId: 'oracle Twin',
      manaValue: 2,
      manaCost: '{1}{G}',
      typeLine: 'Legendary Creature — Bear',
      canBeCommander: true,
      faces: [],
      images: { normal: 'https://pictures.example/front.jpg' },
    });
  });

  it('lists each different side of a reversible card once', () => {
    const sides = ['Dragon', 'Omen', 'Dragon'].map((name) => ({
      name,
      type_line: 'Creature',
      cmc: 4,
      oracle_id: 'one',
    }));
    const reversible = record({
      name: 'Dragon // Omen // Dragon',
      layout: 'reversible_card',
      oracle_id: null,
      card_faces: sides,
    });
    expect(cardOf(reversible)).toMatchObject({ name: 'Dragon // Omen', oracleId: 'one', faces: [{}, {}] });
  });
});

describe('partial records', () => {
  it('yields a card without the fields that the record lacks', () => {
    const card = cardOf(partialRecord);
    expect(card).toMatchObject({
      name: 'New Face // Newer Face',
      manaValue: 3,
      colorIdentity: 18,
      canBeCommander: true,
      keywords: [],
      sets: [],
      setName: 'Next Test Set',
      prices: { tcgplayer: 2.1, cardmarket: 1 },
      faces: [
        { name: 'New Face', typeLine: 'Legendary Creature — Elf' },
        { name: 'Newer Face', typeLine: 'Legendary Planeswalker — Elf' },
      ],
    });
    for (const missing of [
      'manaCost',
      'text',
      'images',
      'oracleId',
      'scryfallId',
      'releasedAt',
      'rarity',
      'loyalty',
    ]) {
      expect(card).not.toHaveProperty(missing);
    }
  });

  it('has no first release for a reprint', () => {
    const normal = layoutRecords['normal'];
    expect(cardOf({ ...(normal as object), reprint: true })).not.toHaveProperty('releasedAt');
    expect(cardOf({ ...(normal as object), reprint: false })).toHaveProperty('releasedAt', '2020-01-31');
  });

  it('accepts a record with only the required fields', () => {
    const least = { name: 'Bare', layout: 'normal', cmc: 0, type_line: 'Artifact', color_identity: [] };
    expect(cardOf(least)).toMatchObject({ name: 'Bare', legality: 'unknown', colorIdentity: 0, prices: {} });
  });

  it('derives keywords from the rules text only if the record has none', () => {
    const oracle = { oracle_text: 'Flying, haste\nCycling {2}' };
    expect(cardOf(record({ ...oracle, keywords: undefined })).keywords).toEqual([
      'Flying',
      'Haste',
      'Cycling',
    ]);
    expect(cardOf(record({ ...oracle, keywords: [] })).keywords).toEqual([]);
    expect(cardOf(record({ ...oracle, keywords: [], oracle_id: null })).keywords).toEqual([
      'Flying',
      'Haste',
      'Cycling',
    ]);
    expect(cardOf(record({ ...oracle, keywords: ['Cycling', 'Flying'] })).keywords).toEqual([
      'Cycling',
      'Flying',
    ]);
  });
});

describe('records that are no Commander cards', () => {
  it('has a record for every reason except duplicates', () => {
    expect(Object.keys(leftOutRecords).toSorted()).toEqual(
      LEFT_OUT_REASONS.filter((each) => each !== 'duplicate').toSorted(),
    );
  });

  it.each(
    Object.entries(leftOutRecords).flatMap(([reason, values]) => values.map((value) => ({ reason, value }))),
  )('$reason: $value.layout, $value.type_line', ({ reason, value }) => {
    expect(cardFromScryfall(value)).toMatchObject({ ok: false, error: { code: 'left-out', reason } });
  });

  it.each([
    [
      'a conspiracy, which is banned',
      { type_line: 'Conspiracy', legalities: { commander: 'banned' } },
      'banned',
    ],
    [
      'a card of a joke set',
      { type_line: 'Creature — Donkey', legalities: { commander: 'not_legal' } },
      'not_legal',
    ],
    ['a creature of type Hero', { type_line: 'Legendary Creature — Human Hero' }, 'legal'],
    ['a name that begins with the article "A"', { name: 'A Little Chat' }, 'legal'],
    ['half of a melded pair', layoutRecords['meld'] ?? {}, 'legal'],
  ])('keeps %s', (_, fields, legality) => expect(cardOf(record(fields)).legality).toBe(legality));
});

describe('derived rules facts', () => {
  it.each([
    ['Partner', { keywords: ['Partner'], oracle_text: 'Partner (You can have two.)' }, { kind: 'partner' }],
    [
      'Partner with',
      { oracle_text: 'Partner with Test Wolf (Find it.)' },
      { kind: 'partner-with', with: 'Test Wolf' },
    ],
    [
      'Friends forever',
      { keywords: ['Partner'], oracle_text: 'Partner—Friends forever' },
      { kind: 'partner-text', text: 'Friends forever' },
    ],
    ['a Background', { type_line: 'Legendary Enchantment — Background' }, { kind: 'background' }],
  ])('partner kind: %s', (_, fields, partner) => {
    expect(cardOf(record({ type_line: 'Legendary Creature — Bear', ...fields })).partner).toEqual(partner);
  });

  it.each([
    ['{2}{G}{G}', 4],
    ['', 0],
    [undefined, 0],
  ])('has the mana value of its cost %s where the record states none', (mana_cost, manaValue) => {
    expect(cardOf(record({ cmc: undefined, mana_cost }))).toMatchObject({ manaValue });
  });

  it('reports an unknown partner ability, and counts the card as one without', () => {
    const unknown: unknown[] = [];
    const value = record({ type_line: 'Legendary Creature — Bear', oracle_text: 'Partner—Fellow testers' });
    const card = cardFromScryfall(value, { onUnknownPartner: (wording) => unknown.push(wording) });
    expect(card).toMatchObject({ ok: true, value: { partner: { kind: 'none' } } });
    expect(unknown).toMatchObject([{ name: 'Test Bear', wording: 'Partner—Fellow testers' }]);
  });

  it.each([
    ['Basic Land — Forest', '', 'any'],
    ['Creature — Rat', 'A deck can have any number of cards named Test Bear.', 'any'],
    ['Creature — Dwarf', 'A deck can have up to seven cards named Test Bear.', 7],
    ['Creature — Bear', '', 1],
  ])('copies of %s %s: %s', (type_line, oracle_text, limit) => {
    expect(cardOf(record({ type_line, oracle_text })).copyLimit).toBe(limit);
  });

  it.each(['legal', 'banned', 'not_legal'])('legality %s', (commander) => {
    expect(cardOf(record({ legalities: { commander, vintage: 'restricted' } })).legality).toBe(commander);
  });

  it('reads whether a card is a Game Changer', () =>
    expect(cardOf(record({ game_changer: true })).gameChanger).toBe(true));

  it.each([
    [{ usd: null, usd_foil: '3.00', usd_etched: '4.00' }, { tcgplayer: 3 }],
    [
      { usd: null, usd_foil: null, usd_etched: '4.00', eur: null, eur_foil: '2', tix: 0.5 },
      { tcgplayer: 4, cardmarket: 2, cardhoarder: 0.5 },
    ],
    [{ usd: '0.00', usd_foil: '3.00', eur: '0.00' }, { tcgplayer: 3 }],
    [null, {}],
  ])('prices %j', (prices, expected) => expect(cardOf(record({ prices })).prices).toEqual(expected));
});

describe('invalid records', () => {
  it.each([
    ['null', null, 'record'],
    ['a list page of the API', { object: 'list', data: [] }, 'object'],
    ['no name', record({ name: '' }), 'name'],
    ['no identity', record({ color_identity: undefined }), 'color_identity'],
    ['an unknown colour', record({ color_identity: ['P'] }), 'color_identity.0'],
    ['a mana value as text', record({ cmc: '2' }), 'cmc'],
    ['no mana value, and a cost that is not understood', record({ cmc: null, mana_cost: '{HW}' }), 'cmc'],
    ['no type line', record({ type_line: null }), 'type_line'],
    ['an invalid price', record({ prices: { usd: 'dear' } }), 'prices.usd'],
    ['a script as image URL', record({ image_uris: { normal: 'javascript:alert(1)' } }), 'image_uris.normal'],
    ['an unknown legality', record({ legalities: { commander: 'maybe' } }), 'legalities.commander'],
  ])('%s: names the field', (_, value, field) => {
    const card = cardFromScryfall(value);
    expect(card).toMatchObject({
      ok: false,
      error: { code: 'invalid', reason: expect.stringContaining(`${field}:`) },
    });
  });

  it.each([
    ['front_card', 'layout front_card'],
    ['hologram', 'layout hologram'],
    ['__proto__', 'layout __proto__'],
    ['<script>', 'layout without a plain name'],
    ['x'.repeat(1000), 'layout without a plain name'],
  ])('leaves out a record of the unknown layout %s, whatever else is in it', (layout, reason) => {
    const leftOut = { ok: false, error: { code: 'left-out', reason } };
    expect(cardFromScryfall(record({ layout }))).toMatchObject(leftOut);
    expect(cardFromScryfall({ layout, name: 'A' })).toMatchObject(leftOut);
    expect(cardFromScryfall({ layout, name: ['?'], color_identity: 7 })).toMatchObject(leftOut);
  });
});
