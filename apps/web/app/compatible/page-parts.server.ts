import type {
  CompatibleCardList,
  CompatibleCardView,
  CompatibleLinkView,
  CompatibleListPage,
} from '@crownsmith/api-client';
import { makeSlug } from '@crownsmith/domain';
import type { PageList } from '#app/model/card';
import { makeCardView, type CardLookup } from './card-fields.server';

/** What a page is about, in words. */
interface Heading {
  readonly header: string;
  readonly description?: string;
  /** path and name of each page above it, and of itself */
  readonly breadcrumb: readonly (readonly [path: string, name: string])[];
}

type PageCore = Pick<CompatibleListPage, 'header' | 'description' | 'container'>;

/** The frame of every page JSON around its lists. */
export const makePage = (
  { header, description = '', breadcrumb }: Heading,
  json: PageCore['container']['json_dict'],
): PageCore => ({
  header,
  description,
  container: {
    title: header,
    description,
    keywords: [header, 'Commander', 'decks', 'cards'].join(', '),
    breadcrumb: breadcrumb.map(([path, name]) => ({ [path]: name })),
    json_dict: json,
  },
});

/** A list of views under a tag. */
export const makeList = (
  header: string,
  tag: string,
  cardviews: readonly (CompatibleCardView | CompatibleLinkView)[],
): CompatibleCardList => ({ header, tag, cardviews: [...cardviews] });

/** Lists of cards with their counts, as the site's own page has them. */
export const makeCardLists = (
  lists: readonly PageList[],
  cardOf: CardLookup,
  isCompared = true,
): CompatibleCardList[] =>
  lists.map(({ header, tag, rows }) =>
    makeList(
      header,
      tag,
      rows.flatMap((row) => {
        const card = cardOf(row.card.slug);
        return card ? [makeCardView(card, row, isCompared)] : [];
      }),
    ),
  );

/** A link to another page JSON, with a count and what is counted. */
export const makeLinkView = (
  name: string,
  url: string,
  counted?: { readonly count: number; readonly label: string },
): CompatibleLinkView => ({
  name,
  sanitized: makeSlug(name),
  sanitized_wo: makeSlug(name),
  url,
  ...(counted && { count: counted.count, num_decks: counted.count, label: counted.label }),
});
