import type { CardResults, CommanderResults } from '@crownsmith/api-client';
import { addToList } from '#src/multi-map';
import { byDistance } from './card-differences';

/** The results of cards among the lists of each commander, by card. @param commanders those of `makeCommanderResults` */
export const makeCardResults = (commanders: readonly CommanderResults[]): readonly CardResults[] => {
  const pages = new Map<string, Map<string, CardResults['formats'][number]['commanders']>>();
  for (const { slug, formats } of commanders)
    for (const { format, cards } of formats)
      for (const row of cards) {
        const page = pages.get(row.slug) ?? new Map<string, CardResults['formats'][number]['commanders']>();
        pages.set(row.slug, page);
        addToList(page, format, { ...row, slug });
      }
  return [...pages].map(([slug, page]) => ({
    slug,
    formats: [...page].map(([format, rows]) => ({ format, commanders: rows.sort(byDistance) })),
  }));
};
