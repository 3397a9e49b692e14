import type { LoaderFunctionArgs } from '@remix-run/node';
import { topPage } from '#app/features/browse-cards/top-page.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const list = params['list'] ?? '';
  const snapshot = await getSnapshot();
  return answerPage(snapshot, list, await topPage(request, snapshot, list));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
