/**
 * A link from a partner's page to a page of this site, with the partner as its utm_source.
 * @param url absolute URL of the page
 * @param source host of the partner, or another name of the place
 * @example campaignLink('https://crownsmith.example/commanders/atraxa', 'partner.example', 'widget') // 'https://crownsmith.example/commanders/atraxa?utm_source=partner.example&utm_medium=widget'
 */
export const campaignLink = (url: string, source: string, medium: string): string => {
  const link = new URL(url);
  link.searchParams.set('utm_source', source);
  link.searchParams.set('utm_medium', medium);
  return link.href;
};
