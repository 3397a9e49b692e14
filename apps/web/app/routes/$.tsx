import type { LoaderFunctionArgs } from '@remix-run/node';
import { notFound } from '#app/features/search/not-found.server';
import { getSnapshot } from '#app/snapshot/current.server';

/** Every address that no other route knows. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  throw notFound(await getSnapshot(), params['*'] ?? '');
};

export default function Unknown() {
  return null;
}
