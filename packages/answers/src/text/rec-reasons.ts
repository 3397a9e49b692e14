import type { Rec, RecEvidence, RecLack } from '@crownsmith/api-client';
import { TAG_LABELS } from '@crownsmith/domain';
import { countedText, countText, percentText, signedText } from './numbers';
import { shareText } from './share-text';

export const andList = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Below this number of similar decks their share is put in words: it is weighted, so that it is no count. */
const FEW_SIMILAR_DECKS = 10;

const similarText = ({ similar_share = 0, similar_decks }: RecEvidence): string => {
  const decks = countedText(similar_decks, 'similar deck');
  if (similar_decks >= FEW_SIMILAR_DECKS) return `${percentText(similar_share)} of ${decks}`;
  if (similar_share === 0) return similar_decks === 1 ? 'not the one similar deck' : `none of ${decks}`;
  if (similar_decks === 1) return 'the one similar deck';
  return `${similar_share >= 0.995 ? 'all' : similar_share >= 0.5 ? 'most' : 'some'} of ${decks}`;
};

const synergyText = ({ synergy }: RecEvidence): string =>
  synergy !== null && Math.round(synergy * 100) > 0 ? `, ${signedText(synergy)} synergy` : '';

/**
 * Why a card is recommended, or suggested as a cut, in a few words; every rate with its sample. Undefined where the server
 * gave no reason.
 * @param commanders how many commanders the request had
 * @example recReason(rec, 1) // 'In 71% of 250 similar decks'
 */
export const recReason = (
  { reason, evidence }: Pick<Rec, 'reason' | 'evidence'>,
  commanders: number,
): string | undefined => {
  const withCommanders = `with your ${commanders === 1 ? 'commander' : 'commanders'}`;
  switch (reason?.kind) {
    case 'similar-decks':
      return `In ${similarText(evidence)}`;
    case 'cards-together':
      return `Played with ${andList(evidence.because)}`;
    case 'commander':
      return `In ${shareText(evidence.num_decks, evidence.potential_decks)} ${withCommanders}${synergyText(evidence)}`;
    case 'theme':
      return `Shares ${andList(reason.shared ?? [])} ${withCommanders}`;
    case 'popularity':
      return `In ${shareText(evidence.overall_decks ?? 0, evidence.overall_potential_decks ?? 0)} that could play it`;
    case 'identity':
      return 'Fits the colours; few decks to compare';
    case 'surplus': {
      const more = Math.round(evidence.surplus ?? 0);
      const purpose = evidence.surplus_tag && TAG_LABELS[evidence.surplus_tag].toLowerCase();
      return `${countText(more)} more ${more === 1 ? 'card' : 'cards'} for ${purpose ?? 'its purpose'} than similar decks`;
    }
    case 'few-similar-decks':
      return `Only in ${similarText(evidence)}`;
    case 'few-with-commander':
      return `Only in ${shareText(evidence.num_decks, evidence.potential_decks)} ${withCommanders}`;
    case 'unsupported':
      return 'Played less with your list than its other cards';
    case undefined:
      return undefined;
  }
};

/** Most cards suggested as cuts. */
const MAX_CUTS = 10;

/**
 * The number of cards suggested as cuts: a fifth of the list, at most ten.
 * @param listed cards of the list, without commanders
 * @example cutsShown(22) // 4
 */
export const cutsShown = (listed: number): number => Math.min(MAX_CUTS, Math.floor(listed / 5));

/**
 * The title of the recommendations for a job that a list lacks.
 * @example lackText({ job: 'ramp', have: 3, usual: 10.2 }) // 'Ramp: you have 3, decks like yours play 10'
 */
export const lackText = ({ job, have, usual }: RecLack): string =>
  `${TAG_LABELS[job]}: you have ${countText(have)}, decks like yours play ${countText(Math.round(usual))}`;

/** Recommendations under one title, best first. */
export interface TitledRecs<R> {
  /** undefined for those that are for no job in particular */
  readonly title: string | undefined;
  readonly recs: readonly R[];
}

/** The recommendations without lands in groups: jobs that the list lacks, what it lacks most first, then the others. */
export const groupRecs = <R>(
  recs: readonly R[],
  recOf: (one: R) => Pick<Rec, 'lacks' | 'land'>,
): readonly TitledRecs<R>[] => {
  const shareOf = (one: R): number => {
    const { lacks } = recOf(one);
    return lacks === undefined ? 0 : 1 - lacks.have / lacks.usual;
  };
  const groups = new Map<string | undefined, R[]>();
  for (const rec of [...recs].sort((a, b) => shareOf(b) - shareOf(a))) {
    const { land, lacks } = recOf(rec);
    if (land === true) continue;
    const title = lacks && lackText(lacks);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [rec]);
    else group.push(rec);
  }
  return [...groups].map(([title, own]) => ({ title, recs: own }));
};
