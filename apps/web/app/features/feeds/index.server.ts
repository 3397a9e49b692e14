// What the server mounts: feeds, the sitemap and robots.txt.
export { makeAtom, type AtomFeed } from './atom.server';
export { commanderFeed, followedFeed, newCardsFeed } from './card-feeds.server';
export { MOVING_KINDS, movingFeed } from './moving-feeds.server';
export { resultsFeed } from './results-feed.server';
export { makeJsonFeed, makeRss } from './rss.server';
export { makeRobots } from './robots.server';
export { makeSitemapIndex, makeSitemapPart, SITEMAP_SECTIONS, type SitemapSection } from './sitemap.server';
