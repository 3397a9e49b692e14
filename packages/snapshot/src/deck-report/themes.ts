import type { DeckReport } from '@crownsmith/api-client';
import {
  countThemes,
  countTribes,
  deckTheme,
  isTextKnown,
  ledThemes,
  makeCardTribes,
  rewardedThemes,
  themesOfDeck,
  themeSignals,
  tribeKey,
  tribeName,
  tribesOf,
  tribesOfDeck,
  typedThemes,
} from '@crownsmith/domain';
import type { ReportCard } from './report-card';

/** The creature types of some cards. */
export const creatureTypesOf = (cards: Iterable<{ readonly typeLine: string }>): ReadonlySet<string> => {
  const types = new Set<string>();
  for (const card of cards) for (const tribe of tribesOf(card)) types.add(tribe);
  return types;
};

/**
 * The themes and tribes of a list, by the rules that the counted decks are classified with; most cards first.
 * @param creatureTypes those of all cards
 */
export const reportThemes = (
  commanders: readonly ReportCard[],
  main: readonly ReportCard[],
  creatureTypes: ReadonlySet<string>,
): DeckReport['themes'] => {
  const unique = [...new Map(main.map((card) => [card.slug, card])).values()];
  const all = [...commanders, ...unique];
  const counts = countThemes([
    ...commanders.map((card) => [...new Set([...themeSignals(card), ...ledThemes(card)])]),
    ...unique.map(themeSignals),
  ]);
  const spells = all.map(isTextKnown).filter((isKnown) => isKnown !== undefined);
  const themes = themesOfDeck({
    counts,
    typed: countThemes(all.map(typedThemes)),
    rewards: countThemes(all.map(rewardedThemes)),
    led: commanders.flatMap(ledThemes),
    knownShare: spells.length === 0 ? 1 : spells.filter(Boolean).length / spells.length,
  });
  const tribesOfCard = makeCardTribes(creatureTypes);
  const tribes = countTribes(commanders.map(tribesOfCard), unique.map(tribesOfCard));
  return [
    ...themes.map((key) => ({
      key,
      name: deckTheme(key)?.name ?? key,
      url: `/themes/${key}`,
      cards: counts[key] ?? 0,
    })),
    ...tribesOfDeck(tribes).map((tribe) => ({
      key: tribeKey(tribe),
      name: tribeName(tribe),
      url: `/typal/${tribeKey(tribe)}`,
      cards: (tribes.byTribe.get(tribe) ?? 0) + tribes.changelings,
    })),
  ].sort((a, b) => b.cards - a.cards || (a.name < b.name ? -1 : 1));
};
