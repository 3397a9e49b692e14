import type { RecsRequest, RecsResponse } from '@crownsmith/api-client';
import type { RecsError } from '@crownsmith/answers';
import type { Result } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/snapshot.server';

/** Recommends for a request, within its limits. Rejects as the snapshot does. */
export const recommendForRequest = async (
  snapshot: Pick<Snapshot, 'adviseRequest' | 'recommend'>,
  { limits, ...request }: RecsRequest,
): Promise<Result<RecsResponse, RecsError>> => {
  if (!limits) return snapshot.recommend(request);
  const { full_card_data: _, ...list } = request;
  const advice = await snapshot.adviseRequest({ ...list, limits });
  return advice.ok ? snapshot.recommend(request, advice.value.advised) : advice;
};
