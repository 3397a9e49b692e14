import { andList } from '@crownsmith/domain';

/** Says that no card has a name, and which name is the nearest. @example unknownCardText('Shok', 'Shock') // 'There is no card “Shok”. Did you mean “Shock”?' */
export const unknownCardText = (name: string, nearest?: string): string =>
  `There is no card “${name}”.${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`;

/** Says that a list has none of these cards, each with its name. @example notInMainText(['Opt']) // 'Opt is not in the main deck.' */
export const notInMainText = (names: readonly string[]): string =>
  `${andList(names)} ${names.length === 1 ? 'is' : 'are'} not in the main deck.`;

/** Characters of names, in all, whose nearest names are looked for. */
const MOST_CHARACTERS = 1200;
/** A short name counts for as many. */
const FEWEST_CHARACTERS = 12;

/**
 * Looks for what is nearest to unknown names, as far as their length goes: each is a search of all names, which takes longer for more
 * words. A list of a hundred misspelt names gets about 60.
 */
export const limitNearest = (
  nearest: (name: string) => string | undefined,
): ((name: string) => string | undefined) => {
  let left = MOST_CHARACTERS;
  return (name) => {
    const characters = Math.max(FEWEST_CHARACTERS, name.length);
    if (characters > left) return undefined;
    left -= characters;
    return nearest(name);
  };
};
