/** robots.txt: crawlers may read pages, but neither the API nor the unbounded search results. */
export const makeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search?',
    'Disallow: /oembed',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
