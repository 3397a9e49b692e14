import * as api from '@crownsmith/api-client';
import { BulkIndex } from '@crownsmith/api-client/v1';
import type * as z from 'zod';

/** The schema that readers read each file of a snapshot with, by its path; the first that matches. */
const SCHEMAS: readonly (readonly [path: RegExp, schema: z.ZodType])[] = [
  [/^manifest\.json$/, api.Manifest],
  [/^checksums\.json$/, api.Checksums],
  [/^catalog\.json$/, api.Catalog],
  [/^card-numbers\.json$/, api.CardNumbers],
  [/^names\.json$/, api.OtherNames],
  [/^deck-sources\.json$/, api.DeckSources],
  [/^search\.json$/, api.SearchFacts],
  [/^redirects\.json$/, api.Redirects],
  [/^misc\.json$/, api.MiscData],
  [/^bulk\/index\.json$/, BulkIndex],
  [/^cards\//, api.CardPage],
  [/^commanders\//, api.CommanderPage],
  [/^variants\//, api.CommanderVariants],
  [/^narrowed\//, api.NarrowedPage],
  [/^combos\/index\.json$/, api.ComboIndex],
  [/^combos\/by-card\.json$/, api.CombosByCard],
  [/^combos\//, api.Combo],
  [/^precons\/index\.json$/, api.PreconIndex],
  [/^precons\//, api.PreconPage],
  [/^printings\//, api.SetPrintings],
  [/^printing-prices\//, api.PrintingPriceList],
  [/^sets\/index\.json$/, api.SetIndex],
  [/^sets\//, api.SetPage],
  [/^(?:themes|typal)\/index\.json$/, api.ThemeIndex],
  [/^(?:themes|typal)\//, api.ThemePage],
  [/^typeahead\//, api.TypeaheadList],
  [/^lists\/commanders\.json$/, api.CommanderListPage],
  [/^lists\/commander-windows\.json$/, api.CommanderWindowsPage],
  [/^lists\/(?:backgrounds|partners|companions)\.json$/, api.ZoneListPage],
  [/^lists\/newcards\.json$/, api.NewCards],
  [/^lists\/moving\.json$/, api.MovingPage],
  [/^lists\/trends\.json$/, api.TrendsPage],
  [/^lists\/results\.json$/, api.ResultsPage],
  [/^results\//, api.CommanderResults],
  [/^card-results\//, api.CardResults],
  [/^model\/deck-results\.json$/, api.DeckResults],
  [/^lists\/parts\.json$/, api.SubpageIndex],
  [/^lists\/average-decks/, api.AverageDecks],
  [/^lists\/top\/salt\.json$/, api.SaltListPage],
  [/^lists\//, api.TopListPage],
];

/** The schema of a JSON file of a snapshot; throws for a path of no kind. */
export const schemaOf = (path: string): z.ZodType => {
  const schema = SCHEMAS.find(([pattern]) => pattern.test(path))?.[1];
  if (schema === undefined) throw new Error(`No schema of ${path} is known.`);
  return schema;
};
