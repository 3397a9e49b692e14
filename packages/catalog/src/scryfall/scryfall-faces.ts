import { FACE_SEPARATOR, identityOf, type CardFace, type CardImages } from '@crownsmith/domain';
import type { ScryfallCard, ScryfallFace } from './scryfall-card.schema';

/** The images of a record or a face; undefined if it has none. */
export const imagesOf = (uris: ScryfallCard['image_uris']): CardImages | undefined => {
  const normal = uris?.normal ?? uris?.large ?? undefined;
  if (normal === undefined) return undefined;
  const artCrop = uris?.art_crop ?? undefined;
  return { normal, ...(artCrop !== undefined && { artCrop }) };
};

const faceFromScryfall = (face: ScryfallFace): CardFace => {
  const images = imagesOf(face.image_uris);
  return {
    name: face.name,
    typeLine: face.type_line ?? '',
    ...(typeof face.mana_cost === 'string' && { manaCost: face.mana_cost }),
    ...(Array.isArray(face.colors) && { colors: identityOf(face.colors) }),
    ...(typeof face.power === 'string' && { power: face.power }),
    ...(typeof face.toughness === 'string' && { toughness: face.toughness }),
    ...(typeof face.loyalty === 'string' && { loyalty: face.loyalty }),
    ...(typeof face.oracle_text === 'string' && { text: face.oracle_text }),
    ...(images !== undefined && { images }),
  };
};

/** A reversible card prints one card on both sides: sides with the same name are one face. */
const uniqueByName = (faces: readonly ScryfallFace[]): readonly ScryfallFace[] =>
  faces.filter((face, at) => faces.findIndex(({ name }) => name === face.name) === at);

/** The face objects of a record, front first; none for a record of one face. */
export const wireFacesOf = (record: ScryfallCard): readonly ScryfallFace[] => {
  const faces = record.card_faces ?? [];
  return record.layout === 'reversible_card' ? uniqueByName(faces) : faces;
};

/** The full name; a reversible card has the name of the card that it prints. */
export const nameOf = (record: ScryfallCard): string =>
  record.layout === 'reversible_card' && (record.card_faces?.length ?? 0) > 0
    ? wireFacesOf(record)
        .map(({ name }) => name)
        .join(FACE_SEPARATOR)
    : record.name;

/** The full type line, joined from the faces if the record has none (or is a reversible card and repeats it). */
export const typeLineOf = (record: ScryfallCard): string | undefined => {
  const faces = wireFacesOf(record);
  const joined = faces.map((face) => face.type_line ?? '').join(FACE_SEPARATOR);
  if (record.layout === 'reversible_card' && faces.length > 0) return joined;
  return record.type_line ?? (faces.length > 0 ? joined : undefined);
};

/**
 * The faces of a card with several, else none. A partial record of such a card has no face objects; its name and type
 * line join those of the faces.
 */
export const facesOf = (record: ScryfallCard): readonly CardFace[] => {
  const faces = wireFacesOf(record);
  if (faces.length > 0) return faces.length > 1 ? faces.map(faceFromScryfall) : [];
  const names = nameOf(record).split(FACE_SEPARATOR);
  const typeLines = (record.type_line ?? '').split(FACE_SEPARATOR);
  if (names.length < 2 || typeLines.length !== names.length) return [];
  return names.map((name, at) => ({ name, typeLine: typeLines[at] ?? '' }));
};

/** The cost of the front face, or both costs of a split card; undefined if the record has none. */
export const manaCostOf = (record: ScryfallCard): string | undefined => {
  const costs = wireFacesOf(record).map((face) => face.mana_cost ?? '');
  if (record.layout === 'split')
    return record.mana_cost ?? (costs.length > 0 ? costs.join(FACE_SEPARATOR) : undefined);
  return costs[0] ?? record.mana_cost?.split(FACE_SEPARATOR)[0];
};

/** The rules text, joined from the faces by a line `//`; undefined if the record has none. */
export const textOf = (record: ScryfallCard): string | undefined => {
  if (typeof record.oracle_text === 'string') return record.oracle_text;
  const texts = wireFacesOf(record).map((face) => face.oracle_text ?? '');
  return texts.length > 0 ? texts.join('\n//\n') : undefined;
};
