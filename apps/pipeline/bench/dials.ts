/**
 * `npm run evaluate -- dials [folder of a snapshot]`: what each limit of advice costs. Half of held-out decks is hidden; a line for each
 * limit has nDCG@20 of the recommendations with it set, beside popularity among the cards that it allows, and how often a card was
 * recommended that breaks it. Only hidden cards that the limit allows count as wanted. `DECKS=50` for a shorter run.
 */
import { adviseDeck, resolveLimits, type ResolvedLimits } from '@crownsmith/answers';
import { deckThemes } from '@crownsmith/deck-report';
import { allows, deckAllowance, isBasicLand, type AdviceLimits } from '@crownsmith/domain';
import { meanOf, ndcg20, openAdviceBench, print, type HalfDeck } from './advice-decks';

const bench = await openAdviceBench(300);
if (bench !== undefined) {
  const { cards, facts, pageOf, cases, popularity } = bench;
  const ranked = cards
    .filter((card) => card.legality === 'legal' && !isBasicLand(card))
    .map((card) => ({ card, rate: popularity(card) }))
    .sort((a, b) => b.rate - a.rate);
  const rates = new Map(ranked.map(({ card, rate }) => [card.slug as string, rate]));
  /** Every second card, the same in every run. */
  const collection = cards.filter((_, at) => at % 2 === 0).map(({ slug }) => slug);
  const mostPlayed = ranked.slice(0, 200).map(({ card }) => card.slug);
  const themesOf = ({ whole }: HalfDeck): readonly string[] =>
    deckThemes({
      commanders: whole.commanders.map((card) => ({ name: card.name, count: 1, card })),
      main: whole.cards.map((card) => ({ name: card.name, count: 1, card })),
    })
      .filter(({ kind }) => kind === 'theme')
      .slice(0, 2)
      .map(({ key }) => key);

  type Setting = readonly [name: string, limits: (one: HalfDeck) => AdviceLimits];
  const SETTINGS: readonly Setting[] = [
    ['no limit', () => ({})],
    ['a card up to $1', () => ({ cardPrice: 1 })],
    ['a card up to $5', () => ({ cardPrice: 5 })],
    ['up to $20 in all', () => ({ totalPrice: 20 })],
    ['only owned (half of all cards)', () => ({ owned: 'only' })],
    ['owned first (half of all cards)', () => ({ owned: 'first' })],
    ['bracket 2 at most', () => ({ bracket: 2 })],
    ['plan: its themes', (one) => ({ plan: themesOf(one) })],
    ['much more usual', () => ({ unusual: -2 })],
    ['more usual', () => ({ unusual: -1 })],
    ['more unusual', () => ({ unusual: 1 })],
    ['much more unusual', () => ({ unusual: 2 })],
    ['cards since 2022', () => ({ since: '2022-01-01' })],
    ['never the 200 most played', () => ({ never: mostPlayed })],
    ['keep all', (one) => ({ keep: one.deck.main.map(({ name }) => name) })],
    ['no basic changes', () => ({ noBasicChanges: true })],
    ['no more lands', () => ({ noMoreLands: true })],
  ];

  /** The most played cards that the limits allow, and those of them that the decks of the commanders may have. */
  const popular = (one: HalfDeck, { refusalOf, bonusOf }: ResolvedLimits): readonly string[] => {
    const allowance = deckAllowance(one.whole.commanders, []);
    const own = new Set<string>(
      [...one.deck.commanders, ...one.deck.main].flatMap(({ card }) => card?.slug ?? []),
    );
    const found: string[] = [];
    for (const { card } of ranked) {
      if (found.length >= 20) break;
      if (!own.has(card.slug) && allows(allowance, card) && refusalOf(card) === undefined)
        found.push(card.slug);
    }
    return bonusOf === undefined ? found : [...found];
  };

  print(
    `${cases.length} held-out decks, half hidden: nDCG@20 of the recommendations, and of popularity within the same limits`,
  );
  let plain = NaN;
  for (const [name, limitsOf] of SETTINGS) {
    const [own, baseline, usual]: [number[], number[], number[]] = [[], [], []];
    let broken = 0;
    for (const one of cases) {
      const limits = resolveLimits(limitsOf(one), collection, { ...facts, tribes: () => new Map() });
      const advised = adviseDeck(one.deck, limits, { ...facts, page: pageOf(one.zone) });
      const slugs = advised.recommend(20).map(({ slug }) => slug);
      const wanted = new Set(
        [...one.hidden].filter((slug) => {
          const card = facts.find(slug);
          return card !== undefined && limits.refusalOf(card) === undefined;
        }),
      );
      broken += slugs.filter((slug) => {
        const card = facts.find(slug);
        return card === undefined || limits.refusalOf(card) !== undefined;
      }).length;
      own.push(ndcg20(slugs, wanted));
      baseline.push(ndcg20(popular(one, limits), wanted));
      usual.push(meanOf(slugs.map((slug) => rates.get(slug) ?? 0)));
    }
    const value = meanOf(own);
    if (Number.isNaN(plain)) plain = value;
    print(
      `${name.padEnd(34)} ${value.toFixed(3)}, popularity ${meanOf(baseline).toFixed(3)}; ${(value - plain >= 0 ? '+' : '−') + Math.abs(value - plain).toFixed(3)} to no limit; the mean share of decks that play what it recommends is ${(100 * meanOf(usual)).toFixed(1)} %; ${broken} recommended cards break it`,
    );
    if (broken > 0) process.exitCode = 1;
  }
}
