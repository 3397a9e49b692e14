import {
  identityOf,
  type Card,
  parseDeckGrants,
  type AllowedCard,
  type AllowingCommander,
  type DeckGrant,
} from '@crownsmith/domain';
import type { WireCard } from './wire-card';

/** What a commander changes for its deck, as the API sends it. */
export const toWireGrants = (grants: readonly DeckGrant[]): NonNullable<WireCard['grants']> =>
  grants.map((grant) => {
    if (grant.kind === 'unread') return { kind: grant.kind, wording: grant.wording };
    if (grant.kind !== 'cards' && grant.kind !== 'color-for-cards') return { kind: grant.kind };
    const cards = grant.cards.map(({ types, number }) => ({
      types: [...types],
      ...(number !== undefined && { number: { ...number } }),
    }));
    return { kind: grant.kind, cards };
  });

/** What a wire card changes for its deck, and whether it has every creature type, as the domain represents them. */
export const rulesFromWire = (wire: WireCard): Pick<Card, 'grants' | 'isEveryCreatureType'> => ({
  ...(wire.grants !== undefined && { grants: parseDeckGrants(wire.grants) }),
  ...(wire.every_creature_type === true && { isEveryCreatureType: true }),
});

/** A wire card as `allows` asks for it, as a commander and as a card of a deck. */
export const allowedFromWire = (wire: WireCard): AllowedCard & AllowingCommander => ({
  colorIdentity: identityOf(wire.color_identity),
  typeLine: wire.type,
  layout: wire.layout,
  manaValue: wire.cmc,
  power: wire.power,
  toughness: wire.toughness,
  ...rulesFromWire(wire),
});
