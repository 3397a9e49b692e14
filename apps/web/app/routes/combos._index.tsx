import type { LoaderFunctionArgs } from '@remix-run/node';
import { combosPage } from '#app/features/combos/combo-pages.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const snapshot = await getSnapshot();
  return answerPage(snapshot, 'combos', await combosPage(request, snapshot));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
