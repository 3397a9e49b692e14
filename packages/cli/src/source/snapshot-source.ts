import { CommanderPage, SnapshotPointer, type RecsRequest, type WireCard } from '@crownsmith/api-client';
import { createCardNames, err, isSlug, makeSlug, normalizeQuery, ok } from '@crownsmith/domain';
import {
  createDeckReports,
  createReportCards,
  figuresAmongDecks,
  respondWithRecs,
  toCommanderResponse,
  toSearchCard,
  type SearchCommander,
} from '@crownsmith/answers';
import {
  DECK_ATTRIBUTES_FILE,
  isSnapshotFailure,
  memoize,
  MODEL_FILE,
  openSnapshot,
  openSource,
  createDeckCounts,
  makeEngine,
  parseDeckFile,
  parseModelFile,
  parseFile,
  parseRedirects,
  readSearchFacts,
  readCatalog,
  readManifest,
  readOtherNames,
  readRequired,
  REDIRECTS_FILE,
  snapshotFacts,
  SnapshotSourceError,
  type SnapshotSource,
} from '@crownsmith/answers/snapshot';
import { limitNearest } from '@crownsmith/answers/text';
import type * as z from 'zod';
import { Failure } from '../failure';
import type { CardSource, SourceCard } from './card-source';
import { createNearestName } from './nearest-name';
import { createSourceSearch } from './search-source';

const POINTER = 'current.json';

const currentVersion = async (source: SnapshotSource): Promise<string> => {
  const file = await source.read(POINTER);
  if (file === 'unchanged') throw new Error(`${POINTER}: unchanged without a tag`);
  return parseFile('pointer', POINTER, file.bytes, SnapshotPointer).version;
};

/** Says what to do about a snapshot that cannot be read. */
const asFailure = (address: string, error: unknown): unknown => {
  if (!isSnapshotFailure(error)) return error;
  const isMissing =
    error instanceof SnapshotSourceError && error.failure === 'not-found' && error.path === POINTER;
  const message = isMissing
    ? `There is no snapshot at ${address}: it has no ${POINTER}. Pass the folder or address with that file.`
    : `The snapshot at ${address} cannot be used: ${error.message}`;
  return new Failure('unavailable', message, { cause: error });
};

/**
 * The current snapshot of a folder or HTTP address. Its files are checked against its checksums. Rejects with a Failure
 * where there is none or it is damaged.
 */
export const createSnapshotSource = async (address: string): Promise<CardSource> => {
  const guard = async <T>(read: () => Promise<T>): Promise<T> => {
    try {
      return await read();
    } catch (error) {
      throw asFailure(address, error);
    }
  };
  const { reader, manifest, cards, redirects } = await guard(async () => {
    const source = openSource(address);
    const opened = await openSnapshot(source, await currentVersion(source));
    const stated = await readManifest(opened);
    return {
      reader: opened,
      manifest: stated,
      cards: await readCatalog(opened, stated),
      redirects: parseRedirects(opened.version, await readRequired(opened, REDIRECTS_FILE)),
    };
  });
  /** The names in other languages are read when a name is looked up. */
  let names = createCardNames(cards, redirects.cards);
  const readNames = memoize(async () => {
    const { find } = await guard(() => readOtherNames(reader));
    names = createCardNames(cards, redirects.cards, find);
  });
  const bySlug = (slug: string): WireCard | undefined =>
    cards.get(slug) ?? cards.get(redirects.cards.get(slug) ?? '');
  const nearest = createNearestName(() => [...cards.values()].map(({ name }) => name));
  const model = memoize(async () => parseModelFile(reader.version, await readRequired(reader, MODEL_FILE)));
  const attributes = memoize(async () => {
    const bytes = await reader.read(DECK_ATTRIBUTES_FILE);
    return bytes && parseDeckFile(reader.version, await model(), bytes);
  });
  const engine = memoize(async () => makeEngine(await model(), await attributes(), manifest.formats));
  const readPage = async <T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> => {
    const bytes = await reader.read(path);
    return bytes && parseFile(reader.version, path, bytes, schema);
  };
  const deckCounts = memoize(async () => {
    const known = await attributes();
    return known && createDeckCounts(await model(), known);
  });
  const facts = memoize(() => readSearchFacts(reader));
  const reportCards = createReportCards({ facts, find: (name) => names.find(name) });
  const { reportDeck, playDeck, adviseRequest, comboIndex } = createDeckReports({
    manifest,
    cards: reportCards,
    readPage,
    nearest,
    alsoMeant: (name) => names.alsoMeant(name),
    allCards: () => cards.values(),
    redirect: (slug) => redirects.commanders.get(slug),
    engine,
    deckCounts,
  });
  const readCommander = (slug = ''): Promise<CommanderPage | undefined> | undefined => {
    const known = redirects.commanders.get(slug) ?? slug;
    return isSlug(known) ? readPage(`commanders/${known}.json`, CommanderPage) : undefined;
  };
  /** The commander whose name has a text in it; of several the most played. */
  const commanderLike = async (text: string): Promise<string | undefined> => {
    const part = normalizeQuery(text);
    const known = await facts();
    const ledBy = ({ sanitized }: WireCard): number => known?.get(sanitized)?.led ?? 0;
    const alike = [...cards.values()].filter(
      ({ name, legal_commander }) => legal_commander && part !== '' && normalizeQuery(name).includes(part),
    );
    return alike.sort((a, b) => ledBy(b) - ledBy(a))[0]?.sanitized;
  };
  const findCommander = async (name: string): Promise<SearchCommander | undefined> => {
    await readNames();
    const wire = names.find(name);
    const whole = await readCommander(wire?.sanitized ?? makeSlug(name.replace(' + ', ' ')));
    // The name of a card means that card, even one without a page.
    const page =
      whole ?? (wire?.legal_commander ? undefined : await readCommander(await commanderLike(name)));
    const counts = page && (await deckCounts());
    if (!page || !counts) return undefined;
    return {
      slug: page.slug,
      name: page.cards.map((card) => bySlug(card)?.name ?? card).join(' + '),
      ...figuresAmongDecks(counts, page.cards),
    };
  };
  const search = createSourceSearch(
    async () => {
      const known = await facts();
      return {
        cards: cards.values(),
        toSearchCard: (wire) => toSearchCard(wire, known?.get(wire.sanitized)),
        findCommander,
      };
    },
    async (name) => {
      await readNames();
      return names.find(name);
    },
  );
  return {
    ...snapshotFacts(manifest),
    cards: async (wanted) => {
      await readNames();
      return new Map(
        wanted.flatMap((name): (readonly [string, SourceCard])[] => {
          const wire = names.find(name);
          return wire ? [[name, { wire, alsoMeans: names.alsoMeant(name) }]] : [];
        }),
      );
    },
    nearest: (wanted) => {
      const suggest = limitNearest(nearest);
      return Promise.resolve(new Map(wanted.map((name) => [name, suggest(name)])));
    },
    readPage: (path, schema) => guard(() => readPage(path, schema)),
    reportDeck: (request) =>
      guard(async () => {
        await readNames();
        const report = await reportDeck(request);
        return report.ok ? report : err(report.error.errors);
      }),
    playDeck: (request) =>
      guard(async () => {
        await readNames();
        const report = await playDeck(request);
        return report.ok ? report : err(report.error.errors);
      }),
    search: (text, page) => guard(() => search(text, page)),
    decks: {
      recommend: ({ limits, ...request }: RecsRequest) =>
        guard(async () => {
          await readNames();
          const { full_card_data: _, ...list } = request;
          const advice = limits && (await adviseRequest({ ...list, limits }));
          if (advice?.ok === false) return err(advice.error.errors[0]);
          const response = respondWithRecs(
            request,
            {
              cardOf: bySlug,
              reportCard: await reportCards(),
              engine: await engine(),
              combos: await comboIndex(),
            },
            advice?.value.advised,
          );
          return response.ok ? ok(response.value) : err(response.error.errors[0]);
        }),
      commander: (slug) =>
        guard(async () => {
          const page = await readCommander(slug);
          return page && toCommanderResponse(page, bySlug);
        }),
    },
  };
};
