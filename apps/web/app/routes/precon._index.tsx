import type { LoaderFunctionArgs } from '@remix-run/node';
import { preconsPage } from '#app/features/precons/precon-pages.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return answerPage(snapshot, 'precon', await preconsPage(request, snapshot));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
