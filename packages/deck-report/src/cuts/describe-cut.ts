import { describeViolation, TAG_LABELS, type Tag } from '@crownsmith/domain';
import { countText } from '../report/figures';
import type { DeckNouns } from '../swaps/describe-swap';
import type { Cut } from './cut';

/** From this share of the similar decks on, it is not "only" so many that play a card. */
const FEW = 0.25;

const job = (tag: Tag): string => TAG_LABELS[tag].toLowerCase();
const ofDecks = (decks: number, of: number, what: string): string =>
  `${countText(decks)} of ${countText(of)} ${what}`;

/**
 * Why a card should go, as a sentence with its figures.
 * @example describeCut(cut) // 'No deck like yours plays it: 0 of 250 similar decks.'
 */
export const describeCut = ({
  card,
  reason,
  similar = 'similar decks',
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
      return `Does the job of ${reason.like.name} (${job(reason.job)}) for ${more} more mana: ${ofDecks(reason.decks, reason.of, similar)} play it, ${like} play ${reason.like.name}.`;
    }
    case 'surplus': {
      const { have, usual, of, among } = reason;
      const decks = among === 'commander' ? 'decks with your commander' : similar;
      return `You have ${have} cards for ${job(reason.job)}; the median of ${countText(of)} ${decks} is ${usual}.`;
    }
    case 'few-similar-decks': {
      const { decks, of, allDecks, allOf } = reason;
      if (decks === 0) return `No deck like yours plays it: 0 of ${countText(of)} ${similar}.`;
      if (decks < FEW * of) return `Only ${ofDecks(decks, of, similar)} play it.`;
      return `${ofDecks(decks, of, similar)} play it; ${ofDecks(allDecks, allOf, 'decks that could')} do.`;
    }
    case 'few-with-commander':
      return reason.decks === 0
        ? `No deck with your commander plays it: 0 of ${countText(reason.of)}.`
        : `Only ${ofDecks(reason.decks, reason.of, 'decks with your commander')} play it.`;
    case 'unsupported': {
      const { decks, of, among } = reason;
      const counts =
        among === 'similar-decks'
          ? `${ofDecks(decks, of, similar)} play it`
          : `of all decks that could play it, ${ofDecks(decks, of, 'do')}`;
      return `Your other cards have least to do with it; ${counts}.`;
    }
  }
};
