/**
 * Benchmarks by name. `site` needs the built site, `builds` these workspaces, `program` a program that is no npm package, `clickHouse` a server of it, `disk` a
 * small file system; without its `optional` programs it skips what needs them; `named` runs only when it is named.
 */
export const benches = {
  recommender: { file: 'packages/recommender/bench/speed.ts' },
  exactness: { file: 'packages/recommender/bench/exactness.ts', named: true },
  recommendations: { file: 'apps/web/bench/recommendations.ts', site: true, named: true },
  agreement: { file: 'apps/web/bench/agreement.ts', named: true },
  narrowing: { file: 'packages/recommender/bench/narrowing.ts' },
  cuts: { file: 'packages/recommender/bench/cuts.ts' },
  typeahead: { file: 'apps/web/bench/typeahead.ts' },
  search: { file: 'apps/web/bench/search.ts' },
  combos: { file: 'apps/web/bench/combos.ts' },
  collection: { file: 'apps/web/bench/collection.ts', site: true, program: 'chromium' },
  bytes: { file: 'apps/web/bench/bytes.ts', site: true },
  crawl: { file: 'apps/web/bench/crawl.ts', site: true },
  pages: { file: 'apps/web/bench/pages.ts', site: true, program: 'wrk' },
  overload: { file: 'apps/web/bench/overload.ts', site: true },
  load: { file: 'apps/web/bench/load.ts', site: true, named: true },
  replicas: {
    file: 'apps/web/bench/replicas.ts',
    site: true,
    optional: ['haproxy', 'redis-server', 'postgresql'],
    named: true,
  },
  lighthouse: { file: 'apps/web/bench/lighthouse.ts', site: true, program: 'chromium' },
  'main-thread': { file: 'apps/web/bench/main-thread.ts', site: true, program: 'chromium', named: true },
  pictures: { file: 'apps/web/bench/pictures.ts', site: true, program: 'chromium', named: true },
  widget: { file: 'apps/web/bench/widget.ts', site: true, program: 'chromium', named: true },
  'sign-in-timing': { file: 'apps/web/bench/sign-in-timing.ts' },
  'accounts-kill': { file: 'apps/web/bench/accounts-kill.ts' },
  fuzz: { file: 'apps/web/bench/fuzz.ts', site: true, named: true },
  cards: { file: 'packages/catalog/bench/read.ts' },
  notations: { file: 'packages/domain/bench/notations.ts' },
  readers: { file: 'packages/domain/bench/readers.ts' },
  brackets: { file: 'packages/deck-report/bench/brackets.ts' },
  'deck-report': { file: 'packages/deck-report/bench/speed.ts' },
  versions: { file: 'packages/deck-report/bench/versions.ts', named: true },
  names: { file: 'apps/pipeline/bench/names.ts' },
  pipeline: { file: 'apps/pipeline/bench/publish.ts' },
  printings: { file: 'apps/pipeline/bench/printings.ts', builds: ['@crownsmith/pipeline'] },
  counting: { file: 'apps/pipeline/bench/counting.ts', clickHouse: true, named: true },
  kills: { file: 'apps/pipeline/bench/kills.ts', builds: ['@crownsmith/pipeline'], named: true },
  'full-disk': {
    file: 'apps/pipeline/bench/full-disk.ts',
    builds: ['@crownsmith/pipeline'],
    disk: true,
    named: true,
  },
  incremental: { file: 'apps/pipeline/bench/incremental.ts', builds: ['@crownsmith/pipeline'], named: true },
  scale: { file: 'apps/pipeline/bench/scale.ts', builds: ['@crownsmith/pipeline'], named: true },
};

/** Evaluations by name; the first one runs without a name. */
export const evaluations = {
  recommendations: 'packages/recommender/bench/evaluate.ts',
  tags: 'packages/catalog/bench/tags.ts',
  themes: 'apps/pipeline/bench/themes.ts',
  suggested: 'apps/pipeline/bench/suggested-decks.ts',
  tables: 'packages/recommender/bench/tables.ts',
  dials: 'apps/pipeline/bench/dials.ts',
  fill: 'apps/pipeline/bench/fill.ts',
};
