import { partnerFromWire, pricesFromWire, type SearchCardFacts, type WireCard } from '@crownsmith/api-client';
import {
  canBeInCommandZone,
  COMPANIONS,
  foldName,
  identityOf,
  isColorIdentity,
  makeSearchCard,
  type SearchCard,
  type SearchFacts,
} from '@crownsmith/domain';

const COMPANION_NAMES = new Set(COMPANIONS.map(({ name }) => foldName(name)));

/** What a search knows of a card: the catalogue's record, with the facts that the snapshot keeps for searches. */
const toFacts = (
  wire: WireCard,
  facts: SearchCardFacts | undefined,
  text: string | undefined,
): SearchFacts => {
  const { name, type, power, toughness, loyalty } = wire;
  const partner = partnerFromWire(wire);
  return {
    name,
    typeLine: type,
    layout: wire.layout,
    colorIdentity: identityOf(wire.color_identity),
    manaValue: wire.cmc,
    faces: facts?.faces.map((face) => ({ ...face, manaCost: face.mana_cost })) ?? [
      { manaCost: wire.mana_cost, power, toughness, loyalty },
    ],
    colors: facts?.faces.flatMap(({ colors }) => (isColorIdentity(colors) ? [colors] : [])),
    text,
    keywords: wire.keywords,
    legality: wire.legality,
    gameChanger: wire.game_changer,
    canLead: canBeInCommandZone({ canBeCommander: wire.legal_commander, partner }),
    isPartner: wire.legal_partner,
    isCompanion: COMPANION_NAMES.has(foldName(name)),
    isReserved: facts?.reserved,
    tags: wire.tags,
    sets: wire.sets,
    releasedAt: wire.released_at,
    rarity: facts?.rarity,
    prices: pricesFromWire(wire),
    salt: wire.salt ?? undefined,
    decks: facts?.num_decks,
    potential: facts?.potential_decks,
    led: facts?.led,
    rank: facts?.rank ?? undefined,
    winRate: facts?.win_rate,
  };
};

/**
 * A card of the catalogue, prepared for searches.
 * @param text rules text; that of the facts by default
 */
export const toSearchCard = (
  wire: WireCard,
  facts: SearchCardFacts | undefined,
  text = facts?.text,
): SearchCard => makeSearchCard(toFacts(wire, facts, text));
