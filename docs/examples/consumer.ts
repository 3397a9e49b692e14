// The types of the packages in use. Compiled against the packed packages with every supported version of TypeScript.
import {
  ApiDataError,
  createApiClient,
  WireCard,
  type ApiClient,
  type RecsResponse,
} from '@crownsmith/api-client';
import { API_ROUTES, type RouteAnswer } from '@crownsmith/api-client/v1';
import { checkLegality, openCardSource, readList, type LegalityAnswer } from '@crownsmith/cli';
import { readScryfall, tagsOf, type CatalogEvent } from '@crownsmith/catalog';
import { starterCard, starterCards, starterCombos } from '@crownsmith/catalog/starter';
import { createComboIndex, reportDeck, type DeckReport } from '@crownsmith/deck-report';
import {
  makeSlug,
  parseManaCost,
  resolvePastedList,
  validateDeck,
  type Card,
  type DeckViolation,
  type ManaCost,
  type Result,
  type Slug,
} from '@crownsmith/domain';
import { createRecommender, parseModel, trainModel, type Recommendation } from '@crownsmith/recommender';

export const slug: Slug = makeSlug('Sol Ring');
export const cost: Result<ManaCost, unknown> = parseManaCost('{2}{W/U}');
// @ts-expect-error a text is no slug
export const notASlug: Slug = 'Sol Ring';

export const violationsOf = (text: string): readonly DeckViolation[] => {
  const deck = validateDeck(resolvePastedList(text, starterCard));
  return deck.ok ? [] : deck.error;
};

export const readCards = async (bytes: AsyncIterable<Uint8Array>): Promise<readonly Card[]> => {
  const cards: Card[] = [...starterCards()];
  for await (const event of readScryfall(bytes)) {
    const seen: CatalogEvent = event;
    if (seen.kind === 'card' && tagsOf(seen.card).includes('ramp')) cards.push(seen.card);
  }
  return cards;
};

export const recommend = (bytes: Uint8Array): readonly Recommendation[] => {
  const model = parseModel(bytes);
  return createRecommender(model.ok ? model.value : trainModel({ cards: [], decks: [] })).recommend({
    commanders: [0],
    cards: [],
  });
};

export const report = (text: string): DeckReport =>
  reportDeck(resolvePastedList(text, starterCard), { combos: createComboIndex(starterCombos()) });

export const client: ApiClient = createApiClient({ baseUrl: 'https://crownsmith.example' });
export const ask = async (): Promise<RecsResponse> =>
  client.recs({ cards: [], commanders: ['/cards/edgar-markov'] });
export const parseCard = (value: unknown): WireCard => WireCard.parse(value);
export const isBadData = (thrown: unknown): boolean => thrown instanceof ApiDataError;

export const nameOf = (answer: unknown): string => API_ROUTES.card.answer.parse(answer).name;
export const isCard = (answer: RouteAnswer<typeof API_ROUTES.card>): boolean => answer.slug !== '';

export const legality = async (text: string): Promise<LegalityAnswer> => {
  const source = await openCardSource({});
  return checkLegality(await readList(text, source), source);
};
