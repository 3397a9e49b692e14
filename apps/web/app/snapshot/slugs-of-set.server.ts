import type { SetView } from '#app/model/set';

/** Slugs of the cards and commanders that the page of a set shows. */
export const slugsOfSet = ({ cards, commanders }: SetView): ReadonlySet<string> =>
  new Set([
    ...cards.map(({ card }) => card.slug),
    ...commanders.flatMap((commander) => commander.cards.map(({ slug }) => slug)),
  ]);
