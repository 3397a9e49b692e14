import type { LoaderFunctionArgs } from '@remix-run/node';
import { comboPage } from '#app/features/combos/combo-pages.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const id = params['id'] ?? '';
  const snapshot = await getSnapshot();
  return answerPage(snapshot, id, await comboPage(request, snapshot, id));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
