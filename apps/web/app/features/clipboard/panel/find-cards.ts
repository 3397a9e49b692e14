import { clipboardCardFromWire } from '@crownsmith/api-client';
import type { ClipboardCard } from '@crownsmith/domain';
import { alsoMeansText } from '@crownsmith/answers/text';
import { siteApi } from '#app/platform/site-api';

/**
 * Fetches cards by the names of a list; unknown names are left out. Throws an ApiError.
 * @param onNote called with each name that several cards bear, and a sentence that says which of them it is
 */
export const findCards = async (
  names: readonly string[],
  signal?: AbortSignal,
  onNote?: (name: string, text: string) => void,
): Promise<ReadonlyMap<string, ClipboardCard>> => {
  const cards = await siteApi.cards(names, {
    signal,
    onAlsoMeans: (name, card, others) => onNote?.(name, alsoMeansText({ name, card: card.name, others })),
  });
  return new Map([...cards].map(([name, card]) => [name, clipboardCardFromWire(card)]));
};

/** Most unknown names that get a suggestion. */
const MAX_SUGGESTIONS = 8;

/** Card names similar to unknown names. Names without a similar card, and failed requests, are left out. */
export const suggestNames = async (
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const results = await Promise.allSettled(
    names
      .slice(0, MAX_SUGGESTIONS)
      .map(
        async (name) => [name, (await siteApi.typeahead(name, { signal, list: 'cards' }))[0]?.label] as const,
      ),
  );
  return new Map(
    results.flatMap((result) => {
      if (result.status === 'rejected') return [];
      const [name, label] = result.value;
      return label === undefined ? [] : [[name, label] as const];
    }),
  );
};
