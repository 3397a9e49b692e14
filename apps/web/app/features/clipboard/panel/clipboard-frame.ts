import { type ClipboardCard, faceNames } from '@crownsmith/domain';
import type { FrameCard } from '#app/ui/card-frame/CardFrame';

/** A card of the clipboard as the drawn frame shows it; the clipboard knows no cost and no power. */
export const frameOfClipboardCard = (card: ClipboardCard): FrameCard => ({
  name: faceNames(card.name)[0] ?? card.name,
  cost: '',
  typeLine: card.typeLine.split(' // ')[0] ?? card.typeLine,
  sign: card.primaryType?.toLowerCase() ?? '',
  identity: card.colorIdentity,
  stats: '',
  picture: card.images?.normal,
});
