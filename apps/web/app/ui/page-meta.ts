import type { MetaDescriptor } from '@remix-run/react';
import { SITE } from '#app/platform/site';

/** What the head of a page says about it. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** absolute address of the page */
  readonly canonical: string;
}

/** A page's title, description and canonical address, as tags. */
export const pageMeta = (head: PageHead | undefined): MetaDescriptor[] =>
  head === undefined
    ? [{ title: SITE.brand }]
    : [
        { title: `${head.title} · ${SITE.brand}` },
        { name: 'description', content: head.description },
        { tagName: 'link', rel: 'canonical', href: head.canonical },
      ];
