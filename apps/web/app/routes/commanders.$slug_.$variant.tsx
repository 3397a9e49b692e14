import type { LoaderFunctionArgs } from '@remix-run/node';
import { variantPage } from '#app/features/themes/variant-page.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const variant = params['variant'] ?? '';
  const snapshot = await getSnapshot();
  return answerPage(snapshot, slug, await variantPage(request, snapshot, slug, variant));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
