import type * as z from 'zod';
import { DeckReport, DeckReportRequest } from '../api/deck-report';
import { PlaytestReport, PlaytestRequest } from '../api/playtest';
import {
  CardSet,
  Combo,
  ComboSummary,
  SearchResult,
  SetSummary,
  Theme,
  ThemeSummary,
  TopCard,
} from './browse';
import { BulkCard, BulkCombo, BulkCommander } from './bulk';
import { CardSummary } from './card';
import { AverageDeck, CardDetails, Commander, Variant, VariantSummary } from './commander';
import { Legality, LegalityRequest, Recommendation, Recommendations, RecommendRequest } from './lists';
import { Problem } from './problem';
import { API_ROUTES, API_ROUTE_IDS, type ApiRouteId } from './routes';
import { CommanderResult, RankedResult } from './results';
import { CardList, CommanderSummary, CountedCard, ListedCard } from './rows';
import { ApiIndex, SnapshotInfo } from './snapshot';
import { WidgetCard, WidgetCards, WidgetCommander, WidgetCommanders } from './widgets';

const NAMED: Readonly<Record<string, z.ZodType>> = {
  ApiIndex,
  AverageDeck,
  BulkCard,
  BulkCombo,
  BulkCommander,
  CardDetails,
  CardList,
  CardSet,
  CardSummary,
  Combo,
  ComboSummary,
  Commander,
  CommanderResult,
  CommanderSummary,
  CountedCard,
  DeckReport,
  DeckReportRequest,
  PlaytestReport,
  PlaytestRequest,
  Legality,
  LegalityRequest,
  ListedCard,
  Problem,
  RankedResult,
  Recommendation,
  Recommendations,
  RecommendRequest,
  SearchResult,
  SetSummary,
  SnapshotInfo,
  Theme,
  ThemeSummary,
  TopCard,
  Variant,
  VariantSummary,
  WidgetCard,
  WidgetCards,
  WidgetCommander,
  WidgetCommanders,
};

const nameOfAnswer = (id: ApiRouteId): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}Response`;

/** Every schema of the API by its name; an answer without a name of its own is named after its route. */
export const apiSchemas = (): ReadonlyMap<string, z.ZodType> => {
  const byName = new Map(Object.entries(NAMED));
  const known = new Set(byName.values());
  for (const id of API_ROUTE_IDS) {
    const { answer } = API_ROUTES[id];
    if (known.has(answer)) continue;
    known.add(answer);
    byName.set(nameOfAnswer(id), answer);
  }
  return byName;
};
