import { COLORLESS, parseColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import { LAND_SHARES } from '../data/land-shares';
import { STAPLES } from '../data/staples';
import { sectionsOf } from './name-list';

/** What a card is in a deck for: a job of its own, or the deck's theme. */
export const JOBS = [
  'ramp',
  'draw',
  'removal',
  'sweeper',
  'tutor',
  'protection',
  'recursion',
  'utility',
] as const;
export type Job = (typeof JOBS)[number];

/** A card that decks of any kind play. */
export interface Staple {
  readonly name: string;
  readonly job: Job;
  /** Rough share of the decks that may play it, 0–1. */
  readonly share: number;
  /** Colours without all of which it is no use, whatever its identity. */
  readonly needs: ColorIdentity;
}

/** How many cards of each job a usual deck holds. */
export type JobCounts = Readonly<Record<Job, number>>;

const isJob = (text: string): text is Job => (JOBS as readonly string[]).includes(text);

/** Reads `name percent`, then for some the colours needed. */
const parseShare = (item: string) => {
  const [, name = '', share = '0', needs = ''] = /^(.*?) (\d+)(?: ([WUBRG]+))?$/.exec(item) ?? [];
  return { name, share: Number(share) / 100, needs: parseColorIdentity(needs) ?? COLORLESS };
};

const sections = sectionsOf(STAPLES).map(({ heading, items }) => {
  const [job = '', count = ''] = heading.split(' ');
  return { job, count: Number(count), items };
});

const countOf = (job: Job): number => sections.find((section) => section.job === job)?.count ?? 0;

/** Staples; a card of several jobs has several rows. */
export const staples = (): readonly Staple[] =>
  sections.flatMap(({ job, items }) =>
    items.flatMap((item) => (isJob(job) ? [{ ...parseShare(item), job }] : [])),
  );

export const JOB_COUNTS: JobCounts = {
  ramp: countOf('ramp'),
  draw: countOf('draw'),
  removal: countOf('removal'),
  sweeper: countOf('sweeper'),
  tutor: countOf('tutor'),
  protection: countOf('protection'),
  recursion: countOf('recursion'),
  utility: countOf('utility'),
};

/** Kinds of lands: for decks of two or more colours, fetching, doing something else, of two and of three colours. */
export const LAND_KINDS = ['fixing', 'fetch', 'utility', 'dual', 'triome'] as const;
export type LandKind = (typeof LAND_KINDS)[number];

export interface LandShare {
  readonly name: string;
  readonly kind: LandKind;
  readonly share: number;
  /** Colours without all of which it is no use, whatever its identity. */
  readonly needs: ColorIdentity;
}

export const landShares = (): readonly LandShare[] =>
  sectionsOf(LAND_SHARES).flatMap(({ heading, items }) => {
    const kind = LAND_KINDS.find((each) => each === heading);
    return kind === undefined ? [] : items.map((item) => ({ ...parseShare(item), kind }));
  });
