import type { DeckLabels, ThemeLabel } from './theme-labels';

/** Agreement of rules with the labels of decks. */
export interface ThemeScore {
  /** themes that a player would name */
  readonly labels: number;
  /** those of them that the rules found */
  readonly found: number;
  /** all themes that the rules gave */
  readonly given: number;
  /** those of them that the deck has */
  readonly right: number;
}

/** The labels of a deck and those that rules gave it. */
export interface LabelledResult {
  readonly labels: Pick<DeckLabels, 'themes' | 'also'>;
  readonly given: readonly ThemeLabel[];
}

/** Scores rules over decks. */
export const scoreThemes = (results: readonly LabelledResult[]): ThemeScore => {
  let [labels, found, given, right] = [0, 0, 0, 0];
  for (const { labels: own, given: themes } of results) {
    labels += own.themes.length;
    found += own.themes.filter((theme) => themes.includes(theme)).length;
    given += themes.length;
    right += themes.filter((theme) => own.themes.includes(theme) || own.also.includes(theme)).length;
  }
  return { labels, found, given, right };
};

/** The share of the labels that the rules found, 0–1. */
export const themeRecall = ({ labels, found }: ThemeScore): number => (labels === 0 ? 1 : found / labels);

/** The share of the given themes that the decks have, 0–1. */
export const themePrecision = ({ given, right }: ThemeScore): number => (given === 0 ? 1 : right / given);
