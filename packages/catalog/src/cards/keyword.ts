import { FACE_SEPARATOR } from '@crownsmith/domain';

/** Keyword abilities (CR 702, read 2026-11-20). */
// prettier-ignore
const KEYWORD_ABILITIES = [
  'Absorb', 'Affinity', 'Afflict', 'Afterlife', 'Aftermath', 'Amplify', 'Annihilator', 'Ascend', 'Assist',
  'Aura swap', 'Awaken', 'Backup', 'Banding', 'Bands with other', 'Bargain', 'Basic landcycling', 'Battle cry',
  'Bestow', 'Blitz', 'Bloodthirst', 'Boast', 'Bushido', 'Buyback', 'Cascade', 'Casualty', 'Champion', 'Changeling',
  'Choose a background', 'Cipher', 'Cleave', 'Commander ninjutsu', 'Companion', 'Compleated', 'Conspire', 'Convoke',
  'Craft', 'Crew', 'Cumulative upkeep', 'Cycling', 'Dash', 'Daybound', 'Deathtouch', 'Decayed', 'Defender', 'Delve',
  'Demonstrate', 'Desertwalk', 'Dethrone', 'Devoid', 'Devour', 'Disguise', 'Disturb', "Doctor's companion",
  'Double strike', 'Double team', 'Dredge', 'Echo', 'Embalm', 'Emerge', 'Enchant', 'Encore', 'Enlist', 'Entwine',
  'Epic', 'Equip', 'Escalate', 'Escape', 'Eternalize', 'Evoke', 'Evolve', 'Exalted', 'Exhaust', 'Exploit', 'Extort',
  'Fabricate', 'Fading', 'Fear', 'First strike', 'Flanking', 'Flash', 'Flashback', 'Flying', 'For Mirrodin!',
  'Forecast', 'Forestcycling', 'Forestwalk', 'Foretell', 'Fortify', 'Freerunning', 'Frenzy', 'Friends forever',
  'Fuse', 'Gift', 'Graft', 'Gravestorm', 'Harmonize', 'Haste', 'Haunt', 'Hexproof', 'Hexproof from', 'Hidden agenda',
  'Hideaway', 'Horsemanship', 'Impending', 'Improvise', 'Indestructible', 'Infect', 'Ingest', 'Intensity',
  'Intimidate', 'Islandcycling', 'Islandwalk', 'Job select', 'Jump-start', 'Kicker', 'Landcycling', 'Landwalk',
  'Level up', 'Lifelink', 'Living metal', 'Living weapon', 'Madness', 'Mayhem', 'Megamorph', 'Melee', 'Menace',
  'Mentor', 'Miracle', 'Mobilize', 'Modular', 'More Than Meets the Eye', 'Morph', 'Mountaincycling', 'Mountainwalk',
  'Multikicker', 'Mutate', 'Myriad', 'Nightbound', 'Ninjutsu', 'Nonbasic landwalk', 'Offering', 'Offspring',
  'Outlast', 'Overload', 'Partner', 'Partner with', 'Persist', 'Phasing', 'Plainscycling', 'Plainswalk', 'Plot',
  'Poisonous', 'Protection', 'Prototype', 'Provoke', 'Prowess', 'Prowl', 'Rampage', 'Ravenous', 'Reach', 'Read ahead',
  'Rebound', 'Reconfigure', 'Recover', 'Reinforce', 'Renown', 'Replicate', 'Retrace', 'Riot', 'Ripple', 'Saddle',
  'Scavenge', 'Shadow', 'Shroud', 'Skulk', 'Slivercycling', 'Soulbond', 'Soulshift', 'Space sculptor', 'Specialize',
  'Spectacle', 'Splice', 'Split second', 'Spree', 'Squad', 'Station', 'Storm', 'Sunburst', 'Surge', 'Suspend',
  'Swampcycling', 'Swampwalk', 'Toxic', 'Training', 'Trample', 'Transfigure', 'Transmute', 'Tribute',
  'Typecycling', 'Undaunted', 'Undying', 'Unearth', 'Unleash', 'Vanishing', 'Vigilance', 'Visit', 'Ward', 'Warp',
  'Web-slinging', 'Wither', 'Wizardcycling',
] as const;

/** Ability words, which precede a dash and have no rules meaning (CR 207.2c, read 2026-11-20). */
// prettier-ignore
const ABILITY_WORDS = [
  'Adamant', 'Addendum', 'Alliance', 'Battalion', 'Bloodrush', 'Celebration', 'Channel', 'Chroma', 'Cohort',
  'Constellation', 'Converge', 'Corrupted', "Council's dilemma", 'Coven', 'Delirium', 'Descend 4',
  'Descend 8', 'Domain', 'Eerie', 'Eminence', 'Enrage', 'Fateful hour', 'Fathomless descent', 'Ferocious', 'Flurry',
  'Formidable', 'Grandeur', 'Hellbent', 'Heroic', 'Imprint', 'Inspired', 'Join forces', 'Kinship', 'Landfall',
  'Lieutenant', 'Magecraft', 'Metalcraft', 'Morbid', 'Pack tactics', 'Paradox', 'Parley', 'Radiance', 'Raid', 'Rally',
  'Renew', 'Revolt', 'Secret council', 'Spell mastery', 'Strive', 'Survival', 'Sweep', 'Tempting offer', 'Threshold',
  'Undergrowth', 'Valiant', 'Void', 'Will of the council', 'Will of the planeswalkers',
] as const;

/**
 * Keyword actions that sources list as keywords (CR 701, read 2026-11-20), without those that are also everyday words:
 * this list is only for old files.
 */
// prettier-ignore
const KEYWORD_ACTIONS = [
  'Adapt', 'Amass', 'Bolster', 'Clash', 'Detain', 'Explore', 'Fateseal', 'Fight', 'Goad', 'Investigate', 'Manifest',
  'Mill', 'Monstrosity', 'Populate', 'Proliferate', 'Regenerate', 'Scry', 'Support', 'Surveil', 'Transform',
] as const;

const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'");

interface Word {
  readonly word: string;
  readonly folded: string;
}

/** Words by the first character of their folded form, longer words before their prefixes. */
const byFirstCharacter = (words: readonly string[]): ReadonlyMap<string, readonly Word[]> => {
  const groups = new Map<string, Word[]>();
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const folded = fold(word);
    const group = groups.get(folded.charAt(0));
    if (group === undefined) groups.set(folded.charAt(0), [{ word, folded }]);
    else group.push({ word, folded });
  }
  return groups;
};

const ABILITIES_BY_CHARACTER = byFirstCharacter(KEYWORD_ABILITIES);
const ABILITY_WORDS_BY_CHARACTER = byFirstCharacter(ABILITY_WORDS);
const ACTION = new RegExp(`\\b(${KEYWORD_ACTIONS.join('|')})s?\\b`, 'gi');

const wordAtStart = (
  words: ReadonlyMap<string, readonly Word[]>,
  text: string,
  mayFollow: (rest: string) => boolean,
): string | undefined => {
  const folded = fold(text);
  const group = words.get(folded.charAt(0)) ?? [];
  return group.find((each) => folded.startsWith(each.folded) && mayFollow(folded.slice(each.folded.length)))
    ?.word;
};

const isWordEnd = (rest: string): boolean => !/^[\w'-]/.test(rest);

/** The keywords of a line that lists keywords ("Flying, vigilance", "Cycling {2}"), else none. */
const keywordsOfLine = (line: string): readonly string[] => {
  const found: string[] = [];
  for (const segment of line.split(/[,;]\s*/)) {
    const keyword = wordAtStart(ABILITIES_BY_CHARACTER, segment, isWordEnd);
    if (keyword === undefined) break;
    found.push(keyword);
    // A sentence after a cost or quality ends the list.
    if (/[.:]/.test(segment) && !/\.$/.test(segment)) break;
  }
  return found;
};

/** A text without the names of its card, which may contain the word of a keyword action. */
const withoutNames = (text: string, name: string): string => {
  const faces = name.split(FACE_SEPARATOR).filter((face) => face !== '');
  return faces.reduce((rest, face) => rest.replaceAll(face, '~'), text);
};

/**
 * The keywords of a card, derived from its rules text, for sources without keywords. Ignores reminder text and keywords
 * that the card only grants or mentions, because these do not begin a line.
 * @param name the card's name, which its text may mention
 * @example keywordsFromText('Flying, haste\nCycling {2} (Pay to draw.)') // ['Flying', 'Haste', 'Cycling']
 */
export const keywordsFromText = (text: string, name = ''): readonly string[] => {
  const found = new Set<string>();
  const bare = text.replaceAll(/\([^()]*\)/g, '');
  for (const line of bare.split('\n').map((each) => each.trim())) {
    for (const keyword of keywordsOfLine(line)) {
      found.add(keyword);
      // Sources list both.
      if (keyword === 'Partner with') found.add('Partner');
    }
    const abilityWord = wordAtStart(ABILITY_WORDS_BY_CHARACTER, line, (rest) => rest.startsWith(' —'));
    if (abilityWord !== undefined) found.add(abilityWord);
  }
  for (const [, action = ''] of withoutNames(bare, name).matchAll(ACTION))
    found.add(action.charAt(0).toUpperCase() + action.slice(1).toLowerCase());
  return [...found];
};
