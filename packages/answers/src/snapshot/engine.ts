import {
  createFirstDay,
  createKnownDecks,
  createRecommender,
  parseModel,
  type FirstDay,
  type IndexedDeckAttributes,
  type Model,
  type Recommender,
} from '@crownsmith/recommender';
import type { Manifest } from '@crownsmith/api-client';
import { type DeckFormatKey, err, ok, type Result } from '@crownsmith/domain';

/** The part of a recommender that the site uses. */
export type Engine = Pick<
  Recommender,
  | 'indexOf'
  | 'recommend'
  | 'weakest'
  | 'similarDecks'
  | 'cardsOfDeck'
  | 'jobs'
  | 'comparedWith'
  | 'countWithCommanders'
> & {
  readonly model: Model;
  /** What is foreseen of cards that nobody has played; made when it is first asked for. */
  readonly firstDay: () => FirstDay;
};

/** The format that lists are of. */
const LIST_FORMAT: DeckFormatKey = 'commander';

/** The number of the format that lists are of in the attributes of decks; undefined where no deck is of it. */
const listFormat = (formats: Manifest['formats']): number | undefined => {
  const at = Object.keys(formats).sort().indexOf(LIST_FORMAT);
  return at < 0 ? undefined : at;
};

/**
 * Makes a recommender of a model.
 * @param attributes what is known of its decks; without it a card is compared with all of them, older ones and those of other formats, too
 * @param formats of the decks, as the manifest has them
 */
export const makeEngine = (
  model: Model,
  attributes?: IndexedDeckAttributes,
  formats: Manifest['formats'] = {},
): Engine => {
  const known = attributes && createKnownDecks(model, attributes, listFormat(formats));
  let firstDay: FirstDay | undefined;
  return {
    ...createRecommender(model, { known }),
    model,
    firstDay: () => (firstDay ??= createFirstDay(model, known)),
  };
};

/** Reads the model of a snapshot; the error states what is wrong with its bytes. */
export const readModel = (bytes: Uint8Array): Result<Model, string> => {
  const model = parseModel(bytes);
  return model.ok ? ok(model.value) : err(model.error.message);
};
