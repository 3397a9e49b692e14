import { type CompareChoice, DeckReport, type DeckReportRequest } from '@crownsmith/api-client';
import type { Color } from '@crownsmith/domain';
import { alsoMeansText, comparisonText, unknownCardText } from '@crownsmith/answers/text';
import * as z from 'zod';
import { Failure } from '../failure';
import type { ListNotation } from '../list/read-list';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';
import { listOf } from './list-request';

/** What a list is, and what would make it better. */
export const ReportAnswer = DeckReport.extend({
  /** what limits the answer, as sentences */
  notes: z.array(z.string()),
  data: DataInfo,
});
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** What `reportDeck` is asked besides a list. */
export interface ReportOptions {
  /** how the list is written; `auto` by default */
  readonly notation?: ListNotation | undefined;
  readonly limits?: DeckReportRequest['limits'];
  /** what is asked besides the report */
  readonly advice?: DeckReportRequest['advice'];
  /** the colour that the player chooses for a commander; by default the one that most cards need */
  readonly chosenColor?: Color | undefined;
  /** which decks the list is compared with; by default those near it */
  readonly compare?: CompareChoice | undefined;
}

/**
 * Reports on a list in any notation. Rejects with a Failure where none of its cards is known, or where the source is
 * unavailable. Without decks (the starter catalogue, a card file) there is nothing to compare with.
 */
export const reportDeck = async (
  text: string,
  source: CardSource,
  { notation = 'auto', limits, advice, chosenColor, compare }: ReportOptions = {},
): Promise<ReportAnswer> => {
  const list = await listOf(text, source, notation);
  const report = await source.reportDeck({
    ...list,
    ...(limits && { limits }),
    ...(advice && { advice }),
    ...(chosenColor && { chosen_color: chosenColor }),
    ...(compare && { compare }),
  });
  if (!report.ok) throw new Failure('no', report.error.join('\n'));
  const { also_means: alsoMeans = [], compared_with, limit_notes = [], why_not } = report.value;
  const name = advice?.why_not;
  const unknown = name === undefined || why_not !== undefined || !source.decks ? [] : [unknownCardText(name)];
  const alsoMatched = alsoMeans.map(alsoMeansText);
  const missing = source.decks
    ? []
    : ['Without decks there are no jobs, cuts, swaps and averages: name a --host or a --snapshot.'];
  return {
    ...report.value,
    notes: [
      ...limit_notes,
      ...unknown,
      ...alsoMatched,
      ...missing,
      ...(compared_with ? [comparisonText(compared_with, report.value.commanders.length)] : []),
    ],
    data: dataInfo(source),
  };
};
