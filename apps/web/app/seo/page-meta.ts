import type { MetaDescriptor } from '@remix-run/react';
import { SITE } from '#app/platform/site';
import type { PageHead } from './page-head';
import { pagePreview } from './page-preview';

/** A matched route of the page. */
interface RouteMatch {
  readonly id: string;
  readonly data: unknown;
}

/** The snapshot version in the root route's data. */
const versionOf = (matches: readonly RouteMatch[]): string | undefined => {
  const data = matches.find(({ id }) => id === 'root')?.data;
  return typeof data === 'object' && data !== null && 'version' in data && typeof data.version === 'string'
    ? data.version
    : undefined;
};

/**
 * The meta tags of a page: title, description, canonical URL and link previews. None for an error, whose page has a title of its own.
 * @param matches matched routes; the root's data has the snapshot version of the preview picture
 */
export const pageMeta = (
  head: PageHead | undefined,
  matches: readonly RouteMatch[] = [],
): MetaDescriptor[] =>
  head === undefined
    ? []
    : [
        { title: `${head.title} · ${SITE.brand}` },
        { name: 'description', content: head.description },
        { tagName: 'link', rel: 'canonical', href: head.canonical },
        ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
        ...pagePreview(head, versionOf(matches)),
      ];
