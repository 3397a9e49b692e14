import type { LoaderFunctionArgs } from '@remix-run/node';
import { setPage } from '#app/features/sets/set-pages.server';
import { answerPage } from '#app/page-answer.server';
import { getSnapshot } from '#app/platform/snapshot.server';

export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const code = params['code'] ?? '';
  const snapshot = await getSnapshot();
  return answerPage(snapshot, code, await setPage(request, snapshot, code));
};

export { DrawnPage as default, drawnMeta as meta } from '#app/ui/browse/DrawnPage';
