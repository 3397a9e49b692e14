import { TAG_LABELS } from '@crownsmith/domain';
import type { PlayedShare, Swap } from './swap';

const AMONG: Readonly<Record<PlayedShare['among'], string>> = {
  'similar-decks': 'similar decks',
  commander: 'decks with your commander',
  all: 'decks that could',
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** How many decks play the two cards, each share with its n. */
const figures = ({ in: card, out, inShare, outShare }: Swap): string => {
  const start = `${percent(inShare.share)} of ${inShare.of} ${AMONG[inShare.among]} play ${card.name}`;
  if (outShare.of === 0) return start;
  const isSame = inShare.among === outShare.among && inShare.of === outShare.of;
  return `${start}, ${percent(outShare.share)}${isSame ? '' : ` of ${outShare.of} ${AMONG[outShare.among]}`} play ${out.name}`;
};

/**
 * Why one card should go for another, as a sentence with its figures.
 * @example describeSwap(swap) // 'Both are ramp: 71% of 250 similar decks play Arcane Signet, 3% play Manalith.'
 */
export const describeSwap = (swap: Swap): string => {
  const { reason } = swap;
  switch (reason.code) {
    case 'not-legal':
      return `${swap.out.name} is not legal in this deck; ${figures(swap)}.`;
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
