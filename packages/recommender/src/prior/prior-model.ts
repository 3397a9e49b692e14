import type { Model } from '../model/model';

/** The arrays of a model that hold the prior. */
export type PriorModel = Pick<
  Model,
  | 'priorZones'
  | 'priorStarts'
  | 'priorCards'
  | 'priorWeights'
  | 'typicalStarts'
  | 'typicalCards'
  | 'typicalWeights'
>;
