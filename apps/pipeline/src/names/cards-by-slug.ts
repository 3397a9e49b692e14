import { makeSlug, type Card } from '@crownsmith/domain';

/** Cards by slug: by their own, and by those of their former names where no card has the slug at present. */
export const cardsBySlug = (cards: readonly Card[]): ReadonlyMap<string, Card> =>
  new Map<string, Card>([
    ...cards.flatMap((card) => (card.formerNames ?? []).map((name) => [makeSlug(name), card] as const)),
    ...cards.map((card) => [card.slug, card] as const),
  ]);
