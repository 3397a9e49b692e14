import { compareFields } from '@crownsmith/api-client';

/**
 * The fields of a form or an address that say which decks a list is compared with, as `PopulationFields` names them; what is not valid is
 * as if it were absent, so that old links still work.
 */
export const populationFields = {
  compare_format: compareFields.compare_format.catch(undefined),
  compare_bracket: compareFields.compare_bracket.catch(undefined),
  compare_since: compareFields.compare_since.catch(undefined),
};
