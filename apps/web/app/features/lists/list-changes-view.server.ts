import {
  type CardList,
  type Color,
  colorName,
  compareLists,
  type PrintedCopies,
  slugOfCardUrl,
} from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import type { ChangedCard, ChangesView } from './list-views';

const byName = (a: ChangedCard, b: ChangedCard): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** What is stated of copies, in words. */
const printingsText = (copies: readonly PrintedCopies[]): string =>
  copies.length === 0
    ? 'no printing'
    : copies
        .map(({ count, set, collectorNumber, finish, listedName }) =>
          [count > 1 ? `${count}×` : undefined, set, collectorNumber, finish, listedName && `“${listedName}”`]
            .filter(Boolean)
            .join(' '),
        )
        .join(', ');

const colorText = (color: Color | undefined): string =>
  color === undefined ? 'none' : colorName(color).toLowerCase();

/** What changed from one version of a list to a later one, with the names of the cards. */
export const changesView = (
  earlier: { readonly version: number; readonly list: CardList },
  later: { readonly version: number; readonly list: CardList },
  snapshot: Pick<Snapshot, 'resolveCard'>,
): ChangesView => {
  const changes = compareLists(earlier.list, later.list);
  const { added, removed, changed, printings, commanders, chosenColor } = changes;
  const card = (url: string, before: number, after: number, isCommander = false): ChangedCard => {
    const known = snapshot.resolveCard(url);
    return {
      name: known?.name ?? slugOfCardUrl(url) ?? url,
      url: known?.url,
      before,
      after,
      isCommander,
    };
  };
  return {
    from: earlier.version,
    to: later.version,
    chosenColor: chosenColor && {
      before: colorText(chosenColor.before),
      after: colorText(chosenColor.after),
    },
    cards: [
      ...[
        ...commanders.added.map((url) => card(url, 0, 1, true)),
        ...commanders.removed.map((url) => card(url, 1, 0, true)),
      ].sort(byName),
      ...[
        ...added.map(({ url, count }) => card(url, 0, count)),
        ...removed.map(({ url, count }) => card(url, count, 0)),
        ...changed.map(({ url, before, after }) => card(url, before, after)),
        ...printings
          .filter(({ url }) => ![...added, ...removed, ...changed].some((other) => other.url === url))
          .map(({ url, before, after }) => ({
            ...card(url, 0, 0),
            printings: { before: printingsText(before), after: printingsText(after) },
          })),
      ].sort(byName),
    ],
  };
};
