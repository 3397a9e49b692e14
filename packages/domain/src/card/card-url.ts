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
