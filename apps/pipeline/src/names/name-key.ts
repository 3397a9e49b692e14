import { foldName } from '@crownsmith/domain';

const REBALANCED = /^A-\s*(?=\S)/;

/** The paper name of a digitally rebalanced card: `A-Teferi` in a deck list stands for the paper card. */
export const paperName = (name: string): string =>
  name
    .split('/')
    .map((face) => face.trim().replace(REBALANCED, ''))
    .join('/');

const frontKey = (key: string): string => key.split('//')[0] ?? key;

/**
 * The key that all spellings of a name share, independent of the known cards: its front face, folded, without the `A-`
 * of rebalanced cards. Two decks whose names have the same keys are the same deck.
 * @example nameKey('Lim-Dul’s Vault') === nameKey("Lim-Dûl's Vault") // true
 * @example nameKey('Fire // Ice') === nameKey('Fire/Ice') && nameKey('A-Fire') === nameKey('Fire') // true
 */
export const nameKey = (name: string): string => frontKey(foldName(paperName(name)));

/** `nameKey` with a cache, for lists that repeat names. */
export const makeCachedNameKey = (): ((name: string) => string) => {
  const cache = new Map<string, string>();
  return (name) => {
    const key = cache.get(name) ?? nameKey(name);
    cache.set(name, key);
    return key;
  };
};
