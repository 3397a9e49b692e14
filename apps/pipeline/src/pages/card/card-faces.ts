import type { CardPageFace } from '@crownsmith/api-client';
import type { Card, CardFace } from '@crownsmith/domain';

type FaceFacts = Pick<
  CardFace,
  'name' | 'typeLine' | 'manaCost' | 'text' | 'power' | 'toughness' | 'loyalty'
>;

const toPageFace = ({
  name,
  typeLine,
  manaCost,
  text,
  power,
  toughness,
  loyalty,
}: FaceFacts): CardPageFace => ({
  name,
  type: typeLine,
  ...(manaCost !== undefined && manaCost !== '' && { mana_cost: manaCost }),
  ...(text !== undefined && { oracle_text: text }),
  ...(power !== undefined && { power }),
  ...(toughness !== undefined && { toughness }),
  ...(loyalty !== undefined && { loyalty }),
});

/** The faces of a card for its page, front first; a card of one face is that face. */
export const listFaces = (card: Card): CardPageFace[] =>
  card.faces.length > 0 ? card.faces.map(toPageFace) : [toPageFace(card)];
