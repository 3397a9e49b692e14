import { areEnoughDecks } from '@crownsmith/domain';
import type { Evidence } from '@crownsmith/recommender';
import type { PlayedShare } from './swap';

/** How many decks like the list play a card: similar decks where enough could, else those of the commander, else all. */
export const playedShare = (evidence: Evidence): PlayedShare => {
  const { similarCount, similarDecks, numDecks, potentialDecks, overallDecks, overallPotentialDecks } =
    evidence;
  if (areEnoughDecks(similarDecks)) return { decks: similarCount, of: similarDecks, among: 'similar-decks' };
  if (areEnoughDecks(potentialDecks)) return { decks: numDecks, of: potentialDecks, among: 'commander' };
  return { decks: overallDecks, of: overallPotentialDecks, among: 'all' };
};

/** The share of decks that play a card, 0–1; 0 where none could. */
export const shareOf = ({ decks, of }: PlayedShare): number => (of > 0 ? decks / of : 0);
