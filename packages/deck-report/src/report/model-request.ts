import { allowsMore, companionFilter, deckAllowance, suits, type DeckAllowance } from '@crownsmith/domain';
import type { Recommender, RecommendRequest } from '@crownsmith/recommender';
import { likenessOf } from './likeness';
import type { ReportCard, ReportDeck } from './report-card';

/** What the known commanders of a deck let it have. */
export const allowanceOfDeck = ({ commanders, main, chosen }: ReportDeck): DeckAllowance =>
  deckAllowance(
    commanders.flatMap(({ card }) => card ?? []),
    main.flatMap(({ card, count }) => (card === undefined ? [] : [{ card, count }])),
    chosen,
  );

/** Which cards may come into a deck for all that its companion asks. */
export const companionFilterOf = ({
  commanders,
  main,
  companion,
}: ReportDeck): ReturnType<typeof companionFilter> =>
  companionFilter(
    companion?.card?.name,
    [...commanders, ...main].flatMap(({ card }) => card ?? []),
  );

/**
 * A deck as a request to a recommender: cards that its model does not know are left out.
 * @param findCard by its slug; without it, no card outside the deck's identity is recommended
 */
export const modelRequest = (
  deck: ReportDeck,
  { indexOf }: Pick<Recommender, 'indexOf'>,
  findCard?: (slug: string) => ReportCard | undefined,
): Omit<RecommendRequest, 'limit'> => {
  const allowance = allowanceOfDeck(deck);
  const like = likenessOf(
    [...deck.commanders, ...deck.main].flatMap(({ card, count }) =>
      card === undefined ? [] : [{ card, count }],
    ),
  );
  const indices = (entries: ReportDeck['main']): readonly number[] =>
    entries.flatMap(({ card }) => (card === undefined ? [] : (indexOf(card.slug) ?? [])));
  return {
    commanders: indices(deck.commanders),
    cards: indices(deck.main),
    identity: allowance.identity,
    ...(like !== undefined && { like }),
    ...(deck.among !== undefined && { among: deck.among }),
    ...(findCard !== undefined &&
      allowsMore(allowance) && {
        allows: (slug) => {
          const card = findCard(slug);
          return card !== undefined && suits(allowance, card);
        },
      }),
  };
};
