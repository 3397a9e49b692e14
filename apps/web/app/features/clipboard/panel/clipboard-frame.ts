import { type ClipboardCard, faceNames } from '@crownsmith/domain';
import type { FrameCard } from '#app/ui/card-frame/CardFrame';

/** A clipboard card for the card frame, without cost and power/toughness, which the clipboard does not store. */
export const clipboardFrameCard = (card: ClipboardCard): FrameCard => ({
  name: faceNames(card.name)[0] ?? card.name,
  cost: '',
  typeLine: card.typeLine.split(' // ')[0] ?? card.typeLine,
  primaryType: card.primaryType?.toLowerCase() ?? '',
  identity: card.colorIdentity,
  powerOrLoyalty: '',
  picture: card.images?.normal,
});
