import {
  type CardNameIndex,
  type CardPriceList,
  pricesFromWire,
  type WireCard,
} from '@crownsmith/api-client';
import { isPlayable, makeSlug, type PriceSource, toCents } from '@crownsmith/domain';
import type { Snapshot } from './snapshot.server';

type Source = Pick<Snapshot, 'cards' | 'manifest'>;

/** By name; of two cards of one name the one first that may be played. */
const inOrder = ({ cards }: Source): readonly WireCard[] =>
  cards.toSorted((a, b) => {
    if (a.name !== b.name) return a.name < b.name ? -1 : 1;
    return Number(isPlayable(b)) - Number(isPlayable(a));
  });

/** The names of a snapshot's cards, to look names up in a browser. */
export const makeCardNameIndex = (snapshot: Source): CardNameIndex => {
  const cards = inOrder(snapshot);
  const slugs: Record<string, string> = {};
  const further: Record<string, string> = {};
  for (const [at, { name, sanitized }] of cards.entries()) {
    if (cards[at - 1]?.name === name) further[at] = sanitized;
    else if (makeSlug(name) !== sanitized) slugs[name] = sanitized;
  }
  const hasFurther = Object.keys(further).length > 0;
  return {
    version: snapshot.manifest.version,
    names: cards.map(({ name }) => name),
    slugs,
    ...(hasFurther && { further }),
  };
};

/** What a shop takes for each card of `makeCardNameIndex`. */
export const makeCardPriceList = (snapshot: Source, source: PriceSource): CardPriceList => ({
  version: snapshot.manifest.version,
  prices: inOrder(snapshot).map((card) => {
    const price = pricesFromWire(card)[source];
    return price === undefined ? null : toCents(price);
  }),
});
