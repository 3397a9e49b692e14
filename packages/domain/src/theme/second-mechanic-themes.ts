import { mechanic } from './mechanic';
import type { ThemeSpec } from './theme-spec';

/** Themes of mechanics, by the names that cards give them, F to P. */
export const SECOND_MECHANIC_THEMES = {
  fight: mechanic({
    name: 'Fight',
    description: 'Creatures that settle it among themselves.',
    cards: 'cards that make creatures fight or bite',
    signals: [
      { keywords: ['fight'] },
      {
        wording:
          /\bfights?\b|\bdeals damage equal to its power to (?:target|another|up to one target) creature/,
      },
    ],
  }),
  firebending: mechanic({
    name: 'Firebending',
    description: 'Attacks that pay for instants.',
    cards: 'cards with firebending',
    signals: [{ keywords: ['firebending'] }, { phrases: ['firebend'] }],
  }),
  flashback: mechanic({
    name: 'Flashback',
    description: 'Casts each spell twice, the second time from the graveyard.',
    cards: 'cards with flashback or a similar ability, or that grant it',
    signals: [
      { keywords: ['flashback', 'jump-start', 'retrace', 'aftermath', 'harmonize'] },
      { wording: /\b(?:flashback|jump-start|retrace|harmonize)\b/ },
    ],
  }),
  food: mechanic({
    name: 'Food',
    description: 'Cooks, eats and profits.',
    cards: 'cards that make Food or use it',
    signals: [{ wording: /\bfoods?\b/ }],
  }),
  foretell: mechanic({
    name: 'Foretell',
    description: 'Puts spells aside for later, at a discount.',
    cards: 'cards that foretell, plot or care about it',
    signals: [{ keywords: ['foretell'] }, { phrases: ['foretell', 'foretold'] }],
  }),
  freerunning: mechanic({
    name: 'Freerunning',
    description: 'Assassins that come cheaper after a hit.',
    cards: 'cards with freerunning',
    signals: [{ keywords: ['freerunning'] }, { phrases: ['freerunning'] }],
  }),
  gift: mechanic({
    name: 'Gift',
    description: 'Promises gifts for better spells.',
    cards: 'cards that promise a gift',
    signals: [
      { keywords: ['gift'] },
      { wording: /\bgift (?:a|an|was|wasn't)\b|\bgive a gift\b|\bgift was promised\b/ },
    ],
  }),
  guildgates: mechanic({
    name: 'Guildgates',
    description: 'Gates, and what opens for them.',
    cards: 'Gates or cards that count them',
    signals: [{ types: ['gate'] }, { wording: /\bgates?\b/ }],
    commander: [{ wording: /\bgates?\b/ }],
  }),
  hellbent: mechanic({
    name: 'Hellbent',
    description: 'An empty hand is the best hand.',
    cards: 'cards that reward an empty hand',
    signals: [{ keywords: ['hellbent'] }, { phrases: ['no cards in hand', 'hellbent'] }],
  }),
  heroic: mechanic({
    name: 'Heroic',
    description: 'Heroes that grow when they are targeted.',
    cards: 'cards that reward targeting them',
    signals: [
      { keywords: ['heroic', 'valiant'] },
      {
        wording:
          /\bwhenever (?:you cast [^.,\n]*spell that targets|[^.,\n]* becomes the target of a spell[^.,\n]*you control)|\bspell that targets (?:~|this|only|a creature you control|one or more creatures you control)/,
      },
    ],
  }),
  historic: mechanic({
    name: 'Historic',
    description: 'Artifacts, legends and Sagas.',
    cards: 'cards that care about historic cards',
    signals: [{ phrases: ['historic'] }],
  }),
  impulse: mechanic({
    name: 'Impulse Draw',
    description: 'Exiles the top of the library and plays it while it may.',
    cards: 'cards that exile the top of your library to play it, or reward it',
    signals: [
      {
        wording:
          /\bexile (?:the top|cards from the top|that many cards from the top)[^\n]*\b(?:you )?may (?:play|cast)\b|\bplay (?:a|one or more) (?:lands? or cast (?:a )?spells?|cards?) from exile\b|\bspells? (?:you cast )?from exile\b/,
      },
    ],
  }),
  incubate: mechanic({
    name: 'Incubate',
    description: 'Eggs that hatch into Phyrexians.',
    cards: 'cards that incubate',
    signals: [{ keywords: ['incubate'] }, { wording: /\bincubates?\b|\bincubator\b/ }],
  }),
  junk: mechanic({
    name: 'Junk',
    description: 'Junk tokens, each a card to play from exile.',
    cards: 'cards that make Junk tokens or use them',
    signals: [{ wording: /\bjunk tokens?\b|\bjunks? you control\b/ }],
  }),
  kicker: mechanic({
    name: 'Kicker',
    description: 'Pays more and gets more.',
    cards: 'cards with kicker or that reward it',
    signals: [{ keywords: ['kicker', 'multikicker'] }, { wording: /\b(?:kicker|kicked)\b/ }],
  }),
  landwalk: mechanic({
    name: 'Landwalk',
    description: 'Creatures that cannot be blocked on the right ground.',
    cards: 'cards with or granting landwalk',
    signals: [
      {
        keywords: [
          'landwalk',
          'forestwalk',
          'islandwalk',
          'mountainwalk',
          'plainswalk',
          'swampwalk',
          'desertwalk',
        ],
      },
      { wording: /\b(?:forest|island|mountain|plains|swamp|land)walk\b/ },
    ],
    commander: [{ wording: /\b(?:have|gains?|with) \w+walk\b/, unless: /\btokens?\b/ }],
  }),
  lessons: mechanic({
    name: 'Lessons',
    description: 'Learns from the sideboard, or from the library.',
    cards: 'Lessons or cards that learn',
    signals: [{ types: ['lesson'] }, { keywords: ['learn'] }, { wording: /\blessons?\b|\blearn\b/ }],
  }),
  madness: mechanic({
    name: 'Madness',
    description: 'Discards its own cards, and casts them on the way.',
    cards: 'cards with madness or that grant it',
    signals: [{ keywords: ['madness', 'mayhem'] }, { wording: /\b(?:madness|mayhem)\b/ }],
    commander: [
      { keywords: ['madness'] },
      { wording: /\bmadness\b|\bdiscard a card: |\bwhenever you discard\b/ },
    ],
  }),
  modified: mechanic({
    name: 'Modified',
    description: 'Creatures with counters, Auras and Equipment.',
    cards: 'cards that reward modified creatures',
    signals: [{ wording: /\bmodified\b/ }],
  }),
  modular: mechanic({
    name: 'Modular',
    description: 'Machines that leave their counters to each other.',
    cards: 'cards with modular',
    signals: [{ keywords: ['modular'] }, { phrases: ['modular'] }],
  }),
  monarch: mechanic({
    name: 'Monarch',
    description: 'One crown, and everybody wants it.',
    cards: 'cards that make a monarch or care who it is',
    signals: [{ phrases: ['monarch'] }],
  }),
  mounts: mechanic({
    name: 'Mounts',
    description: 'Saddled beasts and their riders.',
    cards: 'Mounts or cards that care about them',
    signals: [{ types: ['mount'] }, { keywords: ['saddle'] }, { wording: /\bmounts?\b|\bsaddle(?:d|s)?\b/ }],
  }),
  mutate: mechanic({
    name: 'Mutate',
    description: 'Creatures upon creatures.',
    cards: 'cards with mutate',
    signals: [{ keywords: ['mutate'] }, { wording: /\bmutates?\b/ }],
  }),
  myriad: mechanic({
    name: 'Myriad',
    description: 'Attacks each opponent at once, with copies.',
    cards: 'cards with myriad, or copies that attack the other opponents',
    signals: [{ keywords: ['myriad', 'melee'] }, { phrases: ['myriad'] }],
  }),
  ninjutsu: mechanic({
    name: 'Ninjutsu',
    description: 'Unblocked attackers turn out to be ninjas.',
    cards: 'cards with ninjutsu or a similar ability',
    signals: [
      { keywords: ['ninjutsu', 'commander ninjutsu', 'sneak', 'web-slinging'] },
      { wording: /\bninjutsu\b|\bsneak\b/ },
    ],
  }),
  offspring: mechanic({
    name: 'Offspring',
    description: 'Creatures that bring a small copy along.',
    cards: 'cards with offspring',
    signals: [{ keywords: ['offspring'] }, { phrases: ['offspring'] }],
  }),
  'oil-counters': mechanic({
    name: 'Oil Counters',
    description: 'Oil that drips on everything.',
    cards: 'cards with oil counters',
    signals: [{ phrases: ['oil counter'] }],
  }),
  outlaws: mechanic({
    name: 'Outlaws',
    description: 'Assassins, Mercenaries, Pirates, Rogues and Warlocks.',
    cards: 'cards that care about outlaws',
    signals: [{ wording: /\boutlaws?\b/ }],
  }),
  paradox: mechanic({
    name: 'Paradox',
    description: 'Spells cast from anywhere but the hand.',
    cards: 'cards that reward casting spells from elsewhere than the hand',
    signals: [{ keywords: ['paradox'] }, { phrases: ['from anywhere other than your hand', 'paradox'] }],
  }),
  party: mechanic({
    name: 'Party',
    description: 'A Cleric, a Rogue, a Warrior and a Wizard.',
    cards: 'cards that count the creatures in the party',
    signals: [{ keywords: ['party'] }, { wording: /\bin your party\b|\bfull party\b|\byour party\b/ }],
  }),
  persist: mechanic({
    name: 'Persist',
    description: 'Creatures that return a little smaller.',
    cards: 'cards with persist or that grant it',
    signals: [{ keywords: ['persist'] }, { wording: /\bpersist\b/ }],
  }),
  phasing: mechanic({
    name: 'Phasing',
    description: 'Permanents that are gone for a turn.',
    cards: 'cards that phase out or let others do so',
    signals: [{ keywords: ['phasing'] }, { wording: /\bphases? (?:out|in)\b|\bphasing\b/ }],
  }),
  plot: mechanic({
    name: 'Plot',
    description: 'Schemes now, casts later for free.',
    cards: 'cards with plot',
    signals: [{ keywords: ['plot'] }, { wording: /\bplot(?:s|ted)?\b/ }],
  }),
  populate: mechanic({
    name: 'Populate',
    description: 'Copies the best token again and again.',
    cards: 'cards that populate or copy tokens',
    signals: [
      { keywords: ['populate'] },
      {
        wording:
          /\bpopulate\b|\bcop(?:y|ies) of (?:target|a|another target|each|that)(?: creature| artifact)? token\b/,
      },
    ],
  }),
  proliferate: mechanic({
    name: 'Proliferate',
    description: 'One more counter on everything.',
    cards: 'cards that proliferate',
    signals: [{ keywords: ['proliferate'] }, { phrases: ['proliferate'] }],
  }),
  prowess: mechanic({
    name: 'Prowess',
    description: 'Creatures that grow with each spell.',
    cards: 'creatures that grow when noncreature spells are cast',
    signals: [
      { keywords: ['prowess'] },
      { wording: /\bprowess\b|\bwhenever you cast (?:a noncreature|an instant or sorcery) spell, ~ gets \+/ },
    ],
  }),
} as const satisfies Readonly<Record<string, ThemeSpec>>;
