/** Numbers for names as they were written; a number once given never changes. */
export interface NameDictionary {
  readonly idOf: (name: string) => number;
  readonly names: readonly string[];
  /** whether names came in since it was made */
  readonly grown: boolean;
}

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
