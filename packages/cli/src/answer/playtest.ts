import { PlaytestReport, type PlaytestRequest } from '@crownsmith/api-client';
import type * as z from 'zod';
import { Failure } from '../failure';
import type { ListNotation } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';
import { listOf } from './list-request';

/** What a list does in games alone. */
export const PlaytestAnswer = PlaytestReport.extend({ data: DataInfo });
export type PlaytestAnswer = z.infer<typeof PlaytestAnswer>;

/** Options of `playList`. */
export interface PlaytestOptions extends Pick<PlaytestRequest, 'games' | 'seed' | 'turns' | 'questions'> {
  /** how the list is written; `auto` by default */
  readonly notation?: ListNotation | undefined;
}

/**
 * Plays a list in any notation alone. Rejects with a Failure where none of its cards is known, where it cannot be played, or where the
 * source is unavailable.
 */
export const playList = async (
  text: string,
  source: CardSource,
  { notation = 'auto', ...how }: PlaytestOptions = {},
): Promise<PlaytestAnswer> => {
  const report = await source.playDeck({ ...(await listOf(text, source, notation)), ...how });
  if (!report.ok) throw new Failure('no', report.error.join('\n'));
  return { ...report.value, data: dataInfo(source) };
};
