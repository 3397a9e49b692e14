import { TAG_LABELS, type Tag } from '@crownsmith/domain';
import { countText, percentText } from '../report/figures';
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
export const describeCut = ({ card, reason }: Pick<Cut, 'card' | 'reason'>): string => {
  switch (reason.code) {
    case 'dearer': {
      const more = card.manaValue - reason.like.manaValue;
      return `Does the job of ${reason.like.name} (${job(reason.job)}) for ${more} more mana: ${ofDecks(reason.decks, reason.of, 'similar decks')} play it, ${reason.likeDecks} play ${reason.like.name}.`;
    }
    case 'surplus': {
      const usual = Math.round(reason.usual);
      return `You have ${reason.have} cards for ${job(reason.job)}; decks like yours play ${usual}.`;
    }
    case 'few-similar-decks': {
      const { decks, of, share, usual } = reason;
      if (decks === 0) return `No deck like yours plays it: 0 of ${of} similar decks.`;
      if (decks < FEW * of) return `Only ${ofDecks(decks, of, 'similar decks')} play it.`;
      if (decks < usual * of)
        return `${ofDecks(decks, of, 'similar decks')} play it; of all decks that could, ${percentText(usual)} do.`;
      return `Few of the decks most like yours play it: ${percentText(share)} of ${of}, the nearest counting most.`;
    }
    case 'few-with-commander':
      return reason.decks === 0
        ? `No deck with your commander plays it: 0 of ${countText(reason.of)}.`
        : `Only ${ofDecks(reason.decks, reason.of, 'decks with your commander')} play it.`;
    case 'unsupported':
      return `Your other cards have least to do with it; of all decks that could play it, ${ofDecks(reason.decks, reason.of, 'do')}.`;
  }
};
