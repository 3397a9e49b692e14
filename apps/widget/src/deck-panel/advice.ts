import type { DeckReport, RecComparison } from '@crownsmith/api-client';
import type { Recommendations } from '@crownsmith/api-client/v1';
import { recReason } from '@crownsmith/answers/text';
import { each, has, isCount, isFlag, isRecord, isText, isUrl } from '../data/checks';
import { postJson, SiteError } from './post-json';
import type { SentDeck } from './sent-deck';

/** A card with its page, and why it is named. */
interface AdvisedCard {
  readonly name: string;
  readonly url: string;
  readonly why: string;
}

/** What the site says of a deck. */
export interface Advice {
  readonly add: readonly AdvisedCard[];
  readonly swap: readonly (AdvisedCard & { readonly out: string })[];
  readonly cut: readonly AdvisedCard[];
  /** sentences: legality, bracket, combos, price, names that were left out */
  readonly check: readonly string[];
}

/** Cards of a part. */
const SHOWN = 10;

const CARD = { name: isText, url: isUrl };
const reason = has({ message: isText });

/** Whether an answer has what is read of a report. */
const isReport = (value: unknown): value is DeckReport =>
  has({
    not_understood: each(has({ message: isText })),
    legality: has({ legal: isFlag, violations: each(has({ message: isText, fix: isText })) }),
    bracket: has({ estimate: isCount, name: isText }),
    combos: has({ num_complete: isCount, num_missing_one: isCount }),
    cuts: each(has({ ...CARD, reason })),
    swaps: each(has({ in: has(CARD), out: has(CARD), reason })),
    price: has({ total: isCount, unpriced: isCount }),
  })(value);

/** Whether an answer has what is read of recommendations. */
const isRecommendations = (value: unknown): value is Recommendations =>
  has({ inRecs: each(has({ ...CARD, evidence: isRecord })) })(value);

const checkLines = ({ legality, bracket, combos, price, not_understood }: DeckReport): readonly string[] => [
  legality.legal ? 'Legal in Commander.' : 'Not legal in Commander.',
  ...legality.violations.slice(0, SHOWN).map(({ message, fix }) => `${message} ${fix}`),
  `Bracket ${bracket.estimate}, ${bracket.name} (an estimate).`,
  `Combos: ${combos.num_complete}; one card away: ${combos.num_missing_one}.`,
  `Price: $${price.total.toFixed(2)}${price.unpriced > 0 ? `, ${price.unpriced} cards without a price` : ''}.`,
  ...not_understood.slice(0, SHOWN).map(({ message }) => message),
];

const ask = async <T>(url: string, body: unknown, check: (value: unknown) => value is T): Promise<T> => {
  const answer = await postJson(url, body);
  if (check(answer)) return answer;
  throw new SiteError(`${new URL(url).host} answers in a way that this script does not know: update it.`);
};

const whyOf = (
  rec: Recommendations['inRecs'][number],
  commanders: number,
  compared: RecComparison | undefined,
): string => recReason(rec, commanders, compared) ?? '';

/**
 * Asks the site about a deck.
 * @param origin of the site
 * @throws SiteError without an answer
 */
export const askForAdvice = async (origin: string, deck: SentDeck): Promise<Advice> => {
  const { commanders, cards } = deck;
  const [report, recommended] = await Promise.all([
    ask(`${origin}/api/v1/deck-report`, deck, isReport),
    commanders.length === 0
      ? undefined
      : ask(`${origin}/api/v1/recommend`, { commanders, cards, limit: SHOWN }, isRecommendations),
  ]);
  return {
    add: (recommended?.inRecs ?? []).slice(0, SHOWN).map((rec) => ({
      name: rec.name,
      url: rec.url,
      why: whyOf(rec, commanders.length, recommended?.compared_with),
    })),
    swap: report.swaps.slice(0, SHOWN).map((swap) => ({
      name: swap.in.name,
      url: swap.in.url,
      out: swap.out.name,
      why: swap.reason.message,
    })),
    cut: report.cuts
      .slice(0, SHOWN)
      .map(({ name, url, reason: { message } }) => ({ name, url, why: message })),
    check: checkLines(report),
  };
};
