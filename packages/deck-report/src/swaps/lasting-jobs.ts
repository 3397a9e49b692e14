import type { Tag } from '@crownsmith/domain';
import type { ReportCard } from '../report/report-card';

const DRAWS = /\bdraws?\b/i;
/** An ability that costs a permanent. */
const SACRIFICES = /\bsacrifice [^:]*:/i;
/** One that costs the card in the hand: cycling. */
const DISCARDED = /\bdiscard this card:/i;
const SEARCHES = /\bsearch(?:es)? (?:your|their|his or her) library for [^.]*/gi;
const FOR_LANDS = /\b(?:land|plains|island|swamp|mountain|forest)\b/i;

/** Whether each draw of a card is of a kind of ability. */
const drawsBy = (text: string, ...kinds: readonly RegExp[]): boolean => {
  const drawing = text.split('\n').filter((line) => DRAWS.test(line));
  return drawing.length > 0 && drawing.every((line) => kinds.some((kind) => kind.test(line)));
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
 * Mind Stone, which makes mana and draws one card in the end, and a search for lands, as of Cultivate, which is no tutor of spells. Cycling
 * is none, not even alone.
 */
export const lastingJobs = (card: Pick<ReportCard, 'tags' | 'text'>): readonly Tag[] => {
  const known = remembered.get(card);
  if (known !== undefined) return known;
  const { tags, text = '' } = card;
  // A land that is cycled is no card draw.
  const own = drawsBy(text, DISCARDED) ? tags.filter((tag) => tag !== 'draw') : tags;
  const lasting = own.filter(
    (tag) =>
      !(tag === 'draw' && drawsBy(text, SACRIFICES, DISCARDED)) && !(tag === 'tutor' && findsLands(text)),
  );
  const jobs = lasting.length > 0 ? lasting : own;
  remembered.set(card, jobs);
  return jobs;
};
