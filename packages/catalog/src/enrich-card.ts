import type { Card, CardFace } from '@crownsmith/domain';

/** What a source said of the things for which a card always carries a value, so that silence shows. */
export interface SaidBySource {
  /** Whether it says if the card is a Game Changer. Old files do not. Default: only if it is one. */
  readonly gameChanger?: boolean;
}

const enrichFaces = (faces: readonly CardFace[], known: readonly CardFace[]): readonly CardFace[] =>
  faces.length === 0
    ? known
    : faces.map((face) => ({ ...known.find(({ name }) => name === face.name), ...face }));

/**
 * A card with what its record lacks taken from a known card of the same name. What the source said stays: a field
 * that is there, an ability that its wording shows, a legality, the price of a source. Where the known prices are not
 * worth keeping, hand over a known card without them. Of another name, the card comes back as it is.
 */
export const enrichCard = (card: Card, known: Card, said: SaidBySource = {}): Card => {
  if (card.slug !== known.slug) return card;
  // Without wording, keywords, partner, commander and copy rules were read from names and types alone.
  const wordless = card.text === undefined;
  return {
    ...known,
    ...card,
    keywords: wordless && card.keywords.length === 0 ? known.keywords : card.keywords,
    faces: enrichFaces(card.faces, known.faces),
    legality: card.legality === 'unknown' ? known.legality : card.legality,
    gameChanger: card.gameChanger || (said.gameChanger !== true && known.gameChanger),
    canBeCommander: card.canBeCommander || (wordless && known.canBeCommander),
    partner: wordless && known.partner.kind !== 'none' ? known.partner : card.partner,
    copyLimit: wordless && card.copyLimit === 1 ? known.copyLimit : card.copyLimit,
    sets: card.sets.length === 0 ? known.sets : card.sets,
    tags: wordless && known.tags.length > 0 ? known.tags : card.tags,
    prices: { ...known.prices, ...card.prices },
  };
};
