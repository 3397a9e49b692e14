import type { PageCard } from '#app/model/card';
import type { PageVariant, VariantView } from '#app/model/commander';
import { CardLists } from '#app/ui/card-list/CardLists';
import { Chips } from '#app/ui/chips/Chips';
import { DeckHero } from '#app/ui/deck/DeckHero';
import { EmptyState } from '#app/ui/states/EmptyState';
import { SampleWarning } from '#app/ui/states/SampleWarning';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { useRenderContext } from '#app/ui/render-context/render-context';
import { useShops } from '#app/ui/render-context/shops';
import { countedText, countText } from '#app/ui/format/numbers';
import { meanPrices } from '#app/ui/price/mean-price';
import { SectionNav } from '#app/ui/layout/SectionNav';

/** The commander a variant belongs to. */
export interface VariantOf {
  readonly slug: string;
  readonly name: string;
  readonly cards: readonly PageCard[];
  readonly numDecks: number;
  /** what its average deck is called; undefined where it has none */
  readonly deckLabel: string | undefined;
}

/** Links to the variants of a commander's decks and to its average deck; nothing where there is neither. */
export const VariantMenu = ({
  slug,
  deckLabel,
  variants,
  current,
}: {
  readonly slug: string;
  /** what its average deck is called; undefined where it has none, such as a banned commander */
  readonly deckLabel: string | undefined;
  readonly variants: readonly PageVariant[];
  /** key of the variant shown; undefined on the commander page */
  readonly current?: string;
}) => {
  const chips = [
    { label: 'All decks', url: `/commanders/${slug}`, current: current === undefined },
    ...variants.map(({ key, name, numDecks }) => ({
      label: name,
      url: `/commanders/${slug}/${key}`,
      current: key === current,
      count: numDecks,
    })),
    ...(deckLabel ? [{ label: deckLabel, url: `/average-decks/${slug}` }] : []),
  ];
  return chips.length > 1 ? <Chips name="Variants" chips={chips} /> : null;
};

/** The title of a variant page. @example variantTitle(variant, 'Edgar Markov') // 'Edgar Markov: Vampires' */
export const variantTitle = ({ name }: Pick<PageVariant, 'name'>, commander: string): string =>
  `${commander}: ${name}`;

/** A theme, a tribe, or the cheap or expensive end of a commander's decks. Rendered on the server only. */
export const VariantPage = ({
  of,
  variant,
  variants,
}: {
  readonly of: VariantOf;
  readonly variant: VariantView;
  readonly variants: readonly PageVariant[];
}) => {
  const { settings } = useRenderContext();
  const { tcgplayerPercent } = useShops();
  return (
    <>
      <PageHeader
        breadcrumbs={[
          { label: 'Commanders', url: '/commanders' },
          { label: of.name, url: `/commanders/${of.slug}` },
        ]}
        title={variantTitle(variant, of.name)}
        currentLabel={variant.name}
      >
        <p>
          {countedText(variant.numDecks, 'deck')} of the {countText(of.numDecks)} with{' '}
          <a href={`/commanders/${of.slug}`}>{of.name}</a>.
          {variant.averageDeck && variant.averageDeck.length > 0 && (
            <>
              {' '}
              See <a href={`/average-decks/${of.slug}/${variant.key}`}>their average deck</a>.
            </>
          )}
        </p>
      </PageHeader>
      <VariantMenu slug={of.slug} deckLabel={of.deckLabel} variants={variants} current={variant.key} />
      <DeckHero
        url={`/commanders/${of.slug}`}
        commanders={of.cards}
        statistics={[
          { label: 'Decks', value: countText(variant.numDecks) },
          ...meanPrices(
            variant.averagePrice,
            variant.lists.flatMap(({ rows }) => rows),
            settings,
            tcgplayerPercent,
          ),
        ]}
        manaCurve={variant.manaCurve}
        types={variant.types}
      />
      <SampleWarning numDecks={variant.numDecks} />
      {variant.lists.length > 1 && (
        <SectionNav links={variant.lists.map(({ tag, header }) => ({ id: tag, label: header }))} />
      )}
      <CardLists lists={variant.lists} />
      {variant.lists.length === 0 && (
        <EmptyState>
          Too few decks to list their cards. See <a href={`/commanders/${of.slug}`}>all decks</a>.
        </EmptyState>
      )}
    </>
  );
};
