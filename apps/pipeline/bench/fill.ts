/**
 * `npm run evaluate -- fill [folder of a snapshot]`: half of 300 held-out decks is hidden and filled again. Prints the share of fills that
 * are legal decks of exactly 100 cards, that break a limit, of roles outside of what is usual, and nDCG@20 beside the recommendations.
 * Ends with 1 if a deck is not legal, has another size, or breaks a limit. `DECKS=50` for a shorter run.
 */
import { adviseDeck, makeAdvice, resolveLimits } from '@crownsmith/answers';
import { validateDeck, type AdviceLimits } from '@crownsmith/domain';
import { meanOf, ndcg20, openAdviceBench, print, quantileOf, type HalfDeck } from './advice-decks';

const bench = await openAdviceBench(300);
if (bench !== undefined) {
  const { facts, pageOf, cases } = bench;
  const SETTINGS: readonly (readonly [string, AdviceLimits])[] = [
    ['no limit', {}],
    ['a card up to $2', { cardPrice: 2 }],
    ['$25 in all', { totalPrice: 25 }],
    ['bracket 2 at most', { bracket: 2 }],
    ['$25 in all, bracket 3 at most', { totalPrice: 25, bracket: 3 }],
  ];
  const advise = ({ deck, zone }: HalfDeck, limits: AdviceLimits) =>
    adviseDeck(deck, resolveLimits(limits, undefined, { ...facts, tribes: () => new Map() }), {
      ...facts,
      page: pageOf(zone),
    });
  print(`${cases.length} held-out decks, half hidden`);
  for (const [name, limits] of SETTINGS) {
    let [legal, exact, broken, roles, inside, shown, kept] = [0, 0, 0, 0, 0, 0, 0];
    const [fills, recs, ms]: [number[], number[], number[]] = [[], [], []];
    for (const one of cases) {
      const start = process.cpuUsage();
      const advised = advise(one, limits);
      const fill = makeAdvice(advised).fill();
      const { user, system } = process.cpuUsage(start);
      ms.push((user + system) / 1000);
      const added = fill.cards.flatMap((card) => {
        const found = facts.find(card.name);
        return found ? [{ name: card.name, count: card.count, card: found }] : [];
      });
      const filled = { commanders: one.deck.commanders, main: [...one.deck.main, ...added] };
      const valid = validateDeck(filled);
      if (valid.ok) legal += 1;
      else if (legal < 3) print(JSON.stringify(valid.error.slice(0, 2)));
      if (fill.effects.cards.after === 100) exact += 1;
      const { bracket } = fill.effects;
      const isBroken =
        fill.cards.some(
          ({ price, role, url }) =>
            role !== 'lands' && (price ?? Infinity) > (limits.cardPrice ?? Infinity) && url !== '',
        ) ||
        fill.cost > (limits.totalPrice ?? Infinity) + 0.001 ||
        bracket.after > Math.max(limits.bracket ?? 5, bracket.before);
      if (isBroken) broken += 1;
      // Beside the decks that the full list is compared with.
      const after = advise(
        {
          ...one,
          deck: {
            ...one.deck,
            ...filled,
            main: filled.main.map((entry) => ({ zone: 'main', line: 1, column: 1, ...entry })),
          },
        },
        {},
      ).jobs;
      for (const { have, low, high, decks, job } of after.filter((each) => each.decks > 0)) {
        const before = fill.effects.roles.find((role) => role.job === job);
        roles += 1;
        if (have >= Math.floor(low) && have <= Math.ceil(high)) inside += 1;
        // The cards that are shown are more than is usual, or the missing ones are too few.
        else if (decks > 0 && before !== undefined && before.have > high) shown += 1;
        if (
          before !== undefined &&
          before.after >= Math.floor(before.low) &&
          before.after <= Math.ceil(before.high)
        )
          kept += 1;
      }
      fills.push(
        ndcg20(
          fill.cards.map(({ url }) => url.slice('/cards/'.length)),
          one.hidden,
        ),
      );
      recs.push(
        ndcg20(
          advised.recommend(20).map(({ slug }) => slug),
          one.hidden,
        ),
      );
    }
    const share = (count: number, of = cases.length): string => `${((100 * count) / of).toFixed(1)} %`;
    print(
      `${name}: legal ${share(legal)}, exactly 100 ${share(exact)}, limits broken ${broken}; of roles within the usual range ${share(kept, roles)} of the decks compared with before, ${share(inside, roles)} after (${share(shown, roles)} more were there before); nDCG@20 ${meanOf(fills).toFixed(3)}, recommendations ${meanOf(recs).toFixed(3)}; CPU p50 ${quantileOf(ms, 0.5).toFixed(0)} ms`,
    );
    if (legal < cases.length || exact < cases.length || broken > 0) process.exitCode = 1;
  }
}
