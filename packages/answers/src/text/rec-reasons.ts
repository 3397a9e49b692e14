import type { Rec, RecComparison, RecEvidence, RecLack } from '@crownsmith/api-client';
import { andList, areEnoughDecks, FEW_SHARE, MOST_SHARE, TAG_LABELS, TAGS } from '@crownsmith/domain';
import { countedText, countText, meanText, priceText, signedText } from './numbers';

/** What the commanders of a list are called. @example commandersNoun(2) // 'your commanders' */
export const commandersNoun = (commanders: number): 'your commander' | 'your commanders' =>
  commanders === 1 ? 'your commander' : 'your commanders';

/** Decks that play a card, of those that could. @example ofDecks(16, 250, 'similar deck') // '16 of 250 similar decks' */
const ofDecks = (decks: number, of: number, noun: string): string =>
  `${countText(decks)} of ${countedText(of, noun)}`;

/**
 * What similar decks are called: most of those that are not near a list in bracket and price may be of tournaments.
 * @example similarNoun(undefined) // 'similar deck'
 */
export const similarNoun = (compared: RecComparison | undefined): string =>
  compared !== undefined &&
  compared.basis !== 'commander' &&
  compared.brackets === null &&
  compared.price === null &&
  compared.tournament * 2 > compared.decks
    ? 'similar tournament deck'
    : 'similar deck';

const similarText = (
  { similar_count, similar_share = 0, similar_decks }: RecEvidence,
  noun: string,
): string =>
  // Older servers send a share alone, of which the nearest decks make most: its decks cannot be counted.
  similar_count === undefined
    ? `${similar_share >= MOST_SHARE ? 'most' : 'some'} of ${countedText(similar_decks, noun)}`
    : ofDecks(similar_count, similar_decks, noun);

/** How many decks play a card that is recommended for others of the list: similar ones, else those of its commanders; not that none does. */
const togetherText = (evidence: RecEvidence, noun: string, withCommanders: string): string => {
  const { similar_count, similar_decks, num_decks, potential_decks } = evidence;
  if (similar_count !== undefined && areEnoughDecks(similar_decks))
    return similar_count > 0 ? `, and in ${ofDecks(similar_count, similar_decks, noun)}` : '';
  return num_decks > 0 && areEnoughDecks(potential_decks)
    ? `, and in ${ofDecks(num_decks, potential_decks, 'deck')} ${withCommanders}`
    : '';
};

const synergyText = ({ synergy }: RecEvidence): string =>
  synergy !== null && Math.round(synergy * 100) > 0 ? `, ${signedText(synergy)} synergy` : '';

/**
 * Why a card is recommended, or suggested as a cut, in a few words; every share as the decks that were counted. Undefined where the server
 * gave no reason.
 * @param commanders how many commanders the request had
 * @param compared which decks are the similar ones
 * @example recReason(rec, 1) // 'In 178 of 250 similar decks'
 */
export const recReason = (
  { reason, evidence }: Pick<Rec, 'reason' | 'evidence'>,
  commanders: number,
  compared?: RecComparison,
): string | undefined => {
  const noun = similarNoun(compared);
  const withCommanders = `with ${commandersNoun(commanders)}`;
  switch (reason?.kind) {
    case 'similar-decks':
      return `In ${similarText(evidence, noun)}`;
    case 'cards-together':
      return `Played with ${andList(evidence.because)}${togetherText(evidence, noun, withCommanders)}`;
    case 'commander':
      return `In ${ofDecks(evidence.num_decks, evidence.potential_decks, 'deck')} ${withCommanders}${synergyText(evidence)}`;
    case 'theme':
      return `Shares ${andList(reason.shared ?? [])} ${withCommanders}`;
    case 'popularity':
      return `In ${ofDecks(evidence.overall_decks ?? 0, evidence.overall_potential_decks ?? 0, 'deck')} that could play it`;
    case 'identity':
      return areEnoughDecks(Math.max(evidence.similar_decks, evidence.potential_decks))
        ? 'Fits the colours; no one figure speaks for it'
        : 'Fits the colours; few decks to compare';
    case 'surplus': {
      const { surplus_job: job } = evidence;
      return job === undefined
        ? 'More cards for its purpose than is usual'
        : jobText(job, commanders, compared);
    }
    case 'few-similar-decks':
      return (evidence.similar_share ?? 0) < FEW_SHARE
        ? `Only in ${similarText(evidence, noun)}`
        : `In ${similarText(evidence, noun)}, less often than in others that could play it`;
    case 'few-with-commander':
      return `Only in ${ofDecks(evidence.num_decks, evidence.potential_decks, 'deck')} ${withCommanders}`;
    case 'unsupported':
      return 'Fits your other cards less than they fit each other';
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

/** What decks have of a job; `lands` are one here. */
type Usual = Omit<RecLack, 'job' | 'have'> & { readonly job?: string };

/**
 * What is usual of a job, with the decks that it is the median of; of lands it is the mean.
 * @param commanders how many commanders the list has
 * @example medianText({ usual: 10, decks: 250, among: 'similar-decks' }, 1) // 'the median of 250 similar decks is 10'
 */
export const medianText = (
  { job, decks, among, usual }: Usual,
  commanders: number,
  compared?: RecComparison,
): string => {
  const rounded = meanText(usual);
  if (decks === undefined) return `decks like yours play ${rounded}`;
  const noun = among === 'commander' ? 'deck' : similarNoun(compared);
  return `the ${job === 'lands' ? 'mean' : 'median'} of ${countedText(decks, noun)}${among === 'commander' ? ` with ${commandersNoun(commanders)}` : ''} is ${rounded}`;
};

/**
 * What a list has of a job, beside what decks like it have: the title of the recommendations for one that it lacks.
 * @example jobText({ job: 'ramp', have: 3, usual: 10, decks: 250, among: 'similar-decks' }, 1) // 'Ramp: you have 3, the median of 250 similar decks is 10'
 */
export const jobText = (lack: RecLack, commanders: number, compared?: RecComparison): string =>
  `${TAG_LABELS[lack.job]}: you have ${countText(lack.have)}, ${medianText(lack, commanders, compared)}`;

const spanText = (
  { from, to }: { readonly from: number; readonly to: number },
  textOf: (value: number) => string,
): string => (from === to ? textOf(from) : `${textOf(from)} to ${textOf(to)}`);

/**
 * So many decks, with how many of them are of tournaments.
 * @example decksOfKinds(12, 11) // '12 decks, 11 of tournaments'
 */
export const decksOfKinds = (decks: number, tournament = 0): string =>
  `${countedText(decks, 'deck')}${tournament > 0 ? `, ${tournament === decks ? 'all' : countText(tournament)} of tournaments` : ''}`;

/** With fewer decks of its commanders, what their texts say counts, too. */
const FEW_OF_COMMANDERS = 20;

/** Of which brackets and prices decks are, and since when; without any condition undefined. */
const conditionTexts = ({ brackets, price, since }: RecComparison): readonly string[] => [
  ...(brackets === null
    ? []
    : [`of ${brackets.from === brackets.to ? 'bracket' : 'brackets'} ${spanText(brackets, String)}`]),
  ...(price === null
    ? []
    : [`that cost ${spanText(price, (value) => priceText(Math.round(value)).replace('.00', ''))}`]),
  ...(since == null ? [] : [`since ${since}`]),
];

const textsSay = (commanders: number): string =>
  commanders === 1 ? 'what the text of your commander says' : 'what the texts of your commanders say';

/** The decks that are looked at, by what is asked of them. */
const decksText = (compared: RecComparison, commanders: number): string =>
  [
    `${compared.commander_only ? ' of Commander' : ' of all formats'}${compared.of_commanders ? ` with ${commandersNoun(commanders)}` : ''}`,
    ...conditionTexts(compared),
  ].join(', ');

/** Where no decks are like the list: what counts in their place. */
const textBasis = (compared: RecComparison, commanders: number): string => {
  const { near_decks: near = 0, of_commanders } = compared;
  const decks = decksText(compared, commanders);
  if (of_commanders) return `There are no decks${decks}: cards are ordered by ${textsSay(commanders)}.`;
  const few =
    near === 0
      ? `There are no decks${decks}`
      : `There are only ${countedText(near, 'deck')}${decks}, too few to compare with`;
  return `${few}: cards are ordered by ${textsSay(commanders)} and what all decks play together.`;
};

const ofCommanders = (compared: RecComparison, commanders: number): string => {
  const few = compared.decks < FEW_OF_COMMANDERS ? ` and, as these are few, by ${textsSay(commanders)}` : '';
  return `Cards are ordered by the ${countedText(compared.decks, 'deck')}${decksText(compared, commanders)}${few}.`;
};

const ofSimilarDecks = (compared: RecComparison, commanders: number): string => {
  const { brackets, price, decks } = compared;
  const noun = similarNoun(compared);
  const any = [...(brackets === null ? ['bracket'] : []), ...(price === null ? ['price'] : [])];
  const open = any.length === 0 ? '' : `, of any ${any.join(' and ')}`;
  return `${noun[0]?.toUpperCase() ?? ''}${noun.slice(1)}s are the ${countText(decks)} most like yours among decks${decksText(compared, commanders)}${open}.`;
};

/**
 * Which decks a list is compared with, as a sentence: what "similar decks" are everywhere; of a list without cards the decks of its
 * commanders, and where no decks are near it, what counts in their place.
 * @param commanders how many commanders the list has
 * @example comparisonText({ decks: 250, of_commanders: false, commander_only: true, brackets: { from: 1, to: 3 }, price: { from: 50, to: 450 }, tournament: 0, card_price: null }, 1)
 *   // 'Similar decks are the 250 most like yours among decks of Commander, of brackets 1 to 3, that cost $50 to $450.'
 */
export const comparisonText = (compared: RecComparison, commanders: number): string => {
  const { basis = 'similar-decks', tournament, card_price: most } = compared;
  const sentence = { 'similar-decks': ofSimilarDecks, commander: ofCommanders, text: textBasis }[basis](
    compared,
    commanders,
  );
  const ofTournaments = tournament === 0 ? '' : ` Of tournaments: ${countText(tournament)} of them.`;
  const dear = most === null ? '' : ` Cards over ${priceText(most)} are left out: yours cost less.`;
  return `${sentence}${ofTournaments}${dear}`;
};

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
  commanders: number,
  compared?: RecComparison,
): readonly TitledRecs<R>[] => {
  const shareOf = (one: R): number => {
    const { lacks } = recOf(one);
    return lacks === undefined ? 0 : 1 - lacks.have / lacks.usual;
  };
  const groups = new Map<string | undefined, R[]>();
  /** Of jobs that it lacks alike, the order is that of all jobs. */
  const placeOf = (one: R): number => {
    const { lacks } = recOf(one);
    return lacks === undefined ? TAGS.length : TAGS.indexOf(lacks.job);
  };
  for (const rec of [...recs].sort((a, b) => shareOf(b) - shareOf(a) || placeOf(a) - placeOf(b))) {
    const { land, lacks } = recOf(rec);
    if (land === true) continue;
    const title = lacks && jobText(lacks, commanders, compared);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [rec]);
    else group.push(rec);
  }
  return [...groups].map(([title, own]) => ({ title, recs: own }));
};
