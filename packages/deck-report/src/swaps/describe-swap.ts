import { andList, describeViolation, TAG_LABELS } from '@crownsmith/domain';
import { countText, playText } from '../report/figures';
import type { PlayedShare, Swap, SwapEffects } from './swap';

type PlainSwap = Omit<Swap, 'effects'>;

/** What decks are called in sentences. */
export interface DeckNouns {
  /** in the plural; `similar decks` by default */
  readonly similar?: string | undefined;
  /** whose decks are compared; `your commander` by default */
  readonly commander?: 'your commander' | 'your commanders' | undefined;
}

const nounOf = (
  { among }: PlayedShare,
  { similar = 'similar decks', commander = 'your commander' }: DeckNouns,
): string =>
  ({ 'similar-decks': similar, commander: `decks with ${commander}`, all: 'decks that could' })[among];

/** How many decks play a card, of those that could. */
const counted = ({ decks, of }: PlayedShare): string => `${countText(decks)} of ${countText(of)}`;

/** How many decks play the card that comes in. */
const comingIn = ({ in: card, inShare }: PlainSwap, nouns: DeckNouns): string =>
  `${counted(inShare)} ${nounOf(inShare, nouns)} ${playText(inShare.decks)} ${card.name}`;

/** How many decks play the two cards, each with its n. */
const figures = (swap: PlainSwap, nouns: DeckNouns): string => {
  const { out, inShare, outShare } = swap;
  const start = comingIn(swap, nouns);
  if (outShare.of === 0) return start;
  const isSame = inShare.among === outShare.among && inShare.of === outShare.of;
  const going = isSame
    ? countText(outShare.decks)
    : `${counted(outShare)}${inShare.among === outShare.among ? '' : ` ${nounOf(outShare, nouns)}`}`;
  return `${start}, ${going} ${playText(outShare.decks)} ${out.name}`;
};

/** What a swap changes besides, as sentences. */
const effectsText = (card: string, { givenUp, completes, bracket }: SwapEffects): readonly string[] => {
  const [combo] = completes;
  return [
    ...(givenUp.length === 0
      ? []
      : [`It gives up ${andList(givenUp.map((tag) => TAG_LABELS[tag].toLowerCase()))}.`]),
    ...(combo === undefined
      ? []
      : [
          `${card} completes ${completes.length === 1 ? 'a combo' : `${completes.length} combos, one`}${combo.others.length === 0 ? '' : ` with ${andList(combo.others)}`}${combo.results.length === 0 ? '' : `: ${combo.results[0] ?? ''}`}.`,
        ]),
    ...(bracket === undefined
      ? []
      : [
          `${bracket.withEarlier ? 'With the swaps before it, it' : 'It'} ${bracket.to > bracket.from ? 'raises' : 'lowers'} the estimated bracket from ${bracket.from} to ${bracket.to}.`,
        ]),
  ];
};

const reasonText = (swap: PlainSwap, nouns: DeckNouns): string => {
  const { reason } = swap;
  switch (reason.code) {
    case 'not-legal':
      return `${describeViolation(reason.violation)} ${comingIn(swap, nouns)}.`;
    case 'bracket':
      return `${swap.out.name} keeps the deck above bracket ${reason.bracket}; ${figures(swap, nouns)}.`;
    case 'lacking':
      return `${reason.label}: you have ${reason.have}, ${reason.decks === undefined ? 'decks like yours play' : `the median of ${countText(reason.decks)} ${reason.among === 'commander' ? `decks with ${nouns.commander ?? 'your commander'}` : (nouns.similar ?? 'similar decks')} is`} ${Math.round(10 * reason.usual) / 10}; ${figures(swap, nouns)}.`;
    case 'same-job':
      return `Both do the same job (${TAG_LABELS[reason.job].toLowerCase()}): ${figures(swap, nouns)}.`;
    case 'played-more':
      return `${figures(swap, nouns)}.`;
  }
};

/**
 * Why one card should go for another, as sentences with figures, and what that changes besides: what is given up, a combo, the bracket.
 * @example describeSwap(swap) // 'Both do the same job (ramp): 178 of 250 similar decks play Arcane Signet, 7 play Manalith.'
 */
export const describeSwap = (swap: Swap & DeckNouns): string =>
  [reasonText(swap, swap), ...effectsText(swap.in.name, swap.effects)].join(' ');
