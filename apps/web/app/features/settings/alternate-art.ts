/** Chosen illustrations by card URL, as local storage has them (specification, section 3). */
type AlternateArt = Readonly<Record<string, string>>;

/** Key of the chosen illustrations in local storage. */
export const ALTERNATE_ART_KEY = 'alternateArt';
/** Key of the person whose profile this browser's choices were merged with. */
const OWNER_KEY = 'alternateArtOwner';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The chosen illustrations of a text from storage; none where it is not readable. */
const parseArt = (text: string | null): AlternateArt => {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
};

/**
 * Stores the illustrations of a profile in this browser. Those that were chosen here before the person signed in are kept
 * where the profile has none for the card.
 * @returns the kept ones, for the profile
 */
export const mergeArt = (storage: TextStorage, uid: string, profile: AlternateArt): AlternateArt => {
  const isMerged = storage.getItem(OWNER_KEY) === uid;
  const own = isMerged ? {} : parseArt(storage.getItem(ALTERNATE_ART_KEY));
  const added = Object.fromEntries(Object.entries(own).filter(([card]) => !(card in profile)));
  const merged = { ...profile, ...added };
  if (Object.keys(merged).length === 0) storage.removeItem(ALTERNATE_ART_KEY);
  else storage.setItem(ALTERNATE_ART_KEY, JSON.stringify(merged));
  storage.setItem(OWNER_KEY, uid);
  return added;
};
