import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { AboutPage } from '#app/features/about/AboutPage';
import { siteFacts } from '#app/features/about/site-facts.server';
import { drawPage } from '#app/platform/drawn-page.server';
import { getSnapshot } from '#app/platform/snapshot.server';
import { DrawnPage, drawnMeta } from '#app/ui/browse/DrawnPage';

export const loader = async ({ request }: LoaderFunctionArgs) =>
  drawPage(request, {
    id: 'about',
    title: 'About us',
    description: 'What this site does, what it is made of, who runs it, and whose game it is about.',
    path: '/about-us',
    page: createElement(AboutPage, { facts: siteFacts(await getSnapshot()) }),
  });

export const meta = drawnMeta;

export default function AboutUs() {
  return <DrawnPage />;
}
