import { COLORLESS, makeSlug, NO_PARTNER, type Card } from '@crownsmith/domain';
import type { WireCard } from '../card/wire-card';
import { toWireCard } from '../card/card-mapping';

/** A card with few fields, Sol Ring by default, and the fields that a test needs. */
export const plainCard = (fields: Partial<Card> = {}): Card => {
  const name = fields.name ?? 'Sol Ring';
  return {
    name,
    slug: makeSlug(name),
    layout: 'normal',
    manaValue: 1,
    typeLine: 'Artifact',
    primaryType: 'Artifact',
    colorIdentity: COLORLESS,
    keywords: [],
    faces: [],
    legality: 'legal',
    gameChanger: false,
    canBeCommander: false,
    partner: NO_PARTNER,
    copyLimit: 1,
    prices: {},
    sets: [],
    tags: [],
    ...fields,
  };
};

/** `plainCard` as a wire card. */
export const wireCard = (fields: Partial<Card> = {}): WireCard => toWireCard(plainCard(fields));
