import { foldName, nearestWord } from '@crownsmith/domain';

/** Longest name that is compared, in letters. */
const MAX_LETTERS = 40;

/**
 * Finds the name that is most like an unknown one, among those that begin with the same letter. Of two faces the front is compared.
 * @param names read when the first one is looked for
 */
export const createNearestName = (names: () => Iterable<string>): ((name: string) => string | undefined) => {
  const byInitial = new Map<string, Map<string, string>>();
  return (name) => {
    if (byInitial.size === 0)
      for (const known of names()) {
        const [key = ''] = foldName(known).split('//');
        const alike = byInitial.get(key.charAt(0)) ?? new Map<string, string>();
        byInitial.set(key.charAt(0), alike.set(key, known));
      }
    const [wanted = ''] = foldName(name).split('//');
    const alike = byInitial.get(wanted.charAt(0));
    return alike?.get(nearestWord(wanted, alike.keys(), MAX_LETTERS) ?? '');
  };
};
