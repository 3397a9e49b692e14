/** Finds the code of a set by its name, for exports that have no codes. */
export const createFindSet = (
  sets: readonly { readonly code: string; readonly name: string }[],
): ((name: string) => string | undefined) => {
  const codes = new Map(sets.map(({ code, name }) => [name.toLowerCase(), code]));
  return (name) => codes.get(name.toLowerCase());
};
