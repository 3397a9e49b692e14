import { externalLink } from '@crownsmith/domain';

/**
 * The address of a link to another site, marked as coming from this one. An invalid one is told on the console and kept
 * as it is (specification, section 5).
 * @param medium what the link stands in, for `utm_medium`
 * @example externalUrl('shop.example', 'footer') // 'https://shop.example/?utm_source=crownsmith&utm_medium=footer'
 */
export const externalUrl = (url: string, medium: string): string => {
  const link = externalLink(url, { medium });
  if (link.ok) return link.value;
  // eslint-disable-next-line no-console -- section 5 asks for this warning
  console.warn(`A link leads to no valid address: ${url}`);
  return url;
};
