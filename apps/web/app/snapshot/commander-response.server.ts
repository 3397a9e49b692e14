import { CommanderPage, type CommanderResponse } from '@crownsmith/api-client';
import { toCommanderResponse } from '@crownsmith/answers';
import type { Snapshot } from './snapshot.server';

/** A commander or pair as the API sends it; undefined where its canonical slug has no page. */
export const readCommanderResponse = async (
  snapshot: Pick<Snapshot, 'files' | 'card'>,
  slug: string,
): Promise<CommanderResponse | undefined> => {
  const page = await snapshot.files.read(`commanders/${slug}.json`, CommanderPage);
  return page && toCommanderResponse(page, (of) => snapshot.card(of));
};
