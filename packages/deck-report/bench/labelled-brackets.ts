import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bracket } from '@crownsmith/domain';
import { resolvePastedList } from '@crownsmith/domain';
import { bracketOfClock, playDeck } from '@crownsmith/playtest';
import { realDataFolder } from '@crownsmith/real-data';
import { bracketOfDecks } from '../src/bracket/bracket-of-deck';
import { twoCardCombosOf } from '../src/bracket/two-card-combos';
import type { ComboIndex } from '../src/combos/combo-index';
import type { ReportDeck } from '../src/report/report-card';
import type { LookUp } from './real-decks';

/** A deck with the bracket that its player, or its site, gave it. */
export interface LabelledDeck {
  readonly id: string;
  readonly label: Bracket;
  readonly deck: ReportDeck;
}

/** A corpus of labelled decks. */
export interface LabelledDecks {
  readonly name: string;
  readonly decks: readonly LabelledDeck[];
}

const LABEL = /^#.*\bbracket:\s*([1-5])\b/m;

const readFolder = (folder: string, lookUp: LookUp): readonly LabelledDeck[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file): readonly LabelledDeck[] => {
      const text = readFileSync(join(folder, file), 'utf8');
      const label = LABEL.exec(text)?.[1];
      if (label === undefined) return [];
      return [
        {
          id: file.slice(0, -'.txt'.length),
          label: Number(label) as Bracket,
          deck: resolvePastedList(text, lookUp),
        },
      ];
    });

/**
 * The labelled decks that are there: lists as text whose first line states `bracket: 2`, in the folders of the real data whose names begin
 * with `labelled`, and in another folder.
 */
export const readLabelledDecks = (lookUp: LookUp, other?: string): readonly LabelledDecks[] => {
  const own = existsSync(realDataFolder)
    ? readdirSync(realDataFolder).filter((name) => name.startsWith('labelled'))
    : [];
  return [...own.map((name) => join(realDataFolder, name)), ...(other === undefined ? [] : [other])]
    .map((folder) => ({ name: folder.split('/').at(-1) ?? folder, decks: readFolder(folder, lookUp) }))
    .filter(({ decks }) => decks.length > 0);
};

/** Brackets of labelled decks, as estimated from their cards and as their win clock says. */
export interface LabelledEstimate {
  readonly id: string;
  readonly label: Bracket;
  readonly cards: Bracket;
  readonly clock: Bracket;
}

/** Games of each deck. */
const GAMES = 300;

/** Estimates labelled decks from their cards, and plays them. */
export const estimateLabelled = (
  decks: readonly LabelledDeck[],
  combos: ComboIndex,
): readonly LabelledEstimate[] =>
  decks.map(({ id, label, deck }) => {
    const cards = [...deck.commanders, ...deck.main].flatMap(({ card }) => card ?? []);
    const complete = combos
      .match(
        {
          cards: deck.main.flatMap(({ card, count }) => (card ? [{ name: card.name, count }] : [])),
          commanders: deck.commanders.flatMap(({ card }) => card ?? []),
        },
        0,
      )
      .filter(({ missing, notCommanders }) => missing.length === 0 && notCommanders.length === 0)
      .map(({ combo }) => combo);
    const pairs = twoCardCombosOf(cards, complete).map((pair) => ({
      cards: pair.cards.map(({ name }) => name),
    }));
    const run = playDeck(deck, { seed: 1, games: GAMES, combos: pairs });
    return {
      id,
      label,
      cards: bracketOfDecks(deck, { combos }, [])(deck).estimate,
      clock: run.ok ? bracketOfClock(run.value.figures.turns).bracket : 1,
    };
  });

/** How estimates agree with labels. */
export interface Agreement {
  readonly exact: number;
  readonly withinOne: number;
  /** The mean, over labels of at least five decks, of the share that is found. */
  readonly meanRecall: number;
  /** By label and estimate: decks. */
  readonly confusion: ReadonlyMap<string, number>;
}

const FEWEST_OF_LABEL = 5;

/** Compares estimates with labels. */
export const agreementOf = (
  decks: readonly LabelledEstimate[],
  estimateOf: (deck: LabelledEstimate) => Bracket,
): Agreement => {
  const confusion = new Map<string, number>();
  for (const deck of decks) {
    const key = `${deck.label} ${estimateOf(deck)}`;
    confusion.set(key, (confusion.get(key) ?? 0) + 1);
  }
  const share = (fits: (deck: LabelledEstimate) => boolean, of = decks): number =>
    of.filter(fits).length / Math.max(1, of.length);
  const recalls = [...new Set(decks.map(({ label }) => label))].flatMap((label) => {
    const own = decks.filter((deck) => deck.label === label);
    return own.length < FEWEST_OF_LABEL ? [] : [share((deck) => estimateOf(deck) === label, own)];
  });
  return {
    exact: share((deck) => estimateOf(deck) === deck.label),
    withinOne: share((deck) => Math.abs(estimateOf(deck) - deck.label) <= 1),
    meanRecall: recalls.reduce((sum, recall) => sum + recall, 0) / Math.max(1, recalls.length),
    confusion,
  };
};
