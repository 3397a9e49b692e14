import type { Evidence } from '@crownsmith/recommender';
import type { PlayedShare } from './swap';

/** Fewer decks that could play a card say nothing of it. */
const LEAST_DECKS = 5;

/** Whether so many decks that could play a card say something of it. */
export const areEnough = (decks: number): boolean => decks >= LEAST_DECKS;

/** How many decks like the list play a card: similar decks where enough could, else those of the commander, else all. */
export const playedShare = (evidence: Evidence): PlayedShare => {
  const { similarCount, similarDecks, numDecks, potentialDecks, overallDecks, overallPotentialDecks } =
    evidence;
  if (areEnough(similarDecks)) return { decks: similarCount, of: similarDecks, among: 'similar-decks' };
  if (areEnough(potentialDecks)) return { decks: numDecks, of: potentialDecks, among: 'commander' };
  return { decks: overallDecks, of: overallPotentialDecks, among: 'all' };
};

/** The share of decks that play a card, 0–1; 0 where none could. */
export const shareOf = ({ decks, of }: PlayedShare): number => (of > 0 ? decks / of : 0);
