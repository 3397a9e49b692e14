import type { LoaderFunctionArgs } from '@remix-run/node';
import { zonePage } from '#app/features/browse-commanders/commander-lists.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return answerPage(snapshot, 'partners', await zonePage(request, snapshot, 'partners'));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
