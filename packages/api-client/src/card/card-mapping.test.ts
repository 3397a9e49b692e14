import { identityOf, makeSlug, toClipboardCard, type Card, type PartnerAbility } from '@crownsmith/domain';
import { describe, expect, it } from 'vitest';
import { WireCard } from './wire-card';
import { clipboardCardFromWire, partnerFromWire, pricesFromWire, toWireCard } from './card-mapping';
import { plainCard, wireCard } from '../testing/wire-card';

const images = (name: string) => ({
  normal: `https://img.example/${name}.jpg`,
  artCrop: `https://img.example/${name}-art.jpg`,
});

const cards: readonly Card[] = [
  plainCard(),
  plainCard({
    name: "Atraxa, Praetors' Voice",
    typeLine: 'Legendary Creature — Phyrexian Angel Horror',
    primaryType: 'Creature',
    colorIdentity: identityOf(['W', 'U', 'B', 'G']),
    canBeCommander: true,
    manaCost: '{G}{W}{U}{B}',
    power: '4',
    toughness: '4',
    prices: { cardkingdom: 24.99, cardhoarder: 0 },
    images: images('atraxa'),
    salt: 2.1,
    sets: ['c16', '2x2'],
    releasedAt: '2016-11-11',
    scryfallId: 'd0d33d52-3d28-4635-b985-51e126289259',
    tags: ['draw'],
    keywords: ['Flying', 'Proliferate'],
  }),
  plainCard({ name: 'Persistent Petitioners', copyLimit: 'any', legality: 'banned', gameChanger: true }),
  plainCard({
    name: 'Delver of Secrets // Insectile Aberration',
    layout: 'transform',
    typeLine: 'Creature — Human Wizard // Creature — Human Insect',
    faces: [
      { name: 'Delver of Secrets', typeLine: 'Creature — Human Wizard', images: images('front') },
      { name: 'Insectile Aberration', typeLine: 'Creature — Human Insect', images: images('back') },
    ],
    images: images('front'),
  }),
];

const abilities: readonly PartnerAbility[] = [
  { kind: 'none' },
  { kind: 'partner' },
  { kind: 'partner-with', with: 'Shabraz, the Skyshark' },
  { kind: 'partner-text', text: 'Friends forever' },
  { kind: 'choose-background' },
  { kind: 'background' },
  { kind: 'doctors-companion' },
  { kind: 'doctor' },
  { kind: 'doctor', or: { kind: 'partner-with', with: 'Rory Williams' } },
  { kind: 'choose-background', or: { kind: 'partner-text', text: 'Survivors' } },
];

describe('toWireCard', () => {
  it.each(cards.map((card) => [card.name, card] as const))(
    'makes a valid wire card of %s that survives JSON',
    (_name, card) => {
      const wire = toWireCard(card);
      expect(WireCard.parse(JSON.parse(JSON.stringify(wire)))).toEqual(wire);
      expect(wire.url).toBe(`/cards/${card.slug}`);
    },
  );

  it('lists the pictures of both faces, front first, and both slugs', () => {
    const wire = toWireCard(plainCard(cards[3]));
    expect(wire.image_uris.map(({ normal }) => normal)).toEqual([
      'https://img.example/front.jpg',
      'https://img.example/back.jpg',
    ]);
    expect(wire).toMatchObject({
      sanitized: 'delver-of-secrets-insectile-aberration',
      sanitized_wo: 'delver-of-secrets',
      image_uri: 'https://img.example/front.jpg',
      image: 'https://img.example/front-art.jpg',
    });
  });

  it('omits unknown fields', () => {
    expect(Object.keys(wireCard())).not.toContain('mana_cost');
    expect(wireCard()).toMatchObject({
      image_uri: null,
      image: null,
      salt: null,
      prices: {},
      image_uris: [],
    });
  });

  it('lists colours in WUBRG order and the partner fields of the specification', () => {
    expect(toWireCard(plainCard(cards[1])).color_identity).toEqual(['W', 'U', 'B', 'G']);
    expect(wireCard({ partner: { kind: 'partner-with', with: 'X' } })).toMatchObject({
      legal_partner: true,
      partners_with: ['X'],
    });
    expect(wireCard({ partner: { kind: 'choose-background' } }).background_chooser).toBe(true);
  });
});

describe('clipboardCardFromWire', () => {
  it.each(cards.map((card) => [card.name, card] as const))(
    'equals toClipboardCard of the domain card for %s',
    (_name, card) => {
      expect(clipboardCardFromWire(toWireCard(card))).toEqual(toClipboardCard(card));
    },
  );

  it.each(abilities.map((ability) => [JSON.stringify(ability), ability] as const))(
    'keeps the partner ability %s',
    (_text, partner) => {
      expect(partnerFromWire(wireCard({ partner }))).toEqual(partner);
    },
  );

  it('keeps prices', () => {
    expect(pricesFromWire(wireCard({ prices: { cardmarket: 3.5, tcgplayer: 0 } }))).toEqual({
      cardmarket: 3.5,
      tcgplayer: 0,
    });
  });

  it('accepts values of a later version: unknown layout, type and partner kind, malformed slug', () => {
    const wire = {
      ...wireCard(),
      layout: 'hologram',
      primary_type: 'Conspiracy',
      partner_kind: 'telepathy',
      sanitized: 'NO SLUG',
    };
    const card = clipboardCardFromWire(wire);
    expect(card).toMatchObject({ layout: 'normal', partner: { kind: 'none' }, slug: makeSlug('Sol Ring') });
    expect(card.primaryType).toBeUndefined();
  });
});
