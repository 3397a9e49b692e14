import { xmlText } from './xml-text.server';

/** An entry of a feed; all URLs are absolute. */
export interface AtomEntry {
  /** a permanent IRI */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** RFC 3339 */
  readonly updated: string;
  readonly summary: string;
}

/** A feed of entries, newest first. */
export interface AtomFeed extends Omit<AtomEntry, 'summary'> {
  readonly subtitle: string;
  /** URL of the feed itself */
  readonly self: string;
  readonly author: string;
  readonly entries: readonly AtomEntry[];
}

const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;

const makeEntry = ({ id, title, url, updated, summary }: AtomEntry): string =>
  [
    '<entry>',
    element('id', id),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${xmlText(url)}"/>`,
    element('updated', updated),
    element('published', updated),
    element('summary', summary),
    '</entry>',
  ].join('');

/** Serialises a feed as Atom (RFC 4287). */
export const makeAtom = (feed: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.subtitle),
    element('updated', feed.updated),
    `<author>${element('name', feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(feed.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(feed.url)}"/>`,
    ...feed.entries.map(makeEntry),
    '</feed>',
    '',
  ].join('\n');
