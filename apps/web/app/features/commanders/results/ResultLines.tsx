import { rateRange, rateText } from '@crownsmith/answers/text';
import type { FormatResultsView, ResultView } from '#app/model/results';
import { countedText } from '#app/ui/format/numbers';
import styles from '../page/CommanderPage.module.css';
import { resultsUrl } from './results-url';

interface Props {
  readonly slug: string;
  readonly formats: readonly { readonly format: FormatResultsView; readonly result: ResultView }[];
}

/** What a commander's lists did in events, a line for each format, on its page. */
export const ResultLines = ({ slug, formats }: Props) => (
  <div id="results">
    {formats.map(({ format, result: { games, winRate, cuts } }) => (
      <p key={format.format} className={styles['note']}>
        <b>In {format.name}:</b>{' '}
        {winRate === undefined ? (
          `${countedText(games, 'game')} in events, too few for a win rate.`
        ) : (
          <>
            {rateText(winRate.share)} of {countedText(games, 'decided game')} won (95% interval{' '}
            {rateRange(winRate)}), where {rateText(winRate.expected)} is expected
            {cuts !== undefined &&
              `; ${format.cutLabel.toLowerCase()} in ${rateText(cuts.share)} of its entries, where ${rateText(cuts.expected)} is expected`}
            .
          </>
        )}{' '}
        <a href={resultsUrl(`/commanders/${slug}/results`, { format: format.query })}>
          Results in {format.name}
        </a>
      </p>
    ))}
  </div>
);
