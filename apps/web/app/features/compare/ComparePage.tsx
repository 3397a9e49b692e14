import type { DeckKind, DecksByKind } from '@crownsmith/api-client';
import { BRACKETS } from '@crownsmith/domain';
import { shareAlone, shareText } from '@crownsmith/answers/text';
import { deckNouns } from '#app/model/deck-kinds';
import { CardLists } from '#app/ui/card-list/CardLists';
import type { CardListGroup, CardListRow } from '#app/ui/card-list/card-list-row';
import styles from '#app/ui/card-list/CardList.module.css';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { countText, percentText, priceText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { LinkList } from '#app/ui/link-list/LinkList';
import { Alert } from '#app/ui/states/Alert';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import { CompareForm } from './CompareForm';
import {
  estimatedDecks,
  isCounted,
  type ComparedCount,
  type ComparedRow,
  type ComparedSide,
  type Comparison,
} from './compared-side';

type Sides = readonly [ComparedSide, ComparedSide];

export const compareTitle = ([a, b]: Sides): string => `${a.label} or ${b.label}`;

const priceRange = ({ figures, averagePrice }: ComparedSide): string => {
  const price = figures?.price;
  if (price !== undefined) return `${priceText(price.low)} to ${priceText(price.high)}`;
  return averagePrice === undefined ? 'unknown' : `${priceText(averagePrice)} on average`;
};

/** A table of figures of both sides, a side in each column. */
const FiguresTable = ({ sides, comparison }: { readonly sides: Sides; readonly comparison: Comparison }) => {
  const brackets = sides.map(({ figures }) => figures?.brackets);
  const estimated = brackets.map(estimatedDecks);
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['Decks', sides.map(({ numDecks }) => countText(numDecks))],
    ['Price of half of the decks', sides.map(priceRange)],
    ...(brackets.every((counts) => counts !== undefined)
      ? [
          ['Decks whose bracket is estimated', estimated.map(countText)] as const,
          ...BRACKETS.map(({ bracket, name }): readonly [string, readonly string[]] => [
            `Bracket ${bracket} (${name}), estimated`,
            brackets.map((counts, at) => shareText(counts[bracket - 1] ?? 0, estimated[at] ?? 0)),
          ]),
        ]
      : []),
  ];
  return (
    <Section
      id="figures"
      title="Side by side"
      lead={`An average deck of one shares ${comparison.isExact ? '' : 'about '}${percentText(comparison.overlap)} of its cards with one of the other, basic lands left out.`}
    >
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Side by side, table">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Figure</th>
              {sides.map(({ key, label, url }) => (
                <th key={key} scope="col">
                  <a href={url}>{label}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, values]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {values.map((value, at) => (
                  <td key={sides[at]?.key}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
};

/** In per cent, or with its decks where these are few. */
const share = (decks: number, of: number): string => (of > 0 ? shareAlone(decks, of) : percentText(0));

/** The share of decks that play a card; where it was not counted, the least or most that it may be. */
const inclusionText = (count: ComparedCount): string => {
  const { fewest, most, of } = count;
  if (isCounted(count)) return share(fewest, of);
  return fewest === 0 ? `≤ ${share(most, of)}` : `≥ ${share(fewest, of)}`;
};

const describe = (count: ComparedCount, label: string): string => {
  const { fewest, most, of } = count;
  if (most === 0) return `none with ${label}`;
  const decks = isCounted(count)
    ? countText(fewest)
    : fewest === 0
      ? `at most ${countText(most)}`
      : `at least ${countText(fewest)}`;
  return `${decks} of ${countText(of)} with ${label}`;
};

/** A row whose figure is the share on the left and that on the right. */
const toRow =
  ([a, b]: Sides) =>
  (row: ComparedRow): CardListRow => ({
    card: row.card,
    numDecks: row.a.fewest,
    potentialDecks: row.a.of,
    inclusion: row.a.of > 0 ? row.a.fewest / row.a.of : 0,
    synergy: null,
    lift: null,
    figure: {
      value: `${inclusionText(row.a)} : ${inclusionText(row.b)}`,
      label: `${describe(row.a, a.label)}, ${describe(row.b, b.label)}`,
    },
  });

/** Two commanders, or a commander with and without a theme, side by side. Rendered on the server only. */
export const ComparePage = ({
  inputs,
  decks,
  kinds,
  errors,
  sides,
  comparison,
  related,
}: {
  /** what the fields of the form hold */
  readonly inputs: readonly [string, string];
  /** whose decks count */
  readonly decks: DeckKind | undefined;
  /** the decks of both, by kind */
  readonly kinds: DecksByKind;
  /** what of the query was not understood */
  readonly errors: readonly string[];
  readonly sides: Sides;
  readonly comparison: Comparison;
  /** further comparisons */
  readonly related: readonly { readonly label: string; readonly url: string }[];
}) => {
  const [a, b] = sides;
  const nouns = deckNouns(decks);
  const without = sides.filter(({ numDecks }) => numDecks === 0);
  const decksText = ({ numDecks }: ComparedSide): string =>
    `${countText(numDecks)} ${nouns[numDecks === 1 ? 0 : 1]}`;
  const lists: readonly CardListGroup[] = [
    { tag: 'both', header: 'What both play', rows: comparison.both.map(toRow(sides)) },
    { tag: 'rather-a', header: `Rather with ${a.label}`, rows: comparison.ratherA.map(toRow(sides)) },
    { tag: 'rather-b', header: `Rather with ${b.label}`, rows: comparison.ratherB.map(toRow(sides)) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: 'Compare', url: '/compare' },
        ]}
        title={compareTitle(sides)}
      >
        {without.length > 0 ? (
          <p>
            Nothing can be compared: there are no {nouns[1]} with{' '}
            {without.map(({ label }) => label).join(' and none with ')}.
          </p>
        ) : (
          <p>
            What {decksText(a)} with <a href={a.url}>{a.label}</a> and {decksText(b)} with{' '}
            <a href={b.url}>{b.label}</a> play: what they have in common, and what one plays rather than the
            other.
          </p>
        )}
      </PageHeader>
      <Alert errors={errors} />
      <CompareForm a={inputs[0]} b={inputs[1]} kinds={kinds} decks={decks} />
      {sides.map(({ key, url, label, cards, numDecks, averagePrice, figures, manaCurve, types }) => (
        <DeckHero
          key={key}
          url={url}
          commanders={cards}
          statistics={[
            { label, value: countText(numDecks), note: nouns[numDecks === 1 ? 0 : 1] },
            ...(figures?.price === undefined
              ? averagePrice === undefined
                ? []
                : [{ label: 'Average price', value: priceText(averagePrice) }]
              : [{ label: 'Median price', value: priceText(figures.price.median) }]),
          ]}
          {...(numDecks > 0 && { manaCurve, types })}
        />
      ))}
      {without.length === 0 && (
        <>
          <SampleWarning numDecks={Math.min(a.numDecks, b.numDecks)} nouns={nouns} />
          <FiguresTable sides={sides} comparison={comparison} />
        </>
      )}
      {lists.length > 1 && (
        <SectionNav links={lists.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      <CardLists lists={lists} />
      {related.length > 0 && (
        <Section id="further" title="Further comparisons">
          <LinkList items={related} />
        </Section>
      )}
    </>
  );
};
