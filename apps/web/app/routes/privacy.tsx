import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { PrivacyPage } from '#app/features/about/PrivacyPage';
import { siteFacts } from '#app/features/about/site-facts.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { RenderedPage, renderedPageMeta } from '#app/rendering/RenderedPage';

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  placePage(
    context,
    renderPage(request, {
      id: 'privacy',
      title: 'Privacy',
      description:
        'What this site stores in your browser and on its server, what it sends elsewhere, and for how long it is kept.',
      path: '/privacy',
      page: createElement(PrivacyPage, { facts: siteFacts(await getSnapshot()) }),
    }),
  );

export const meta = renderedPageMeta;

export default function Privacy() {
  return <RenderedPage />;
}
