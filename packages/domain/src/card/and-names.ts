import { decodeEntities } from '../text/entity';
import { foldName } from './card-name';

/** A name with the word for the sign. */
const spellOut = (name: string): string =>
  name.includes('&') ? decodeEntities(name).replace(/ ?& ?/g, ' and ') : name;

/** Names that have the sign `&`, to find by the word that people write for it, and those with the word by the sign. */
export interface AndNames {
  readonly add: (name: string) => void;
  /** The name that a text may be if it is none itself; undefined for one with neither a sign nor the word for that of a name. */
  readonly find: (text: string) => string | undefined;
}

/**
 * Makes a table of names with `&`. What is added without one is found by the look-up of the caller.
 * @example createAndNames().find('Sword of Fire & Ice') // 'Sword of Fire and Ice'
 */
export const createAndNames = (): AndNames => {
  const names = new Map<string, string>();
  return {
    add: (name) => {
      if (name.includes('&')) names.set(foldName(spellOut(name)), name);
    },
    find: (text) => {
      const spelled = spellOut(text);
      return names.get(foldName(spelled)) ?? (spelled === text ? undefined : spelled);
    },
  };
};
