import type { ApiRouteId, ApiRoutes } from '@crownsmith/api-client/v1';
import type { Answer } from './answer.server';
import * as browse from './browse-answers.server';
import { card, cards } from './card-answers.server';
import { averageDeck, commander, commanders, pairs, variant, variants } from './commander-answers.server';
import { index, snapshotInfo } from './data-answers.server';
import { deckReport, playtest } from './deck-report-answer.server';
import { legality } from './legality-answer.server';
import { recommendList, recommendShort, search } from './list-answers.server';
import { commanderResults, results } from './result-answers.server';
import { widgetCards, widgetCommanders } from './widget-answers.server';

export const API_ANSWERS: { readonly [id in ApiRouteId]: Answer<ApiRoutes[id]> } = {
  index,
  cards,
  card,
  commanders,
  commander,
  variants,
  variant,
  averageDeck,
  pairs,
  commanderResults,
  results,
  themes: browse.themes,
  theme: browse.theme,
  tribes: browse.tribes,
  tribe: browse.tribe,
  sets: browse.sets,
  set: browse.set,
  topCards: browse.topCards,
  combos: browse.combos,
  combo: browse.combo,
  search,
  recommend: recommendShort,
  recommendList,
  legality,
  deckReport,
  playtest,
  widgetCommanders,
  widgetCards,
  snapshot: snapshotInfo,
};
