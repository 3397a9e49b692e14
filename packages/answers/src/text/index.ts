export { bannedText } from './banned-text';
export { differenceText } from './change-text';
export { alsoMeansText, findOtherMeanings, type OtherMeanings } from './also-means';
export { formatName } from './format-name';
export {
  commanderText,
  declaredBracketText,
  gamesBefore,
  handsText,
  idleText,
  manaText,
  meanIntervalText,
  seenText,
  winText,
  type DeclaredBracket,
} from './games-text';
export { countedText, countText, meanText, percentText, priceText, signedText } from './numbers';
export {
  commandersNoun,
  comparisonText,
  cutsShown,
  decksOfKinds,
  groupRecs,
  jobText,
  medianText,
  recReason,
  similarNoun,
  type TitledRecs,
} from './rec-reasons';
export { cutLabel, eventSizeText, pointsText, rateRange, rateText } from './result-text';
export { clockText, intervalText, playtestAnswerText } from './playtest-text';
export { shareAlone, shareText, shareValue } from './share-text';
export { limitNearest, unknownCardText } from './unknown-card';
export { violationFix } from './violation-fix';
export { dealHand, makeHand, parseHand, type DealtHand, type Hand } from '@crownsmith/playtest';
