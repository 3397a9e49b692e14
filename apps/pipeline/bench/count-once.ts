/** Counts the store of DATA_DIR once with the engine of the environment, and prints what that took as JSON. */
import { countBrowse } from '#src/aggregate/browse-counts';
import { readSourceCombos, resolveCombos } from '#src/combos/known-combos';
import { parseEnv } from '#src/env';
import { countDecks } from '#src/aggregate/count-decks';
import { makeStoreScope } from '#src/publish/count-store';
import { readCatalogue } from '#src/publish/published-catalogue';
import { withStore } from '#src/store/store';

const env = parseEnv(process.env, process.cwd());
await withStore(env, (store) =>
  store.query(async (db) => {
    const catalogue = await readCatalogue(store, db, new Date());
    const combos = resolveCombos(await readSourceCombos(store, db), catalogue.cards, catalogue.index);
    const [started, used] = [performance.now(), process.cpuUsage()];
    const { input } = await makeStoreScope(store, db, catalogue, {}, new Date(), combos);
    const decks = await store.count(db, async (engine) => {
      const count = await countDecks(db, engine, input);
      await countBrowse(db, engine, input, count, { combos, precons: [] });
      return count.counts.report.decks;
    });
    const { user, system } = process.cpuUsage(used);
    process.stdout.write(
      JSON.stringify({
        decks,
        seconds: (performance.now() - started) / 1000,
        cpuSeconds: (user + system) / 1e6,
        peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
      }),
    );
  }),
);
