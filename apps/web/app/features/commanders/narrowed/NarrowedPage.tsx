import { useMemo, type ReactNode } from 'react';
import type { DeckKind } from '@crownsmith/api-client';
import { deckNouns, kindLabel } from '#app/model/deck-kinds';
import type { CommanderView } from '#app/model/commander';
import type { NarrowedView } from '#app/model/narrowed';
import { CardLists } from '#app/ui/card-list/CardLists';
import { commanderName } from '#app/ui/card-tile/CommanderTile';
import { Chips } from '#app/ui/chips/Chips';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { countedText, countText, nounText, priceText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { SectionNav } from '#app/ui/layout/SectionNav';
import { RenderContextProvider, useRenderContext } from '#app/ui/render-context/render-context';
import { Alert } from '#app/ui/states/Alert';
import { EmptyState } from '#app/ui/states/EmptyState';
import { SampleWarning } from '#app/ui/states/SampleWarning';

/** A condition, with the page that lacks it and how many decks that has. */
interface PageCondition {
  readonly label: string;
  readonly url: string;
  readonly numDecks: number;
}

interface Props {
  readonly of: CommanderView;
  readonly view: NarrowedView;
  readonly conditions: readonly PageCondition[];
  /** the query of the narrowing, which links of lists repeat */
  readonly parameters: readonly (readonly [string, string])[];
  /** whose decks count; undefined for all */
  readonly kind: DeckKind | undefined;
  /** whose decks may count instead */
  readonly kinds: ReactNode;
  readonly form: ReactNode;
  /** what of the query was not understood */
  readonly errors: readonly string[];
}

/** Says how many of a commander's decks were counted, where that is not all of them. */
const CountedNote = ({ of, view }: Pick<Props, 'of' | 'view'>) =>
  view.countedDecks < of.numDecks && (
    <p>
      {countText(view.countedDecks)} of its {countedText(of.numDecks, 'deck')} are counted here: as many as
      fit, taken evenly from all of them.
    </p>
  );

/** Why nothing is listed, and what to leave out for decks to be found. */
const NothingFound = ({ of, view, conditions }: Pick<Props, 'of' | 'view' | 'conditions'>) => {
  const better = conditions.filter(({ numDecks }) => numDecks > view.numDecks);
  const url = `/commanders/${of.slug}`;
  return (
    <>
      <EmptyState>
        {view.numDecks === 0
          ? `None of the ${countedText(view.countedDecks, 'deck')} meets all of these conditions. `
          : 'Too few decks meet all of these conditions to list their cards. '}
        {better.length > 0 ? 'Leave one out, or see ' : 'Leave some out, or see '}
        <a href={url}>all decks</a>.
      </EmptyState>
      <Chips
        name="With a condition less"
        wrap
        chips={better.map(({ label, url: without, numDecks }) => ({
          label: `Not only ${label}`,
          url: without,
          count: numDecks,
        }))}
      />
    </>
  );
};

/** A commander's decks that meet some conditions: how many, and what they play. Rendered on the server only. */
export const NarrowedPage = ({ of, view, conditions, parameters, kind, kinds, form, errors }: Props) => {
  const context = useRenderContext();
  const name = commanderName(of.cards);
  const url = `/commanders/${of.slug}`;
  const title = `${name}: ${conditions.map(({ label }) => label).join(', ') || 'all decks'}`;
  const nouns = deckNouns(kind);
  const listContext = useMemo(
    () => ({ ...context, otherParameters: parameters, deckNouns: kind && deckNouns(kind) }),
    [context, parameters, kind],
  );
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: name, url },
        ]}
        title={title}
        currentLabel="Narrowed"
      >
        <p>
          {nounText(view.numDecks, nouns)} of the{' '}
          {kind === undefined ? countText(view.countedDecks) : nounText(view.countedDecks)} with{' '}
          <a href={url}>{name}</a>
          {conditions.length > (kind === undefined ? 0 : 1) &&
            ` ${view.numDecks === 1 ? 'meets' : 'meet'} these conditions`}
          .
          {view.numDecks > 0 &&
            ` Shares are of these decks; synergy compares them with the ${nounText(view.allDecks - view.numDecks, nouns)} of other commanders that meet the same conditions.`}
          {kind !== undefined && conditions.length === 1 && view.numDecks > 0 && (
            <>
              {' '}
              See <a href={`/average-decks/${of.slug}/${kind}`}>their average deck</a>.
            </>
          )}
        </p>
        <CountedNote of={of} view={view} />
      </PageHeader>
      <Alert errors={errors} />
      <Chips
        name="Conditions: choose one to remove it"
        wrap
        chips={[
          ...conditions.map(({ label, url: without }) => ({
            label: (
              <>
                <span className="sr-only">Remove: </span>
                {label} <span aria-hidden="true">×</span>
              </>
            ),
            url: without,
            key: label,
          })),
          ...(conditions.length > 1 ? [{ label: 'Remove all', url }] : []),
        ]}
      />
      {kinds}
      {form}
      {view.numDecks > 0 && (
        <DeckHero
          url={url}
          commanders={of.cards}
          statistics={[
            {
              label: kindLabel(kind),
              value: countText(view.numDecks),
              note: `of ${countText(view.countedDecks)}`,
            },
            ...(view.price === undefined
              ? []
              : [{ label: 'Median price', value: priceText(view.price.median) }]),
          ]}
          manaCurve={view.manaCurve}
          types={view.types}
        />
      )}
      {view.numDecks > 0 && <SampleWarning numDecks={view.numDecks} nouns={nouns} />}
      {view.lists.length > 1 && (
        <SectionNav links={view.lists.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      <RenderContextProvider value={listContext}>
        <CardLists lists={view.lists} />
      </RenderContextProvider>
      {view.lists.length === 0 && <NothingFound of={of} view={view} conditions={conditions} />}
    </>
  );
};
