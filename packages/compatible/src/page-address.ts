import { MAX_SLUG_CHARACTERS } from '@crownsmith/domain';

/** Segments of an address below `/pages`; none has more. */
const MAX_SEGMENTS = 5;

const decode = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/**
 * The segments of an address, decoded, without `.json`; undefined for one that no page can have. A missing `.json` and a
 * slash at the end change nothing, nor do capitals.
 * @example parseAddress('/commanders/Edgar-Markov.json') // ['commanders', 'edgar-markov']
 */
export const parseAddress = (path: string): readonly string[] | undefined => {
  const segments = path
    .replace(/\/$/, '')
    .replace(/\.json$/i, '')
    .split('/')
    .filter((segment) => segment !== '')
    .map(decode);
  const known = segments.flatMap((segment) => segment ?? []);
  const isPossible =
    known.length === segments.length &&
    known.length > 0 &&
    known.length <= MAX_SEGMENTS &&
    known.every((segment) => segment.length <= MAX_SLUG_CHARACTERS && !/[\p{Cc}\p{Cs}]/u.test(segment));
  return isPossible ? known.map((segment) => segment.toLowerCase()) : undefined;
};

/** Whether a path is that of a card's page, which clients can have as JSON, too: they say so in Accept. */
export const isCardPath = (path: string): boolean => /^\/cards\/[^/]/.test(path);
