import type { Evidence } from '@crownsmith/recommender';
import type { PlayedShare } from './swap';

/** With fewer decks of the commander, all decks that could play a card say more. */
const FEW_DECKS = 5;

const rate = (decks: number, of: number): number => (of > 0 ? decks / of : 0);

/** How many decks like the list play a card: similar decks where there are any, else those of the commander, else all. */
export const playedShare = (evidence: Evidence): PlayedShare => {
  const { similarShare, similarDecks, numDecks, potentialDecks, overallDecks, overallPotentialDecks } =
    evidence;
  if (similarShare !== undefined && similarDecks > 0)
    return { share: similarShare, of: similarDecks, among: 'similar-decks' };
  if (potentialDecks >= FEW_DECKS)
    return { share: rate(numDecks, potentialDecks), of: potentialDecks, among: 'commander' };
  return { share: rate(overallDecks, overallPotentialDecks), of: overallPotentialDecks, among: 'all' };
};
