import type { LoaderFunctionArgs } from '@remix-run/node';
import { partnerPage } from '#app/features/browse-commanders/partner-page.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const slug = params['slug'] ?? '';
  const snapshot = await getSnapshot();
  return answerPage(snapshot, slug, await partnerPage(request, snapshot, slug));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
