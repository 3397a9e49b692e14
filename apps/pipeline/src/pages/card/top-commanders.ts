import type { CardPage } from '@crownsmith/api-client';
import { allows, COLORLESS } from '@crownsmith/domain';
import { inclusion, shrunkRate, synergy, type Counts } from '@crownsmith/recommender';
import { rounded } from '@crownsmith/answers/lists';
import { groupRange, groupStarts, type GroupedRows } from '#src/aggregate/grouped-rows';
import { commanderRow, type PageContext, type Zone } from '#src/pages/page-context';
import { selectBest } from './best-numbers';

const MAX_COMMANDERS = 24;
/** Shrinkage: this many additional decks of a commander at the card's overall rate. */
const COMMANDER_SHRINKAGE = 10;

/** Whether most of a commander's decks have it in a pair: then the pairs are listed instead. */
const isMostlyPaired = (context: PageContext, zone: Zone): boolean => {
  if (zone.cards.length !== 1) return false;
  const pairs = (context.zonesOfCard.get(zone.cards[0] ?? -1) ?? []).filter(
    (other) => other.cards.length === 2,
  );
  return pairs.reduce((sum, pair) => sum + pair.decks, 0) * 2 > zone.decks;
};

/** By card: the places of the zones that play it, each with its decks. */
const playersByCard = (context: PageContext, zones: readonly Zone[]): GroupedRows => {
  const { columns, starts: rows } = context.counts.zoneCards;
  const [cards = new Int32Array(), decks = new Int32Array()] = columns;
  const starts = groupStarts(context.cards.length, cards);
  const next = starts.slice();
  const [places, counts] = [new Int32Array(cards.length), new Int32Array(cards.length)];
  for (const [place, { number }] of zones.entries()) {
    const [from, to] = groupRange({ starts: rows }, number);
    for (let row = from; row < to; row += 1) {
      const card = cards[row] as number;
      const at = next[card] as number;
      next[card] = at + 1;
      places[at] = place;
      counts[at] = decks[row] as number;
    }
  }
  return { starts, columns: [places, counts] };
};

/** Makes a function that lists the commanders and pairs that play a card most. */
export const makeTopCommanders = (context: PageContext): ((card: number) => CardPage['top_commanders']) => {
  const zones = context.zones.filter(({ number }) => number >= 0);
  const players = playersByCard(context, zones);
  const [places = new Int32Array(), decks = new Int32Array()] = players.columns;
  const isLeftOut = zones.map((zone) => isMostlyPaired(context, zone));
  const scores = new Float64Array(zones.length);
  const decksOf = new Int32Array(zones.length);
  return (card) => {
    const overall = context.overall(card);
    const overallRate = inclusion(overall) ?? 0;
    const own = context.cards[card] ?? { colorIdentity: COLORLESS };
    const countsOf = (place: number): Counts => ({
      decks: decksOf[place] ?? 0,
      potential: context.counts.zonePotential(zones[place]?.number ?? -1, card),
    });
    const candidates: number[] = [];
    const [from, to] = groupRange(players, card);
    for (let row = from; row < to; row += 1) {
      const place = places[row] as number;
      const zone = zones[place];
      if (zone === undefined || isLeftOut[place] === true || !allows(zone.allowance, own)) continue;
      decksOf[place] = decks[row] as number;
      // Scores are at least 0, and banned commanders come after all others.
      scores[place] = shrunkRate(countsOf(place), overallRate, COMMANDER_SHRINKAGE) - (zone.banned ? 2 : 0);
      candidates.push(place);
    }
    return [...selectBest(candidates, scores, MAX_COMMANDERS)]
      .flatMap((place) => {
        const zone = zones[place];
        return zone === undefined ? [] : [{ zone, place, score: scores[place] ?? 0 }];
      })
      .sort(
        (a, b) => b.score - a.score || b.zone.decks - a.zone.decks || (a.zone.slug < b.zone.slug ? -1 : 1),
      )
      .slice(0, MAX_COMMANDERS)
      .map(({ zone, place }) => {
        const here = countsOf(place);
        const difference = synergy(here, overall);
        return {
          ...commanderRow(context, zone),
          with_card: here.decks,
          potential_decks: here.potential,
          inclusion: rounded(inclusion(here) ?? 0),
          synergy: difference === undefined ? null : rounded(difference),
        };
      });
  };
};
