import type { CommanderView } from '#app/model/commander';
import { countedText } from '#app/ui/format/numbers';
import { estimateSource } from '#app/ui/format/sample-warning';
import { deckLabel } from './AverageDeck';

/** What the page of a commander has, for search engines and previews of links. @param name of the commander or pair */
export const commanderDescription = (view: CommanderView, name: string): string => {
  const cards = view.estimated
    ? `Cards for ${name}, estimated ${estimateSource(view.learntFrom)}`
    : `What ${countedText(view.numDecks, 'deck')} with ${name} play: its cards by synergy and inclusion`;
  const deck = deckLabel(view)?.toLowerCase();
  return `${cards}, mana curve${deck === undefined ? '' : `, ${deck}`} and similar commanders.`;
};
