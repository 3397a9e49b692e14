import { clipboardCardFromWire } from '@crownsmith/api-client';
import type { ClipboardCard } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';

/** Cards by the names that a list gives them; a name that no card has is left out. Throws an ApiError. */
export const findCards = async (
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ClipboardCard>> => {
  const cards = await siteApi.cards(names, { signal });
  return new Map([...cards].map(([name, card]) => [name, clipboardCardFromWire(card)]));
};

/** How many unknown names are looked up for what may be meant. */
const SUGGESTED = 8;

/** For names that no card has, the card that may be meant. Names without a likely one are left out. */
export const suggestNames = async (
  names: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> => {
  const answers = await Promise.allSettled(
    names
      .slice(0, SUGGESTED)
      .map(async (name) => [name, (await siteApi.typeahead(name, { signal }))[0]?.label] as const),
  );
  return new Map(
    answers.flatMap((answer) => {
      if (answer.status === 'rejected') return [];
      const [name, label] = answer.value;
      return label === undefined ? [] : [[name, label] as const];
    }),
  );
};
