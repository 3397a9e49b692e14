import { firstRelease, laterLegality, type Card, type CardFace } from '@crownsmith/domain';

/** Which fields a record provides, of those for which a card always has a value. */
export interface ProvidedFields {
  /** Whether the record states if the card is a Game Changer; files from before 2025 do not. */
  readonly gameChanger?: boolean;
}

const enrichFaces = (faces: readonly CardFace[], known: readonly CardFace[]): readonly CardFace[] =>
  faces.length === 0
    ? known
    : faces.map((face) => ({ ...known.find(({ name }) => name === face.name), ...face }));

/**
 * Completes a card with what is known of it from elsewhere. What its record provides wins: any field that is present,
 * abilities in its rules text, a legality, a price. Returns the card unchanged if the known card has another slug.
 * @param provided without `gameChanger`, a card that is known as a Game Changer remains one
 */
export const enrichCard = (card: Card, known: Card, provided: ProvidedFields = {}): Card => {
  if (card.slug !== known.slug) return card;
  // Without rules text, keywords, partner, commander and copy rules were derived from name and types alone.
  const isTextless = card.text === undefined;
  // Whether a card is a preview is up to the file that calls it not legal.
  const { legalFrom: _, ...others } = known;
  const releasedAt = firstRelease({ printings: [card], known: known.releasedAt });
  return {
    ...others,
    ...card,
    keywords: isTextless && card.keywords.length === 0 ? known.keywords : card.keywords,
    faces: enrichFaces(card.faces, known.faces),
    legality: laterLegality(card.legality, known.legality),
    gameChanger: card.gameChanger || (provided.gameChanger !== true && known.gameChanger),
    canBeCommander: card.canBeCommander || (isTextless && known.canBeCommander),
    partner: isTextless && known.partner.kind !== 'none' ? known.partner : card.partner,
    ...(isTextless && known.grants !== undefined && { grants: known.grants }),
    copyLimit: isTextless && card.copyLimit === 1 ? known.copyLimit : card.copyLimit,
    sets: card.sets.length === 0 ? known.sets : card.sets,
    tags: isTextless && known.tags.length > 0 ? known.tags : card.tags,
    prices: { ...known.prices, ...card.prices },
    ...(releasedAt !== undefined && { releasedAt }),
  };
};
