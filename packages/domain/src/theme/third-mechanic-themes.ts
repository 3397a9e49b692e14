import { mechanic } from './mechanic';
import type { ThemeSpec } from './theme-spec';

/** A deck of many copies of one card, which may be played in any number (CR 903.5b and the card). */
const copies = (name: string, description: string): ThemeSpec => ({
  name,
  description,
  cards: `card named ${name}`,
  minCards: 1,
  signals: [{ names: [name.toLowerCase()] }],
});

/** Themes of mechanics, by the names that cards give them, R to Z. */
export const THIRD_MECHANIC_THEMES = {
  'rad-counters': mechanic({
    name: 'Rad Counters',
    description: 'Radiation mills and burns the table.',
    cards: 'cards with rad counters',
    signals: [{ phrases: ['rad counter', 'irradiate'] }],
  }),
  rooms: mechanic({
    name: 'Rooms',
    description: 'Unlocks one door, then the other.',
    cards: 'Rooms or cards that care about them',
    signals: [
      { types: ['room'] },
      { wording: /\brooms?\b|\bunlock(?:s|ed)? (?:a|this|that|the) (?:locked )?door\b/ },
    ],
  }),
  saprolings: mechanic({
    name: 'Saprolings',
    description: 'Small green tokens, everywhere.',
    cards: 'cards that make Saprolings or reward them',
    minCards: 4,
    signals: [{ wording: /\bsaprolings?\b/ }],
  }),
  scry: mechanic({
    name: 'Scry',
    description: 'Knows what comes next, and is paid for looking.',
    cards: 'cards that scry or reward it',
    signals: [{ keywords: ['scry'] }, { wording: /\bscry\b|\bscries\b/ }],
    commander: [{ wording: /\bwhenever you scry\b|\bscry \w+\b/ }],
  }),
  shadow: mechanic({
    name: 'Shadow',
    description: 'Creatures from another plane, which nobody blocks.',
    cards: 'cards with or granting shadow',
    signals: [{ keywords: ['shadow'] }, { wording: /\b(?:with|have|has|gains?) shadow\b/ }],
  }),
  shrines: mechanic({
    name: 'Shrines',
    description: 'Legendary enchantments, each of which makes the others stronger.',
    cards: 'Shrines or cards that care about them',
    signals: [{ types: ['shrine'] }, { wording: /\bshrines?\b/ }],
  }),
  spacecraft: mechanic({
    name: 'Spacecraft',
    description: 'Ships that creatures charge for take-off.',
    cards: 'Spacecraft or cards that station them',
    signals: [{ types: ['spacecraft'] }, { keywords: ['station'] }, { wording: /\bspacecrafts?\b/ }],
  }),
  speed: mechanic({
    name: 'Speed',
    description: 'Starts its engines and drives at maximum speed.',
    cards: 'cards that care about speed',
    signals: [
      { keywords: ['start your engines!', 'max speed'] },
      { phrases: ['start your engines', 'max speed', 'your speed'] },
    ],
  }),
  'spore-counters': mechanic({
    name: 'Spore Counters',
    description: 'Fungi that breed Saprolings, slowly.',
    cards: 'cards with spore counters',
    signals: [{ phrases: ['spore counter'] }],
  }),
  squad: mechanic({
    name: 'Squad',
    description: 'Creatures that come in as many copies as are paid for.',
    cards: 'cards with squad',
    signals: [{ keywords: ['squad'] }, { wording: /\bsquad\b/ }],
  }),
  stickers: mechanic({
    name: 'Stickers',
    description: 'Names, abilities and art to stick on.',
    cards: 'cards with stickers',
    signals: [{ wording: /\bstickers?\b/ }],
  }),
  'stun-counters': mechanic({
    name: 'Stun Counters',
    description: "Keeps the table's creatures tapped.",
    cards: 'cards with stun counters',
    signals: [{ phrases: ['stun counter'] }],
  }),
  sunburst: mechanic({
    name: 'Sunburst',
    description: 'Artifacts that count the colours paid for them.',
    cards: 'cards that count the colours of mana spent',
    signals: [
      { keywords: ['sunburst', 'converge'] },
      {
        phrases: [
          'sunburst',
          'color of mana spent to cast',
          'colors of mana spent to cast',
          'colors of mana were spent to cast',
        ],
      },
    ],
  }),
  surveil: mechanic({
    name: 'Surveil',
    description: 'Looks at the next cards and buries those that it does not need.',
    cards: 'cards that surveil or reward it',
    signals: [{ keywords: ['surveil'] }, { wording: /\bsurveils?\b/ }],
  }),
  suspend: mechanic({
    name: 'Suspend',
    description: 'Spells that tick down in exile.',
    cards: 'cards with suspend or that grant it',
    signals: [{ keywords: ['suspend'] }, { wording: /\bsuspend(?:ed)?\b/ }],
    commander: [{ keywords: ['suspend'] }, { wording: /\bsuspend(?:ed)?\b|\btime counters?\b/ }],
  }),
  'the-ring': mechanic({
    name: 'The Ring',
    description: 'The Ring tempts, and its bearer grows.',
    cards: 'cards with which the Ring tempts you, or that care about its bearer',
    signals: [{ phrases: ['the ring tempts', 'ring-bearer'] }],
  }),
  'time-counters': mechanic({
    name: 'Time Counters',
    description: 'Time passes, sooner or later.',
    cards: 'cards with or that move time counters',
    signals: [
      { keywords: ['vanishing', 'impending', 'time travel'] },
      { wording: /\btime counters?\b|\btime travel\b|\bsuspend\b/ },
    ],
  }),
  toxic: mechanic({
    name: 'Toxic',
    description: 'Each hit leaves poison.',
    cards: 'cards with or granting toxic',
    signals: [{ keywords: ['toxic'] }, { wording: /\btoxic\b/ }],
  }),
  transform: mechanic({
    name: 'Transform',
    description: 'Cards with two sides, turned over for profit.',
    cards: 'cards that transform or reward it',
    signals: [{ keywords: ['transform', 'craft'] }, { wording: /\btransforms?\b/ }],
  }),
  undying: mechanic({
    name: 'Undying',
    description: 'Creatures that die and come back larger.',
    cards: 'cards with undying or that grant it',
    signals: [{ keywords: ['undying'] }, { wording: /\bundying\b/ }],
  }),
  unearth: mechanic({
    name: 'Unearth',
    description: 'Creatures that rise for one last turn.',
    cards: 'cards with unearth or that grant it',
    signals: [{ keywords: ['unearth', 'encore'] }, { wording: /\bunearth\b/ }],
  }),
  'villainous-choice': mechanic({
    name: 'Villainous Choice',
    description: 'Opponents choose between two evils.',
    cards: 'cards with villainous choices',
    signals: [{ phrases: ['villainous choice'] }],
  }),
  void: mechanic({
    name: 'Void',
    description: 'Rewards what left the battlefield this turn, and warped spells.',
    cards: 'cards with void',
    signals: [{ keywords: ['void'] }, { phrases: ['was warped this turn'] }],
  }),
  ward: mechanic({
    name: 'Ward',
    description: 'Whoever targets these, pays.',
    cards: 'creatures with ward or cards that grant it',
    signals: [{ keywords: ['ward'] }, { wording: /\b(?:has|have|gains?) ward\b/ }],
    commander: [{ wording: /\b(?:has|have|gains?) ward\b/ }],
  }),
  warp: mechanic({
    name: 'Warp',
    description: 'Creatures that visit, leave and come back.',
    cards: 'cards with warp',
    signals: [{ keywords: ['warp'] }, { wording: /\bwarp(?:ed)?\b/ }],
  }),
  waterbending: mechanic({
    name: 'Waterbending',
    description: 'Artifacts and creatures pay for abilities.',
    cards: 'cards that waterbend',
    signals: [{ keywords: ['waterbend'] }, { phrases: ['waterbend'] }],
  }),
  'dragons-approach': copies("Dragon's Approach", 'The same sorcery, until a Dragon comes.'),
  'hare-apparent': copies('Hare Apparent', 'Rabbits, rabbits and rabbits.'),
  'persistent-petitioners': copies('Persistent Petitioners', 'Advisors that mill in fours.'),
  'rat-colony': copies('Rat Colony', 'As many Rats as fit, and each makes the others stronger.'),
  'relentless-rats': copies('Relentless Rats', 'A growing swarm of one kind of Rat.'),
  'shadowborn-apostles': {
    ...copies('Shadowborn Apostle', 'Six followers for one Demon.'),
    name: 'Shadowborn Apostles',
  },
  'slime-against-humanity': copies('Slime Against Humanity', 'Each Ooze larger than the one before.'),
  'tempest-hawk': copies('Tempest Hawk', 'Hawks that find each other.'),
  'templar-knights': {
    ...copies('Templar Knight', 'An order that finds its relics.'),
    name: 'Templar Knights',
  },
} as const satisfies Readonly<Record<string, ThemeSpec>>;
