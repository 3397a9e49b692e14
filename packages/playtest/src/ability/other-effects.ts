import { readCycling, readDraw, readFoundLands, readLandDrops, readSearches } from './read-cards';
import { readFinishers, readPumps, readReductions, readTokens, readTreasures } from './read-effects';
import { readPoison, readToxic } from './read-poison';
import { readPermanentMana, readRitual } from './read-mana';
import { costsMany, type Paragraph } from './wording';

/** Keywords, and effects on opponents, protection and life, which change nothing in a game alone. */
const WITHOUT_EFFECT: readonly RegExp[] = [
  /^(?:(?:flying|first strike|double strike|deathtouch|defender|haste|hexproof|indestructible|lifelink|menace|reach|trample|vigilance|flash|shroud|ward[^.]*|protection from [^.]*|fear|intimidate|shadow|skulk|horsemanship|banding|changeling|devoid|partner[^.]*|choose a background|friends forever|doctor's companion|infect|wither|undying|persist|flanking|prowess|exalted|extort|enchant [^.]*|equip[^.]*|crew \d+|reconfigure[^.]*|cycling[^.]*|[a-z]+cycling[^.]*|kicker[^.]*|flashback[^.]*|split second|storm|cascade|bestow[^.]*|unearth[^.]*|echo[^.]*|evoke[^.]*|morph[^.]*|megamorph[^.]*|disguise[^.]*|foretell[^.]*|suspend[^.]*|escape[^.]*|embalm[^.]*|eternalize[^.]*|emerge[^.]*|encore[^.]*|overload[^.]*|rebound|retrace|toxic \d+|poisonous \d+|annihilator \d+|this spell can't be countered|~ can't be countered|totem armor|umbra armor|spree|living weapon|job select|offspring[^.]*|daybound|nightbound|compleated|sunburst|riot|mentor|training|dethrone|myriad|melee|battle cry|rampage \d+|bushido \d+|exploit|fabricate \d+)(?:[,;]|$) ?)+$/,
  /\b(?:destroy|exile|counter|tap|untap|return|gain control of|fight|fights|goad|detain)\b[^.]*\b(?:target|each|all|up to|another|any|those|that)\b/,
  /\bdeals? [^.]*\bto (?:any|target|each creature|up to|that|another)\b/,
  /\byou gain (?:\d+|x|that much|life)/,
  /^(?:scry|surveil) \d+\.?$/,
  /\b(?:target|each|an|that) (?:player|opponent)s?\b[^.]*\b(?:discards?|sacrifices?|mills?|loses?|can't|puts?|exiles?|reveals?)\b/,
  /\bopponents?\b[^.]*\bcan't\b/,
  /\b(?:hexproof|indestructible|protection|shroud|ward)\b/,
  /^(?!~ )[^.]*\bcosts? \{[^}]+\} (?:more|less) to cast\b/,
  /^choose (?:one|two|one or more|one or both|up to)\b/,
  /^~ enters (?:the battlefield )?(?:tapped|with)\b/,
  /\bcan't (?:be )?(?:attack|block|blocked|countered|be regenerated)/,
  /\bno maximum hand size\b/,
  /\bprevent (?:all|the next)\b/,
  /^equip\b|^crew\b|\bgains? (?:flying|haste|trample|vigilance|lifelink|menace|deathtouch|first strike|reach)\b|\b(?:has|have) (?:flying|haste|trample|vigilance|lifelink|menace|deathtouch|first strike|reach)\b/,
  /^(?:\+\d+|[-−]\d+|0|level up|\{[^}]+\}: level \d)/,
];

const isModelled = (paragraph: Paragraph, isPermanent: boolean): boolean => {
  const { text } = paragraph;
  return (
    readSearches(text, 'spell').length > 0 ||
    readFoundLands(text).length > 0 ||
    readLandDrops(text).length > 0 ||
    readDraw(text).length > 0 ||
    readCycling(text).length > 0 ||
    readTreasures(text).length > 0 ||
    readTokens(text).length > 0 ||
    readPumps(text).length > 0 ||
    readReductions(text).length > 0 ||
    readToxic(text) > 0 ||
    readFinishers(text).length > 0 ||
    // What else proliferates is not known.
    readPoison(text).some((each) => each.kind !== 'poison' || each.of !== 'poisoned') ||
    (isPermanent ? readPermanentMana([paragraph], false) : readRitual([paragraph])).length > 0
  );
};

/** Happens as often as a number says. */
const REPEATED = /\bprocess (?:x|\d+) (?:more )?times\b/;

/** Whether some of these paragraphs say what a game alone would have to know and does not. */
export const hasOtherEffects = (paragraphs: readonly Paragraph[], isPermanent: boolean): boolean =>
  paragraphs.some(
    (paragraph) =>
      REPEATED.test(paragraph.text) ||
      costsMany(paragraph.text) ||
      (!WITHOUT_EFFECT.some((pattern) => pattern.test(paragraph.text)) &&
        !isModelled(paragraph, isPermanent)),
  );
