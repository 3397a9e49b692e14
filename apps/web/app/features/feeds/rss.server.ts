import type { AtomEntry, AtomFeed } from './atom.server';
import { xmlText } from './xml-text.server';

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

/** RFC 822, as RSS has dates. */
const rssDate = (date: string): string => new Date(date).toUTCString();

const makeItem = ({ id, title, url, updated, summary }: AtomEntry): string =>
  [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="false">${xmlText(id)}</guid>`,
    element('pubDate', rssDate(updated)),
    element('description', summary),
    '</item>',
  ].join('');

/** Serialises a feed as RSS 2.0. */
export const makeRss = (feed: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feed.title),
    element('link', feed.url),
    element('description', feed.subtitle),
    '<language>en</language>',
    element('lastBuildDate', rssDate(feed.updated)),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(feed.self)}"/>`,
    ...feed.entries.map(makeItem),
    '</channel></rss>',
    '',
  ].join('\n');

/** Serialises a feed as JSON Feed 1.1. */
export const makeJsonFeed = ({ title, subtitle, url, self, author, entries }: AtomFeed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    home_page_url: url,
    feed_url: self,
    language: 'en',
    authors: [{ name: author }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.updated,
    })),
  });
