import type { Result } from '@crownsmith/domain';
import {
  parseDeckAttributes,
  parseModel,
  type IndexedDeckAttributes,
  type Model,
  type ModelError,
} from '@crownsmith/recommender';
import { PipelineError } from '#src/pipeline-error';
import type { TrainedFiles } from './train-model';

/** Reads back the files that a training made; throws PipelineError 'bad-output' where that fails. */
export const parseTrainedFiles = (
  files: TrainedFiles,
): { readonly model: Model; readonly attributes: IndexedDeckAttributes } => {
  const read = <T>(what: string, parsed: Result<T, ModelError>): T => {
    if (parsed.ok) return parsed.value;
    throw new PipelineError(
      'bad-output',
      `The recommender's ${what} cannot be read back (${parsed.error.code}). Nothing was published.`,
    );
  };
  const model = read('model', parseModel(files.model));
  return { model, attributes: read('deck attributes', parseDeckAttributes(files.decks, model)) };
};
