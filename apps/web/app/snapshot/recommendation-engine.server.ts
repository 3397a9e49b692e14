import { err, ok, type Result } from '@crownsmith/domain';
import { createRecommender, parseModel, type Recommender } from '@crownsmith/recommender';

/** What the site asks of a recommender. */
export type Engine = Pick<Recommender, 'indexOf' | 'recommend' | 'weakest'>;

/** Opens the model of a snapshot; the error says why its bytes are no model. */
export const openEngine = (bytes: Uint8Array): Result<Engine, string> => {
  const model = parseModel(bytes);
  return model.ok ? ok(createRecommender(model.value)) : err(model.error.message);
};
