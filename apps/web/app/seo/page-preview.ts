import type { MetaDescriptor } from '@remix-run/react';
import { SITE } from '#app/platform/site';
import type { PageHead } from './page-head';
import { pageSubject } from './page-subject';

/** An entry of the breadcrumbs in structured data. */
interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

/** The sections of the site by the first segment of their paths, each with its list page. */
const SECTIONS: Readonly<Record<string, Breadcrumb>> = {
  commanders: { name: 'Commanders', path: '/commanders' },
  compare: { name: 'Commanders', path: '/commanders' },
  'average-decks': { name: 'Commanders', path: '/commanders' },
  cards: { name: 'Top cards', path: '/top' },
  top: { name: 'Top cards', path: '/top' },
  combos: { name: 'Combos', path: '/combos' },
  sets: { name: 'Sets', path: '/sets' },
  precon: { name: 'Precons', path: '/precon' },
  themes: { name: 'Themes', path: '/themes' },
  typal: { name: 'Typal', path: '/typal' },
  partners: { name: 'Partners', path: '/partners' },
};

const pageBreadcrumbs = (url: URL, parts: readonly string[], title: string): readonly Breadcrumb[] => {
  const section = SECTIONS[parts[0] ?? ''];
  const here = { name: title, path: url.pathname + url.search };
  const above = section && section.path !== url.pathname ? [section] : [];
  return [{ name: SITE.brand, path: '/' }, ...above, here];
};

const breadcrumbs = (origin: string, steps: readonly Breadcrumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  })),
});

const website = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: SITE.brand,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={query}` },
    'query-input': 'required name=query',
  },
});

const itemList = (origin: string, items: NonNullable<PageHead['items']>) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + path,
  })),
});

const questionList = (questions: NonNullable<PageHead['questions']>) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** Structured data as a tag; Remix escapes the text of the element. */
const jsonLd = (data: object): MetaDescriptor => ({ 'script:ld+json': { ...data } });

/**
 * Open Graph and Twitter card tags, feed and oEmbed links and structured data of a page, all derived from its canonical
 * URL and title.
 * @param version snapshot version; makes the URL of the preview picture immutable
 */
export const pagePreview = (head: PageHead, version: string | undefined): MetaDescriptor[] => {
  if (!URL.canParse(head.canonical)) return [];
  const url = new URL(head.canonical);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  const { picture, commander, embeddable } = pageSubject(url.pathname, url.searchParams);
  const isHome = parts.length === 0;
  const pictureUrl = `${url.origin}/og/${picture}.png${version === undefined ? '' : `?v=${version}`}`;
  const isOfSite = picture === 'site';
  const alt = isOfSite ? SITE.brand : `${head.title}: card frame and statistics`;
  const feeds = [
    { title: `New cards · ${SITE.brand}`, path: '/feeds/new-cards.atom' },
    ...(commander === undefined
      ? []
      : [{ title: `New cards for ${head.title}`, path: `/feeds/commanders/${commander}.atom` }]),
  ];
  return [
    { property: 'og:site_name', content: SITE.brand },
    { property: 'og:type', content: isOfSite ? 'website' : 'article' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.canonical },
    { property: 'og:image', content: pictureUrl },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...feeds.map(({ title, path }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      type: 'application/atom+xml',
      title,
      href: url.origin + path,
    })),
    ...(embeddable
      ? [
          {
            tagName: 'link' as const,
            rel: 'alternate',
            type: 'application/json+oembed',
            title: head.title,
            href: `${url.origin}/oembed?format=json&url=${encodeURIComponent(head.canonical)}`,
          },
        ]
      : []),
    jsonLd(isHome ? website(url.origin) : breadcrumbs(url.origin, pageBreadcrumbs(url, parts, head.title))),
    ...(head.items?.length ? [jsonLd(itemList(url.origin, head.items))] : []),
    ...(head.questions?.length ? [jsonLd(questionList(head.questions))] : []),
  ];
};
