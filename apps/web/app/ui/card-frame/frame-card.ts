import type { PageCard } from '#app/model/card';
import type { FrameCard } from './CardFrame';

/** The front face's part of a text whose faces are joined by ` // `. @example frontOf('Fire // Ice') // 'Fire' */
export const frontOf = (text: string): string => {
  const end = text.indexOf(' // ');
  return end < 0 ? text : text.slice(0, end);
};

/** The facts of a card that its frame shows in another form. */
type FramedCard = Pick<
  PageCard,
  'name' | 'manaCost' | 'typeLine' | 'primaryType' | 'colorIdentity' | 'powerOrLoyalty' | 'image'
>;

const toFrameCard = (card: FramedCard): FrameCard => ({
  name: frontOf(card.name),
  cost: frontOf(card.manaCost ?? ''),
  typeLine: frontOf(card.typeLine),
  primaryType: card.primaryType?.toLowerCase() ?? '',
  identity: card.colorIdentity,
  powerOrLoyalty: card.powerOrLoyalty?.replace(/^\[(.*)\]$/, '$1') ?? '',
  picture: card.image,
});

const frameCards = new WeakMap<FramedCard, FrameCard>();

/** The facts of a card for its frame, the same object each time. */
export const frameCardOf = (card: FramedCard): FrameCard => {
  const frameCard = frameCards.get(card) ?? toFrameCard(card);
  frameCards.set(card, frameCard);
  return frameCard;
};
