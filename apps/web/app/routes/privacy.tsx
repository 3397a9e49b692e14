import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { PrivacyPage } from '#app/features/about/PrivacyPage';
import { siteFacts } from '#app/features/about/site-facts.server';
import { drawPage } from '#app/platform/drawn-page.server';
import { getSnapshot } from '#app/platform/snapshot.server';
import { DrawnPage, drawnMeta } from '#app/ui/browse/DrawnPage';

export const loader = async ({ request }: LoaderFunctionArgs) =>
  drawPage(request, {
    id: 'privacy',
    title: 'Privacy',
    description:
      'What this site stores in your browser and on its server, what it sends elsewhere, and for how long it is kept.',
    path: '/privacy',
    page: createElement(PrivacyPage, { facts: siteFacts(await getSnapshot()) }),
  });

export const meta = drawnMeta;

export default function Privacy() {
  return <DrawnPage />;
}
