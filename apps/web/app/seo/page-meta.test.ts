import { describe, expect, it } from 'vitest';
import type { PageHead } from './page-head';
import { pageMeta } from './page-meta';

const ORIGIN = 'https://crownsmith.example';
const head = (path: string, more: Partial<PageHead> = {}): PageHead => ({
  title: 'A title',
  description: 'What it holds.',
  canonical: ORIGIN + path,
  ...more,
});
const property = (path: string, name: string) =>
  pageMeta(head(path)).find((tag) => 'property' in tag && tag.property === name);
const alternates = (path: string) =>
  pageMeta(head(path)).flatMap((tag) =>
    'rel' in tag && tag.rel === 'alternate' ? [String(tag['href'])] : [],
  );
const structured = (of: PageHead): readonly Record<string, unknown>[] =>
  pageMeta(of).flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json'] as Record<string, unknown>] : [],
  );

describe('pageMeta', () => {
  it.each([
    ['/commanders/edgar-markov', '/og/commanders/edgar-markov.png'],
    ['/cards/sol-ring', '/og/cards/sol-ring.png'],
    ['/', '/og/site.png'],
    ['/commanders', '/og/site.png'],
    ['/commanders/wub', '/og/site.png'],
    ['/commanders/colorless', '/og/site.png'],
    ['/commanders/edgar-markov/vampires', '/og/commanders/edgar-markov.png'],
    ['/average-decks/edgar-markov', '/og/commanders/edgar-markov.png'],
    ['/faq', '/og/site.png'],
  ])('links to %s are previewed with %s', (path, picture) => {
    expect(property(path, 'og:image')).toEqual({ property: 'og:image', content: ORIGIN + picture });
    expect(property(path, 'og:url')).toEqual({ property: 'og:url', content: ORIGIN + path });
  });

  it('versions the preview picture by the snapshot of the page', () => {
    const matches = [{ id: 'root', data: { version: '2026-r1' } }];
    expect(pageMeta(head('/cards/sol-ring'), matches)).toContainEqual({
      property: 'og:image',
      content: `${ORIGIN}/og/cards/sol-ring.png?v=2026-r1`,
    });
  });

  it('links the feeds of a page, and its oEmbed response if it has one', () => {
    const feed = `${ORIGIN}/feeds/new-cards.atom`;
    expect(alternates('/faq')).toEqual([feed]);
    expect(alternates('/commanders/edgar-markov')).toEqual([
      feed,
      `${ORIGIN}/feeds/commanders/edgar-markov.atom`,
      `${ORIGIN}/oembed?format=json&url=${encodeURIComponent(`${ORIGIN}/commanders/edgar-markov`)}`,
    ]);
  });

  it('has breadcrumbs, and the site search on the home page', () => {
    expect(structured(head('/sets/tst'))).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, item: `${ORIGIN}/` },
          { position: 2, name: 'Sets', item: `${ORIGIN}/sets` },
          { position: 3, name: 'A title', item: `${ORIGIN}/sets/tst` },
        ],
      },
    ]);
    expect(structured(head('/sets'))[0]).toMatchObject({ itemListElement: { length: 2 } });
    expect(structured(head('/'))).toMatchObject([
      { '@type': 'WebSite', potentialAction: { target: { urlTemplate: `${ORIGIN}/search?q={query}` } } },
    ]);
  });

  it('describes the entries of a list and the questions of an FAQ', () => {
    const [, list, faq] = structured(
      head('/top', {
        items: [{ name: 'Sol Ring', path: '/cards/sol-ring' }],
        questions: [{ question: 'Why?', answer: 'Because.' }],
      }),
    );
    expect(list).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, url: `${ORIGIN}/cards/sol-ring` }],
    });
    expect(faq).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
    });
  });

  it('leaves the title of an error to its page', () => expect(pageMeta(undefined)).toEqual([]));

  it('has title, description and canonical URL only if there is nothing else', () => {
    expect(pageMeta({ title: 'T', description: 'D', canonical: '/relative' })).toHaveLength(3);
    expect(pageMeta(head('/', { hidden: true }))).toContainEqual({ name: 'robots', content: 'noindex' });
  });
});
