import { err, ok, type Result } from '@crownsmith/domain';
import { createRecommender, parseModel, type Model, type Recommender } from '@crownsmith/recommender';

/** The part of a recommender that the site uses. */
export type Engine = Pick<
  Recommender,
  'indexOf' | 'recommend' | 'weakest' | 'similarDecks' | 'jobs' | 'countWithCommanders' | 'tagRanges'
> & {
  readonly model: Model;
};

/** Loads a recommender from the model of a snapshot; the error states what is wrong with its bytes. */
export const loadEngine = (bytes: Uint8Array): Result<Engine, string> => {
  const model = parseModel(bytes);
  return model.ok ? ok({ ...createRecommender(model.value), model: model.value }) : err(model.error.message);
};
