import { pointsText, rateText } from '@crownsmith/answers/text';
import type { CardResultView, FormatResultsView, ResultView } from '#app/model/results';
import { countedText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { usePreviews } from '#app/ui/render-context/previews';
import styles from '#app/ui/results/Results.module.css';
import { EmptyState } from '#app/ui/states/EmptyState';
import { FormatChips } from './FormatChips';
import { CountedEvents, CutNote, WinRateNote } from './ResultNotes';
import { ResultCells, ResultHeadings } from './ResultFigures';
import { resultsUrl } from './results-url';

type Side = CardResultView['with'];

const SideCell = ({
  side: { lists, wins, games },
  label,
}: {
  readonly side: Side;
  readonly label: string;
}) => (
  <td data-label={label} className={styles['count']}>
    {rateText(wins / games)}{' '}
    <small>
      of {countedText(games, 'game')}, {countedText(lists, 'list')}
    </small>
  </td>
);

const CardTable = ({
  rows,
  caption,
}: {
  readonly rows: readonly CardResultView[];
  readonly caption: string;
}) => {
  const previews = usePreviews(rows.map(({ card }) => card));
  return (
    <table className={styles['table']} {...previews}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col">Difference</th>
          <th scope="col">Win rate with it</th>
          <th scope="col">Win rate without it</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ card, difference, low, high, ...sides }) => (
          <tr key={card.slug}>
            <th scope="row">
              <a href={`/cards/${card.slug}`} data-card={card.slug}>
                {card.name}
              </a>
            </th>
            <td data-label="Difference">
              {pointsText(difference)}{' '}
              <small>
                {pointsText(low)} to {pointsText(high)}
              </small>
            </td>
            <SideCell side={sides.with} label="With it" />
            <SideCell side={sides.without} label="Without it" />
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** A row of the table of periods and sizes. */
export interface ResultRow {
  readonly label: string;
  readonly result: ResultView;
}

interface Props {
  readonly slug: string;
  readonly name: string;
  readonly format: FormatResultsView;
  readonly formats: readonly FormatResultsView[];
  readonly rows: readonly ResultRow[];
  /** cards whose interval has no 0: more wins with them, and fewer */
  readonly more: readonly CardResultView[];
  readonly fewer: readonly CardResultView[];
  /** all others, most games first */
  readonly others: readonly CardResultView[];
}

/** What the lists of a commander or pair did in the events of one format. Rendered on the server only. */
export const CommanderResultsPage = ({ slug, name, format, formats, rows, more, fewer, others }: Props) => {
  const groups = [
    { id: 'more', title: 'Lists with these cards win more', cards: more },
    { id: 'fewer', title: 'Lists with these cards win less', cards: fewer },
    { id: 'others', title: 'No difference is known', cards: others },
  ].filter(({ cards }) => cards.length > 0);
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: name, url: `/commanders/${slug}` },
        ]}
        title={`${name}: results in ${format.name}`}
        currentLabel="Results"
      >
        <p>
          What its lists did in <CountedEvents format={format} />{' '}
          <a href={resultsUrl('/commanders/results', { format: format.format })}>All commanders by results</a>
        </p>
      </PageHeader>
      <FormatChips
        format={format}
        formats={formats}
        urlOf={({ query }) => resultsUrl(`/commanders/${slug}/results`, { format: query })}
      />
      <Section id="events" title="Games">
        <table className={styles['table']}>
          <caption className="sr-only">Results by period and by size of the event</caption>
          <thead>
            <tr>
              <th scope="col">Events</th>
              <ResultHeadings cutLabel={format.cutLabel} />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, result }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <ResultCells result={result} cutLabel={format.cutLabel} />
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles['note']}>
          <WinRateNote format={format} />
        </p>
        <p className={styles['note']}>
          <CutNote format={format} />
        </p>
      </Section>
      <Section
        id="cards"
        title="With and without a card"
        lead="How much more or less often lists of this commander win with a card than without it. This is no cause: those who play it may play better, or play other cards that matter more."
      >
        {groups.length === 0 ? (
          <EmptyState>No card has enough lists and games both with and without it.</EmptyState>
        ) : (
          <p className={styles['note']}>
            In percentage points, compared within events of one size and shrunk towards 0 by how exactly they
            are known, with 95% intervals (robust empirical Bayes). Only differences whose interval has no 0
            are sorted by it.
          </p>
        )}
        {groups.map(({ id, title, cards }) => (
          <section key={id} aria-labelledby={`${id}-cards`}>
            <h3 id={`${id}-cards`}>{title}</h3>
            <CardTable rows={cards} caption={title} />
          </section>
        ))}
      </Section>
    </>
  );
};
