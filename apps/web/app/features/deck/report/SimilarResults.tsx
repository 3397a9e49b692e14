import type { SimilarResults as Results } from '@crownsmith/answers';
import { formatName, rateRange, rateText } from '@crownsmith/answers/text';
import { countedText } from '#app/ui/format/numbers';

/** What lists like the deck did in events, a line for each format; nothing where too little is known of them. */
export const SimilarResults = ({ results }: { readonly results: readonly Results[] }) =>
  results.length === 0 ? null : (
    <>
      <h3>What decks like yours did in events</h3>
      {results.map(({ format, lists, leastShared, games, winRate }) => (
        <p key={format}>
          <b>In {formatName(format)}:</b> the {countedText(lists, 'list')} most like yours, which have{' '}
          {Math.round(100 * leastShared)}% of their cards or more in common with it, won{' '}
          {rateText(winRate.share)} of {countedText(games, 'decided game')} (95% interval {rateRange(winRate)}
          ), where {rateText(winRate.expected)} is expected. This is what others did, with their cards and
          their opponents, and no forecast of yours.
        </p>
      ))}
    </>
  );
