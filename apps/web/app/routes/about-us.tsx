import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { AboutPage } from '#app/features/about/AboutPage';
import { siteFacts } from '#app/features/about/site-facts.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { RenderedPage, renderedPageMeta } from '#app/rendering/RenderedPage';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  placePage(
    context,
    renderPage(request, {
      id: 'about',
      title: 'About us',
      description: 'What this site does, what it is made of, who runs it, and whose game it is about.',
      path: '/about-us',
      page: createElement(AboutPage, { facts: siteFacts(await getSnapshot()) }),
    }),
  );

export const meta = renderedPageMeta;

export default function AboutUs() {
  return <RenderedPage />;
}
