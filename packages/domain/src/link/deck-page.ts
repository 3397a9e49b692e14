const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/**
 * The id of a deck in the path of its page at Moxfield; undefined for other pages.
 * @example moxfieldDeckId('/decks/AbCdEf_123-xyz/primer') // 'AbCdEf_123-xyz'
 */
export const moxfieldDeckId = (path: string): string | undefined => {
  const [decks, id] = partsOf(path);
  const isDeck = decks === 'decks' || decks === 'embed';
  return isDeck && id !== undefined && /^[\w-]{10,40}$/.test(id) ? id : undefined;
};

/**
 * The id of a deck in the path of its page at Archidekt, or of its JSON; undefined for other pages.
 * @example archidektDeckId('/decks/123/bears') // '123'
 */
export const archidektDeckId = (path: string): string | undefined => {
  const parts = partsOf(path);
  const at = parts[0] === 'api' ? 1 : 0;
  const id = parts[at + 1];
  return parts[at] === 'decks' && id !== undefined && /^\d{1,12}$/.test(id) ? id : undefined;
};

/** The path of a deck's JSON at `api2.moxfield.com`. */
export const moxfieldJsonPath = (id: string): string => `/v3/decks/all/${id}`;

/** The path of a deck's JSON at `archidekt.com`. */
export const archidektJsonPath = (id: string): string => `/api/decks/${id}/`;
