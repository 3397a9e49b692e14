/** What every player would name a deck of a commander. */
export interface CasualCommander {
  readonly name: string;
  /** its theme by key, or creature type as `tribe:vampire`; more than one where players would name either */
  readonly themes: readonly string[];
  /** fewest cards of it in a deck of 100, its commander among them */
  readonly cards: number;
}

/** Well-known commanders of tables at home, and what their decks are about: our own judgement, 2026-11-26. */
const TABLE = `
Edgar Markov|tribe:vampire|20
Meren of Clan Nel Toth|reanimator aristocrats sacrifice graveyard|8
Krenko, Mob Boss|tribe:goblin|20
Lathril, Blade of the Elves|tribe:elf|20
The Ur-Dragon|tribe:dragon|20
Atraxa, Praetors' Voice|counters proliferate infect superfriends|10
The First Sliver|tribe:sliver|20
Gishath, Sun's Avatar|tribe:dinosaur|20
Wilhelt, the Rotcleaver|tribe:zombie|20
Giada, Font of Hope|tribe:angel|15
Yuriko, the Tiger's Shadow|tribe:ninja ninjutsu|10
Arahbo, Roar of the World|tribe:cat|15
Sythis, Harvest's Hand|enchantress|20
Light-Paws, Emperor's Voice|auras voltron enchantress|15
Uril, the Miststalker|auras voltron|12
Sram, Senior Edificer|equipment auras voltron|12
Rafiq of the Many|exalted voltron|6
Talrand, Sky Summoner|spellslinger|25
Kess, Dissident Mage|spellslinger|25
Mizzix of the Izmagnus|spellslinger x-spells storm|20
Feather, the Redeemed|spellslinger heroic|20
Niv-Mizzet, Parun|spellslinger wheels card-draw burn pingers|10
Breya, Etherium Shaper|artifacts|20
Urza, Lord High Artificer|artifacts|20
Shorikai, Genesis Engine|vehicles|8
Brago, King Eternal|blink etb|8
Teysa Karlov|aristocrats|12
Korvold, Fae-Cursed King|sacrifice aristocrats treasure food|10
Nekusar, the Mindrazer|wheels group-slug burn card-draw|8
Oloro, Ageless Ascetic|lifegain|12
Karlov of the Ghost Council|lifegain|12
Rhys the Redeemed|tokens tribe:elf|12
Tatyova, Benthic Druid|landfall lands|10
Lord Windgrace|lands landfall|8
Muldrotha, the Gravetide|graveyard self-mill reanimator|12
Phenax, God of Deception|mill|8
Kynaios and Tiro of Meletis|group-hug|6
Aurelia, the Warleader|extra-combats aggro|4
Tergrid, God of Fright // Tergrid's Lantern|discard sacrifice|8
Kadena, Slinking Sorcerer|morph|12
Arcades, the Strategist|toughness defenders|12
Jodah, the Unifier|legends|25
Fynn, the Fangbearer|deathtouch infect|10
Commodore Guff|superfriends|10
`;

/** The well-known casual commanders. */
export const CASUAL_COMMANDERS: readonly CasualCommander[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name = '', themes = '', cards = ''] = line.split('|');
    return { name, themes: themes.split(' '), cards: Number(cards) };
  });
