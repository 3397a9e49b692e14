import { andList } from '@crownsmith/domain';

/** Says that no card has a name, and which name is the nearest. @example unknownCardText('Shok', 'Shock') // 'There is no card “Shok”. Did you mean “Shock”?' */
export const unknownCardText = (name: string, nearest?: string): string =>
  `There is no card “${name}”.${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`;

/** Says that a list has none of these cards, each with its name. @example notInMainText(['Opt']) // 'Opt is not in the main deck.' */
export const notInMainText = (names: readonly string[]): string =>
  `${andList(names)} ${names.length === 1 ? 'is' : 'are'} not in the main deck.`;
