/** Numbers for names as they were written; a number never changes once assigned. */
export interface NameDictionary {
  /** number of a name; a new name is added */
  readonly idOf: (name: string) => number;
  readonly names: readonly string[];
  /** whether names were added since it was made */
  readonly grown: boolean;
}

/** Makes a dictionary that continues a list of names: each has its index as its number. */
export const makeNameDictionary = (known: readonly string[]): NameDictionary => {
  const names = [...known];
  const ids = new Map(names.map((name, id) => [name, id]));
  return {
    idOf: (name) => {
      const id = ids.get(name);
      if (id !== undefined) return id;
      ids.set(name, names.length);
      names.push(name);
      return names.length - 1;
    },
    names,
    get grown() {
      return names.length > known.length;
    },
  };
};
