import { makeCardThemes, makeDeckClassifier } from '@crownsmith/deck-report';
import { DECK_THEMES, tribesOf, type Card, type ThemeKey } from '@crownsmith/domain';
import { starterCard, starterThemeSignals } from '@crownsmith/catalog/starter';
import type { CountEngine } from '#src/counting/count-engine';
import type { DeckCounts } from './deck-counts';
import { eachDeckPart } from './held-decks';

/** A group of decks: a theme by its key, or a tribe by its creature type. */
export interface DeckGroup {
  readonly kind: 'theme' | 'tribe';
  readonly key: string;
}

/** The starter's themes of a card; undefined for a card that it does not know. */
const listedThemes = ({ name, slug }: Card): readonly ThemeKey[] | undefined =>
  starterThemeSignals().get(slug) ?? (starterCard(name) === undefined ? undefined : []);

/** Makes a function that applies the domain's rules to a deck, given as numbers of `cards`. */
export const makeClassifier = (cards: readonly Card[]): ReturnType<typeof makeDeckClassifier> => {
  const read = makeCardThemes<Card>({ creatureTypes: new Set(cards.flatMap(tribesOf)), listedThemes });
  return makeDeckClassifier(cards.map(read));
};

/**
 * Classifies the counted decks into themes and tribes by the rules of the domain, and creates the table `deck_group` (d, g:
 * number of the group).
 */
export const groupDecks = async (
  engine: CountEngine,
  cards: readonly Card[],
  { decks: { c1, c2 }, held }: Pick<DeckCounts, 'decks' | 'held'>,
): Promise<readonly DeckGroup[]> => {
  const classify = makeClassifier(cards);
  const groups: DeckGroup[] = DECK_THEMES.map(({ key }) => ({ kind: 'theme', key }));
  const numbers = new Map(groups.map(({ kind, key }, number) => [`${kind} ${key}`, number]));
  const numberOf = (kind: DeckGroup['kind'], key: string): number => {
    const known = numbers.get(`${kind} ${key}`);
    if (known !== undefined) return known;
    numbers.set(`${kind} ${key}`, groups.length);
    groups.push({ kind, key });
    return groups.length - 1;
  };
  await engine.create('deck_group');
  await eachDeckPart(engine, held, async (start, starts, cards) => {
    const [decks, own]: [number[], number[]] = [[], []];
    for (let at = 0; at + 1 < starts.length; at += 1) {
      const [first, second] = [c1[start + at] ?? 0, c2[start + at] ?? -1];
      const { themes, tribes } = classify(
        second < 0 ? [first] : [first, second],
        cards.subarray(starts[at], starts[at + 1]),
      );
      for (const group of [
        ...themes.map((key) => numberOf('theme', key)),
        ...tribes.map((tribe) => numberOf('tribe', tribe)),
      ]) {
        decks.push(start + at);
        own.push(group);
      }
    }
    await engine.append('deck_group', [Int32Array.from(decks), Int32Array.from(own)]);
  });
  return groups;
};
