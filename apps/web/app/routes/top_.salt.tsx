import type { LoaderFunctionArgs } from '@remix-run/node';
import { saltPage } from '#app/features/browse-cards/top-page.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return answerPage(snapshot, 'salt', await saltPage(request, snapshot));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
