import {
  type CardNameIndex,
  type CardPriceList,
  pricesFromWire,
  type WireCard,
} from '@crownsmith/api-client';
import { makeSlug, type PriceSource, toCents } from '@crownsmith/domain';
import type { Snapshot } from './snapshot.server';

type Source = Pick<Snapshot, 'cards' | 'manifest'>;

const inOrder = ({ cards }: Source): readonly WireCard[] =>
  cards.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));

/** The names of a snapshot's cards, to look names up in a browser. */
export const makeCardNameIndex = (snapshot: Source): CardNameIndex => {
  const cards = inOrder(snapshot);
  return {
    version: snapshot.manifest.version,
    names: cards.map(({ name }) => name),
    slugs: Object.fromEntries(
      cards.flatMap(({ name, sanitized }) => (makeSlug(name) === sanitized ? [] : [[name, sanitized]])),
    ),
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
