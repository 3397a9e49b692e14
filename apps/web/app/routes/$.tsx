import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/features/search/not-found.server';
import { getSnapshot } from '#app/snapshot/current.server';

/** Responds with 404 to every path without another route. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  throw notFound(await getSnapshot(), params['*'] ?? '');
};

export default function Unknown() {
  return null;
}
