import { API_DOCUMENTATION_PATH } from '@crownsmith/api-client/v1';
import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { env } from '#app/platform/env.server';
import { makeExamples } from '#app/public-api/examples.server';
import { LICENCES } from '#app/public-api/licences';
import { makeOpenApiDocument } from '#app/public-api/openapi.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { ApiReference } from './api-reference';
import { makeApiReference } from './api-reference.server';
import { ApiPage } from './ApiPage';

/** Origins whose references are kept: a site has one, and a few names on the way to it. */
const MAX_ORIGINS = 4;

const references = new WeakMap<Snapshot, LRUCache<string, ApiReference>>();

/** The reference by the site's origin. Its examples are answers of all routes, which take hundreds of times as long as its page. */
const referencesOf = (snapshot: Snapshot): LRUCache<string, ApiReference> => {
  const known = references.get(snapshot);
  if (known !== undefined) return known;
  const made = new LRUCache<string, ApiReference>({
    max: MAX_ORIGINS,
    fetchMethod: async (origin) => {
      const examples = await makeExamples(snapshot, origin);
      return makeApiReference(makeOpenApiDocument({ limit: env().RATE_LIMIT_API, origin, examples }));
    },
  });
  references.set(snapshot, made);
  return made;
};

/** Responds to `/developers/api`. */
export const apiPage = async (request: Request, snapshot: Snapshot): Promise<RenderedPage> => {
  const { origin } = new URL(canonicalUrl(request, '/'));
  const reference = await referencesOf(snapshot).forceFetch(origin);
  return renderPage(request, {
    id: 'developers-api',
    title: 'Public API',
    description:
      'Every route of the public API: parameters, answers, errors, limits, examples and the licence of the data.',
    path: API_DOCUMENTATION_PATH,
    page: createElement(ApiPage, { reference, licences: [...LICENCES], origin }),
  });
};
