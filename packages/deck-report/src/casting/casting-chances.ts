import {
  COLORS,
  identityColors,
  identityOf,
  isBasicLand,
  isColor,
  parseManaCosts,
  unionIdentity,
  type Color,
  type ColorIdentity,
  type CostSymbol,
} from '@crownsmith/domain';
import { allowanceOfDeck } from '../report/model-request';
import type { ReportCard, ReportDeck } from '../report/report-card';
import { chanceOfAtLeast } from './hypergeometric';
import { manaSourceOf } from './mana-source';

/** The chance to have the sources that some cards need on the turn on which their mana value allows them. */
export interface CastingChance {
  readonly turn: number;
  /** Sources of the colour that the cost needs. */
  readonly needed: number;
  /** Sources of the deck that can be in play by then. */
  readonly sources: number;
  /** 0–1. */
  readonly chance: number;
  /** Names of the cards. */
  readonly names: readonly string[];
}

/** What a deck needs of a colour, and what makes it. */
export interface ColorNeed {
  readonly color: Color;
  /** Symbols of the colour in the costs of the deck, copies included. */
  readonly symbols: number;
  /** Cards that make it, copies included. */
  readonly sources: number;
  /** The lands among them. */
  readonly lands: number;
  /** By turn, and on one turn by the sources needed. */
  readonly chances: readonly CastingChance[];
}

/** What the colours of a deck need. */
export interface CastingReport {
  /** In WUBRG order: the colours of the deck, and others that costs need. */
  readonly colors: readonly ColorNeed[];
  /** Names of the cards whose costs are not known. */
  readonly unknown: readonly string[];
}

interface Counted {
  readonly card: ReportCard;
  readonly count: number;
}

/** Cards of an opening hand; all players draw on their first turn in games of more than two (CR 103.8c). */
const HAND = 7;

/** The colour that a symbol asks for: none for generic and Phyrexian mana, and for hybrid mana that has a choice. */
const demandOf = (symbol: CostSymbol, identity: ColorIdentity): Color | undefined => {
  const colors = [...symbol.toUpperCase()].filter(isColor);
  if (/[cp\d]/.test(symbol)) return undefined;
  if (colors.length < 2) return colors[0];
  const [only, ...others] = colors.filter((color) => (identityOf([color]) & identity) !== 0);
  return others.length === 0 ? only : undefined;
};

interface Cost {
  readonly name: string;
  readonly count: number;
  readonly turn: number;
  readonly demand: ReadonlyMap<Color, number>;
}

/** The cost of the front face, or of the first half of a split card; undefined where it is not known. */
const costOf = ({ card, count }: Counted, identity: ColorIdentity): Cost | undefined => {
  const parsed = card.manaCost === undefined ? undefined : parseManaCosts(card.manaCost);
  if (parsed?.ok !== true) return undefined;
  const demand = new Map<Color, number>();
  for (const symbol of parsed.value[0] ?? []) {
    const color = demandOf(symbol, identity);
    if (color !== undefined) demand.set(color, (demand.get(color) ?? 0) + 1);
  }
  return { name: card.name, count, turn: Math.max(1, Math.ceil(card.manaValue)), demand };
};

const isLandOnly = ({ typeLine }: ReportCard): boolean =>
  typeLine.split(' // ').every((face) => /\bLand\b/.test(face));

const sum = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((total, { count }) => total + count, 0);

/** Rows by turn and need, with the cards of each. */
const groupNeeds = (costs: readonly Cost[], color: Color): ReadonlyMap<string, readonly Cost[]> => {
  const rows = new Map<string, Cost[]>();
  for (const cost of costs) {
    const needed = cost.demand.get(color);
    if (needed === undefined) continue;
    const key = `${cost.turn} ${needed}`;
    rows.set(key, [...(rows.get(key) ?? []), cost]);
  }
  return rows;
};

/**
 * The colours that a deck needs against the sources that it has, with the chance (hypergeometric, a card a turn, no
 * mulligan) to have enough of them when the mana value of a card allows it: lands count from the first turn on, artifacts
 * and creatures from the turn after they can be cast. The commander's tax is left out.
 */
export const castingChances = (deck: ReportDeck): CastingReport => {
  const counted = (entries: ReportDeck['main']): readonly Counted[] =>
    entries.flatMap(({ card, count }) => (card && count > 0 ? [{ card, count }] : []));
  const [zone, main] = [counted(deck.commanders), counted(deck.main)];
  const all = [...zone, ...main];
  const colorsOf = (entries: readonly Counted[]): ColorIdentity =>
    unionIdentity(...entries.map(({ card }) => card.colorIdentity));
  const identity = zone.length > 0 ? allowanceOfDeck(deck).identity : colorsOf(all);
  const landColors = unionIdentity(identity, colorsOf(main.filter(({ card }) => isBasicLand(card))));
  const spells = all.filter(({ card }) => !isLandOnly(card));
  const costs = spells.flatMap((entry) => costOf(entry, identity) ?? []);
  const known = new Set(costs.map(({ name }) => name));
  const sources = main.flatMap(({ card, count }) => {
    const source = manaSourceOf(card, identity, landColors);
    return source ? [{ ...source, count, readyOn: source.isLand ? 1 : Math.ceil(card.manaValue) + 1 }] : [];
  });
  const population = sum(deck.main.filter(({ count }) => count > 0));

  const needOf = (color: Color): ColorNeed => {
    const own = sources.filter(({ colors }) => (colors & identityOf([color])) !== 0);
    const chances = [...groupNeeds(costs, color).values()].flatMap((cards): readonly CastingChance[] => {
      const [first] = cards;
      if (first === undefined) return [];
      const { turn, demand } = first;
      const ready = sum(own.filter(({ readyOn }) => readyOn <= turn));
      const needed = demand.get(color) ?? 0;
      const chance = chanceOfAtLeast({ population, successes: ready, draws: HAND + turn, needed });
      return [{ turn, needed, sources: ready, chance, names: cards.map(({ name }) => name) }];
    });
    return {
      color,
      symbols: costs.reduce((total, { demand, count }) => total + (demand.get(color) ?? 0) * count, 0),
      sources: sum(own),
      lands: sum(own.filter(({ isLand }) => isLand)),
      chances: chances.sort((a, b) => a.turn - b.turn || a.needed - b.needed),
    };
  };
  const wanted = new Set<Color>(identityColors(identity));
  return {
    colors: COLORS.filter((color) => wanted.has(color) || costs.some(({ demand }) => demand.has(color))).map(
      needOf,
    ),
    unknown: spells.map(({ card }) => card.name).filter((name) => !known.has(name)),
  };
};
