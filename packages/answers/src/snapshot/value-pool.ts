/** Replaces what is equal to something earlier by that. */
export type ShareValues = <T>(value: T) => T;

/** For a process that ends soon: it has no use for the time that sharing takes. */
export const keepApart: ShareValues = (value) => value;

/** Containers of more characters are rarely there twice. */
const MAX_CHARACTERS = 100;

/**
 * Makes a function that replaces, in a value of JSON, equal texts by one, and equal small arrays and objects too. The cards of a
 * catalogue have a million texts and lists, most of them several times: each costs memory, and time whenever garbage is collected. It
 * changes the value; what it returns is not to be changed.
 */
export const createValuePool = (): ShareValues => {
  const texts = new Map<string, string>();
  const containers = new Map<string, unknown>();
  const onlyOne = <V>(pool: Map<string, V>, key: string, value: V): V => {
    const known = pool.get(key);
    if (known !== undefined) return known;
    pool.set(key, value);
    return value;
  };
  const share = (value: unknown): unknown => {
    if (typeof value === 'string') return onlyOne(texts, value, value);
    if (typeof value !== 'object' || value === null) return value;
    for (const [key, member] of Object.entries(value)) Reflect.set(value, key, share(member));
    const written = JSON.stringify(value);
    return written.length > MAX_CHARACTERS ? value : onlyOne(containers, written, value);
  };
  return <T>(value: T) => share(value) as T;
};
