import type { Color } from '@crownsmith/domain';
import type { PageCard } from '#app/model/card';
import type { ListLineError } from '#app/ui/format/list-errors';
import type { RecsForm } from './recs.schema';

/** What a recommendation shows of a card and filters by: the browser gets these fields only. */
type RecsCard = Pick<
  PageCard,
  | 'slug'
  | 'name'
  | 'manaCost'
  | 'typeLine'
  | 'primaryType'
  | 'colorIdentity'
  | 'powerOrLoyalty'
  | 'image'
  | 'tags'
  | 'canLead'
>;

/** A card with the reason to play or cut it. */
export interface RecsItem {
  readonly card: RecsCard;
  readonly reason: string | undefined;
  /** the job of the list that it is recommended for, as a title; absent where it is for none in particular */
  readonly group?: string | undefined;
}

/** What /recs shows, as its loader and action return it. */
export interface RecsResult {
  readonly form: RecsForm;
  /** why there are no recommendations; undefined for the empty form */
  readonly error?: string | undefined;
  /** lines of the list that were skipped */
  readonly listErrors: readonly ListLineError[];
  /** names that several cards bear, as sentences that say which one is counted */
  readonly alsoMeans: readonly string[];
  /** names of the commanders */
  readonly commanders: readonly string[];
  /** colours that the player of the commanders chooses, as they were used; undefined where there is none to choose */
  readonly chosenColors?: readonly Color[] | undefined;
  /** says which decks the list is compared with; absent without cards */
  readonly comparison?: string | undefined;
  /** names of the list's cards to choose a commander from, where none is named */
  readonly candidates: readonly string[];
  /** number of cards of the list that were used, copies counted, commanders not */
  readonly used: number;
  /** recommended cards without lands: those for jobs that the list lacks, then the others, each best first */
  readonly play: readonly RecsItem[];
  /** recommended lands, best first */
  readonly lands: readonly RecsItem[];
  /** cards of the list to consider cutting, weakest first */
  readonly cut: readonly RecsItem[];
}

/** Whether a card passes the filters of the form. */
export const passesFilters = ({ card }: RecsItem, { type, tag }: Pick<RecsForm, 'type' | 'tag'>): boolean =>
  (type === undefined || card.primaryType === type) && (tag === undefined || card.tags.includes(tag));
