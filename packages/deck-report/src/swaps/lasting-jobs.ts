import type { Tag } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';

const DRAWS = /\bdraws?\b/i;
/** An ability that costs a permanent. */
const SACRIFICES = /\bsacrifice [^:]*:/i;

/**
 * The jobs for which a card comes in or goes: its tags, but card draw that costs the card itself beside another job, as of Mind Stone, which
 * makes mana and draws one card in the end.
 */
export const lastingJobs = ({ tags, text = '' }: Pick<ReportCard, 'tags' | 'text'>): readonly Tag[] => {
  const drawing = text.split('\n').filter((line) => DRAWS.test(line));
  const isSpent = drawing.length > 0 && drawing.every((line) => SACRIFICES.test(line));
  return isSpent && tags.length > 1 ? tags.filter((tag) => tag !== 'draw') : tags;
};
