/** Says that no card has a name, and which name is the nearest. @example unknownCardText('Shok', 'Shock') // 'There is no card “Shok”. Did you mean “Shock”?' */
export const unknownCardText = (name: string, nearest?: string): string =>
  `There is no card “${name}”.${nearest === undefined ? '' : ` Did you mean “${nearest}”?`}`;
