import { isSlug, type Slug } from '../text/slug';

/** The path of a card's page, and the card's key in the clipboard. @example cardUrl(makeSlug('Sol Ring')) // '/cards/sol-ring' */
export const cardUrl = (slug: Slug): string => `/cards/${slug}`;

/** The path of the page of a commander or a pair. @example commanderUrl(makeSlug('Edgar Markov')) // '/commanders/edgar-markov' */
export const commanderUrl = (slug: Slug): string => `/commanders/${slug}`;

/**
 * The slug of a card's path; undefined for any other text.
 * @example slugOfCardUrl('/cards/sol-ring') // 'sol-ring'
 * @example slugOfCardUrl('/sets/m10') // undefined
 */
export const slugOfCardUrl = (url: string): Slug | undefined => {
  const slug = url.startsWith('/cards/') ? url.slice('/cards/'.length) : undefined;
  return isSlug(slug) ? slug : undefined;
};

/**
 * The slug of the path of a commander or pair; undefined for any other text.
 * @example slugOfCommanderUrl('/commanders/edgar-markov') // 'edgar-markov'
 */
export const slugOfCommanderUrl = (url: string): Slug | undefined => {
  const slug = url.startsWith('/commanders/') ? url.slice('/commanders/'.length) : undefined;
  return isSlug(slug) ? slug : undefined;
};

/**
 * The two cards of the path of a pair, whose slug is those of both; undefined for any other text.
 * @param find the card of a slug
 * @example findPairOfUrl('/commanders/krark-tymna', (slug) => (/^(krark|tymna)$/.test(slug) ? slug : undefined)) // ['krark', 'tymna']
 */
export const findPairOfUrl = <C>(
  url: string,
  find: (slug: string) => C | undefined,
): readonly [C, C] | undefined => {
  const slug = slugOfCommanderUrl(url) ?? '';
  for (let at = slug.indexOf('-'); at > 0; at = slug.indexOf('-', at + 1)) {
    const first = find(slug.slice(0, at));
    const second = first && find(slug.slice(at + 1));
    if (first && second) return [first, second];
  }
  return undefined;
};
