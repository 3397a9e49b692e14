import { TAG_LABELS } from '@crownsmith/domain';
import { countText, percentText } from '../report/figures';
import type { PlayedShare, Swap, SwapReason } from './swap';

const AMONG: Readonly<Record<PlayedShare['among'], string>> = {
  'similar-decks': 'similar decks',
  commander: 'decks with your commander',
  all: 'decks that could',
};

/** How many decks play the card that comes in. */
const comingIn = ({ in: card, inShare }: Swap): string =>
  `${percentText(inShare.share)} of ${countText(inShare.of)} ${AMONG[inShare.among]} play ${card.name}`;

/** How many decks play the two cards, each share with its n. */
const figures = (swap: Swap): string => {
  const { out, inShare, outShare } = swap;
  const start = comingIn(swap);
  if (outShare.of === 0) return start;
  const isSame = inShare.among === outShare.among && inShare.of === outShare.of;
  return `${start}, ${percentText(outShare.share)}${isSame ? '' : ` of ${countText(outShare.of)} ${AMONG[outShare.among]}`} play ${out.name}`;
};

/** What is wrong with a card that has to go; how many decks play it does not matter then. */
const VIOLATIONS: Readonly<
  Record<Extract<SwapReason, { readonly code: 'not-legal' }>['violation'], (name: string) => string>
> = {
  banned: (name) => `${name} is banned in Commander.`,
  'not-legal': (name) => `${name} is not legal in Commander.`,
  'outside-identity': (name) => `${name} is outside your commander’s colours.`,
  'too-many-copies': (name) => `The list has more copies of ${name} than a deck may.`,
};

/**
 * Why one card should go for another, as a sentence with its figures.
 * @example describeSwap(swap) // 'Both are ramp: 71% of 250 similar decks play Arcane Signet, 3% play Manalith.'
 */
export const describeSwap = (swap: Swap): string => {
  const { reason } = swap;
  switch (reason.code) {
    case 'not-legal':
      return `${VIOLATIONS[reason.violation](swap.out.name)} ${comingIn(swap)}.`;
    case 'bracket':
      return `${swap.out.name} keeps the deck above bracket ${reason.bracket}; ${figures(swap)}.`;
    case 'lacking':
      return `${reason.label}: you have ${reason.have}, decks like yours play ${Math.round(reason.usual)}; ${figures(swap)}.`;
    case 'same-job':
      return `Both do the same job (${TAG_LABELS[reason.job].toLowerCase()}): ${figures(swap)}.`;
    case 'played-more':
      return `${figures(swap)}.`;
  }
};
