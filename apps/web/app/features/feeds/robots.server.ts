/** robots.txt: crawlers may read pages, but neither the API nor the unbounded search results. */
export const makeRobots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /search?',
    'Disallow: /oembed',
    'Disallow: /mcp',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
