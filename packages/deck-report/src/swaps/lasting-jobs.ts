import type { Tag } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';

const DRAWS = /\bdraws?\b/i;
/** An ability that costs a permanent. */
const SACRIFICES = /\bsacrifice [^:]*:/i;
const SEARCHES = /\bsearch(?:es)? (?:your|their|his or her) library for [^.]*/gi;
const FOR_LANDS = /\b(?:land|plains|island|swamp|mountain|forest)\b/i;

/** Whether each draw of a card costs the card itself. */
const drawsOnceSpent = (text: string): boolean => {
  const drawing = text.split('\n').filter((line) => DRAWS.test(line));
  return drawing.length > 0 && drawing.every((line) => SACRIFICES.test(line));
};

/** Whether a card searches for lands alone. */
const findsLands = (text: string): boolean => {
  const searches = text.match(SEARCHES) ?? [];
  return searches.length > 0 && searches.every((search) => FOR_LANDS.test(search));
};

/** By card: swaps ask for each pair of cards. */
const remembered = new WeakMap<Pick<ReportCard, 'tags' | 'text'>, readonly Tag[]>();

/**
 * The jobs for which a card comes in or goes: its tags, but what it does besides another job: card draw that costs the card itself, as of
 * Mind Stone, which makes mana and draws one card in the end, and a search for lands, as of Cultivate, which is no tutor of spells.
 */
export const lastingJobs = (card: Pick<ReportCard, 'tags' | 'text'>): readonly Tag[] => {
  const known = remembered.get(card);
  if (known !== undefined) return known;
  const { tags, text = '' } = card;
  const lasting = tags.filter(
    (tag) => !(tag === 'draw' && drawsOnceSpent(text)) && !(tag === 'tutor' && findsLands(text)),
  );
  const jobs = lasting.length > 0 ? lasting : tags;
  remembered.set(card, jobs);
  return jobs;
};
