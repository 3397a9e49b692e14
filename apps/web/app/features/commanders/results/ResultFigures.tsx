import type { ResultView } from '#app/model/results';
import { countedText, countText } from '#app/ui/format/numbers';
import { Rate } from '#app/ui/results/Rate';
import styles from '#app/ui/results/Results.module.css';
import { rateText } from '@crownsmith/answers/text';

/** Headings of the cells of `ResultCells`. */
export const ResultHeadings = ({ cutLabel }: { readonly cutLabel: string }) => (
  <>
    <th scope="col">Games</th>
    <th scope="col">Win rate</th>
    <th scope="col">{cutLabel}</th>
  </>
);

/** Cells of a table: games, win rate, share in top cuts. */
export const ResultCells = ({
  result: { games, draws, entries, winRate, cuts },
  cutLabel,
}: {
  readonly result: ResultView;
  readonly cutLabel: string;
}) => (
  <>
    <td data-label="Games" className={styles['count']}>
      {countText(games)}{' '}
      <small>
        {draws > 0 && `and ${countedText(draws, 'draw')} `}in {countText(entries)}{' '}
        {entries === 1 ? 'entry' : 'entries'}
      </small>
    </td>
    <td data-label="Win rate">
      {winRate === undefined ? (
        <small>too few games</small>
      ) : (
        <Rate {...winRate} scale={[winRate.expected - 0.25, winRate.expected + 0.25]} />
      )}
    </td>
    <td data-label={cutLabel}>
      {cuts === undefined ? (
        <small>{winRate === undefined ? 'too few games' : 'not known'}</small>
      ) : (
        <>
          {rateText(cuts.share)} <small>where {rateText(cuts.expected)} is expected</small>
        </>
      )}
    </td>
  </>
);
