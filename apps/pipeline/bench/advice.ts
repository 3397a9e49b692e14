/**
 * `npm run bench -- advice [folder of a snapshot]`: CPU time of advice on held-out decks of which half is hidden. A full answer is what the
 * page of a deck shows of one: cards to add, swaps, cuts, what is missing; a change is the cards to add once one of them was taken. Each counts
 * with the median of three. Prints p50 and p90 of each part. Ends with 1 above the limits. `DECKS=50` for a shorter run.
 */
import { adviseDeck, makeAdvice, resolveLimits, type DeckAdvice, type ReadDeck } from '@crownsmith/answers';
import type { AdviceLimits } from '@crownsmith/domain';
import { openAdviceBench, print, quantileOf } from './advice-decks';

const LIMITS_MS = { 'full answer': 60, 'a change of one card': 25 } as const;
const ROUNDS = 3;

const bench = await openAdviceBench(100);
if (bench !== undefined) {
  const { facts, pageOf, cases } = bench;
  const LIMITS: AdviceLimits = { totalPrice: 50, bracket: 3 };
  const advise = (deck: ReadDeck, zone: string, limits: AdviceLimits = {}): DeckAdvice =>
    makeAdvice(
      adviseDeck(deck, resolveLimits(limits, undefined, { ...facts, tribes: () => new Map() }), {
        ...facts,
        page: pageOf(zone),
      }),
    );
  /** A deck with the first card that is recommended for it. */
  const changed = (deck: ReadDeck, zone: string): ReadDeck => {
    const [first] = advise(deck, zone).add(1);
    const card = facts.find(first?.url ?? '');
    const [like] = deck.main;
    return card === undefined || like === undefined
      ? deck
      : { ...deck, main: [...deck.main, { ...like, name: card.name, count: 1, card }] };
  };
  const parts: Readonly<Record<string, (advice: () => DeckAdvice, limited: () => DeckAdvice) => unknown>> = {
    'full answer': (of) => {
      const advice = of();
      return [advice.add(), advice.swaps(), advice.cuts()];
    },
    'a change of one card': (of) => of().add(60),
    fill: (of) => of().fill(),
    'fill within a sum and a bracket': (_, limited) => limited().fill(),
    'upgrade for $50 within bracket 3': (_, limited) => limited().upgrade(),
    'why not a card': (of) => of().whyNot('Cyclonic Rift'),
  };
  const times = new Map<string, number[]>();
  for (const { deck, zone } of cases) {
    const next = changed(deck, zone);
    for (const [name, part] of Object.entries(parts)) {
      const own: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        // Another list in between: what the recommender remembers is of the last one.
        advise(round % 2 === 0 ? next : deck, zone).add(1);
        const list = round % 2 === 0 ? deck : next;
        const start = process.cpuUsage();
        part(
          () => advise(list, zone),
          () => advise(list, zone, LIMITS),
        );
        const { user, system } = process.cpuUsage(start);
        own.push((user + system) / 1000);
      }
      times.set(name, [...(times.get(name) ?? []), quantileOf(own, 0.5)]);
    }
  }
  print(`${cases.length} lists, CPU time`);
  for (const [name, values] of times) {
    const p50 = quantileOf(values, 0.5);
    const limit = name in LIMITS_MS ? LIMITS_MS[name as keyof typeof LIMITS_MS] : undefined;
    const verdict =
      limit === undefined ? '' : p50 <= limit ? `, reached: at most ${limit}` : `, MISSED: above ${limit}`;
    print(`${name}: p50 ${p50.toFixed(1)} ms, p90 ${quantileOf(values, 0.9).toFixed(1)} ms${verdict}`);
    if (limit !== undefined && p50 > limit) process.exitCode = 1;
  }
}
