/** Red cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const RED_CARDS = `
Abrade|{1}{R}|Instant|||~ prm|u|0.5|removal|
Act of Treason|{2}{R}|Sorcery|||~ m20|c|0.25||
Aggravated Assault|{2}{R}|Enchantment|||ons e02|r|25||
Aggressive Mining|{3}{R}|Enchantment|||m15|r|1|draw|
Alena, Kessig Trapper|{4}{R}|Legendary Creature — Human Scout|4/3|First strike; Partner|cmr|u|0.5||
All Will Be One|{3}{R}{R}|Enchantment|||one|m|3||
Anarchist|{4}{R}|Creature — Human Wizard|2/2||~ tpr|c|0.25|recursion|
Anax, Hardened in the Forge|{1}{R}{R}|Legendary Enchantment Creature — Demigod|*/3||thb|u|0.5||
Ancient Copper Dragon|{4}{R}{R}|Creature — Elder Dragon|6/5|Flying|clb|m|40|ramp|
Anger|{3}{R}|Creature — Incarnation|2/2|Haste|jud uma|u|0.5||
Anger of the Gods|{1}{R}{R}|Sorcery|||~ ima|r|1|sweeper|
Angrath's Marauders|{5}{R}{R}|Creature — Human Pirate|4/4||xln|r|1||
Ardent Elementalist|{3}{R}|Creature — Human Shaman|2/1||mid|c|0.25|recursion|
Ashmouth Hound|{1}{R}|Creature — Elemental Dog|2/1||~ ddk|c|0.25||
Atsushi, the Blazing Sky|{2}{R}{R}|Legendary Creature — Dragon Spirit|4/4|Flying; Trample|neo|m|3||
Baeloth Barrityl, Entertainer|{4}{R}|Legendary Creature — Elf Shaman|2/5|Choose a Background|clb|u|0.5||
Balduvian Rage|{X}{R}|Instant|||csp|u|0.5||
Balefire Dragon|{5}{R}{R}|Creature — Dragon|6/6|Flying|~ puma|m|25|sweeper|
Battering Sliver|{5}{R}|Creature — Sliver|4/4||plc|c|0.25||
Bearer of the Heavens|{7}{R}|Creature — Giant|10/10||jou|r|1|sweeper|
Beetleback Chief|{2}{R}{R}|Creature — Goblin Warrior|2/2||~ cm2|u|0.5||
Besmirch|{1}{R}{R}|Sorcery||Goad|cn2|u|0.5||
Big Score|{3}{R}|Instant|||snc|c|0.25|ramp|
Birgi, God of Storytelling // Harnfel, Horn of Bounty|{2}{R} // {4}{R}|Legendary Creature — God // Legendary Artifact|3/3 // |Boast|khm|r|1|ramp|layout=modal_dfc
Bitter Reunion|{1}{R}|Enchantment|||bro|c|0.25|draw|
Blasphemous Act|{8}{R}|Sorcery|||~ c18|r|8|sweeper|
Blood Moon|{2}{R}|Enchantment|||drk a25|r|15||salt=2.6
Blur Sliver|{2}{R}|Creature — Sliver|2/2||m14|c|0.25||
Boggart Shenanigans|{2}{R}|Kindred Enchantment — Goblin|||~ evg|u|0.5|removal|
Bolt Bend|{3}{R}|Instant|||war|u|0.5|protection|
Bonesplitter Sliver|{3}{R}|Creature — Sliver|2/2||tsp|c|0.25||
Bonfire of the Damned|{X}{X}{R}|Sorcery||Miracle|~ mm3|m|3|removal|
Bonus Round|{1}{R}{R}|Sorcery|||bbd|r|1||
Braid of Fire|{1}{R}|Enchantment||Cumulative upkeep|csp|r|1|ramp|
Brallin, Skyshark Rider|{3}{R}|Legendary Creature — Human Shaman|3/3|Partner with Shabraz, the Skyshark|c20|m|3||
Brash Taunter|{4}{R}|Creature — Goblin|1/1|Indestructible; Fight|m21|r|1|removal|
Brass's Bounty|{6}{R}|Sorcery|||~ prm|r|1|ramp|
Breakneck Rider // Neck Breaker|{1}{R}{R} // |Creature — Human Scout Werewolf // Creature — Werewolf|3/3 // 4/3|Transform|soi|u|0.5||layout=transform
Breeches, Brazen Plunderer|{3}{R}|Legendary Creature — Goblin Pirate|3/3|Menace; Partner|cmr|u|0.5||
Burning Inquiry|{R}|Sorcery|||m10|c|0.25||
Burning Sun's Avatar|{3}{R}{R}{R}|Creature — Dinosaur Avatar|6/6||~ prm|r|1|removal|
Burning-Fist Minotaur|{1}{R}|Creature — Minotaur Wizard|2/1|First strike|hou|u|0.5||
By Force|{X}{R}|Sorcery|||akh|u|0.5|removal|
Captain Lannery Storm|{2}{R}|Legendary Creature — Human Pirate|2/2|Haste|xln|r|1|ramp|
Captivating Crew|{3}{R}|Creature — Human Pirate|4/3||~ gnt|r|1||
Cathartic Reunion|{1}{R}|Sorcery|||kld|c|0.25|draw|
Cavalier of Flame|{2}{R}{R}{R}|Creature — Elemental Knight|6/5||m20|m|3||
Chain Reaction|{2}{R}{R}|Sorcery|||~ c18|r|1|sweeper|
Chance Encounter|{2}{R}{R}|Enchantment|||ody|r|1||
Chandra's Incinerator|{5}{R}|Creature — Elemental|6/6|Trample|m21|r|1||
Chandra, Acolyte of Flame|{1}{R}{R}|Legendary Planeswalker — Chandra|L4||m20|r|1|recursion|
Chandra, Awakened Inferno|{4}{R}{R}|Legendary Planeswalker — Chandra|L6||m20|m|3|removal sweeper|
Chandra, Torch of Defiance|{2}{R}{R}|Legendary Planeswalker — Chandra|L4||~ prm|m|15|ramp removal|
Chaos Warp|{2}{R}|Instant|||~ c19|r|8|removal|
City on Fire|{5}{R}{R}{R}|Enchantment||Convoke|mom|r|1||
Comet Storm|{X}{R}{R}|Instant||Multikicker|~ c17|m|3||
Confusion in the Ranks|{3}{R}{R}|Enchantment|||mrd|r|1||
Conspicuous Snoop|{R}{R}|Creature — Goblin Rogue|2/2||m21|r|1||
Crackle with Power|{X}{X}{X}{R}{R}|Sorcery|||stx|m|3||
Crimson Wisps|{R}|Instant|||shm|c|0.25|draw|
Crucible of Fire|{3}{R}|Enchantment|||~ ima|r|1||
Curse of Opulence|{R}|Enchantment — Aura Curse||Enchant|c17|u|0.5|ramp|
Cursed Mirror|{2}{R}|Artifact|||c21|r|1|ramp|
Dan Lewis|{1}{R}|Legendary Creature — Human|2/2|Doctor's companion|who|r|1||
Daretti, Scrap Savant|{3}{R}|Legendary Planeswalker — Daretti|L3||~ cm2|m|3|draw recursion|commander
Dargo, the Shipwrecker|{6}{R}|Legendary Creature — Giant Pirate|7/5|Trample; Partner|cmr|u|0.5||
Deflecting Swat|{2}{R}|Instant|||c20|r|60|protection|salt=2.2
Delina, Wild Mage|{3}{R}|Legendary Creature — Elf Shaman|3/2||afr|r|1||
Desperate Ritual|{1}{R}|Instant — Arcane||Splice|~ uma|u|0.5|ramp|
Dictate of the Twin Gods|{3}{R}{R}|Enchantment||Flash|~ prm|r|1||
Dire Fleet Daredevil|{1}{R}|Creature — Human Pirate|2/1|First strike|rix|r|1||
Disrupt Decorum|{2}{R}{R}|Sorcery||Goad|c17|r|1||
Double Vision|{3}{R}{R}|Enchantment|||m21|r|1||
Dragon Fodder|{1}{R}|Sorcery|||~ gnt|c|0.25||
Dragon Tempest|{1}{R}|Enchantment|||~ ima|u|8||
Dragon's Approach|{2}{R}|Sorcery|||stx|c|0.25||
Dragon's Rage Channeler|{R}|Creature — Human Shaman|1/1||mh2|u|0.5||
Dragonlord's Servant|{1}{R}|Creature — Goblin Shaman|1/3||~ ima|c|0.25|ramp|
Dragonspeaker Shaman|{1}{R}{R}|Creature — Human Barbarian Shaman|2/2||scg c17|u|8|ramp|
Drannith Stinger|{1}{R}|Creature — Human Wizard|2/2|Cycling|iko|c|0.25|draw|
Dual Casting|{1}{R}|Enchantment — Aura||Enchant|avr|r|1||
Dualcaster Mage|{1}{R}{R}|Creature — Human Wizard|2/2|Flash|~ cm2|r|1||
Earthquake|{X}{R}|Sorcery|||lea cm2|r|1|sweeper|
Eidolon of the Great Revel|{R}{R}|Enchantment Creature — Spirit|2/2||~ a25|r|1||
Electrostatic Field|{1}{R}|Creature — Wall|0/4|Defender|grn|u|0.5||
Embercleave|{4}{R}{R}|Legendary Artifact — Equipment||Flash; Equip|eld|m|15||
Embereth Shieldbreaker // Battle Display|{1}{R} // {R}|Creature — Human Knight // Sorcery — Adventure|2/1 // ||eld|u|0.5|removal|layout=adventure
Empty the Warrens|{3}{R}|Sorcery||Storm|~ dds|c|0.25||
Etali, Primal Storm|{4}{R}{R}|Legendary Creature — Elder Dinosaur|6/6||~ pres|r|1|draw|
Expedite|{R}|Instant|||~ bbd|c|0.25|draw|
Experimental Frenzy|{3}{R}|Enchantment|||grn|r|1||
Fable of the Mirror-Breaker // Reflection of Kiki-Jiki|{2}{R} // |Enchantment — Saga // Enchantment Creature — Goblin Shaman| // 2/2||neo|r|1|draw|layout=transform
Faithless Looting|{R}|Sorcery||Flashback|~ c19|c|1.5|draw|
Faithless Salvaging|{1}{R}|Instant|||mh2|c|0.25||
Falkenrath Gorger|{R}|Creature — Vampire Berserker|2/1||soi|r|1||
Fanatic of Mogis|{3}{R}|Creature — Minotaur Shaman|4/2||ths|u|0.5||
Faultgrinder|{6}{R}|Creature — Elemental|4/4|Trample; Evoke|~ cmd|c|0.25|removal|
Feldon of the Third Path|{1}{R}{R}|Legendary Creature — Human Artificer|2/3||~ c19|m|3||
Feldon, Ronom Excavator|{1}{R}|Legendary Creature — Human Artificer|2/2|Haste|bro|r|1||
Fervent Champion|{R}|Creature — Human Knight|1/1|First strike; Haste; Equip|eld|r|1||
Fiery Confluence|{2}{R}{R}|Sorcery|||~ cm2|r|1|removal sweeper|
Fiery Emancipation|{3}{R}{R}{R}|Enchantment|||m21|m|3||
Fiery Gambit|{2}{R}|Sorcery|||mrd|r|1|ramp removal|
Fiery Temper|{1}{R}{R}|Instant||Madness|~ c19|c|0.25|removal|
Fire Diamond|{2}|Artifact|||mir cm2|u|0.5|ramp|identity=R
Fireblast|{4}{R}{R}|Instant|||~ prm|c|0.25|removal|
Firebrand Archer|{1}{R}|Creature — Human Archer|2/1||hou|c|0.25||
Firedrinker Satyr|{R}|Creature — Satyr Shaman|2/1||ths|r|1||
Flame Rift|{1}{R}|Sorcery|||nem|c|0.25||
Flamekin Harbinger|{R}|Creature — Elemental Shaman|1/1||~ hop|u|0.5|tutor|
Fling|{1}{R}|Instant|||sth eld|c|0.25|removal|
Forerunner of the Empire|{3}{R}|Creature — Human Soldier|1/3||rix|u|0.5|sweeper tutor|
Fork|{R}{R}|Instant|||lea me4|r|1||
Fumiko the Lowblood|{2}{R}{R}|Legendary Creature — Human Samurai|3/2||bok cm2|r|1||
Furnace of Rath|{1}{R}{R}{R}|Enchantment|||~ dpa|r|1||
Fury|{3}{R}{R}|Creature — Elemental Incarnation|3/3|Double strike; Evoke|mh2|m|40|removal|
Gamble|{R}|Sorcery|||~ uma|r|15|tutor|game-changer
Ganax, Astral Hunter|{4}{R}|Legendary Creature — Dragon|3/4|Flying; Choose a Background|clb|u|0.5||
Gauntlet of Might|{4}|Artifact|||lea prm|r|300|ramp|identity=R
Geier Reach Bandit // Vildin-Pack Alpha|{2}{R} // |Creature — Human Rogue Werewolf // Creature — Werewolf|3/2 // 4/3|Haste; Transform|soi|r|1||layout=transform
Generator Servant|{1}{R}|Creature — Elemental|2/1||~ uma|c|0.25|ramp|
Glint-Horn Buccaneer|{1}{R}{R}|Creature — Minotaur Pirate|2/4|Haste|m20|r|1||
Glorybringer|{3}{R}{R}|Creature — Dragon|4/4|Flying; Haste|~ prm|r|1|removal|
Goblin Bombardment|{1}{R}|Enchantment|||~ prm|u|0.5||
Goblin Bushwhacker|{R}|Creature — Goblin Warrior|1/1|Kicker|zen|c|0.25||
Goblin Chieftain|{1}{R}{R}|Creature — Goblin|2/2|Haste|~ ddt|r|8||
Goblin Chirurgeon|{R}|Creature — Goblin Shaman|0/2|Regenerate|~ me1|c|0.25|protection|
Goblin Cratermaker|{1}{R}|Creature — Goblin Warrior|2/2||grn|u|0.5|removal|
Goblin Engineer|{1}{R}|Creature — Goblin Artificer|1/2||mh1|r|1|recursion tutor|
Goblin Game|{5}{R}{R}|Sorcery|||pls|r|1||
Goblin Instigator|{1}{R}|Creature — Goblin Rogue|1/1||m19|c|0.25||
Goblin King|{1}{R}{R}|Creature — Goblin|2/2||lea 10e|r|1||
Goblin Matron|{2}{R}|Creature — Goblin|1/1||usg mh1|u|8|tutor|
Goblin Rabblemaster|{2}{R}|Creature — Goblin Warrior|2/2||~ ddt|r|1||
Goblin Recruiter|{1}{R}|Creature — Goblin|1/1||vis 6ed|u|15|tutor|
Goblin Ringleader|{3}{R}|Creature — Goblin|2/2|Haste|apc m20|u|0.5||
Goblin Spymaster|{2}{R}|Creature — Goblin Rogue|2/1|First strike|~ pz2|r|1||
Goblin Trashmaster|{2}{R}{R}|Creature — Goblin Warrior|3/3||m19|r|1|removal|
Goblin War Strike|{R}|Sorcery|||~ scg|c|0.25|removal|
Goblin Warchief|{1}{R}{R}|Creature — Goblin Warrior|2/2||scg dom|u|8|ramp|
Goblin Welder|{R}|Creature — Goblin Artificer|1/1||ulg cm2|r|1||
Godo, Bandit Warlord|{5}{R}|Legendary Creature — Human Barbarian|3/3||chk c16|r|1|tutor|
Goldspan Dragon|{3}{R}{R}|Creature — Dragon|4/4|Flying; Haste|khm|m|15|ramp|
Grapeshot|{1}{R}|Sorcery||Storm|~ dds|c|0.25||
Gratuitous Violence|{2}{R}{R}{R}|Enchantment|||ons cn2|r|1||
Grenzo, Havoc Raiser|{R}{R}|Legendary Creature — Goblin Rogue|2/2|Goad|~ pz2|r|1||
Grip of Chaos|{4}{R}{R}|Enchantment|||scg|r|1||
Guild Artisan|{1}{R}|Legendary Enchantment — Background|||clb|u|0.5||
Gut, True Soul Zealot|{2}{R}|Legendary Creature — Goblin Shaman|2/2|Choose a Background|clb|u|0.5||
Guttersnipe|{2}{R}|Creature — Goblin Shaman|2/2||~ c19|u|0.5||
Hanweir Garrison|{2}{R}|Creature — Human Soldier|2/3||emn|r|1||layout=meld
Harmonic Prodigy|{1}{R}|Creature — Human Wizard|1/3|Prowess|mh2|r|1||
Harsh Mentor|{1}{R}|Creature — Human Cleric|2/2||akh|r|1||
Hazoret the Fervent|{3}{R}|Legendary Creature — God|5/4|Indestructible; Haste|akh|m|3||
Heart Sliver|{1}{R}|Creature — Sliver|1/1||~ h09|c|0.25||
Heartless Hidetsugu|{3}{R}{R}|Legendary Creature — Ogre Shaman|4/3||bok cns|r|1||
Hellkite Charger|{4}{R}{R}|Creature — Dragon|5/5|Flying; Haste|~ c17|r|1||
Hellkite Igniter|{5}{R}{R}|Creature — Dragon|5/5|Flying; Haste|~ c18|r|1||
Hellkite Tyrant|{4}{R}{R}|Creature — Dragon|6/5|Flying; Trample|~ c16|m|3||
Hellrider|{2}{R}{R}|Creature — Devil|3/3|Haste|~ mm3|r|1|removal|
Hobgoblin Bandit Lord|{1}{R}{R}|Creature — Goblin Rogue|2/3||afr|r|1||
Hordeling Outburst|{1}{R}{R}|Sorcery|||~ a25|c|0.25||
Hound of Griselbrand|{2}{R}{R}|Creature — Elemental Dog|2/2|Double strike; Undying|avr|r|1|recursion|
Hour of Devastation|{3}{R}{R}|Sorcery|||hou|r|1|sweeper|
Humble Defector|{1}{R}|Creature — Human Rogue|2/1||~ a25|u|0.5|draw|
Ignite the Future|{3}{R}|Sorcery||Flashback|c19|r|1|draw recursion|
Impact Tremors|{1}{R}|Enchantment|||dtk|c|8||
Imperial Recruiter|{2}{R}|Creature — Human Advisor|1/1||~ a25|m|3|tutor|
Impulsive Pilferer|{R}|Creature — Goblin Pirate|1/1|Encore|cmr|c|0.25||
Incandescent Soulstoke|{2}{R}|Creature — Elemental Shaman|2/2||~ mm2|u|0.5||
Increasing Vengeance|{R}{R}|Instant||Flashback|~ c19|r|1|recursion|
Infernal Plunge|{R}|Sorcery|||isd|c|0.25|ramp|
Inferno Titan|{4}{R}{R}|Creature — Giant|6/6||~ cm2|m|3||
Ingot Chewer|{4}{R}|Creature — Elemental|3/3|Evoke|~ uma|c|0.25|removal|
Instigator Gang // Wildblood Pack|{3}{R} // |Creature — Human Werewolf // Creature — Werewolf|2/3 // 5/5|Trample; Transform|isd|r|1||layout=transform
Insurrection|{5}{R}{R}{R}|Sorcery|||ons cmd|r|1||
Iron Myr|{2}|Artifact Creature — Myr|1/1||mrd som|c|0.25|ramp|identity=R
Jaxis, the Troublemaker|{3}{R}|Legendary Creature — Human Warrior|2/3|Blitz|snc|r|1||
Jeska's Will|{2}{R}|Sorcery|||cmr|r|40|ramp|game-changer; salt=1.9
Jeska, Thrice Reborn|{2}{R}|Legendary Planeswalker — Jeska|L0|Partner|cmr|m|3||
Kari Zev, Skyship Raider|{1}{R}|Legendary Creature — Human Pirate|1/3|First strike; Menace|aer|r|1||
Karlach, Fury of Avernus|{4}{R}|Legendary Creature — Tiefling Barbarian|5/4|Choose a Background|clb|m|3||
Kazuul, Tyrant of the Cliffs|{3}{R}{R}|Legendary Creature — Ogre Warrior|5/4||~ c16|r|1||
Kediss, Emberclaw Familiar|{1}{R}|Legendary Creature — Elemental Lizard|1/1|Partner|cmr|u|0.5||
Kessig Flamebreather|{1}{R}|Creature — Human Shaman|1/3||vow|c|0.25||
Kessig Malcontents|{2}{R}|Creature — Human Warrior|3/1||avr|u|0.5|removal|
Khorvath Brightflame|{5}{R}|Legendary Creature — Dragon|3/4|Flying; Haste; Partner with Sylvia Brightspear|~ pbbd|r|1|tutor|
Kiki-Jiki, Mirror Breaker|{2}{R}{R}{R}|Legendary Creature — Goblin Shaman|2/2|Haste|chk ima|m|25||
Komainu Battle Armor|{2}{R}|Artifact Creature — Equipment Dog|2/2|Menace; Reconfigure|nec|r|1||
Koth of the Hammer|{2}{R}{R}|Legendary Planeswalker — Koth|L3||~ ddi|m|3|ramp|
Kragma Butcher|{2}{R}|Creature — Minotaur Warrior|2/3|Inspired|bng|c|0.25||
Krark, the Thumbless|{1}{R}|Legendary Creature — Goblin Wizard|2/2|Partner|cmr|r|1||
Krark-Clan Shaman|{R}|Creature — Goblin Shaman|1/1||mrd|c|0.25|sweeper|
Krenko's Command|{1}{R}|Sorcery|||~ ddt|c|0.25||
Krenko, Mob Boss|{2}{R}{R}|Legendary Creature — Goblin Warrior|3/3||~ ddt|r|25||
Krenko, Tin Street Kingpin|{2}{R}|Legendary Creature — Goblin|1/2||war|r|1||
Kruin Outlaw // Terror of Kruin Pass|{1}{R}{R} // |Creature — Human Rogue Werewolf // Creature — Werewolf|2/2 // 3/3|First strike; Double strike; Transform|isd|r|1||layout=transform
Laelia, the Blade Reforged|{2}{R}|Legendary Creature — Spirit Warrior|2/2|Haste|c21|r|1|draw|
Lathliss, Dragon Queen|{4}{R}{R}|Legendary Creature — Dragon|6/6|Flying|m19|r|8||
Legion Warboss|{2}{R}|Creature — Goblin Soldier|2/2|Mentor|grn|r|1||
Leyline Tyrant|{2}{R}{R}|Creature — Dragon|4/4|Flying|znr|m|3|ramp|
Light Up the Stage|{2}{R}|Sorcery||Spectacle|rna|u|0.5|draw|
Lightning Bolt|{R}|Instant|||lea pf19|r|1.5|removal|
Magda, Brazen Outlaw|{1}{R}|Legendary Creature — Dwarf Berserker|2/1||khm|r|1|ramp tutor|
Magus of the Wheel|{2}{R}|Creature — Human Wizard|3/3||~ c19|r|1|draw|
Malignus|{3}{R}{R}|Creature — Elemental Spirit|*/*||avr|m|3||
Mana Clash|{R}|Sorcery||Clash|~ 9ed|r|1||
Mana Echoes|{2}{R}{R}|Enchantment|||ons|r|1|ramp|
Mana Flare|{2}{R}|Enchantment|||lea prm|r|1|ramp|
Mana Geyser|{3}{R}{R}|Sorcery|||~ cns|c|0.25|ramp|
Manabarbs|{3}{R}|Enchantment|||lea m12|r|1||
Marauding Raptor|{1}{R}|Creature — Dinosaur|2/3||m20|r|1|ramp|
Mirror March|{5}{R}|Enchantment|||rna|r|1||
Mizzium Mortars|{1}{R}|Sorcery||Overload|~ gk1|r|1|removal sweeper|
Mizzix's Mastery|{3}{R}|Sorcery||Overload|~ pz1|r|1||
Mob Rule|{4}{R}{R}|Sorcery|||frf|r|1||
Mogg War Marshal|{1}{R}|Creature — Goblin Warrior|1/1|Echo|~ ema|c|0.25||
Molten Primordial|{5}{R}{R}|Creature — Avatar|6/4|Haste|gtc|r|1||
Moltensteel Dragon|{4}{R/P}{R/P}|Artifact Creature — Phyrexian Dragon|4/4|Flying|nph|r|1||
Moraug, Fury of Akoum|{4}{R}{R}|Legendary Creature — Minotaur Warrior|6/6|Landfall|znr|m|3||
Mox Ruby|{0}|Artifact|||lea ovnt|m|1200|ramp|banned; identity=R
Muxus, Goblin Grandee|{4}{R}{R}|Legendary Creature — Goblin Noble|4/4||jmp|r|1||
Neheb, Dreadhorde Champion|{2}{R}{R}|Legendary Creature — Zombie Minotaur Warrior|5/4|Trample|war|r|1|ramp|
Neheb, the Eternal|{3}{R}{R}|Legendary Creature — Zombie Minotaur Warrior|4/6|Afflict|hou|m|3|ramp|
Oath of Chandra|{1}{R}|Legendary Enchantment|||ogw|r|1|removal|
Okaun, Eye of Chaos|{4}{R}|Legendary Creature — Cyclops Berserker|3/3|Partner with Zndrsplt, Eye of Wisdom|~ pbbd|r|1|tutor|
Oracle of Bones|{2}{R}{R}|Creature — Minotaur Shaman|3/1|Haste; Tribute|bng|r|1||
Otepec Huntmaster|{1}{R}|Creature — Human Shaman|1/2||xln|u|0.5|ramp|
Outpost Siege|{3}{R}|Enchantment|||~ c17|r|1|draw|
Past in Flames|{3}{R}|Sorcery||Flashback|~ mm3|m|3|recursion|
Port Razer|{3}{R}{R}|Creature — Orc Pirate|4/4||cmr|m|3||
Possibility Storm|{3}{R}{R}|Enchantment|||dgm|r|1||
Price of Progress|{1}{R}|Instant|||exo ema|u|0.5||
Professional Face-Breaker|{2}{R}|Creature — Human Warrior|2/3|Menace|snc|r|1|ramp|
Purphoros, God of the Forge|{3}{R}|Legendary Enchantment Creature — God|6/5|Indestructible|ths|m|25||
Pyretic Ritual|{1}{R}|Instant|||m11|c|0.25|ramp|
Pyroblast|{R}|Instant|||ice prm|c|0.25|removal|
Pyroclasm|{1}{R}|Sorcery|||~ a25|u|0.5|sweeper|
Pyrohemia|{2}{R}{R}|Enchantment|||~ cma|u|0.5|sweeper|
Quest for the Goblin Lord|{R}|Enchantment|||wwk|u|0.5||
Ragavan, Nimble Pilferer|{R}|Legendary Creature — Monkey Pirate|2/1|Dash|mh2|m|80|ramp|
Rageblood Shaman|{1}{R}{R}|Creature — Minotaur Shaman|2/3|Trample|ths|r|1||
Rakish Heir|{2}{R}|Creature — Vampire|2/2||~ c17|u|0.5||
Rampaging Ferocidon|{2}{R}|Creature — Dinosaur|3/3|Menace|xln|r|1||
Raptor Hatchling|{1}{R}|Creature — Dinosaur|1/1|Enrage|xln|u|0.5||
Reckless Fireweaver|{1}{R}|Creature — Human Artificer|1/3||kld|c|0.25||
Reckless Impulse|{1}{R}|Sorcery|||vow|c|0.25|draw|
Reckless Rage|{R}|Instant|||rix|u|0.5|removal|
Red Elemental Blast|{R}|Instant|||lea a25|u|0.5|removal|
Reforge the Soul|{3}{R}{R}|Sorcery||Miracle|~ c16|r|8|draw|
Reiterate|{1}{R}{R}|Instant||Buyback|tsp|r|1||
Relentless Assault|{2}{R}{R}|Sorcery|||~ ddt|r|1||
Reverberate|{R}{R}|Instant|||~ m13|r|1||
Rite of Flame|{R}|Sorcery|||csp|c|0.25|ramp|
Rograkh, Son of Rohgahh|{0}|Legendary Creature — Kobold Warrior|0/1|First strike; Menace; Trample; Partner|cmr|u|0.5||identity=R
Roiling Vortex|{1}{R}|Enchantment|||znr|r|1||
Rowan Kenrith|{4}{R}{R}|Legendary Planeswalker — Rowan|L4|Partner with Will Kenrith|~ pbbd|m|3|sweeper tutor|commander
Rundvelt Hordemaster|{1}{R}|Creature — Goblin Warrior|1/1||dmu|r|1||
Runehorn Hellkite|{5}{R}|Creature — Dragon|5/5|Flying|~ pz2|r|1|draw|
Sarkhan, Fireblood|{1}{R}{R}|Legendary Planeswalker — Sarkhan|L3||m19|m|3|draw ramp|
Savage Beating|{3}{R}{R}|Instant||Entwine|dst|r|1||
Scourge of Valkas|{2}{R}{R}{R}|Creature — Dragon|4/4|Flying|~ ima|r|8||
Scourge of the Throne|{4}{R}{R}|Creature — Dragon|5/5|Flying; Dethrone|~ vma|m|40||
Scrambleverse|{6}{R}{R}|Sorcery|||m12|r|1||salt=2.2
Seething Song|{2}{R}|Instant|||~ ddg|c|0.25|ramp|
Seize the Day|{3}{R}|Sorcery||Flashback|~ uma|r|1||
Seven Dwarves|{1}{R}|Creature — Dwarf|2/2||eld|c|0.25||
Shared Animosity|{2}{R}|Enchantment|||~ e02|r|1||
Shatterskull Smashing // Shatterskull, the Hammer Pass|{X}{R}{R} // |Sorcery // Land|||znr|m|3|removal|layout=modal_dfc
Siege Modification|{1}{R}{R}|Enchantment — Aura||Enchant|aer|u|0.5|removal|
Siege-Gang Commander|{3}{R}{R}|Creature — Goblin|2/2||scg gnt|r|1||
Silverclad Ferocidons|{5}{R}{R}|Creature — Dinosaur|8/5|Enrage|rix|r|1|removal|
Simian Spirit Guide|{2}{R}|Creature — Ape Spirit|2/2||~ a25|u|8|ramp|
Skirk Prospector|{R}|Creature — Goblin|1/1||ons dom|c|0.25|ramp|
Skyline Despot|{5}{R}{R}|Creature — Dragon|5/5|Flying|~ pz2|r|1|draw|
Slicer, Hired Muscle // Slicer, High-Speed Antagonist|{4}{R} // |Legendary Artifact Creature — Robot // Legendary Artifact — Vehicle|3/4 // 3/2|Double strike; Haste; More Than Meets the Eye; Living metal|bot||0.5||layout=transform
Smash to Smithereens|{1}{R}|Instant|||~ prm|c|0.25|removal|
Smokebraider|{1}{R}|Creature — Elemental Shaman|1/1||~ mm2|c|0.25|ramp|
Sneak Attack|{3}{R}|Enchantment|||usg ema|m|40||
Solphim, Mayhem Dominus|{2}{R}{R}|Legendary Creature — Phyrexian Horror|5/4||one|m|3||
Soul-Scar Mage|{R}|Creature — Human Wizard|1/2|Prowess|akh|r|1||
Spear Spewer|{R}|Creature — Goblin Warrior|0/2|Defender|rna|c|0.25||
Star of Extinction|{5}{R}{R}|Sorcery|||xln|m|3|removal sweeper|
Starstorm|{X}{R}{R}|Instant||Cycling|ons cm2|r|1|draw sweeper|
Start Your Engines|{3}{R}|Sorcery|||kld|u|0.5||
Stolen Strategy|{4}{R}|Enchantment|||bbd|r|1||
Storm-Kiln Artist|{3}{R}|Creature — Dwarf Shaman|2/2|Magecraft|stx|u|0.5|ramp|
Stormbreath Dragon|{3}{R}{R}|Creature — Dragon|4/4|Flying; Haste; Protection; Monstrosity|ths|m|8||
Street Urchin|{1}{R}|Legendary Enchantment — Background|||clb|c|0.25||
Strike It Rich|{R}|Sorcery||Flashback|mh2|u|0.5|ramp|
Striking Sliver|{R}|Creature — Sliver|1/1||m14|c|0.25||
Subterranean Tremors|{X}{R}|Sorcery|||~ pz2|m|3|sweeper|
Sulfuric Vortex|{1}{R}{R}|Enchantment|||scg ema|r|1||
Tavern Brawler|{2}{R}|Legendary Enchantment — Background|||clb||0.5||
Tavern Scoundrel|{1}{R}|Creature — Human Rogue|1/3||mh2|c|0.25||
Tempt with Vengeance|{X}{R}|Sorcery||Tempting offer|c13|r|1||
Terror of the Peaks|{3}{R}{R}|Creature — Dragon|5/4|Flying|m21|m|25|removal|
Thermo-Alchemist|{1}{R}|Creature — Human Shaman|0/3|Defender|~ uma|c|0.25||
Thieves' Auction|{4}{R}{R}{R}|Sorcery|||~ 8ed|r|1|sweeper|
Thorncaster Sliver|{4}{R}|Creature — Sliver|2/2||m14|r|1||
Thrill of Possibility|{1}{R}|Instant|||eld|c|0.25|draw|
Thunderbreak Regent|{2}{R}{R}|Creature — Dragon|4/4|Flying|~ prm|r|1||
Tibalt's Trickery|{1}{R}|Instant|||khm|r|1||
Toggo, Goblin Weaponsmith|{2}{R}|Legendary Creature — Goblin Artificer|2/2|Landfall; Partner|cmr|u|0.5||
Toralf, God of Fury // Toralf's Hammer|{2}{R}{R} // {1}{R}|Legendary Creature — God // Legendary Artifact — Equipment|5/4 // |Trample; Equip|khm|m|3||layout=modal_dfc
Torbran, Thane of Red Fell|{1}{R}{R}{R}|Legendary Creature — Dwarf Noble|2/4||eld|r|1||
Tormenting Voice|{1}{R}|Sorcery|||~ gnt|c|0.25||
Trash for Treasure|{2}{R}|Sorcery|||~ c16|r|1|recursion|
Treasonous Ogre|{3}{R}|Creature — Ogre Shaman|2/3|Dethrone|~ pz2|u|0.5|ramp|
Treasure Nabber|{2}{R}|Creature — Goblin Rogue|3/2||~ pz2|r|1||
Underworld Breach|{1}{R}|Enchantment|||thb|r|25|recursion|game-changer; salt=1.9
Unexpected Windfall|{2}{R}{R}|Instant|||afr|c|0.25|ramp|
Unholy Heat|{R}|Instant|||mh2|c|0.25|removal|
Urabrask the Hidden|{3}{R}{R}|Legendary Creature — Phyrexian Praetor|4/4||~ ima|m|3||
Utvara Hellkite|{6}{R}{R}|Creature — Dragon|6/6|Flying|~ gk2|m|40||
Valakut Awakening // Valakut Stoneforge|{2}{R} // |Instant // Land|||znr|r|1|draw|layout=modal_dfc
Valduk, Keeper of the Flame|{2}{R}|Legendary Creature — Human Shaman|3/2||dom|u|0.5||
Vance's Blasting Cannons // Spitfire Bastion|{3}{R} // |Legendary Enchantment // Legendary Land||Transform|~ pxtc|r|1|draw|layout=transform
Vandalblast|{R}|Sorcery||Overload|~ c15|u|8|removal sweeper|
Voldaren Epicure|{R}|Creature — Vampire|1/1||vow|c|0.25||
Warp World|{5}{R}{R}{R}|Sorcery|||rav m10|r|1||salt=2.2
Warstorm Surge|{5}{R}|Enchantment|||~ c19|r|1||
Wheel of Fate||Sorcery||Suspend|~ c16|r|1||identity=R
Wheel of Fortune|{2}{R}|Sorcery|||lea vma|m|300|draw|
Wheel of Misfortune|{2}{R}|Sorcery|||cmr|r|8|draw|
Wild Magic Surge|{R}{R}|Instant|||clb||0.5||
World at War|{3}{R}{R}|Sorcery||Rebound|roe|r|1||
Worldgorger Dragon|{3}{R}{R}{R}|Creature — Nightmare Dragon|7/7|Flying; Trample|jud ema|m|3|sweeper|
Wrathful Red Dragon|{3}{R}{R}|Creature — Dragon|5/5|Flying|clb|r|1||
Wrenn's Resolve|{1}{R}|Sorcery|||mom|c|0.25|draw|
Xorn|{2}{R}|Creature — Elemental|3/2||afr|r|1|ramp|
Yasmin Khan|{3}{R}|Legendary Creature — Human Detective|3/3|Doctor's companion|who|r|1||
Young Pyromancer|{1}{R}|Creature — Human Shaman|2/1||~ uma|u|0.5||
Zada, Hedron Grinder|{3}{R}|Legendary Creature — Goblin Ally|3/3||~ a25|u|0.5||
Zealous Conscripts|{4}{R}|Creature — Human Warrior|3/3|Haste|~ mm3|r|25||
`;
