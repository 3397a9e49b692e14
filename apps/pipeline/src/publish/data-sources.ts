import type { DataKind, DataSource } from '@crownsmith/api-client';
import { GAME_CHANGERS_DATE } from '@crownsmith/catalog';
import { STARTER_DATE } from '@crownsmith/catalog/starter';
import type { StoreState } from '#src/store/store-state';

/** What publishes know of the decks that they counted. */
interface CountedDecks {
  /** day of the newest, ISO; null without dated decks */
  readonly newest: string | null;
  /** public names of their sources, those with the most decks first */
  readonly sources: readonly string[];
}

/** Names of sources listed of the decks. */
const MAX_NAMES = 8;

const ofStarter = (kind: DataKind): DataSource => ({
  of: kind,
  date: STARTER_DATE,
  imported: null,
  from: null,
  starter: true,
});

/** The last import of a kind of data, or the starter's data where there was none. */
const lastImport = (
  of: DataKind,
  { imports }: StoreState,
  kinds: readonly StoreState['imports'][number]['kind'][],
): DataSource => {
  const last = imports.findLast(({ kind }) => kinds.includes(kind));
  if (last === undefined) return ofStarter(of);
  return { of, date: last.date ?? null, imported: last.at, from: last.from ?? null, starter: false };
};

/** Cards without an import are the starter's; so are its sample decks. */
const cardSource = (state: StoreState): DataSource =>
  state.cards?.origin === 'imported' ? lastImport('cards', state, ['cards']) : ofStarter('cards');

const timeOf = ({ date, imported }: DataSource): string => (date ?? imported ?? '').slice(0, 10);

/** Prices are those of price files and printings, of which the older ones count, else those of the card file. */
const priceSource = (state: StoreState): DataSource => {
  const found = (['prices', 'printings'] as const).filter((kind) => state[kind] !== null);
  const sources = found.map((kind) => lastImport('prices', state, [kind]));
  const [oldest] = sources.sort((a, b) => timeOf(a).localeCompare(timeOf(b)));
  return oldest ?? { ...cardSource(state), of: 'prices' };
};

/** The imported rules that count on a day: those of later dates do not yet. */
export const rulesOn = ({ rules }: Pick<StoreState, 'rules'>, day: string): StoreState['rules'] =>
  rules.filter(({ date }) => date <= day);

/** The rules of brackets come with the program, if no newer ones were imported, of which the newest counts. */
const ruleSource = (state: StoreState, day: string): DataSource => {
  const { imports } = state;
  const newest = rulesOn(state, day).at(-1);
  const { date, source } = newest ?? { date: GAME_CHANGERS_DATE, source: 'Commander Format Panel' };
  const last = imports.findLast(
    (each) => each.kind === 'rules' && each.date === newest?.date && each.from === newest?.source,
  );
  return { of: 'rules', date, imported: last?.at ?? null, from: source, starter: false };
};

const deckSource = (state: StoreState, { newest, sources }: CountedDecks): DataSource =>
  state.decks?.sample === true
    ? { ...ofStarter('decks'), date: null }
    : {
        ...lastImport('decks', state, ['decks', 'handed-in']),
        date: newest,
        from: sources.length === 0 ? null : sources.slice(0, MAX_NAMES).join(', '),
      };

/** How old the data of the store are on a day (ISO) besides its decks, and where they are from. */
export const storedSources = (state: StoreState, day: string): readonly DataSource[] => [
  cardSource(state),
  priceSource(state),
  state.combos === null ? ofStarter('combos') : lastImport('combos', state, ['combos']),
  ruleSource(state, day),
];

/** How old the data of a snapshot of a day (ISO) are, and where they are from. */
export const dataSources = (state: StoreState, decks: CountedDecks, day: string): DataSource[] => [
  ...storedSources(state, day),
  deckSource(state, decks),
];
