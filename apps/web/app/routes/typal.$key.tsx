import type { LoaderFunctionArgs } from '@remix-run/node';
import { themePage } from '#app/features/themes/theme-pages.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const key = params['key'] ?? '';
  const snapshot = await getSnapshot();
  return answerPage(snapshot, key, await themePage(request, snapshot, 'typal', key));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
