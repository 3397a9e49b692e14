import {
  commandersByResults,
  resultsOfCommander,
  summarizeResults,
  type ResultSummary,
} from '@crownsmith/answers/lists';
import { formatName } from '@crownsmith/answers/text';
import type { FormatResults } from '@crownsmith/api-client';
import type { ApiRoutes } from '@crownsmith/api-client/v1';
import { ok } from '@crownsmith/domain';
import { findCommander } from '#app/snapshot/find-commander.server';
import { refuseUnknown, type Answer } from './answer.server';
import { pageOf } from './pages.server';

/** The named format, by default the first one. */
const choose = <T extends { readonly format: string }>(
  formats: readonly T[],
  name: string | undefined,
): T | undefined => (name === undefined ? formats[0] : formats.find(({ format }) => format === name));

const toFormat = (results: FormatResults | undefined) => ({
  format: results?.format ?? null,
  format_name: results === undefined ? null : formatName(results.format),
  table_size: results?.table_size ?? null,
});

const toResult = ({ figures: { entries, wins, losses, draws }, winRate, cuts }: ResultSummary) => ({
  entries,
  wins,
  losses,
  draws,
  win_rate: winRate ?? null,
  top_cut: cuts ?? null,
});

/** `GET /results` */
export const results: Answer<ApiRoutes['results']> = async ({ query }, { snapshot, views }) => {
  const formats = (await snapshot.browse.results())?.formats ?? [];
  const chosen = choose(formats, query.format);
  if (chosen === undefined && query.format !== undefined) return refuseUnknown('format', query.format);
  const listed = new Map((await snapshot.commanderList())?.rows.map((row) => [row.slug, row]));
  const rows = (chosen === undefined ? [] : commandersByResults(chosen, query)).flatMap((row) => {
    const commander = listed.get(row.slug);
    return commander === undefined ? [] : [{ row, commander }];
  });
  const page = pageOf(
    rows,
    ({ row, commander }) => ({
      commander: views.toCommander(commander),
      ...toResult(row),
      win_rate: row.winRate,
    }),
    { list: 'results', query, snapshot },
  );
  return page.ok ? ok({ ...toFormat(chosen), events: chosen?.events ?? 0, ...page.value }) : page;
};

/** `GET /commanders/{slug}/results` */
export const commanderResults: Answer<ApiRoutes['commanderResults']> = async (
  { params, query },
  { snapshot, views },
) => {
  const page = await findCommander(params.slug, snapshot);
  if (!page) return refuseUnknown('commander', params.slug);
  const all = await snapshot.browse.results();
  const known = all === undefined ? [] : resultsOfCommander(all, page.slug);
  const chosen = choose(
    known.map((own) => ({ ...own, format: own.results.format })),
    query.format,
  );
  if (chosen === undefined && query.format !== undefined) return refuseUnknown('format', query.format);
  const cards = (await snapshot.browse.commanderResults(page.slug))?.formats.find(
    ({ format }) => format === chosen?.format,
  )?.cards;
  return ok({
    commander: views.toCommander(page),
    ...toFormat(chosen?.results),
    ...toResult(summarizeResults(chosen?.cells ?? [], query, chosen?.results.table_size ?? 2)),
    cards: (cards ?? []).flatMap(({ slug, ...row }) =>
      views.toSummaries([{ slug }]).map((card) => ({ ...card, ...row })),
    ),
  });
};
