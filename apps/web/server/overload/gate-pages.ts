import type { Request, RequestHandler } from 'express';
import { MAX_LIST_FORM_BYTES } from '@crownsmith/domain';
import { deckAddresses } from '#app/deck-addresses/current.server';
import { asyncHandler } from '../request/async-handler';
import { bufferBody } from '../request/buffer-body';
import { isRecsRequest } from '../request/form-guard';
import { clientSignal } from './client-signal';
import type { Gates } from './gates';
import { prefetchDeck } from './prefetch-deck';
import { refuseWhenFull } from './refuse-when-full';

/** Renders a page and sends it; resolves once it is rendered. */
export type PageHandler = (...request: Parameters<RequestHandler>) => Promise<void> | void;

/** Pages behind their gate; those with recommendations pass the gate of those first. */
export const gatePages = ({ pages, recs }: Gates, handle: PageHandler): readonly RequestHandler[] => {
  const gateOf = (request: Request) => (isRecsRequest(request) ? recs : pages);
  return [
    (request, response, next) => refuseWhenFull(gateOf(request))(request, response, next),
    bufferBody(MAX_LIST_FORM_BYTES),
    prefetchDeck(deckAddresses),
    asyncHandler(async (request, response, next) => {
      const options = { signal: clientSignal(response), since: performance.now() };
      const render = async (): Promise<void> =>
        pages.add(async () => handle(request, response, next), options);
      await (isRecsRequest(request) ? recs.add(render, options) : render());
    }),
  ];
};
