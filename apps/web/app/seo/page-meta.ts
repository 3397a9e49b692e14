import type { MetaDescriptor } from '@remix-run/react';
import { SITE } from '#app/platform/site';
import type { PageHead } from './page-head';
import { pagePreview } from './page-preview';

/** A route that a page is made of. */
interface RouteMatch {
  readonly id: string;
  readonly data: unknown;
}

/** Version of the snapshot that the routes of a page were loaded from, by the data of the outermost one. */
const versionOf = (matches: readonly RouteMatch[]): string | undefined => {
  const data = matches.find(({ id }) => id === 'root')?.data;
  return typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string'
    ? data.version
    : undefined;
};

/**
 * A page's title, description and canonical address, and what shared links show of it, as tags.
 * @param matches routes of the page, by which the snapshot is known that its picture is drawn from
 */
export const pageMeta = (
  head: PageHead | undefined,
  matches: readonly RouteMatch[] = [],
): MetaDescriptor[] =>
  head === undefined
    ? [{ title: SITE.brand }]
    : [
        { title: `${head.title} · ${SITE.brand}` },
        { name: 'description', content: head.description },
        { tagName: 'link', rel: 'canonical', href: head.canonical },
        ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
        ...pagePreview(head, versionOf(matches)),
      ];
