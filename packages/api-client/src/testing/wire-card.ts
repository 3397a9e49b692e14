import { COLORLESS, makeSlug, NO_PARTNER, type Card } from '@crownsmith/domain';
import type { WireCard } from '../card';
import { toWireCard } from '../card-mapping';

/** A card with few facts, and those that a test is about. */
export const plainCard = (facts: Partial<Card> = {}): Card => {
  const name = facts.name ?? 'Sol Ring';
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
    ...facts,
  };
};

/** The same on the wire. */
export const wireCard = (facts: Partial<Card> = {}): WireCard => toWireCard(plainCard(facts));
