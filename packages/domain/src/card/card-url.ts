import { isSlug, type Slug } from '../text/slug';

/** The address of a card's page, and its key in the clipboard. @example cardUrl(makeSlug('Sol Ring')) // '/cards/sol-ring' */
export const cardUrl = (slug: Slug): string => `/cards/${slug}`;

/** The address of a commander's (or a pair's) page. @example commanderUrl(makeSlug('Edgar Markov')) // '/commanders/edgar-markov' */
export const commanderUrl = (slug: Slug): string => `/commanders/${slug}`;

/**
 * The slug of a card's address; undefined for what is not one.
 * @example slugOfCardUrl('/cards/sol-ring') // 'sol-ring'
 * @example slugOfCardUrl('/sets/m10') // undefined
 */
export const slugOfCardUrl = (url: string): Slug | undefined => {
  const slug = url.startsWith('/cards/') ? url.slice('/cards/'.length) : undefined;
  return isSlug(slug) ? slug : undefined;
};
