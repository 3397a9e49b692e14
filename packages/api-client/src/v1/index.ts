export {
  API_DOCUMENTATION_PATH,
  Problem,
  PROBLEM_NAMES,
  problemInfo,
  type ProblemInfo,
  type ProblemName,
} from './problem';
export { Card, CardFacts, CardSummary, toCardFacts } from './card';
export { CommanderResult, RankedResult } from './results';
export { CardList, CommanderSummary, CountedCard, ListedCard } from './rows';
export { PAGE_SIZE } from './page';
export { AverageDeck, CardDetails, Commander, Variant, VariantSummary } from './commander';
export {
  CardSet,
  Combo,
  ComboSummary,
  SearchResult,
  SearchResults,
  SetSummary,
  Theme,
  ThemeSummary,
  TopCard,
} from './browse';
export { Legality, LegalityRequest, Recommendation, Recommendations, RecommendRequest } from './lists';
export {
  MAX_WIDGET_CARDS,
  MAX_WIDGET_NAMES,
  WidgetCard,
  WidgetCards,
  WidgetCommander,
  WidgetCommanders,
} from './widgets';
export { ApiIndex, BulkFile, SnapshotInfo } from './snapshot';
export { TOP_LIST_NAMES, type TopListName } from './top-list-names';
export {
  API_TAGS,
  COMMON_PROBLEMS,
  type ApiRoute,
  type ApiTag,
  type RouteAnswer,
  type RouteInput,
} from './route';
export { apiSchemas } from './schemas';
export { API_ROUTE_IDS, API_ROUTES, type ApiRouteId, type ApiRoutes } from './routes';
export { BULK_FILES, BulkCard, BulkCombo, BulkCommander, BulkIndex, type BulkFileName } from './bulk';
export { createPublicApi, type PagedRouteId, type PublicApi, type PublicApiInput } from './public-api';
