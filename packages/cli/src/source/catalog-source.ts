import { toWireCard } from '@crownsmith/api-client';
import { BRACKET_LIMITS, createCardNames, err, type Card } from '@crownsmith/domain';
import { makeDeckReport, playList, toReportCard, toSearchCard } from '@crownsmith/answers';
import type { CardSource, SourceCard } from './card-source';
import { createSourceSearch } from './search-source';

const NO_REDIRECTS: ReadonlyMap<string, string> = new Map();

/** A source of cards in memory. Of two cards with one slug the first counts. */
export const createCatalogSource = (
  facts: Pick<CardSource, 'kind' | 'label' | 'date' | 'hasEstimatedPrices'>,
  cards: Iterable<Card>,
): CardSource => {
  const bySlug = new Map<string, SourceCard>();
  for (const card of cards)
    if (!bySlug.has(card.slug))
      bySlug.set(card.slug, { wire: toWireCard(card), text: card.text, bannedIn: card.bannedIn });
  const names = createCardNames(new Map([...bySlug].map(([slug, { wire }]) => [slug, wire])), NO_REDIRECTS);
  const find = (name: string): SourceCard | undefined => bySlug.get(names.find(name)?.sanitized ?? '');
  const reading = {
    find: (name: string) => {
      const card = find(name);
      return card && toReportCard(card.wire, card.text);
    },
    nearest: () => undefined,
    alsoMeant: names.alsoMeant,
  };
  return {
    ...facts,
    search: createSourceSearch(
      () =>
        Promise.resolve({
          cards: [...bySlug.values()].map(({ wire }) => wire),
          toSearchCard: (wire) => toSearchCard(wire, undefined, bySlug.get(wire.sanitized)?.text),
        }),
      (name) => Promise.resolve(names.find(name)),
    ),
    playDeck: async (request) => {
      const report = await playList(request, reading);
      return report.ok ? report : err(report.error.errors);
    },
    reportDeck: async (request) => {
      const report = await makeDeckReport(request, {
        ...reading,
        bracketLimits: BRACKET_LIMITS,
        hasEstimatedPrices: facts.hasEstimatedPrices,
      });
      return report.ok ? report : err(report.error.errors);
    },
    cards: (wanted) =>
      Promise.resolve(
        new Map(
          wanted.flatMap((name) => {
            const card = find(name);
            return card ? [[name, card] as const] : [];
          }),
        ),
      ),
  };
};
