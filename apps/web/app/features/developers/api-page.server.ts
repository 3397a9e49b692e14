import { API_DOCUMENTATION_PATH } from '@crownsmith/api-client/v1';
import { createElement } from 'react';
import { env } from '#app/platform/env.server';
import { makeExamples } from '#app/public-api/examples.server';
import { LICENCES } from '#app/public-api/licences';
import { makeOpenApiDocument } from '#app/public-api/openapi.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { makeApiReference } from './api-reference.server';
import { ApiPage } from './ApiPage';

/** Responds to `/developers/api`. */
export const apiPage = async (request: Request, snapshot: Snapshot): Promise<RenderedPage> => {
  const { origin } = new URL(canonicalUrl(request, '/'));
  const examples = await makeExamples(snapshot, origin);
  const document = makeOpenApiDocument({ limit: env().RATE_LIMIT_API, examples });
  return renderPage(request, {
    id: 'developers-api',
    title: 'Public API',
    description:
      'Every route of the public API: parameters, answers, errors, limits, examples and the licence of the data.',
    path: API_DOCUMENTATION_PATH,
    page: createElement(ApiPage, { reference: makeApiReference(document), licences: [...LICENCES], origin }),
  });
};
