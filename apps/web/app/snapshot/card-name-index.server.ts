import {
  type CardNameIndex,
  type CardPriceList,
  pricesFromWire,
  type WireCard,
} from '@crownsmith/api-client';
import { isPlayable, makeSlug, type PriceSource, toCents } from '@crownsmith/domain';
import type { Snapshot } from './snapshot.server';

type Source = Pick<Snapshot, 'cards' | 'manifest'>;
type Names = Source & Pick<Snapshot, 'resolveCard'>;

/** By name; of two cards of one name the one first that may be played. */
const inOrder = ({ cards }: Source): readonly WireCard[] =>
  cards.toSorted((a, b) => {
    if (a.name !== b.name) return a.name < b.name ? -1 : 1;
    return Number(isPlayable(b)) - Number(isPlayable(a));
  });

/** The names of a snapshot's cards, to look names up in a browser. */
export const makeCardNameIndex = (snapshot: Names): CardNameIndex => {
  const cards = inOrder(snapshot);
  const slugs: Record<string, string> = {};
  const further: Record<string, string> = {};
  const means: Record<string, string> = {};
  for (const [at, card] of cards.entries()) {
    const { name, sanitized } = card;
    if (cards[at - 1]?.name === name) further[at] = sanitized;
    else if (makeSlug(name) !== sanitized) slugs[name] = sanitized;
    const intended = card.legality === 'legal' ? undefined : snapshot.resolveCard(name);
    if (intended !== undefined && intended.name !== name) means[name] = intended.sanitized;
  }
  const hasSome = (record: Readonly<Record<string, string>>): boolean => Object.keys(record).length > 0;
  return {
    version: snapshot.manifest.version,
    names: cards.map(({ name }) => name),
    slugs,
    ...(hasSome(further) && { further }),
    ...(hasSome(means) && { means }),
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
