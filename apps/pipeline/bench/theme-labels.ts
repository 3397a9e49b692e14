import { readFileSync } from 'node:fs';
import { isThemeKey } from '@crownsmith/domain';

/** A theme by its key, or a creature type as `tribe:elf`. */
export type ThemeLabel = string;

/** What a player would call a deck, by reading its list. */
export interface DeckLabels {
  /** The rules were tuned on one half; the other only reports. */
  readonly half: 'tune' | 'report';
  /** id in the file of decks; of a precon the path of its file, after `precon-` */
  readonly deck: string;
  readonly commanders: readonly string[];
  /** themes that a player would name first */
  readonly themes: readonly ThemeLabel[];
  /** further themes that the deck has */
  readonly also: readonly ThemeLabel[];
  /** the labels by the rules of 2026-11-21, for comparison */
  readonly before: readonly ThemeLabel[];
}

const words = (cell: string): readonly string[] => cell.split(' ').filter((word) => word !== '');

const checkLabel = (label: ThemeLabel): void => {
  if (!isThemeKey(label) && !/^tribe:[a-z-]+$/.test(label)) throw new Error(`${label} is no label of a deck`);
};

const parseRow = (row: string): DeckLabels => {
  const [half, deck = '', commanders = '', themes = '', also = '', before = ''] = row.split('\t');
  if (half !== 'tune' && half !== 'report') throw new Error(`${half} is no half`);
  const labels = { themes: words(themes), also: words(also), before: words(before) };
  [...labels.themes, ...labels.also].forEach(checkLabel);
  return { half, deck, commanders: commanders.split(' + '), ...labels };
};

/**
 * The labels of 150 real decks: average decks of casual players (known and newer commanders), precons, tournament decks and
 * duel decks, chosen by chance and labelled by reading commander and list before the rules were run.
 */
export const readThemeLabels = (): readonly DeckLabels[] =>
  readFileSync(new URL('theme-labels.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .filter((row) => !row.startsWith('#'))
    .map(parseRow);
