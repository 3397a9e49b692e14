import type { LoaderFunctionArgs } from '@remix-run/node';
import { themesPage } from '#app/features/themes/theme-pages.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return answerPage(snapshot, 'typal', await themesPage(request, snapshot, 'typal'));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
