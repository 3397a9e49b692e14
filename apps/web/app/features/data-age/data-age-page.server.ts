import { bracketLimitsOf } from '@crownsmith/api-client';
import { createElement } from 'react';
import { ageLimits, env } from '#app/platform/env.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { dataAges } from '#app/snapshot/data-ages';
import { DataAgePage } from './DataAgePage';

/** Responds to `/data-age`. @param now Unix time in ms */
export const dataAgePage = (request: Request, { manifest }: Snapshot, now: number): RenderedPage =>
  renderPage(request, {
    id: 'data-age',
    title: 'Age of the data',
    description:
      'How old the cards, prices, combos, decks and rules of this site are, and who they are from.',
    path: '/data-age',
    page: createElement(DataAgePage, {
      facts: {
        ages: dataAges(manifest, ageLimits(env()), now),
        limits: bracketLimitsOf(manifest),
        published: manifest.createdAt,
      },
    }),
  });
