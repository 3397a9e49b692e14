import { externalLink } from '@crownsmith/domain';

/**
 * The URL of a link to another site, with this site's UTM parameters. An invalid URL is reported on the console and
 * returned unchanged (specification, section 5).
 * @param medium where the link is, for `utm_medium`
 * @example externalUrl('shop.example', 'footer') // 'https://shop.example/?utm_source=crownsmith&utm_medium=footer'
 */
export const externalUrl = (url: string, medium: string): string => {
  const link = externalLink(url, { medium });
  if (link.ok) return link.value;
  // eslint-disable-next-line no-console -- section 5 of the specification requires this warning
  console.warn(`Invalid URL of an external link: ${url}`);
  return url;
};
