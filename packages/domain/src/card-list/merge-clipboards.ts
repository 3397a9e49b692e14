import { allCopies, isSameList, printingsOf, withFittedPrintings, type CardList } from './card-list';
import { isSamePrintings } from './printings';
import { MAX_COMMANDERS } from '../limits';

/** The value that changed, of two from the same base; undefined where both changed to different ones. */
const changedValue = <T>(base: T, local: T, remote: T): T | undefined => {
  if (local === remote || remote === base) return local;
  return local === base ? remote : undefined;
};

const isSameZone = (a: readonly string[], b: readonly string[]): boolean =>
  isSameList({ commanders: a, cards: {} }, { commanders: b, cards: {} });

const mergeCommanders = (
  base: readonly string[],
  local: readonly string[],
  remote: readonly string[],
  canLead: (commanders: readonly string[]) => boolean,
): readonly string[] => {
  const merged = [...new Set([...local, ...remote])]
    .filter((url) => changedValue(base.includes(url), local.includes(url), remote.includes(url)))
    .sort();
  const isZone = (urls: readonly string[]): boolean =>
    [[], local, remote].some((zone) => isSameZone(zone, urls)) ||
    (urls.length <= MAX_COMMANDERS && canLead(urls));
  const chosenIn = (side: readonly string[]): readonly string[] => merged.filter((url) => side.includes(url));
  return [merged, chosenIn(local), chosenIn(remote)].find(isZone) ?? [];
};

/**
 * Merges what two machines made of one clipboard, so that no change of either is lost. A card or commander that only one
 * side added, removed or changed is as that side has it. Where both sides changed the copies of a card, the larger number
 * holds: a card too many is easier to notice than one that is missing. Where the commanders of both cannot lead together,
 * those of `local` stay, without any that the other side removed, and the others become cards. The merged list can have
 * more cards than either side. What is stated of a card's copies, and the chosen colour, are as the side has them that changed
 * them, `local` where both did.
 * @param base the clipboard that both sides started from; an empty one if there is none
 * @param local the side whose commanders win
 * @param canLead whether one or two commanders, by URL, form a command zone (see `isCommandZone`)
 * @example mergeClipboards({ commanders: [], cards: { '/cards/opt': 1 } }, { commanders: [], cards: {} }, { commanders: [], cards: { '/cards/opt': 1, '/cards/shock': 1 } }, () => true).cards // { '/cards/shock': 1 }
 */
export const mergeClipboards = (
  base: CardList,
  local: CardList,
  remote: CardList,
  canLead: (commanders: readonly string[]) => boolean,
): CardList => {
  const commanders = mergeCommanders(base.commanders, local.commanders, remote.commanders, canLead);
  const urls = new Set([local, remote].flatMap((list) => [...Object.keys(list.cards), ...list.commanders]));
  const cards = [...urls].map((url): [string, number] => {
    const here = allCopies(local, url);
    const there = allCopies(remote, url);
    const copies = changedValue(allCopies(base, url), here, there) ?? Math.max(here, there);
    return [url, copies - (commanders.includes(url) ? 1 : 0)];
  });
  const printings = [...urls].map((url) => {
    const [from, here, there] = [base, local, remote].map((list) => printingsOf(list, url));
    return [url, (isSamePrintings(from, here) ? there : here) ?? []] as const;
  });
  return withFittedPrintings({
    commanders,
    cards: Object.fromEntries(cards.filter(([, copies]) => copies > 0)),
    printings: Object.fromEntries(printings),
    chosenColor: local.chosenColor === base.chosenColor ? remote.chosenColor : local.chosenColor,
  });
};
