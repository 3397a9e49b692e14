import type { Legality } from './card';

/** A legality that a source states as of a date. */
export interface DatedLegality {
  readonly legality: Legality;
  /** ISO date. */
  readonly date: string;
}

/** What sources provide about one card. Leave out what no source provides. */
export interface LegalityEvidence {
  /** The latest card file that states a legality; `unknown` if none does. */
  readonly cardFile?: {
    readonly legality: Legality;
    /** ISO date of the file; a file without one may be older than any release. */
    readonly date?: string | undefined;
    /** ISO date of the release until which its `not_legal` is that of a preview. */
    readonly legalFrom?: string | undefined;
  };
  /** ISO date of the day for which is decided; without it, no announced card is out. */
  readonly today?: string | undefined;
  /** The card's first known release, ISO date. */
  readonly releasedAt?: string | undefined;
  /** Whether another source lists a card of the same set as legal, so that the set is out. */
  readonly isSetOut?: boolean;
  /** What the starter catalogue states. */
  readonly starter?: Legality | undefined;
  /** ISO date of the starter catalogue. */
  readonly starterDate?: string | undefined;
  /** The last announced ban or unban of the card. */
  readonly announced?: DatedLegality | undefined;
  /** ISO date up to which all announced bans and unbans are known. */
  readonly announcedUntil?: string | undefined;
  /** Decks of the Commander format that hold the card, and those that could: its identity and date fit. */
  readonly play?: { readonly decks: number; readonly potential: number };
}

/**
 * Why a card has its legality: a source states it (`card-file`, `starter`, `announcement`); the file that calls it not legal only
 * previewed its set (`previewed`), or the card, which is out now (`released`); decks play it although a source calls it not legal (`played`); no source states one
 * (`no-source`).
 */
export const LEGALITY_REASONS = [
  'card-file',
  'starter',
  'announcement',
  'previewed',
  'released',
  'played',
  'no-source',
] as const;
/** What decided a legality. */
export type LegalityReason = (typeof LEGALITY_REASONS)[number];

/** A legality, and what decided it. */
export interface LegalityDecision {
  readonly legality: Legality;
  readonly reason: LegalityReason;
}

const DAY_MS = 86_400_000;

/** Card files list a set up to this many days before its release, with all its cards not legal. */
const PREVIEW_DAYS = 30;

/**
 * A card file's date is that of the newest release in it, which may be this many days ahead of the file. An announcement
 * counts as newer than the file up to then: a file that is newer after all agrees with it.
 */
const LISTED_AHEAD_DAYS = 90;

/** So many days a card file may lag behind an announcement, where no later one is known up to a day after the file. */
const FILE_LAG_DAYS = 365;

/** A card counts as played from this many decks on, if they are also this share of the decks that could hold it. */
const PLAYED_DECKS = 5;
const PLAYED_SHARE = 0.002;

const isPreview = ({ cardFile, releasedAt, isSetOut }: LegalityEvidence): boolean => {
  if (isSetOut !== true || releasedAt === undefined) return false;
  const date = cardFile?.date;
  return date === undefined || Date.parse(releasedAt) > Date.parse(date) - PREVIEW_DAYS * DAY_MS;
};

/** Whether an announcement is newer than a card file; a file without a date may be older than any. */
export const isAnnouncedAfter = (announced: string, cardFile: string | undefined): boolean =>
  cardFile === undefined || Date.parse(announced) > Date.parse(cardFile) - LISTED_AHEAD_DAYS * DAY_MS;

/** Whether what was announced last is newer than what the card file states. */
const isAnnouncementNewest = (
  { date }: DatedLegality,
  { cardFile, announcedUntil }: LegalityEvidence,
): boolean => {
  const fileDate = cardFile?.date;
  if (isAnnouncedAfter(date, fileDate)) return true;
  if (fileDate === undefined || announcedUntil === undefined || announcedUntil <= fileDate) return false;
  return Date.parse(date) > Date.parse(fileDate) - FILE_LAG_DAYS * DAY_MS;
};

/** Whether the starter states a legality that is newer than the card file and the announcement. */
const isStarterNewest = ({
  starter = 'unknown',
  starterDate,
  cardFile,
  announced,
}: LegalityEvidence): boolean =>
  starter !== 'unknown' &&
  starterDate !== undefined &&
  (cardFile === undefined || (cardFile.date !== undefined && starterDate > cardFile.date)) &&
  !(announced !== undefined && announced.date > starterDate);

const isPlayed = ({ play }: LegalityEvidence): boolean =>
  play !== undefined && play.decks >= PLAYED_DECKS && play.decks >= PLAYED_SHARE * play.potential;

/**
 * The legality of a card on a day: an announced card, whose `not_legal` is that of a preview, is legal from its release on.
 * @example legalityOn({ legality: 'not_legal', legalFrom: '2019-07-12' }, '2019-07-11') // 'not_legal'
 * @example legalityOn({ legality: 'not_legal', legalFrom: '2019-07-12' }, '2019-07-12') // 'legal'
 */
export const legalityOn = (
  { legality, legalFrom }: { readonly legality: Legality; readonly legalFrom?: string | undefined },
  today: string | undefined,
): Legality =>
  legality === 'not_legal' && legalFrom !== undefined && today !== undefined && legalFrom <= today
    ? 'legal'
    : legality;

/** What the sources state, before the decks are looked at. */
const statedLegality = (evidence: LegalityEvidence): LegalityDecision => {
  const inFile = evidence.cardFile?.legality ?? 'unknown';
  const inStarter = evidence.starter ?? 'unknown';
  if (isStarterNewest(evidence)) return { legality: inStarter, reason: 'starter' };
  const { announced } = evidence;
  if (announced !== undefined && isAnnouncementNewest(announced, evidence))
    return { legality: announced.legality, reason: 'announcement' };
  if (inFile === 'legal' || inFile === 'banned') return { legality: inFile, reason: 'card-file' };
  if (evidence.cardFile !== undefined && legalityOn(evidence.cardFile, evidence.today) !== inFile)
    return { legality: 'legal', reason: 'released' };
  // Only release makes a card legal that was not: the file is older than that.
  if (inStarter === 'legal') return { legality: 'legal', reason: 'starter' };
  const isOutdated = inFile === 'not_legal' && isPreview(evidence);
  if (inFile === 'not_legal' && !isOutdated) return { legality: 'not_legal', reason: 'card-file' };
  if (inStarter !== 'unknown') return { legality: inStarter, reason: 'starter' };
  return { legality: 'unknown', reason: isOutdated ? 'previewed' : 'no-source' };
};

/**
 * Decides a card's legality in Commander, with the reason. The newest of the card file, the starter catalogue and the
 * announced bans wins, whatever was imported first. A starter without a date is older than any card file. A file's
 * `not_legal` may only mean that the file is older than the card's release: the starter's `legal`, a set that the file
 * previewed, or play in Commander decks count for more.
 * @example decideLegality({ cardFile: { legality: 'banned' }, starter: 'legal' }) // { legality: 'banned', reason: 'card-file' }
 * @example decideLegality({ cardFile: { legality: 'legal', date: '2019-10-04' }, announced: { legality: 'banned', date: '2024-09-23' } }) // { legality: 'banned', reason: 'announcement' }
 * @example decideLegality({ cardFile: { legality: 'banned', date: '2026-11-13' }, announced: { legality: 'legal', date: '2026-02-09' }, announcedUntil: '2026-11-26' }) // { legality: 'legal', reason: 'announcement' }
 * @example decideLegality({ cardFile: { legality: 'not_legal' }, play: { decks: 40, potential: 9000 } }) // { legality: 'unknown', reason: 'played' }
 */
export const decideLegality = (evidence: LegalityEvidence): LegalityDecision => {
  const stated = statedLegality(evidence);
  return stated.legality === 'not_legal' && isPlayed(evidence)
    ? { legality: 'unknown', reason: 'played' }
    : stated;
};

/** What the later of two card files states; the earlier one counts where the later is silent. @example laterLegality('unknown', 'banned') // 'banned' */
export const laterLegality = (later: Legality, earlier: Legality): Legality =>
  later === 'unknown' ? earlier : later;

/** Whether a deck may hold such a card as far as is known. @example isPlayable({ legality: 'unknown' }) // true */
export const isPlayable = ({ legality }: { readonly legality: Legality }): boolean =>
  legality === 'legal' || legality === 'unknown';
