import { describeViolation, FEW_SHARE, MOST_SHARE, TAG_LABELS, type Tag } from '@crownsmith/domain';
import { countText, playText } from '../report/figures';
import type { DeckNouns } from '../swaps/describe-swap';
import type { Cut } from './cut';

const job = (tag: Tag): string => TAG_LABELS[tag].toLowerCase();
/** Of one label only the plural is another word. */
const jobs = (tag: Tag): string => (tag === 'sweeper' ? 'board wipes' : job(tag));
const ofDecks = (decks: number, of: number, what: string): string =>
  `${countText(decks)} of ${countText(of)} ${what}`;
const playIt = (decks: number, of: number, what: string): string =>
  `${ofDecks(decks, of, what)} ${playText(decks)} it`;
const doText = (decks: number): string => (decks === 1 ? 'does' : 'do');

/**
 * Why a card should go, as a sentence with its figures.
 * @example describeCut(cut) // 'No deck like yours plays it: 0 of 250 similar decks.'
 */
export const describeCut = ({
  card,
  reason,
  similar = 'similar decks',
  commander = 'your commander',
}: Pick<Cut, 'card' | 'reason'> & DeckNouns): string => {
  switch (reason.code) {
    case 'not-legal':
      return describeViolation(reason.violation);
    case 'dearer': {
      const more = card.manaValue - reason.like.manaValue;
      const like =
        reason.likeOf === reason.of
          ? countText(reason.likeDecks)
          : `${countText(reason.likeDecks)} of ${countText(reason.likeOf)}`;
      return `Does the job of ${reason.like.name} (${job(reason.job)}) for ${more} more mana: ${playIt(reason.decks, reason.of, similar)}, ${like} ${playText(reason.likeDecks)} ${reason.like.name}.`;
    }
    case 'surplus': {
      const { have, usual, of, among } = reason;
      const decks = among === 'commander' ? `decks with ${commander}` : similar;
      return `You have ${have} cards for ${jobs(reason.job)}; the median of ${countText(of)} ${decks} is ${usual}.`;
    }
    case 'few-similar-decks': {
      const { decks, of, allDecks, allOf } = reason;
      if (decks === 0) return `No deck like yours plays it: 0 of ${countText(of)} ${similar}.`;
      if (decks < FEW_SHARE * of) return `Only ${playIt(decks, of, similar)}.`;
      return `${playIt(decks, of, similar)}; ${ofDecks(allDecks, allOf, 'decks that could')} ${doText(allDecks)}.`;
    }
    case 'few-with-commander':
      return reason.decks === 0
        ? `No deck with ${commander} plays it: 0 of ${countText(reason.of)}.`
        : `Only ${playIt(reason.decks, reason.of, `decks with ${commander}`)}.`;
    case 'unsupported': {
      const { decks, of, among } = reason;
      const less = 'your other cards less than they fit each other';
      if (of === 0) return `Fits ${less}.`;
      if (among === 'all')
        return `Fits ${less}; of all decks that could play it, ${ofDecks(decks, of, doText(decks))}.`;
      const counts = playIt(decks, of, similar);
      if (decks < FEW_SHARE * of) return `${decks === 0 ? '' : 'Only '}${counts}, and it fits ${less}.`;
      return `Fits ${less}${decks < MOST_SHARE * of ? ';' : ', but'} ${counts}.`;
    }
  }
};
