import type { CardPage, CardPageFace, WireCard } from '@crownsmith/api-client';
import { FACE_SEPARATOR, faceNames } from '@crownsmith/domain';
import type { CardFaceView } from '#app/model/card';
import { pictureUri, powerOrLoyaltyOf } from './row-views.server';

/** Layouts whose second face is the back of the card. */
const DOUBLE_FACED: ReadonlySet<string> = new Set(['transform', 'modal_dfc', 'battle']);

/** The faces of the catalogue's card, for page files that have none. */
const facesOfCatalogue = (card: WireCard): readonly CardPageFace[] => {
  const names = faceNames(card.name);
  const types = card.type.split(FACE_SEPARATOR);
  const costs = (card.mana_cost ?? '').split(FACE_SEPARATOR);
  return names.map((name, at) => ({
    name,
    type: types[at] ?? card.type,
    ...(costs[at] && { mana_cost: costs[at] }),
    ...(at === 0 && { power: card.power, toughness: card.toughness, loyalty: card.loyalty }),
  }));
};

/** The faces of a card for its page, front first. A back has a frame of its own. */
export const toCardFaces = (page: Pick<CardPage, 'faces'>, card: WireCard): readonly CardFaceView[] => {
  const isDoubleFaced = card.image_uris.length > 1 || DOUBLE_FACED.has(card.layout);
  return (page.faces ?? facesOfCatalogue(card)).map((face, at) => ({
    name: face.name,
    typeLine: face.type,
    manaCost: face.mana_cost,
    text: face.oracle_text,
    powerOrLoyalty: powerOrLoyaltyOf(face),
    image: pictureUri(
      at === 0 ? (card.image_uri ?? card.image_uris[0]?.normal) : card.image_uris[at]?.normal,
    ),
    isBack: at > 0 && isDoubleFaced,
  }));
};
