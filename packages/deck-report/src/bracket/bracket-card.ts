import { foldName } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';
import type { BracketRule } from './bracket-rules';
import { MASS_LAND_DENIAL } from './mass-land-denial';

/** The fields of a card that its bracket depends on. Without rules text well-known cards count by name. */
export type BracketCard = Pick<ReportCard, 'name' | 'manaValue' | 'gameChanger' | 'text'>;

const LAND_DENIAL: ReadonlySet<string> = new Set(MASS_LAND_DENIAL.map(foldName));

const EXTRA_TURN = /\btakes? (?:an|two|three) extra turns?\b/i;

/** Whether a card is of the kind that a rule counts. */
export const isOfKind: Readonly<Record<BracketRule['code'], (card: BracketCard) => boolean>> = {
  'game-changers': ({ gameChanger }) => gameChanger,
  'mass-land-denial': ({ name }) => LAND_DENIAL.has(foldName(name)),
  'chained-extra-turns': ({ text = '' }) => EXTRA_TURN.test(text),
};
