import type { MetaDescriptor } from '@remix-run/react';
import { SITE } from '#app/platform/site';
import { pagePreview } from './page-preview';

/** What the head of a page says about it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** absolute address of the page */
  readonly canonical: string;
  /** what a page of a list lists, in its order, for search engines; a dozen or two say enough */
  readonly items?: readonly { readonly name: string; readonly path: string }[] | undefined;
  /** questions that a page answers, for search engines */
  readonly questions?: readonly { readonly question: string; readonly answer: string }[] | undefined;
  /** true for a page that search engines shall not list */
  readonly hidden?: boolean | undefined;
}

/** A page's title, description and canonical address, and what shared links show of it, as tags. */
export const pageMeta = (head: PageHead | undefined): MetaDescriptor[] =>
  head === undefined
    ? [{ title: SITE.brand }]
    : [
        { title: `${head.title} · ${SITE.brand}` },
        { name: 'description', content: head.description },
        { tagName: 'link', rel: 'canonical', href: head.canonical },
        ...(head.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
        ...pagePreview(head),
      ];
