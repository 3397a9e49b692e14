import type { FormatResultsView } from '#app/model/results';
import { countedText } from '#app/ui/format/numbers';

/** Of how many games the players of a format win one. */
const oneOf = ({ tableSize }: FormatResultsView): string => `one of ${tableSize}`;

/** What a win rate of a format is, and what it is compared with. */
export const WinRateNote = ({ format }: { readonly format: FormatResultsView }) => (
  <>
    A win rate is of decided games, and draws are stated beside them: then players of {format.name} win{' '}
    {oneOf(format)} on average, which the thin line marks. The range is Wilson’s 95% interval, as if games
    were independent. A game is a win, loss or draw as the event records it, so in most events a round.
  </>
);

/** Which results a format's figures count. */
export const CountedEvents = ({ format }: { readonly format: FormatResultsView }) => (
  <>
    {countedText(format.events, 'event')} of {format.name}
    {format.oldest !== null && format.newest !== null && ` from ${format.oldest} to ${format.newest}`},{' '}
    {format.events === 1
      ? 'which states the record of at least half of its players'
      : 'all of which state the record of at least half of their players'}
    . A list counts each time that it was played.
    {format.leftOut > 0 &&
      ` ${countedText(format.leftOut, 'other result')} ${format.leftOut === 1 ? 'counts' : 'count'} for cards only: lists that were published because they won, and events of which too little is known.`}
  </>
);

/** What stands for a top cut, and for a period. */
export const CutNote = ({ format }: { readonly format: FormatResultsView }) => (
  <>
    {format.eventsWithoutCut > 0 &&
      `${format.eventsWithoutCut === format.events ? 'No event states' : `${countedText(format.eventsWithoutCut, 'event')} ${format.eventsWithoutCut === 1 ? 'does' : 'do'} not state`} who went on after the Swiss rounds, so the best eight stand for the top cut. `}
    The share that is expected is that of all players of the same events. Periods are counted back from the
    newest result.
  </>
);
