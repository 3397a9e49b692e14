const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/** Query parameters of a partnership. */
export type LinkParameters = Readonly<Record<string, string>>;

/** What an operator has agreed with shops. */
export interface ShopPartners {
  /** TCGplayer's affiliate link, which takes the URL that it leads to as its `u` parameter. */
  readonly tcgplayer?: string | undefined;
  /** Partner and utm parameters of links to Card Kingdom. */
  readonly cardkingdom?: LinkParameters | undefined;
}

/** A URL that has a query, with further parameters. */
export const withParameters = (url: string, parameters: LinkParameters): string =>
  Object.entries(parameters).reduce(
    (result, [key, value]) => `${result}&${encode(key)}=${encode(value)}`,
    url,
  );

/**
 * A URL as parameter `u` of an affiliate link; the URL itself without one.
 * @param affiliateUrl with or without a query, which may end in `u=`
 * @example affiliateLink('https://a.example/?q=1', 'https://p.example/c/1?sub=a') // 'https://p.example/c/1?sub=a&u=https%3A%2F%2Fa.example%2F%3Fq%3D1'
 */
export const affiliateLink = (url: string, affiliateUrl: string | undefined): string => {
  if (affiliateUrl === undefined) return url;
  const base = affiliateUrl.replace(/[?&]u=$/, '');
  return `${base}${base.includes('?') ? '&' : '?'}u=${encode(url)}`;
};
