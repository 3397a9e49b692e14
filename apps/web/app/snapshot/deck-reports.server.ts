import {
  ComboIndex,
  CommanderPage,
  type DeckReport,
  type DeckReportRequest,
  type Manifest,
  type WireCard,
} from '@crownsmith/api-client';
import { isSlug, type Result } from '@crownsmith/domain';
import {
  type DeckReportError,
  type Engine,
  indexCombos,
  makeDeckReport,
  memoize,
  type ReportCard,
  toReportCard,
} from '@crownsmith/snapshot';
import type { PageFiles } from './page-files.server';

/** What reports on decks read of a snapshot. */
export interface DeckReportParts {
  readonly manifest: Pick<Manifest, 'estimates'>;
  readonly files: Pick<PageFiles, 'read'>;
  /** By name, slug or path. */
  readonly find: (name: string) => WireCard | undefined;
  readonly nearest: (name: string) => string | undefined;
  readonly redirect: (slug: string) => string | undefined;
  readonly engine: () => Engine;
}

/** Makes the function that reports on decks with what a snapshot knows. */
export const createDeckReports = ({
  manifest,
  files,
  find,
  nearest,
  redirect,
  engine,
}: DeckReportParts) => {
  const cards = new Map<string, ReportCard>();
  const findCard = (name: string): ReportCard | undefined => {
    const wire = find(name);
    if (!wire) return undefined;
    const card = cards.get(wire.sanitized) ?? toReportCard(wire);
    cards.set(wire.sanitized, card);
    return card;
  };
  const combos = memoize(async () => {
    const index = await files.read('combos/index.json', ComboIndex);
    return index && indexCombos(index);
  });
  return async (request: DeckReportRequest): Promise<Result<DeckReport, DeckReportError>> =>
    makeDeckReport(request, {
      find: findCard,
      nearest,
      combos: await combos(),
      hasEstimatedPrices: manifest.estimates?.includes('prices') ?? false,
      decks: {
        page: async (slug) =>
          isSlug(slug) ? files.read(`commanders/${redirect(slug) ?? slug}.json`, CommanderPage) : undefined,
        engine,
        countOf: (commanders, slug) => {
          const { indexOf, countWithCommanders } = engine();
          const card = indexOf(slug);
          const zone = commanders.flatMap((commander) => indexOf(commander) ?? []);
          return card === undefined || zone.length < commanders.length
            ? { decks: 0, potential: 0 }
            : countWithCommanders(zone, card);
        },
      },
    });
};
