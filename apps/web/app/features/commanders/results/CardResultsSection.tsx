import { isKnownDifference } from '@crownsmith/answers/lists';
import { pointsText, rateText } from '@crownsmith/answers/text';
import type { CommanderCardResultView } from '#app/model/results';
import { UNAVAILABLE, type OrUnavailable } from '#app/model/unavailable';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { countedText, nounText } from '#app/ui/format/numbers';
import { Section } from '#app/ui/layout/Section';
import { EmptyState } from '#app/ui/states/EmptyState';
import { resultsUrl } from './results-url';

/** Commanders of a format with a known difference, and of those without one. */
const MOST_KNOWN = 10;
const MOST_OTHERS = 5;

const MORE_NOUNS = ['more commander or pair', 'more commanders and pairs'] as const;

/** A card's results in one format. */
export interface CardFormatResults {
  readonly format: string;
  readonly name: string;
  /** those with a known difference first */
  readonly commanders: readonly CommanderCardResultView[];
}

const sideText = ({ lists, wins, games }: CommanderCardResultView['with']): string =>
  `${rateText(wins / games)} of ${countedText(games, 'game')}, ${countedText(lists, 'list')}`;

const Row = ({ row, format }: { readonly row: CommanderCardResultView; readonly format: string }) => (
  <li>
    <a href={resultsUrl(`/commanders/${row.slug}/results`, { format })}>{commanderName(row.cards)}</a>:{' '}
    {isKnownDifference(row) ? (
      <>
        <b>{pointsText(row.difference)} points</b> ({pointsText(row.low)} to {pointsText(row.high)})
      </>
    ) : (
      <>
        no difference is known ({pointsText(row.low)} to {pointsText(row.high)} points)
      </>
    )}
    ; with it {sideText(row.with)}; without it {sideText(row.without)}
  </li>
);

/** The lists of commanders with and without a card, on its page; nothing where none has enough games on both sides. */
export const CardResultsSection = ({
  name,
  formats,
}: {
  readonly name: string;
  readonly formats: OrUnavailable<readonly CardFormatResults[]>;
}) => {
  if (formats === UNAVAILABLE)
    return (
      <Section id="results" title="Results">
        <EmptyState>Results cannot be shown right now.</EmptyState>
      </Section>
    );
  return formats.map(({ format, name: formatName, commanders }) => {
    const known = commanders.filter(isKnownDifference).slice(0, MOST_KNOWN);
    const others = commanders.filter((row) => !isKnownDifference(row));
    const shown = [...known, ...others.slice(0, MOST_OTHERS)];
    return (
      <Section
        key={format}
        id={`results-${format}`}
        title={`Results in ${formatName}`}
        lead={`How much more or less often a commander’s lists win with ${name} than without it, in percentage points, shrunk towards 0, with 95% intervals. This is no cause: those who play it may play better, or play other cards that matter more.`}
      >
        <ul>
          {shown.map((row) => (
            <Row key={row.slug} row={row} format={format} />
          ))}
        </ul>
        {shown.length < commanders.length && (
          <p>
            Of {nounText(commanders.length - shown.length, MORE_NOUNS)}, enough games with it and without it
            are counted.
          </p>
        )}
      </Section>
    );
  });
};
