import type { OwnedCards } from '@crownsmith/api-client';
import {
  type CopiesForDeck,
  copiesForDeck,
  copyPlace,
  type CopyPlace,
  makeCopyDetails,
  makePlace,
} from '@crownsmith/domain';
import type { CollectionChange } from '#app/platform/collection-changes';
import { ownedCopies } from '#app/platform/owned-cards';

/** Where the copies of a card of a deck are. */
export interface DeckCopy extends CopiesForDeck {
  readonly slug: string;
}

/** Where the copies of each card of a deck are. */
export const deckCopies = (
  cards: OwnedCards,
  deck: string,
  wanted: Iterable<readonly [slug: string, count: number]>,
): readonly DeckCopy[] =>
  [...wanted].map(([slug, count]) => {
    const owned = cards[slug];
    return { slug, ...copiesForDeck(owned && ownedCopies(owned), { deck, wanted: count }) };
  });

/** Where copies come from, in few words: all binders are one source, and what is in no place is in them. */
const sourceText = (place: CopyPlace | undefined): string => {
  if (place === undefined || place.kind === 'binder') return 'binders';
  return place.kind === 'deck' ? place.name : makePlace(place);
};

const countText = (text: string, count: number): string => (count > 1 ? `${text} (${count})` : text);

/** What a card of a deck says of its copies. @example whereText({ wanted: 1, inDeck: 0, sources: [], missing: 1 }) // 'missing' */
export const whereText = ({ inDeck, sources, missing }: CopiesForDeck): string =>
  [
    ...(inDeck > 0 ? [countText('in this deck', inDeck)] : []),
    ...sources.map(({ place, count }) => {
      const isFree = place === undefined || place.kind === 'binder';
      return countText(
        isFree ? 'free' : place.kind === 'deck' ? `in ${place.name}` : makePlace(place),
        count,
      );
    }),
    ...(missing > 0 ? [countText('missing', missing)] : []),
  ].join(', ');

/** The moves that take copies into a deck from a source, or from all. */
export const takeChanges = (
  copies: readonly DeckCopy[],
  deck: string,
  source?: string,
): readonly CollectionChange[] =>
  copies.flatMap(({ slug, sources }) =>
    sources
      .filter(({ place }) => source === undefined || sourceText(place) === source)
      .flatMap(({ count, copies: some }) => {
        let left = count;
        return some.flatMap((copy): CollectionChange[] => {
          const taken = Math.min(left, copy.count);
          left -= taken;
          const to = makeCopyDetails({ ...copy, place: copyPlace('deck', deck) });
          return taken > 0
            ? [{ card: slug, kind: 'move', from: makeCopyDetails(copy), to, count: taken }]
            : [];
        });
      }),
  );

/** How many copies a deck takes from each source, those of most first. */
export const takesOf = (
  copies: readonly DeckCopy[],
): readonly (readonly [source: string, count: number])[] => {
  const takes = new Map<string, number>();
  for (const { sources } of copies)
    for (const { place, count } of sources)
      takes.set(sourceText(place), (takes.get(sourceText(place)) ?? 0) + count);
  return [...takes].sort((a, b) => b[1] - a[1]);
};
