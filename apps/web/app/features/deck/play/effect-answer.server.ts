import { differenceText } from '@crownsmith/answers/text';
import type { ChangeRequest } from '@crownsmith/answers';
import { andList, cardUrl, parseDeckActs } from '@crownsmith/domain';
import type { Snapshot } from '#app/snapshot/current.server';
import { WHOLE_OFFER, type EffectView } from './effect-view';
import type { AdviceView } from '../deck-view';

type Change = Pick<ChangeRequest, 'out' | 'in'>;
type Counted = readonly { readonly url: string; readonly count: number }[];

const copies = (cards: Counted): readonly string[] =>
  cards.flatMap(({ url, count }) => Array.from({ length: count }, () => url));

/** What one press on the offer of a tab changes. */
const changeOfOffer = ({ fill, trim, upgrade }: AdviceView): Change => ({
  out: [...copies(trim?.cuts ?? []), ...(upgrade?.swaps ?? []).map(({ out }) => out.url)],
  in: [...copies(fill?.cards ?? []), ...(upgrade?.swaps ?? []).map((swap) => swap.in.url)],
});

const changeOfActs = (text: string): Change => {
  const acts = parseDeckActs(text);
  return {
    out: acts.flatMap(({ kind, card }) => (kind === 'cut' || kind === 'swap' ? [cardUrl(card)] : [])),
    in: acts.flatMap((act) =>
      act.kind === 'add' ? [cardUrl(act.card)] : act.kind === 'swap' ? [cardUrl(act.in)] : [],
    ),
  };
};

/**
 * Plays a deck before and after a suggestion, with the same random numbers: two runs, so only for the one that is asked about. Undefined for
 * a suggestion that changes nothing.
 */
export const effectForPage = async (
  list: Pick<ChangeRequest, 'commanders' | 'cards'>,
  of: string,
  advice: AdviceView,
  { playChange }: Pick<Snapshot, 'playChange'>,
): Promise<EffectView | undefined> => {
  const change = of === WHOLE_OFFER ? changeOfOffer(advice) : changeOfActs(of);
  if (change.out.length + change.in.length === 0) return undefined;
  const { commanders, cards } = list;
  const played = await playChange({ commanders, cards, ...change });
  if (!played.ok) return { of, text: played.error.errors[0] };
  const texts = played.value.map(differenceText);
  return {
    of,
    text:
      texts.length === 0
        ? 'In 1,000 games it makes no difference beyond chance.'
        : `In 1,000 games: ${andList(texts)}.`,
  };
};
