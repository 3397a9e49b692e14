import { COMMANDER_NOTATIONS } from './commander-notations';
import { JSON_NOTATIONS } from './json-notations';
import { MARKUP_NOTATIONS } from './markup-notations';
import { NAME_NOTATIONS } from './name-notations';
import type { Notation } from './notation';
import { PROGRAM_NOTATIONS } from './program-notations';
import { QUANTITY_NOTATIONS } from './quantity-notations';
import { TABLE_NOTATIONS } from './table-notations';

/** All notations of the measure, by kind. */
export const NOTATIONS: readonly Notation[] = [
  ...PROGRAM_NOTATIONS,
  ...TABLE_NOTATIONS,
  ...MARKUP_NOTATIONS,
  ...QUANTITY_NOTATIONS,
  ...NAME_NOTATIONS,
  ...COMMANDER_NOTATIONS,
  ...JSON_NOTATIONS,
];
