/** Multicoloured cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const MULTICOLOR_CARDS = `
Abrupt Decay|{B}{G}|Instant|||~ gk1|r|1|removal|
Abzan Charm|{W}{B}{G}|Instant|||~ c16|u|0.5|draw removal|
Adeliz, the Cinder Wind|{1}{U}{R}|Legendary Creature — Human Wizard|2/2|Flying; Haste|dom|u|0.5||
Admiral Beckett Brass|{1}{U}{B}{R}|Legendary Creature — Human Pirate|3/3||xln|m|3||
Aesi, Tyrant of Gyre Strait|{4}{G}{U}|Legendary Creature — Serpent|5/5|Landfall|cmr|m|3|draw|
Agrus Kos, Wojek Veteran|{3}{R}{W}|Legendary Creature — Human Soldier|3/3||rav gk1|r|1||
Ajani, Mentor of Heroes|{3}{G}{W}|Legendary Planeswalker — Ajani|L4||~ med|m|3||
Akiri, Line-Slinger|{R}{W}|Legendary Creature — Kor Soldier Ally|0/3|First strike; Vigilance; Partner|~ pz2|r|1||
Alela, Artful Provocateur|{1}{W}{U}{B}|Legendary Creature — Faerie Warlock|2/3|Flying; Deathtouch; Lifelink|eld|m|3||
Alesha, Who Smiles at Death|{2}{R}|Legendary Creature — Human Warrior|3/2|First strike|~ c16|r|1|recursion|identity=WBR
Alpine Houndmaster|{R}{W}|Creature — Human Warrior|2/2||m21|u|0.5||
Amalia Benavides Aguirre|{W}{B}|Legendary Creature — Vampire Scout|2/2|Ward; Explore|lci|r|1||
Aminatou, the Fateshifter|{W}{U}{B}|Legendary Planeswalker — Aminatou|L3||~ pz2|m|3|draw|commander
Anafenza, the Foremost|{W}{B}{G}|Legendary Creature — Human Soldier|4/4||ktk|m|8||
Anax and Cymede|{1}{R}{W}|Legendary Creature — Human Soldier|3/2|First strike; Vigilance; Heroic|ths|r|1||
Angrath, the Flame-Chained|{3}{B}{R}|Legendary Planeswalker — Angrath|L4||rix|m|3||
Anguished Unmaking|{1}{W}{B}|Instant|||~ prm|r|15|removal|
Anikthea, Hand of Erebos|{2}{W}{B}{G}|Legendary Enchantment Creature — Demigod|4/4|Menace|cmm|m|3|recursion|
Anim Pakal, Thousandth Moon|{1}{R}{W}|Legendary Creature — Human Soldier|1/2||lci|r|1||
Animar, Soul of Elements|{G}{U}{R}|Legendary Creature — Elemental|1/1|Protection|~ a25|m|25|ramp|
Anje Falkenrath|{1}{B}{R}|Legendary Creature — Vampire|1/3|Haste|c19|m|3||
Anya, Merciless Angel|{3}{R}{W}|Legendary Creature — Angel|4/4|Flying|~ cm2|m|3||
Apocalypse Hydra|{X}{R}{G}|Creature — Hydra|0/0||~ bbd|r|1||
Aragorn, King of Gondor|{1}{U}{R}{W}|Legendary Creature — Human Noble|4/4|Vigilance; Lifelink|ltc|m|3||
Aragorn, the Uniter|{R}{G}{W}{U}|Legendary Creature — Human Noble|5/5||ltr|m|3||
Arahbo, Roar of the World|{3}{G}{W}|Legendary Creature — Cat Avatar|5/5|Eminence|c17|m|3||
Arcades Sabboth|{2}{G}{G}{W}{W}{U}{U}|Legendary Creature — Elder Dragon|7/7|Flying|leg me3|r|1||
Arcades, the Strategist|{1}{G}{W}{U}|Legendary Creature — Elder Dragon|3/5|Flying; Vigilance|m19|m|3|draw|
Archangel Avacyn // Avacyn, the Purifier|{3}{W}{W} // |Legendary Creature — Angel // Legendary Creature — Angel|4/4 // 6/5|Flash; Flying; Vigilance; Transform|~ v17|m|3|protection sweeper|identity=WR; layout=transform
Arixmethes, Slumbering Isle|{2}{G}{U}|Legendary Creature — Kraken|12/12||~ pz2|r|1|ramp|
Arlinn Kord // Arlinn, Embraced by the Moon|{2}{R}{G} // |Legendary Planeswalker — Arlinn // Legendary Planeswalker — Arlinn|L3 // |Transform|~ v17|m|3||layout=transform
Artifact Mutation|{R}{G}|Instant|||~ c16|r|1|removal|
Arvad the Cursed|{3}{W}{B}|Legendary Creature — Vampire Knight|3/3|Deathtouch; Lifelink|dom|u|0.5||
Aryel, Knight of Windgrace|{2}{W}{B}|Legendary Creature — Human Knight|4/4|Vigilance|dom|r|1|removal|
Ashen Rider|{4}{W}{W}{B}{B}|Creature — Archon|5/5|Flying|ths|m|3|removal|
Assassin's Trophy|{B}{G}|Instant|||grn|r|15|ramp removal|
Assemble the Legion|{3}{R}{W}|Enchantment|||gtc|r|1||
Atarka, World Render|{5}{R}{G}|Legendary Creature — Dragon|6/4|Flying; Trample|~ c17|r|1||
Athreos, God of Passage|{1}{W}{B}|Legendary Enchantment Creature — God|5/4|Indestructible|jou|m|3|recursion|
Atraxa, Grand Unifier|{3}{G}{W}{U}{B}|Legendary Creature — Phyrexian Angel|7/7|Flying; Vigilance; Deathtouch; Lifelink|one|m|3|draw|
Atraxa, Praetors' Voice|{G}{W}{U}{B}|Legendary Creature — Phyrexian Angel Horror|4/4|Flying; Vigilance; Deathtouch; Lifelink; Proliferate|~ cm2|m|40||salt=2.2
Aura Shards|{1}{G}{W}|Enchantment|||inv cmd|u|40|removal|game-changer; salt=1.9
Aurelia, Exemplar of Justice|{2}{R}{W}|Legendary Creature — Angel|2/5|Flying; Mentor|grn|m|3||
Aurelia, the Warleader|{2}{R}{R}{W}{W}|Legendary Creature — Angel|3/4|Flying; Vigilance; Haste|~ gk1|m|3||
Ayli, Eternal Pilgrim|{W}{B}|Legendary Creature — Kor Cleric|2/3|Deathtouch|ogw|r|1|removal|
Azorius Signet|{2}|Artifact|||dis gk2|u|0.5|ramp|identity=WU
Baleful Strix|{U}{B}|Artifact Creature — Bird|1/1|Flying; Deathtouch|~ e01|u|0.5|draw|
Balmor, Battlemage Captain|{U}{R}|Legendary Creature — Bird Wizard|1/3|Flying|dmu|u|0.5||
Bant Charm|{G}{W}{U}|Instant|||~ c18|u|0.5|removal|
Baral and Kari Zev|{1}{U}{R}|Legendary Creature — Human|2/4|First strike; Menace|mom|r|1|draw|
Baylen, the Haymaker|{R}{G}{W}|Legendary Creature — Rabbit Warrior|4/3||blb|r|1|draw ramp|
Beck // Call|{G}{U} // {4}{W}{U}|Sorcery // Sorcery||Fuse|dgm|r|1|draw|layout=split
Bedevil|{B}{B}{R}|Instant|||rna|r|1|removal|
Binding the Old Gods|{2}{B}{G}|Enchantment — Saga|||khm|u|0.5|removal|layout=saga
Bioessence Hydra|{3}{G}{U}|Creature — Hydra Mutant|4/4|Trample|war|r|1||
Biomancer's Familiar|{G}{U}|Creature — Mutant|2/2|Adapt|rna|r|1|ramp|
Bioshift|{G/U}|Instant|||gtc|c|0.25||
Bjorna, Nightfall Alchemist|{U}{R}|Legendary Creature — Human|1/3|Friends forever|slx|r|1||
Bladewing the Risen|{3}{B}{B}{R}{R}|Legendary Creature — Zombie Dragon|4/4|Flying|scg ima|u|0.5|recursion|
Blood-Cursed Knight|{1}{W}{B}|Creature — Vampire Knight|3/2||ori|u|0.5||
Bloodbraid Elf|{2}{R}{G}|Creature — Elf Berserker|3/2|Haste; Cascade|~ pca|u|0.5||
Bloodtithe Harvester|{B}{R}|Creature — Vampire|3/2||vow|u|0.5||
Borborygmos|{3}{R}{R}{G}{G}|Legendary Creature — Cyclops|6/7|Trample|gpt gk2|r|1||
Borborygmos and Fblthp|{2}{G}{U}{R}|Legendary Creature — Cyclops Homunculus|6/5||mom|m|3||
Boros Charm|{R}{W}|Instant|||~ gk1|u|0.5|protection removal|
Boros Reckoner|{R/W}{R/W}{R/W}|Creature — Minotaur Wizard|3/3||~ gk1|r|1||
Boros Signet|{2}|Artifact|||rav gk1|c|0.25|ramp|identity=WR
Brago, King Eternal|{2}{W}{U}|Legendary Creature — Spirit Noble|2/4|Flying|~ ema|r|1||
Breaking // Entering|{U}{B} // {4}{B}{R}|Sorcery // Sorcery||Fuse|~ prm|r|1|recursion|layout=split
Breena, the Demagogue|{1}{W}{B}|Legendary Creature — Bird Warlock|1/3|Flying|c21|m|3|draw|
Breya, Etherium Shaper|{W}{U}{B}{R}|Legendary Artifact Creature — Human|4/4||~ pz2|m|15|removal|
Bring to Light|{3}{G}{U}|Sorcery||Converge|bfz|r|1|tutor|
Brion Stoutarm|{2}{R}{W}|Legendary Creature — Giant Warrior|4/4|Lifelink|~ a25|r|1|removal|
Bruenor Battlehammer|{2}{R}{W}|Legendary Creature — Dwarf Warrior|5/3||afr|u|0.5||
Bruna, Light of Alabaster|{3}{W}{W}{U}|Legendary Creature — Angel|5/5|Flying; Vigilance|~ c18|m|3||
Bruse Tarl, Boorish Herder|{2}{R}{W}|Legendary Creature — Human Ally|3/3|Partner|~ pz2|m|3||
Caesar, Legion's Emperor|{1}{R}{W}{B}|Legendary Creature — Human Soldier|4/4||pip|m|3||
Calix, Destiny's Hand|{2}{G}{W}|Legendary Planeswalker — Calix|L4||thb|m|3||
Captain Sisay|{2}{G}{W}|Legendary Creature — Human Soldier|2/2||inv v11|m|25|tutor|
Casualties of War|{2}{B}{B}{G}{G}|Sorcery|||war|r|1|removal|
Cecily, Haunted Mage|{1}{U}{B}{R}|Legendary Creature — Human Wizard|3/5|Friends forever|slx|r|1||
Chatterfang, Squirrel General|{2}{G}|Legendary Creature — Squirrel Warrior|3/3|Forestwalk; Landwalk|mh2|m|3||identity=BG
Child of Alara|{W}{U}{B}{R}{G}|Legendary Creature — Avatar|6/6|Trample|~ v14|m|3|sweeper|
Chromium|{2}{W}{W}{U}{U}{B}{B}|Legendary Creature — Elder Dragon|7/7|Flying; Rampage|leg me3|r|1||
Chulane, Teller of Tales|{2}{G}{W}{U}|Legendary Creature — Human Druid|2/4|Vigilance|eld|m|3|draw|
Cliffhaven Vampire|{2}{W}{B}|Creature — Vampire Warrior Ally|2/4|Flying|ogw|u|0.5||
Cloudblazer|{3}{W}{U}|Creature — Human Scout|2/2|Flying|~ a25|u|0.5|draw|
Cloudshredder Sliver|{R}{W}|Creature — Sliver|1/1||mh1|r|1||
Coalition Victory|{3}{W}{U}{B}{R}{G}|Sorcery|||inv tsb|r|1||game-changer; salt=2.2
Codie, Vociferous Codex|{3}|Legendary Artifact Creature — Construct|1/4||stx|r|1||identity=WUBRG
Coiling Oracle|{G}{U}|Creature — Snake Elf Druid|1/1||dis gk2|c|0.25|draw ramp|
Comet, Stellar Pup|{2}{R}{W}|Legendary Planeswalker — Comet|L5||unf|m|3||
Commodore Guff|{1}{U}{R}{W}|Legendary Planeswalker — Guff|L5||cmm|m|3||commander
Conclave Mentor|{G}{W}|Creature — Centaur Cleric|2/2||m21|u|0.5||
Congregation at Dawn|{G}{G}{W}|Instant|||rav|u|0.5|tutor|
Consuming Aberration|{3}{U}{B}|Creature — Horror|*/*||~ gk1|r|1||
Corpse Knight|{W}{B}|Creature — Zombie Knight|2/2||m20|u|0.5||
Corpsejack Menace|{2}{B}{G}|Creature — Fungus|4/4||~ cm2|r|1||
Countersquall|{U}{B}|Instant|||~ uma|u|0.5||
Crackling Doom|{R}{W}{B}|Instant|||~ c17|r|1|removal|
Cromat|{W}{U}{B}{R}{G}|Legendary Creature — Illusion|5/5|Regenerate|apc|r|1|removal|
Crosis, the Purger|{3}{U}{B}{R}|Legendary Creature — Dragon|6/6|Flying|inv c17|r|1||
Cruel Celebrant|{W}{B}|Creature — Vampire|1/2||war|u|0.5||
Crystalline Sliver|{W}{U}|Creature — Sliver|2/2||sth tpr|u|0.5|protection|
Culling Ritual|{2}{B}{G}|Sorcery|||stx|r|1|sweeper|
Dakkon Blackblade|{2}{W}{U}{U}{B}|Legendary Creature — Human Warrior|*/*||leg me1|r|1||
Damia, Sage of Stone|{4}{B}{G}{U}|Legendary Creature — Gorgon Wizard|4/4|Deathtouch|~ cm2|m|3|draw|
Damn|{B}{B}|Sorcery||Overload|mh2|r|1|sweeper|identity=WB
Darigaaz Reincarnated|{4}{B}{R}{G}|Legendary Creature — Dragon|7/7|Flying; Trample; Haste|dom|m|3||
Darigaaz, the Igniter|{3}{B}{R}{G}|Legendary Creature — Dragon|6/6|Flying|inv dde|r|1||
Daybreak Ranger // Nightfall Predator|{2}{G} // |Creature — Human Archer Ranger Werewolf // Creature — Werewolf|2/2 // 4/4|Transform; Fight|isd|r|1|removal|identity=RG; layout=transform
Deafening Clarion|{1}{R}{W}|Sorcery|||grn|r|1|sweeper|
Deathrite Shaman|{B/G}|Creature — Elf Shaman|1/2||~ gk1|r|15|ramp|
Decimate|{2}{R}{G}|Sorcery|||ody c18|r|1|removal|
Dennick, Pious Apprentice // Dennick, Pious Apparition|{W}{U} // |Legendary Creature — Human Soldier // Legendary Creature — Spirit Soldier|2/3 // 3/2|Lifelink; Disturb|mid|r|1||layout=transform
Depala, Pilot Exemplar|{1}{R}{W}|Legendary Creature — Dwarf Pilot|3/3||kld|r|1||
Derevi, Empyrial Tactician|{G}{W}{U}|Legendary Creature — Bird Wizard|2/3|Flying|~ cma|m|3||
Despark|{W}{B}|Instant|||war|u|0.5|removal|
Dihada, Binder of Wills|{1}{R}{W}{B}|Legendary Planeswalker — Dihada|L5||dmc|m|3|draw|commander
Dimir Signet|{2}|Artifact|||rav gk1|c|0.25|ramp|identity=UB
Dina, Soul Steeper|{B}{G}|Legendary Creature — Dryad Druid|1/3||stx|u|0.5||
Dire Fleet Captain|{B}{R}|Creature — Orc Pirate|2/2||xln|u|0.5||
Dire Tactics|{W}{B}|Instant|||iko|u|0.5|removal|
Diregraf Captain|{1}{U}{B}|Creature — Zombie Soldier|2/2|Deathtouch|~ ddq|u|0.5||
Dogmeat, Ever Loyal|{R}{G}{W}|Legendary Creature — Dog|3/3||pip|m|3||
Domri, Anarch of Bolas|{1}{R}{G}|Legendary Planeswalker — Domri|L3|Fight|war|r|1|ramp removal|
Doran, the Siege Tower|{W}{B}{G}|Legendary Creature — Treefolk Shaman|0/5||~ prm|m|3||
Dovin's Veto|{W}{U}|Instant|||war|u|0.5||
Dragonlord Atarka|{5}{R}{G}|Legendary Creature — Elder Dragon|8/8|Flying; Trample|dtk|m|3||
Dragonlord Dromoka|{4}{G}{W}|Legendary Creature — Elder Dragon|5/7|Flying; Lifelink|dtk|m|3||
Dragonlord Kolaghan|{4}{B}{R}|Legendary Creature — Elder Dragon|6/5|Flying; Haste|dtk|m|3||
Dragonlord Ojutai|{3}{W}{U}|Legendary Creature — Elder Dragon|5/4|Flying|dtk|m|3||
Dragonlord Silumgar|{4}{U}{B}|Legendary Creature — Elder Dragon|3/5|Flying; Deathtouch|dtk|m|3||
Drogskol Captain|{1}{W}{U}|Creature — Spirit Soldier|2/2|Flying|dka|u|0.5|protection|
Drogskol Reaver|{5}{W}{U}|Creature — Spirit|3/5|Flying; Double strike; Lifelink|dka|m|3|draw|
Dromar, the Banisher|{3}{W}{U}{B}|Legendary Creature — Dragon|6/6|Flying|inv|r|1|sweeper|
Dromoka's Command|{G}{W}|Instant||Fight|dtk|r|1|removal|
Dromoka, the Eternal|{3}{G}{W}|Legendary Creature — Dragon|5/5|Flying; Bolster|~ c17|r|1||
Edgar Markov|{3}{R}{W}{B}|Legendary Creature — Vampire Knight|4/4|Eminence; First strike; Haste|c17|m|60||salt=1.9
Edric, Spymaster of Trest|{1}{G}{U}|Legendary Creature — Elf Rogue|2/2||~ c16|r|1|draw|
Eladamri's Call|{G}{W}|Instant|||~ mh1|r|1|tutor|
Electrolyze|{1}{U}{R}|Instant|||gpt gk1|u|0.5|draw|
Elenda, the Dusk Rose|{2}{W}{B}|Legendary Creature — Vampire Knight|1/1|Lifelink|rix|m|3||
Elite Guardmage|{2}{W}{U}|Creature — Human Wizard|2/3|Flying|war|u|0.5|draw|
Ellivere of the Wild Court|{2}{G}{W}|Legendary Creature — Human Knight|4/4||woc|m|3||
Elmar, Ulvenwald Informant|{1}{R}{G}|Legendary Creature — Human|3/2|Friends forever|slx|r|1||
Elminster|{3}{W}{U}|Legendary Planeswalker — Elminster|L5||clb|m|3|draw|commander
Elsha of the Infinite|{2}{U}{R}{W}|Legendary Creature — Djinn Monk|3/3|Prowess|c19|m|3||
Emiel the Blessed|{2}{W}{W}|Legendary Creature — Unicorn|4/4||jmp|m|3||identity=WG
Emmara, Soul of the Accord|{G}{W}|Legendary Creature — Elf Cleric|2/2||grn|r|1||
Empyrean Eagle|{1}{W}{U}|Creature — Bird Spirit|2/3|Flying|m20|u|0.5||
Enigma Sphinx|{4}{W}{U}{B}|Artifact Creature — Sphinx|5/4|Flying; Cascade|~ c18|r|1||
Ephara, God of the Polis|{2}{W}{U}|Legendary Enchantment Creature — God|6/5|Indestructible|bng|m|3|draw|
Epic Experiment|{X}{U}{R}|Sorcery|||~ c15|m|3||
Ertai Resurrected|{2}{U}{B}|Legendary Creature — Phyrexian Human Wizard|3/2|Flash|dmu|r|1|removal|
Ertai, the Corrupted|{2}{W}{U}{B}|Legendary Creature — Phyrexian Human Wizard|3/4||pls|r|1||
Esika, God of the Tree // The Prismatic Bridge|{1}{G}{G} // {W}{U}{B}{R}{G}|Legendary Creature — God // Legendary Enchantment|1/4 // |Vigilance|khm|m|3|ramp|layout=modal_dfc
Esper Charm|{W}{U}{B}|Instant|||~ c18|u|0.5|draw removal|
Estrid, the Masked|{1}{G}{W}{U}|Legendary Planeswalker — Estrid|L3||~ pz2|m|3|recursion|commander
Etali, Primal Conqueror // Etali, Primal Sickness|{5}{R}{R} // |Legendary Creature — Elder Dinosaur // Legendary Creature — Phyrexian Elder Dinosaur|7/7 // 11/11|Trample|mom|r|1||identity=RG; layout=transform
Etherium-Horn Sorcerer|{4}{U}{R}|Artifact Creature — Minotaur Wizard|3/6|Cascade|~ c17|r|1||
Ethersworn Adjudicator|{4}{U}|Artifact Creature — Vedalken Knight|4/4|Flying|~ c16|m|3|removal|identity=WUB
Expansion // Explosion|{U/R}{U/R} // {X}{U}{U}{R}{R}|Instant // Instant|||grn|r|1|draw removal|layout=split
Experiment Kraj|{2}{G}{G}{U}{U}|Legendary Creature — Ooze Mutant|4/6||dis gk2|r|1||
Expressive Iteration|{U}{R}|Sorcery|||stx|u|0.5|draw|
Extus, Oriq Overlord // Awaken the Blood Avatar|{1}{W}{B}{B} // {6}{B}{R}|Legendary Creature — Human Warlock // Sorcery|2/4 // |Double strike; Magecraft|stx|m|3|recursion|layout=modal_dfc
Ezuri, Claw of Progress|{2}{G}{U}|Legendary Creature — Phyrexian Elf Warrior|3/3||~ pz1|r|1||
Faeburrow Elder|{1}{G}{W}|Creature — Treefolk Druid|0/0|Vigilance|eld|r|1|ramp|
Faithful Mending|{W}{U}|Instant||Flashback|mid|u|0.5|draw|
Falco Spara, Pactweaver|{1}{G}{W}{U}|Legendary Creature — Bird Demon|3/3|Flying; Trample|snc|m|3||
Falkenrath Aristocrat|{2}{B}{R}|Creature — Vampire Noble|4/1|Flying; Haste|~ mm3|r|1||
Fallen Shinobi|{3}{U}{B}|Creature — Zombie Ninja|5/4|Ninjutsu|mh1|r|1||
Far // Away|{1}{U} // {2}{B}|Instant // Instant||Fuse|dgm|u|0.5|removal|layout=split
Fathom Mage|{2}{G}{U}|Creature — Human Wizard|1/1|Evolve|~ gk2|r|1|draw|
Feather, the Redeemed|{R}{W}{W}|Legendary Creature — Angel|3/4|Flying|war|r|1||
Fighter Class|{R}{W}|Enchantment — Class|||afr|r|1||layout=class
Finest Hour|{2}{G}{W}{U}|Enchantment||Exalted|~ c18|r|1||
Fire // Ice|{1}{R} // {1}{U}|Instant // Instant|||~ uma|c|0.25|draw|layout=split
Fist of Suns|{3}|Artifact|||~ c17|r|1||identity=WUBRG
Fleecemane Lion|{G}{W}|Creature — Cat|3/3|Monstrosity|~ c17|r|1|protection|
Florian, Voldaren Scion|{1}{B}{R}|Legendary Creature — Vampire Noble|3/3|First strike|mid|r|1|draw|
Forth Eorlingas!|{X}{R}{W}|Sorcery|||ltc|r|1||
Fracture|{W}{B}|Instant|||stx|u|0.5|removal|
Frodo Baggins|{G}{W}|Legendary Creature — Halfling Scout|1/3||ltr|u|0.5||
Frodo, Adventurous Hobbit|{W}{B}|Legendary Creature — Halfling Scout|1/3|Vigilance; Partner with Sam, Loyal Attendant|ltc|m|3|draw|
Gaddock Teeg|{G}{W}|Legendary Creature — Kithkin Advisor|2/2||~ puma|m|3||
Gahiji, Honored One|{2}{R}{G}{W}|Legendary Creature — Beast|4/4||c13|m|3||
Galadriel, Light of Valinor|{2}{G}{W}{U}|Legendary Creature — Elf Noble|3/3||ltc|m|3||
Galazeth Prismari|{2}{U}{R}|Legendary Creature — Elder Dragon|3/4|Flying|stx|m|3|ramp|
Gallia of the Endless Dance|{R}{G}|Legendary Creature — Satyr|2/2|Haste|thb|u|0.5||
Geist of Saint Traft|{1}{W}{U}|Legendary Creature — Spirit Cleric|2/2|Hexproof|~ prm|m|3||
General Kudro of Drannith|{1}{W}{B}|Legendary Creature — Human Soldier|3/3||iko|m|3||
General's Enforcer|{W}{B}|Creature — Human Soldier|2/3||iko|u|0.5||
Ghalta and Mavren|{3}{G}{G}{W}{W}|Legendary Creature — Dinosaur Vampire|12/12|Trample|mom|r|1||
Ghave, Guru of Spores|{2}{W}{B}{G}|Legendary Creature — Fungus Shaman|0/0||~ cm2|m|3||
Ghired, Conclave Exile|{2}{R}{G}{W}|Legendary Creature — Human Shaman|2/5|Populate|c19|m|3||
Ghired, Mirror of the Wilds|{R}{G}{W}|Legendary Creature — Human Shaman|3/3|Haste|otj|m|3||
Ghyrson Starn, Kelermorph|{1}{U}{R}|Legendary Creature — Tyranid Human|3/2|Ward|40k|r|1||
Gisa and Geralf|{2}{U}{B}|Legendary Creature — Human Wizard|4/4||emn|m|3|recursion|
Gisela, Blade of Goldnight|{4}{R}{W}{W}|Legendary Creature — Angel|5/5|Flying; First strike|~ cm2|m|3||
Gishath, Sun's Avatar|{5}{R}{G}{W}|Legendary Creature — Dinosaur Avatar|7/6|Vigilance; Trample; Haste|xln|m|3||
Glen Elendra Liege|{1}{U/B}{U/B}{U/B}|Creature — Faerie Knight|2/3|Flying|~ pca|r|1||
Glimpse the Unthinkable|{U}{B}|Sorcery|||rav gk1|r|1||
Glissa, the Traitor|{B}{G}{G}|Legendary Creature — Phyrexian Zombie Elf|3/3|First strike; Deathtouch|~ v16|m|3|recursion|
Goblin Electromancer|{U}{R}|Creature — Goblin Wizard|2/2||~ grn|c|0.25|ramp|
Golgari Charm|{B}{G}|Instant||Regenerate|~ uma|u|0.5|protection removal sweeper|
Golgari Signet|{2}|Artifact|||rav gk1|c|0.25|ramp|identity=BG
Golos, Tireless Pilgrim|{5}|Legendary Artifact Creature — Scout|3/5||m20|r|1|ramp|banned; identity=WUBRG
Good-Fortune Unicorn|{1}{G}{W}|Creature — Unicorn|2/2||mh1|u|0.5||
Grand Arbiter Augustin IV|{2}{W}{U}|Legendary Creature — Human Advisor|2/3||dis mma|r|1|ramp|game-changer; salt=2.6
Greasefang, Okiba Boss|{1}{W}{B}|Legendary Creature — Rat Pilot|4/3||neo|r|1|recursion|
Grenzo, Dungeon Warden|{X}{B}{R}|Legendary Creature — Goblin Rogue|2/2||~ a25|r|1||
Grist, the Hunger Tide|{1}{B}{G}|Legendary Planeswalker — Grist|L3|Mill|mh2|m|3||commander
Grixis Charm|{U}{B}{R}|Instant|||~ c13|u|0.5|removal|
Growing Ranks|{2}{G/W}{G/W}|Enchantment||Populate|~ c19|r|1||
Growth Spiral|{G}{U}|Instant|||rna|c|0.25|draw ramp|
Gruul Signet|{2}|Artifact|||gpt gk2|u|0.5|ramp|identity=RG
Gwendlyn Di Corci|{U}{B}{B}{R}|Legendary Creature — Human Rogue|3/5||~ me3|r|1||
Gyruda, Doom of Depths|{4}{U/B}{U/B}|Legendary Creature — Demon Kraken|6/6|Companion; Mill|iko|r|1||
Hakbal of the Surging Soul|{2}{G}{U}|Legendary Creature — Merfolk Scout|3/3|Explore|lcc|m|3||
Halfdane|{1}{W}{U}{B}|Legendary Creature — Shapeshifter|3/3||~ me3|r|1||
Hapatra, Vizier of Poisons|{B}{G}|Legendary Creature — Human Cleric|2/2||akh|r|1|removal|
Hargilde, Kindly Runechanter|{2}{W}{U}|Legendary Creature — Human|2/3|Friends forever|slx|r|1||
Harmonic Sliver|{1}{G}{W}|Creature — Sliver|1/1||tsp|u|0.5|removal|
Hazezon Tamar|{4}{R}{G}{W}|Legendary Creature — Human Warrior|2/4||~ prm|r|1|sweeper|
Heliod, the Radiant Dawn // Heliod, the Warped Eclipse|{2}{W}{W} // |Legendary Enchantment Creature — God // Legendary Enchantment Creature — Phyrexian God|4/4 // 4/6||mom|r|1||identity=WU; layout=transform
Henzie "Toolbox" Torre|{B}{R}{G}|Legendary Creature — Devil Rogue|3/3||ncc|m|3||
Heron's Grace Champion|{2}{G}{W}|Creature — Human Knight|3/3|Flash; Lifelink|~ prm|r|1||
High Alert|{1}{W}{U}|Enchantment|||rna|u|0.5||
Hinata, Dawn-Crowned|{1}{U}{R}{W}|Legendary Creature — Kirin Spirit|4/4|Flying; Trample|neo|r|1||
Hofri Ghostforge|{3}{R}{W}|Legendary Creature — Dwarf Cleric|4/5||stx|m|3||
Hogaak, Arisen Necropolis|{5}{B/G}{B/G}|Legendary Creature — Avatar|8/8|Convoke; Delve; Trample|mh1|r|1|recursion|
Horde of Notions|{W}{U}{B}{R}{G}|Legendary Creature — Elemental|5/5|Vigilance; Trample; Haste|~ mm2|r|1|recursion|
Hostage Taker|{2}{U}{B}|Creature — Human Pirate|2/3||~ prm|r|1|removal|
Hull Breach|{R}{G}|Sorcery|||~ pz1|u|0.5|removal|
Huntmaster of the Fells // Ravager of the Fells|{2}{R}{G} // |Creature — Human Werewolf // Creature — Werewolf|2/2 // 4/4|Trample; Transform|~ v17|m|3|removal|layout=transform
Hydroid Krasis|{X}{G}{U}|Creature — Jellyfish Hydra Beast|0/0|Flying; Trample|rna|m|3|draw|
Ice-Fang Coatl|{G}{U}|Snow Creature — Snake|1/1|Flash; Flying|mh1|r|1|draw|
Ignoble Hierarch|{G}|Creature — Goblin Shaman|0/1|Exalted|mh2|r|8|ramp|identity=BRG
Ikra Shidiqi, the Usurper|{3}{B}{G}|Legendary Creature — Snake Wizard|3/7|Menace; Partner|~ cm2|m|3||
Illuna, Apex of Wishes|{2}{G}{U}{R}|Legendary Creature — Beast Elemental Dinosaur|6/6|Mutate; Flying; Trample|iko|m|3||layout=mutate
Immerwolf|{1}{R}{G}|Creature — Wolf|2/2|Intimidate; Transform|dka|u|0.5||
Inalla, Archmage Ritualist|{2}{U}{B}{R}|Legendary Creature — Human Wizard|4/5|Eminence|c17|m|3||
Ingenious Infiltrator|{2}{U}{B}|Creature — Vedalken Ninja|2/3|Ninjutsu|mh1|u|0.5|draw|
Inspiring Veteran|{R}{W}|Creature — Human Knight|2/2||eld|u|0.5||
Intet, the Dreamer|{3}{G}{U}{R}|Legendary Creature — Dragon|6/6|Flying|~ c17|r|1||
Iroas's Champion|{1}{R}{W}|Creature — Human Soldier|2/2|Double strike|ori|u|0.5||
Iroas, God of Victory|{2}{R}{W}|Legendary Enchantment Creature — God|7/4|Indestructible|~ c16|m|3||
Ishai, Ojutai Dragonspeaker|{2}{W}{U}|Legendary Creature — Bird Monk|1/1|Flying; Partner|~ cm2|m|3||
Isperia the Inscrutable|{1}{W}{W}{U}{U}|Legendary Creature — Sphinx|3/6|Flying|dis gk2|r|1|tutor|
Isperia, Supreme Judge|{2}{W}{W}{U}{U}|Legendary Creature — Sphinx|6/4|Flying|~ gk2|m|3|draw|
Isshin, Two Heavens as One|{R}{W}{B}|Legendary Creature — Human Samurai|3/4||neo|r|8||
Ivy, Gleeful Spellthief|{G}{U}|Legendary Creature — Faerie Rogue|2/1|Flying|dmu|r|1||
Izzet Charm|{U}{R}|Instant|||~ gk1|u|0.5|removal|
Izzet Signet|{2}|Artifact|||gpt gk1|c|0.25|ramp|identity=UR
Jacques le Vert|{1}{R}{G}{W}|Legendary Creature — Human Warrior|3/2||~ me1|r|1||
Jarad's Orders|{2}{B}{G}|Sorcery|||rtr|r|1|tutor|
Jarad, Golgari Lich Lord|{B}{B}{G}{G}|Legendary Creature — Zombie Elf|2/2||~ gk1|m|3|recursion|
Jegantha, the Wellspring|{4}{R/G}|Legendary Creature — Elemental Elk|5/5|Companion|iko|r|1|ramp|identity=WUBRG
Jenara, Asura of War|{G}{W}{U}|Legendary Creature — Angel|3/3|Flying|~ v15|m|3||
Jeskai Ascendancy|{U}{R}{W}|Enchantment|||ktk|r|1|draw|
Jeskai Charm|{U}{R}{W}|Instant|||ktk|u|0.5|removal|
Jetmir, Nexus of Revels|{1}{R}{G}{W}|Legendary Creature — Cat Demon|5/4||snc|m|3||
Jhoira, Weatherlight Captain|{2}{U}{R}|Legendary Creature — Human Artificer|3/3||dom|m|3|draw|
Jinnie Fay, Jetmir's Second|{R/G}{G}{G/W}|Legendary Creature — Elf Druid|3/3||snc||0.5||
Jirina Kudro|{1}{R}{W}{B}|Legendary Creature — Human Soldier|3/3||c20|m|3||
Jodah, Archmage Eternal|{1}{U}{R}{W}|Legendary Creature — Human Wizard|4/3|Flying|dom|r|1||identity=WUBRG
Jodah, the Unifier|{W}{U}{B}{R}{G}|Legendary Creature — Human Wizard|5/5||dmu|m|3||
Jor Kadeen, the Prevailer|{3}{R}{W}|Legendary Creature — Human Warrior|5/4|First strike; Metalcraft|~ c16|r|1||
Judith, the Scourge Diva|{1}{B}{R}|Legendary Creature — Human Shaman|2/2||rna|r|1||
Jukai Naturalist|{G}{W}|Enchantment Creature — Human Monk|2/2|Lifelink|neo|u|0.5|ramp|
Jund Charm|{B}{R}{G}|Instant|||~ c13|u|0.5|sweeper|
Juniper Order Ranger|{3}{G}{W}|Creature — Human Knight Ranger|2/4||~ cm2|u|0.5||
Juri, Master of the Revue|{B}{R}|Legendary Creature — Human Shaman|1/1||cmr|u|0.5||
Kaalia of the Vast|{1}{R}{W}{B}|Legendary Creature — Human Cleric|2/2|Flying|~ cma|m|40||
Kadena, Slinking Sorcerer|{1}{B}{G}{U}|Legendary Creature — Snake Wizard|3/3||c19|m|3|draw ramp|
Kaervek the Merciless|{5}{B}{R}|Legendary Creature — Human Shaman|5/4||~ arc|r|1||
Kaheera, the Orphanguard|{1}{G/W}{G/W}|Legendary Creature — Cat Beast|3/2|Vigilance; Companion|iko|r|1||
Kaito Shizuki|{1}{U}{B}|Legendary Planeswalker — Kaito|L3||neo|m|3|draw|
Kalamax, the Stormsire|{1}{G}{U}{R}|Legendary Creature — Elemental Dinosaur|4/4||c20|m|3||
Karador, Ghost Chieftain|{5}{W}{B}{G}|Legendary Creature — Centaur Spirit|3/4||~ prm|m|3|recursion|
Karametra, God of Harvests|{3}{G}{W}|Legendary Enchantment Creature — God|6/7|Indestructible|bng|m|3|ramp|
Kardur, Doomscourge|{2}{B}{R}|Legendary Creature — Demon Berserker|4/3|Goad|khm|u|0.5||
Karlov of the Ghost Council|{W}{B}|Legendary Creature — Spirit Advisor|2/2||~ pz1|r|1|removal|
Karrthus, Tyrant of Jund|{4}{B}{R}{G}|Legendary Creature — Dragon|7/7|Flying; Haste|~ ocm1|m|3||
Kaseto, Orochi Archmage|{1}{G}{U}|Legendary Creature — Snake Wizard|2/2||~ pz1|r|1||
Katilda, Dawnhart Prime|{G}{W}|Legendary Creature — Human Warlock|1/1|Protection|mid|r|1||
Kaya's Guile|{1}{W}{B}|Instant||Entwine|mh1|r|1|removal|
Kaya's Wrath|{W}{W}{B}{B}|Sorcery|||rna|r|1|sweeper|
Kelsien, the Plague|{R}{W}{B}|Legendary Creature — Human Assassin|2/2|Vigilance; Haste|c20|m|3|removal|
Kenrith, the Returned King|{4}{W}|Legendary Creature — Human Noble|5/5||eld|m|3||identity=WUBRG
Keranos, God of Storms|{3}{U}{R}|Legendary Enchantment Creature — God|6/5|Indestructible|jou|m|3|draw|
Keruga, the Macrosage|{3}{G/U}{G/U}|Legendary Creature — Dinosaur Hippo|5/4|Companion|iko|r|1||
Kess, Dissident Mage|{1}{U}{B}{R}|Legendary Creature — Human Wizard|3/4|Flying|~ mh1|m|3|recursion|
Kethis, the Hidden Hand|{W}{B}{G}|Legendary Creature — Elf Advisor|3/4||m20|m|3|ramp recursion|
Killian, Ink Duelist|{W}{B}|Legendary Creature — Human Warlock|2/2|Lifelink; Menace|stx|u|0.5||
Kinnan, Bonder Prodigy|{G}{U}|Legendary Creature — Human Druid|2/2||iko|m|15|ramp|salt=2.2
Kiora, Behemoth Beckoner|{2}{G/U}|Legendary Planeswalker — Kiora|L7||war|u|0.5|draw ramp|
Kiora, the Crashing Wave|{2}{G}{U}|Legendary Planeswalker — Kiora|L2||~ prm|m|3|draw ramp|
Klothys, God of Destiny|{1}{R}{G}|Legendary Enchantment Creature — God|4/5|Indestructible|thb|m|3||
Knight of the Reliquary|{1}{G}{W}|Creature — Human Knight|2/2||~ ima|r|1|ramp|
Kolaghan's Command|{1}{B}{R}|Instant|||dtk|r|1|recursion removal|
Kolaghan, the Storm's Fury|{3}{B}{R}|Legendary Creature — Dragon|4/5|Flying; Dash|~ c17|r|1||
Koma, Cosmos Serpent|{3}{G}{G}{U}{U}|Legendary Creature — Serpent|6/6||khm|m|3||
Korvold, Fae-Cursed King|{2}{B}{R}{G}|Legendary Creature — Dragon Noble|4/4|Flying|eld|m|8|draw|salt=1.9
Kotori, Pilot Prodigy|{1}{W}{U}|Legendary Creature — Moonfolk Pilot|2/4||nec|m|3||
Kragma Warcaller|{3}{B}{R}|Creature — Minotaur Warrior|2/3||ths|u|0.5||
Kraum, Ludevic's Opus|{3}{U}{R}|Legendary Creature — Zombie Horror|4/4|Flying; Haste; Partner|~ pz2|r|1|draw|
Kresh the Bloodbraided|{2}{B}{R}{G}|Legendary Creature — Human Warrior|3/3||~ v11|m|3||
Kroxa and Kunoros|{3}{R}{W}{B}|Legendary Creature — Elder Giant Dog|6/6|Vigilance; Menace; Lifelink|mom|m|3||
Kroxa, Titan of Death's Hunger|{B}{R}|Legendary Creature — Elder Giant|6/6|Escape|thb|m|3||
Kruphix, God of Horizons|{3}{G}{U}|Legendary Enchantment Creature — God|4/7|Indestructible|jou|m|3||
Kumena, Tyrant of Orazca|{1}{G}{U}|Legendary Creature — Merfolk Shaman|2/4||rix|m|3|draw|
Kunoros, Hound of Athreos|{1}{W}{B}|Legendary Creature — Dog|3/3|Vigilance; Menace; Lifelink|thb||0.5||
Kutzil, Malamet Exemplar|{1}{G}{W}|Legendary Creature — Cat Warrior|3/3||lci|u|0.5|protection|
Kwain, Itinerant Meddler|{W}{U}|Legendary Creature — Rabbit Wizard|1/3||cmr|u|0.5|draw|
Kydele, Chosen of Kruphix|{2}{G}{U}|Legendary Creature — Human Wizard|2/3|Partner|~ pz2|m|3|ramp|
Kykar, Wind's Fury|{1}{U}{R}{W}|Legendary Creature — Bird Wizard|3/3|Flying|m20|m|3|ramp|
Kyler, Sigardian Emissary|{3}{G}{W}|Legendary Creature — Human Cleric|2/2||mic|m|3||
Kynaios and Tiro of Meletis|{R}{G}{W}{U}|Legendary Creature — Human Soldier|2/8||~ pz2|m|3|draw ramp|
Lathiel, the Bounteous Dawn|{2}{G}{W}|Legendary Creature — Unicorn|2/2|Lifelink|cmr||0.5||
Lathril, Blade of the Elves|{2}{B}{G}|Legendary Creature — Elf Noble|2/3|Menace|khc|m|8||
Lavabelly Sliver|{1}{R}{W}|Creature — Sliver|2/2||mh1|u|0.5|removal|
Lavinia of the Tenth|{3}{W}{U}|Legendary Creature — Human Soldier|4/4|Protection; Detain|~ gk2|r|1||
Lavinia, Azorius Renegade|{W}{U}|Legendary Creature — Human Soldier|2/2||~ prm|r|1||salt=2.2
Lazav, Wearer of Faces|{U}{B}|Legendary Creature — Shapeshifter Detective|2/3||mkm|r|1||
Lazav, the Multifarious|{U}{B}|Legendary Creature — Shapeshifter|1/3|Surveil|grn|m|3||
Legion Lieutenant|{W}{B}|Creature — Vampire Knight|2/2||rix|u|0.5||
Leovold, Emissary of Trest|{B}{G}{U}|Legendary Creature — Elf Advisor|3/3||~ puma|m|3|draw|banned
Licia, Sanguine Tribune|{5}{R}{W}{B}|Legendary Creature — Vampire Soldier|4/4|First strike; Lifelink|c17|m|3||
Liesa, Forgotten Archangel|{2}{W}{W}{B}|Legendary Creature — Angel|4/5|Flying; Lifelink|mid|r|1|recursion|
Lightning Helix|{R}{W}|Instant|||rav gk1|u|0.5|removal|
Lim-Dûl's Vault|{U}{B}|Instant|||all c13|u|0.5||
Lochmere Serpent|{4}{U}{B}|Creature — Serpent|7/7|Flash|eld|r|1|draw recursion|
Lonis, Cryptozoologist|{G}{U}|Legendary Creature — Snake Elf Scout|1/2|Investigate|mh2|r|1|draw|
Loot, the Key to Everything|{G}{U}{R}|Legendary Creature — Beast Noble|1/2|Ward|otj|m|3||
Lord Windgrace|{2}{B}{R}{G}|Legendary Planeswalker — Windgrace|L5||~ pz2|m|3|recursion removal|commander
Lord Xander, the Collector|{4}{U}{B}{R}|Legendary Creature — Vampire Demon Noble|6/6||snc|m|3||
Lord of Extinction|{3}{B}{G}|Creature — Elemental|*/*||~ puma|m|3||
Lord of the Nazgûl|{3}{U}{B}|Legendary Creature — Wraith Noble|4/3|Flying|ltc|m|25||
Ludevic, Necro-Alchemist|{1}{U}{R}|Legendary Creature — Human Wizard|1/4|Partner|~ pz2|m|3|draw|
Lurrus of the Dream-Den|{1}{W/B}{W/B}|Legendary Creature — Cat Nightmare|3/2|Lifelink; Companion|iko|r|1|recursion|
Lutri, the Spellchaser|{1}{U/R}{U/R}|Legendary Creature — Elemental Otter|3/2|Flash; Companion|iko|r|1||
Lyzolda, the Blood Witch|{1}{B}{R}|Legendary Creature — Human Cleric|3/1||dis gk2|r|1|draw|
Maelstrom Nexus|{W}{U}{B}{R}{G}|Enchantment|||arb|m|3||
Maelstrom Pulse|{1}{B}{G}|Sorcery|||~ puma|m|3|removal|
Maelstrom Wanderer|{5}{G}{U}{R}|Legendary Creature — Elemental|7/5|Cascade|~ pca|m|3||
Magister Sphinx|{4}{W}{U}{B}|Artifact Creature — Sphinx|5/5|Flying|~ arc|r|1||
Magma Opus|{6}{U}{R}|Instant|||stx|m|3||
Magus Lucea Kane|{1}{G}{U}{R}|Legendary Creature — Human Tyranid Wizard|1/1||40k|m|3||
Manamorphose|{1}{R/G}|Instant|||~ mma|u|0.5|draw ramp|
Marath, Will of the Wild|{R}{G}{W}|Legendary Creature — Elemental Beast|0/0||c13|m|3||
March of the Multitudes|{X}{G}{W}{W}|Instant||Convoke|grn|m|3||
Marchesa, Dealer of Death|{U}{B}{R}|Legendary Creature — Human Rogue|3/4||otj|r|1|draw|
Marchesa, the Black Rose|{1}{U}{B}{R}|Legendary Creature — Human Wizard|3/3|Dethrone|~ c17|m|3|recursion|
Mardu Charm|{R}{W}{B}|Instant|||ktk|u|0.5|removal|
Marneus Calgar|{2}{W}{U}{B}|Legendary Creature — Astartes Warrior|3/5|Double strike|40k|m|3||
Master Biomancer|{2}{G}{U}|Creature — Elf Wizard|2/4||~ cm2|m|3||
Master of Cruelties|{3}{B}{R}|Creature — Demon|1/4|First strike; Deathtouch|~ gk2|m|3||
Mathas, Fiend Seeker|{R}{W}{B}|Legendary Creature — Vampire|3/3|Menace|c17|m|3|draw|
Mawloc|{X}{R}{G}|Creature — Tyranid|2/2|Trample; Ravenous; Fight|40k|r|1||
Mayael the Anima|{R}{G}{W}|Legendary Creature — Elf Shaman|2/3||~ c13|m|3||
Mayhem Devil|{1}{B}{R}|Creature — Devil|3/3||war|u|0.5|removal|
Medomai the Ageless|{4}{W}{U}|Legendary Creature — Sphinx|4/4|Flying|ths|m|3||
Melek, Izzet Paragon|{4}{U}{R}|Legendary Creature — Weird Wizard|2/4||~ c15|r|1||
Merciless Eviction|{4}{W}{B}|Sorcery|||~ cm2|r|1|sweeper|
Meren of Clan Nel Toth|{2}{B}{G}|Legendary Creature — Human Shaman|3/4||~ cma|m|8||
Merfolk Mistbinder|{G}{U}|Creature — Merfolk Shaman|2/2||rix|u|0.5||
Merry, Esquire of Rohan|{R}{W}|Legendary Creature — Halfling Knight|2/2|Haste|ltr|r|1||
Miirym, Sentinel Wyrm|{3}{G}{U}{R}|Legendary Creature — Dragon Spirit|6/6|Flying; Ward|clb|r|40||
Millicent, Restless Revenant|{5}{W}{U}|Legendary Creature — Spirit Soldier|4/4|Flying|voc|m|3||
Mind Funeral|{1}{U}{B}|Sorcery|||~ mma|u|0.5||
Mind Grind|{X}{U}{B}|Sorcery|||gtc|r|1||
Minsc & Boo, Timeless Heroes|{2}{R}{G}|Legendary Planeswalker — Minsc|L3||clb|m|3|removal|commander
Minsc, Beloved Ranger|{R}{G}{W}|Legendary Creature — Human Ranger|3/3||afr|m|3||
Mirari's Wake|{3}{G}{W}|Enchantment|||jud c17|m|15|ramp|
Mirko Vosk, Mind Drinker|{3}{U}{B}|Legendary Creature — Vampire|2/4|Flying|~ gk1|r|1||
Mirri, Weatherlight Duelist|{1}{G}{W}|Legendary Creature — Cat Warrior|3/2|First strike|c17|m|3||
Mishra, Eminent One|{2}{U}{B}{R}|Legendary Creature — Human Artificer|5/4||brc|m|3||
Mizzix of the Izmagnus|{2}{U}{R}|Legendary Creature — Goblin Wizard|2/2||~ pz1|r|1|ramp|
Mogis, God of Slaughter|{2}{B}{R}|Legendary Enchantment Creature — God|7/5|Indestructible|bng|m|3|removal|
Moira and Teshar|{3}{W}{B}|Legendary Creature — Phyrexian Spirit Bird|4/5|Flying|mom|r|1|recursion|
Moldervine Reclamation|{3}{B}{G}|Enchantment|||m20|u|0.5|draw|
Momir Vig, Simic Visionary|{3}{G}{U}|Legendary Creature — Elf Wizard|2/2||dis gk2|r|1|tutor|
Mortify|{1}{W}{B}|Instant|||gpt rna|u|0.5|removal|
Muldrotha, the Gravetide|{3}{B}{G}{U}|Legendary Creature — Elemental Avatar|6/6||dom|m|15|recursion|
Munitions Expert|{B}{R}|Creature — Goblin|1/1|Flash|mh1|u|0.5|removal|
Mystic Snake|{1}{G}{U}{U}|Creature — Snake|2/2|Flash|apc a25|r|1||
Nadu, Winged Wisdom|{1}{G}{U}|Legendary Creature — Bird Wizard|3/4|Flying|mh3|r|1||banned
Najeela, the Blade-Blossom|{2}{R}|Legendary Creature — Human Warrior|3/2||bbd|m|3||identity=WUBRG
Narset Transcendent|{2}{W}{U}|Legendary Planeswalker — Narset|L6||dtk|m|3||
Narset, Enlightened Exile|{1}{U}{R}{W}|Legendary Creature — Human Monk|3/4|Prowess|mat||0.5||
Narset, Enlightened Master|{3}{U}{R}{W}|Legendary Creature — Human Monk|3/2|First strike; Hexproof|ktk|m|3||
Nath of the Gilt-Leaf|{3}{B}{G}|Legendary Creature — Elf Warrior|4/4||~ c16|r|1||
Naya Charm|{R}{G}{W}|Instant|||~ c19|u|0.5|recursion removal|
Nazahn, Revered Bladesmith|{4}{G}{W}|Legendary Creature — Cat Artificer|5/4||c17|m|3|tutor|
Necromancer's Covenant|{3}{W}{B}{B}|Enchantment|||~ c15|r|1||
Necrotic Sliver|{1}{W}{B}|Creature — Sliver|2/2||~ h09|u|0.5|removal|
Neheb, the Worthy|{1}{B}{R}|Legendary Creature — Minotaur Warrior|2/2|First strike|akh|r|1||
Nekusar, the Mindrazer|{2}{U}{B}{R}|Legendary Creature — Zombie Wizard|2/4||~ prm|m|3|draw|
Nemesis of Reason|{3}{U}{B}|Creature — Leviathan Horror|3/7||arb|r|1||
Neoform|{G}{U}|Sorcery|||war|u|0.5|tutor|
Niambi, Esteemed Speaker|{W}{U}|Legendary Creature — Human Cleric|2/1|Flash|m21|r|1|draw|
Nicol Bolas|{2}{U}{U}{B}{B}{R}{R}|Legendary Creature — Elder Dragon|7/7|Flying|leg a25|r|1||
Nicol Bolas, Dragon-God|{U}{B}{B}{B}{R}|Legendary Planeswalker — Bolas|L4||war|m|3|draw removal|
Nicol Bolas, Planeswalker|{4}{U}{B}{B}{R}|Legendary Planeswalker — Bolas|L5||~ med|m|3|removal|
Nicol Bolas, the Ravager // Nicol Bolas, the Arisen|{1}{U}{B}{R} // |Legendary Creature — Elder Dragon // Legendary Planeswalker — Bolas|4/4 // L7|Flying|m19|m|3|draw recursion removal|layout=transform
Nightveil Specter|{U/B}{U/B}{U/B}|Creature — Specter|2/3|Flying|~ gk1|r|1||
Nikya of the Old Ways|{3}{R}{G}|Legendary Creature — Centaur Druid|5/5||rna|r|1|ramp|
Niv-Mizzet Reborn|{W}{U}{B}{R}{G}|Legendary Creature — Dragon Avatar|6/6|Flying|war|m|3||
Niv-Mizzet, Parun|{U}{U}{U}{R}{R}{R}|Legendary Creature — Dragon Wizard|5/5|Flying|grn|r|1|draw|
Niv-Mizzet, the Firemind|{2}{U}{U}{R}{R}|Legendary Creature — Dragon Wizard|4/4|Flying|gpt gk1|r|1|draw|
Noble Hierarch|{G}|Creature — Human Druid|0/1|Exalted|~ puma|m|15|ramp|identity=WUG
Notion Thief|{2}{U}{B}|Creature — Human Rogue|3/1|Flash|~ a25|r|1|draw|game-changer; salt=2.4
Numot, the Devastator|{3}{U}{R}{W}|Legendary Creature — Dragon|6/6|Flying|~ cmd|r|1|removal|
Oath of Teferi|{3}{W}{U}|Legendary Enchantment|||dom|r|1||
Obosh, the Preypiercer|{3}{B/R}{B/R}|Legendary Creature — Hellion Horror|3/5|Companion|iko|r|1||
Obyra, Dreaming Duelist|{U}{B}|Legendary Creature — Faerie Warrior|2/2|Flash; Flying|woe|u|0.5||
Obzedat, Ghost Council|{1}{W}{W}{B}{B}|Legendary Creature — Spirit Advisor|5/5||~ mm3|r|1||
Ojutai, Soul of Winter|{5}{W}{U}|Legendary Creature — Dragon|5/6|Flying; Vigilance|~ c17|r|1||
Olivia Voldaren|{2}{B}{R}|Legendary Creature — Vampire|3/3|Flying|~ mm3|m|3|removal|
Olivia, Mobilized for War|{1}{B}{R}|Legendary Creature — Vampire Knight|3/3|Flying|soi|m|3||
Oloro, Ageless Ascetic|{3}{W}{U}{B}|Legendary Creature — Giant Soldier|4/5||~ prm|m|3|draw|
Omnath, Locus of Creation|{R}{G}{W}{U}|Legendary Creature — Elemental|4/4|Landfall|znr|m|3|ramp|
Omnath, Locus of Rage|{3}{R}{R}{G}{G}|Legendary Creature — Elemental|5/5|Landfall|bfz|m|3||
Omnath, Locus of the Roil|{1}{G}{U}{R}|Legendary Creature — Elemental|3/3||m20|m|3|draw|
Oona, Queen of the Fae|{3}{U/B}{U/B}{U/B}|Legendary Creature — Faerie Wizard|5/5|Flying|~ mma|r|1||
Orcus, Prince of Undeath|{X}{2}{B}{R}|Legendary Creature — Demon|5/3|Flying; Trample|afr|r|1||
Oros, the Avenger|{3}{R}{W}{B}|Legendary Creature — Dragon|6/6|Flying|~ cma|r|1|sweeper|
Orzhov Signet|{2}|Artifact|||gpt gk2|c|0.25|ramp|identity=WB
Osgir, the Reconstructor|{2}{R}{W}|Legendary Creature — Giant Artificer|4/4|Vigilance|c21|m|3|recursion|
Othelm, Sigardian Outcast|{1}{G}{W}|Legendary Creature — Human|2/2|Friends forever|slx|r|1||
Pako, Arcane Retriever|{3}{R}{G}|Legendary Creature — Elemental Dog|3/3|Haste; Partner with Haldan, Avid Arcanist|c20|m|3||
Palladia-Mors|{2}{R}{R}{G}{G}{W}{W}|Legendary Creature — Elder Dragon|7/7|Flying; Trample|leg me3|r|1||
Pantlaza, Sun-Favored|{2}{R}{G}{W}|Legendary Creature — Dinosaur|4/4|Discover|lcc|m|3||
Pernicious Deed|{1}{B}{G}|Enchantment|||apc a25|r|15|sweeper|
Pharika, God of Affliction|{1}{B}{G}|Legendary Enchantment Creature — God|5/5|Indestructible|jou|m|3||
Phelddagrif|{1}{G}{W}{U}|Legendary Creature — Phelddagrif|4/4||~ me1|r|1|draw|
Phenax, God of Deception|{3}{U}{B}|Legendary Enchantment Creature — God|4/7|Indestructible|bng|m|3||
Phylath, World Sculptor|{4}{R}{G}|Legendary Creature — Elemental|5/5|Trample; Landfall|znr|r|1||
Phyrexian Tyranny|{U}{B}{R}|Enchantment|||pls|r|1||
Pippin, Guard of the Citadel|{W}{U}|Legendary Creature — Halfling Soldier|2/2|Vigilance; Ward|ltr|r|1||
Poison-Tip Archer|{2}{B}{G}|Creature — Elf Archer|2/3|Reach; Deathtouch|m19|u|0.5||
Polukranos, Unchained|{2}{B}{G}|Legendary Creature — Zombie Hydra|0/0|Escape; Fight|thb|m|3||
Pride Sovereign|{2}{G}|Creature — Cat|2/2||hou|r|1||identity=WG
Prime Speaker Vannifar|{2}{G}{U}|Legendary Creature — Elf Ooze Wizard|2/4||rna|m|3|tutor|
Prime Speaker Zegana|{2}{G}{G}{U}{U}|Legendary Creature — Merfolk Wizard|1/1||~ c15|m|3|draw|
Primevals' Glorious Rebirth|{5}{W}{B}|Legendary Sorcery|||dom|r|1|recursion|
Prismari Command|{1}{U}{R}|Instant|||stx|r|1|removal|
Privileged Position|{2}{G/W}{G/W}{G/W}|Enchantment|||rav gk1|r|1|protection|
Progenitor Mimic|{4}{G}{U}|Creature — Shapeshifter|0/0||~ gk2|m|3||
Progenitus|{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}|Legendary Creature — Hydra Avatar|10/10|Protection|~ pgpx|m|3||
Prophet of Kruphix|{3}{G}{U}|Creature — Human Wizard|2/3||~ prm|r|1|ramp|banned
Prosper, Tome-Bound|{2}{B}{R}|Legendary Creature — Tiefling Warlock|1/4|Deathtouch|afc|m|8|draw ramp|
Prossh, Skyraider of Kher|{3}{B}{R}{G}|Legendary Creature — Dragon|5/5|Flying|~ a25|m|3||
Putrefy|{1}{B}{G}|Instant|||rav c19|u|0.5|removal|
Quartzwood Crasher|{2}{R}{R}{G}|Creature — Dinosaur Beast|6/6|Trample|iko|r|1||
Queen Marchesa|{1}{R}{W}{B}|Legendary Creature — Human Assassin|3/3|Deathtouch; Haste|~ pz2|m|3|draw|
Radha, Heir to Keld|{R}{G}|Legendary Creature — Elf Warrior|2/2||~ dds|r|1|ramp|
Raff Capashen, Ship's Mage|{2}{W}{U}|Legendary Creature — Human Wizard|3/3|Flash; Flying|dom|u|0.5||
Raffine, Scheming Seer|{W}{U}{B}|Legendary Creature — Sphinx Demon|1/4|Flying; Ward; Connive|snc|m|3|draw|
Rafiq of the Many|{1}{G}{W}{U}|Legendary Creature — Human Knight|3/3|Exalted|~ v11|m|3||
Ragemonger|{1}{B}{R}|Creature — Minotaur Shaman|2/3||bng|u|0.5|ramp|
Rakdos Charm|{B}{R}|Instant|||~ gk2|u|0.5|removal|
Rakdos Signet|{2}|Artifact|||dis gk2|u|0.5|ramp|identity=BR
Rakdos the Defiler|{2}{B}{B}{R}{R}|Legendary Creature — Demon|7/6|Flying; Trample|dis gk2|r|1|removal|
Rakdos, Lord of Riots|{B}{B}{R}{R}|Legendary Creature — Demon|6/6|Flying; Trample|~ gk2|m|3|ramp|
Rakdos, the Muscle|{2}{B}{B}{R}|Legendary Creature — Demon Mercenary|6/5|Flying; Trample|otj|m|3|draw|
Rakdos, the Showstopper|{4}{B}{R}|Legendary Creature — Demon|6/6|Flying; Trample|rna|m|3|sweeper|
Ramirez DePietro|{3}{U}{B}{B}|Legendary Creature — Human Pirate|4/3|First strike|~ me3|c|0.25||
Ramos, Dragon Engine|{6}|Legendary Artifact Creature — Dragon|4/4|Flying|c17|m|3|ramp|identity=WUBRG
Rashmi, Eternities Crafter|{2}{G}{U}|Legendary Creature — Elf Druid|2/3||kld|m|3||
Ratadrabik of Urborg|{2}{W}{B}|Legendary Creature — Zombie Wizard|3/3|Vigilance; Ward|dmu|r|1|recursion|
Ravos, Soultender|{3}{W}{B}|Legendary Creature — Human Cleric|2/2|Flying; Partner|~ pz2|m|3|recursion|
Razia, Boros Archangel|{4}{R}{R}{W}{W}|Legendary Creature — Angel|6/3|Flying; Vigilance; Haste|rav gk1|r|1||
Reflector Mage|{1}{W}{U}|Creature — Human Wizard|2/3||ogw|u|0.5|removal|
Regisaur Alpha|{3}{R}{G}|Creature — Dinosaur|4/4||xln|r|1||
Render Silent|{W}{U}{U}|Instant|||~ gk2|r|1||
Renegade Rallier|{1}{G}{W}|Creature — Human Warrior|3/2|Revolt|~ prm|u|0.5|recursion|
Reyhan, Last of the Abzan|{1}{B}{G}|Legendary Creature — Human Warrior|0/0|Partner|~ cm2|r|1||
Rhys the Redeemed|{G/W}|Legendary Creature — Elf Warrior|1/1||shm|r|1||
Rielle, the Everwise|{1}{U}{R}|Legendary Creature — Human Wizard|0/3||iko|m|3|draw|
Riku of Two Reflections|{2}{G}{U}{R}|Legendary Creature — Human Wizard|2/2||~ prm|m|3||
Rin and Seri, Inseparable|{1}{R}{G}{W}|Legendary Creature — Dog Cat|4/4||m21|m|3||
Rip Apart|{R}{W}|Sorcery|||stx|u|0.5|removal|
Risen Reef|{1}{G}{U}|Creature — Elemental|1/1||m20|u|0.5|ramp|
Rith, the Awakener|{3}{R}{G}{W}|Legendary Creature — Dragon|6/6|Flying|inv dde|r|1||
Rocco, Cabaretti Caterer|{X}{R}{G}{W}|Legendary Creature — Elf Druid|3/1||snc|u|0.5|tutor|
Roon of the Hidden Realm|{2}{G}{W}{U}|Legendary Creature — Rhino Soldier|4/4|Vigilance; Trample|~ cma|m|3||
Rosheen Meanderer|{3}{R/G}|Legendary Creature — Giant Shaman|4/4||~ ima|u|0.5|ramp|
Rowan, Scion of War|{1}{B}{R}|Legendary Creature — Human Wizard|4/2|Menace|woe|m|3||
Ruhan of the Fomori|{1}{U}{R}{W}|Legendary Creature — Giant Warrior|7/7||cmd|m|3||
Runes of the Deus|{4}{R/G}|Enchantment — Aura||Enchant|shm|c|0.25||
Ruric Thar, the Unbowed|{4}{R}{G}|Legendary Creature — Ogre Warrior|6/6|Vigilance; Reach|~ gk2|r|1||
Saffi Eriksdotter|{G}{W}|Legendary Creature — Human Scout|2/2||tsp|r|1|recursion|
Saheeli, the Gifted|{2}{U}{R}|Legendary Planeswalker — Saheeli|L4||~ pz2|m|3|ramp|commander
Sam, Loyal Attendant|{1}{G}{W}|Legendary Creature — Halfling Peasant|2/4|Partner with Frodo, Adventurous Hobbit|ltc|m|3||
Samut, Voice of Dissent|{3}{R}{G}|Legendary Creature — Human Warrior|3/4|Flash; Double strike; Vigilance; Haste|akh|m|3||identity=WRG
Sangrite Surge|{4}{R}{G}|Sorcery|||ala|u|0.5||
Sapling of Colfenor|{3}{B/G}{B/G}|Legendary Creature — Treefolk Shaman|2/5|Indestructible|eve|r|1|ramp|
Saskia the Unyielding|{B}{R}{G}{W}|Legendary Creature — Human Soldier|3/4|Vigilance; Haste|~ pz2|m|3||
Satoru Umezawa|{1}{U}{B}|Legendary Creature — Human Ninja|2/4||neo|r|1||
Satyr Enchanter|{1}{G}{W}|Creature — Satyr Druid|2/2||m19|u|0.5|draw|
Sauron, the Dark Lord|{3}{U}{B}{R}|Legendary Creature — Avatar Horror|7/6|Ward|ltr|m|3||
Savage Twister|{X}{R}{G}|Sorcery|||~ gk2|u|0.5|sweeper|
Savage Ventmaw|{4}{R}{G}|Creature — Dragon|4/4|Flying|~ bbd|u|0.5|ramp|
Savra, Queen of the Golgari|{2}{B}{G}|Legendary Creature — Elf Shaman|2/2||rav gk1|r|1|removal|
Scion of the Ur-Dragon|{W}{U}{B}{R}{G}|Legendary Creature — Dragon Avatar|4/4|Flying|~ c17|r|1|tutor|
Sefris of the Hidden Ways|{W}{U}{B}|Legendary Creature — Human Wizard|2/3||afc|m|3|recursion|
Sek'Kuar, Deathkeeper|{2}{B}{R}{G}|Legendary Creature — Orc Shaman|4/3||~ c13|r|1||
Selesnya Charm|{G}{W}|Instant|||~ gk1|u|0.5|removal|
Selesnya Signet|{2}|Artifact|||rav gk1|c|0.25|ramp|identity=WG
Selvala, Explorer Returned|{1}{G}{W}|Legendary Creature — Elf Scout|2/4|Parley|~ c16|r|1|draw ramp|
Sen Triplets|{2}{W}{U}{B}|Legendary Artifact Creature — Human Wizard|3/3||arb|m|3||salt=2.4
Shabraz, the Skyshark|{3}{W}{U}|Legendary Creature — Shark Bird|3/3|Flying; Partner with Brallin, Skyshark Rider|c20|m|3|draw|
Shalai and Hallar|{1}{R}{G}{W}|Legendary Creature — Angel Elf|3/3|Flying; Vigilance|mom|r|1||
Shalai, Voice of Plenty|{3}{W}|Legendary Creature — Angel|3/4|Flying|dom|r|15|protection|identity=WG
Shaman of the Pack|{1}{B}{G}|Creature — Elf Shaman|3/2||~ ema|u|0.5||
Shanid, Sleepers' Scourge|{1}{R}{W}{B}|Legendary Creature — Human Knight|2/4|Menace|dmc|m|3||
Shanna, Sisay's Legacy|{G}{W}|Legendary Creature — Human Warrior|0/0||~ prm|u|0.5||
Shardless Agent|{1}{G}{U}|Artifact Creature — Human Rogue|2/2|Cascade|~ prm|u|0.5||
Sharuum the Hegemon|{3}{W}{U}{B}|Legendary Artifact Creature — Sphinx|5/5|Flying|~ c16|m|3|recursion|
Shield of the Oversoul|{2}{G/W}|Enchantment — Aura||Enchant|shm|c|0.25|protection|
Shorikai, Genesis Engine|{2}{W}{U}|Legendary Artifact — Vehicle|8/8|Crew|nec|m|3|draw|
Shu Yun, the Silent Tempest|{2}{U}|Legendary Creature — Human Monk|3/2|Prowess|frf|r|1||identity=WUR
Sidar Kondo of Jamuraa|{2}{G}{W}|Legendary Creature — Human Knight|2/5|Flanking; Partner|~ pz2|m|3||
Sidisi, Brood Tyrant|{1}{B}{G}{U}|Legendary Creature — Snake Shaman|3/3||ktk|m|3||
Sigarda, Heron's Grace|{3}{G}{W}|Legendary Creature — Angel|4/5|Flying|soi|m|3|protection|
Sigarda, Host of Herons|{2}{G}{W}{W}|Legendary Creature — Angel|5/5|Flying; Hexproof|~ puma|m|3||
Silas Renn, Seeker Adept|{1}{U}{B}|Legendary Artifact Creature — Human|2/2|Deathtouch; Partner|~ pz2|m|3||
Silumgar, the Drifting Death|{4}{U}{B}|Legendary Creature — Dragon|3/7|Flying; Hexproof|~ c17|r|1||
Silver-Fur Master|{U}{B}|Creature — Rat Ninja|2/2|Ninjutsu|neo|u|0.5||
Simic Ascendancy|{G}{U}|Enchantment|||~ prm|r|1||
Simic Signet|{2}|Artifact|||dis gk2|u|0.5|ramp|identity=UG
Simic Sky Swallower|{5}{G}{U}|Creature — Leviathan|6/6|Flying; Trample; Shroud|dis gk2|r|1||
Sire of Insanity|{4}{B}{R}|Creature — Demon|6/4||dgm|r|1||salt=2.4
Sisay, Weatherlight Captain|{2}{W}|Legendary Creature — Human Soldier|2/2||mh1|r|15|tutor|identity=WUBRG
Slimefoot and Squee|{B}{R}{G}|Legendary Creature — Fungus Goblin|3/3||mom||0.5|recursion|
Slimefoot, the Stowaway|{1}{B}{G}|Legendary Creature — Fungus|2/3||dom|u|0.5||
Sliver Gravemother|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|6/6||cmm|m|3||
Sliver Hivelord|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|5/5||m15|m|25|protection|
Sliver Legion|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|7/7||fut|r|80||
Sliver Overlord|{W}{U}{B}{R}{G}|Legendary Creature — Sliver Mutant|7/7||scg h09|m|25|tutor|
Sliver Queen|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|7/7||sth tpr|m|150||
Slogurk, the Overslime|{1}{G}{U}|Legendary Creature — Ooze|3/3|Trample|mid|r|1|recursion|
Sophina, Spearsage Deserter|{2}{R}{W}|Legendary Creature — Human Soldier|4/4|Friends forever|slx|r|1||
Soul of Windgrace|{1}{B}{R}{G}|Legendary Creature — Cat Avatar|5/4||dmu|m|3||
Soulherder|{1}{W}{U}|Creature — Spirit|1/1||mh1|u|0.5|protection|
Spectral Shepherd|{2}{W}|Creature — Spirit|2/2|Flying|soi|u|0.5||identity=WU
Spell Queller|{1}{W}{U}|Creature — Spirit|2/3|Flash; Flying|emn|r|1||
Sphinx of the Steel Wind|{5}{W}{U}{B}|Artifact Creature — Sphinx|6/6|Flying; First strike; Vigilance; Lifelink; Protection|~ ema|m|3||
Sphinx's Revelation|{X}{W}{U}{U}|Instant|||~ gk2|m|3|draw|
Sprite Dragon|{U}{R}|Creature — Faerie Dragon|1/1|Flying; Haste|iko|u|0.5||
Squandered Resources|{B}{G}|Enchantment|||vis|r|150|ramp|
Steel of the Godhead|{2}{W/U}|Enchantment — Aura||Enchant|~ ddi|c|0.25||
Stella Lee, Wild Card|{1}{U}{R}|Legendary Creature — Human Rogue|2/4||otc|m|3|draw|
Sterling Grove|{G}{W}|Enchantment|||inv prm|u|0.5|protection tutor|
Stitch in Time|{1}{U}{R}|Sorcery|||~ gk1|r|1||
Stonebrow, Krosan Hero|{3}{R}{G}|Legendary Creature — Centaur Warrior|4/4|Trample|tsp|r|1||
Stromkirk Captain|{1}{B}{R}|Creature — Vampire Soldier|2/2|First strike|~ c17|u|0.5||
Sultai Charm|{B}{G}{U}|Instant|||~ c19|u|0.5|removal|
Sunforger|{3}|Artifact — Equipment||Equip|rav c16|r|1|tutor|identity=WR
Supreme Verdict|{1}{W}{W}{U}|Sorcery|||~ ima|r|8|sweeper|
Surrak Dragonclaw|{2}{G}{U}{R}|Legendary Creature — Human Warrior|6/6|Flash|ktk|m|3||
Sygg, River Cutthroat|{U/B}{U/B}|Legendary Creature — Merfolk Rogue|1/3||shm|r|1|draw|
Sygg, River Guide|{W}{U}|Legendary Creature — Merfolk Wizard|2/2|Islandwalk|lrw|r|1|protection|
Syr Gwyn, Hero of Ashvale|{3}{R}{W}{B}|Legendary Creature — Human Knight|5/5|Vigilance; Menace|eld|m|3||
Sythis, Harvest's Hand|{G}{W}|Legendary Enchantment Creature — Nymph|1/2||mh2|r|15|draw|
Szadek, Lord of Secrets|{3}{U}{U}{B}{B}|Legendary Creature — Vampire|5/5|Flying|rav gk1|r|1||
Taigam, Ojutai Master|{2}{W}{U}|Legendary Creature — Human Monk|3/4||c17|r|1||
Taigam, Sidisi's Hand|{3}{U}{B}|Legendary Creature — Human Wizard|3/4||c17|r|1|removal|
Tajic, Blade of the Legion|{2}{R}{W}|Legendary Creature — Human Soldier|2/2|Indestructible; Battalion|dgm|r|1||
Tajic, Legion's Edge|{1}{R}{W}|Legendary Creature — Human Soldier|3/2|Haste; Mentor|grn|r|1||
Talion, the Kindly Lord|{2}{U}{B}|Legendary Creature — Faerie Noble|3/4|Flying|woe|m|3|draw|
Talisman of Conviction|{2}|Artifact|||mh1|u|0.5|ramp|identity=WR
Talisman of Creativity|{2}|Artifact|||mh1|u|0.5|ramp|identity=UR
Talisman of Curiosity|{2}|Artifact|||mh1|u|0.5|ramp|identity=UG
Talisman of Dominance|{2}|Artifact|||mrd e01|u|0.5|ramp|identity=UB
Talisman of Hierarchy|{2}|Artifact|||mh1|u|0.5|ramp|identity=WB
Talisman of Impulse|{2}|Artifact|||mrd|u|0.5|ramp|identity=RG
Talisman of Indulgence|{2}|Artifact|||mrd e01|u|0.5|ramp|identity=BR
Talisman of Progress|{2}|Artifact|||mrd td2|u|0.5|ramp|identity=WU
Talisman of Resilience|{2}|Artifact|||mh1|u|0.5|ramp|identity=BG
Talisman of Unity|{2}|Artifact|||mrd|u|0.5|ramp|identity=WG
Tameshi, Reality Architect|{2}{U}|Legendary Creature — Moonfolk Wizard|2/3||neo|r|1||identity=WU
Tamiyo, Field Researcher|{1}{G}{W}{U}|Legendary Planeswalker — Tamiyo|L4||emn|m|3|draw|
Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar|{U} // |Legendary Creature — Moonfolk Wizard // Legendary Planeswalker — Tamiyo|0/3 // |Flying|mh3|m|3|draw|identity=UG; layout=transform
Tana, the Bloodsower|{2}{R}{G}|Legendary Creature — Elf Druid|2/2|Trample; Partner|~ pz2|m|3||
Tasha, the Witch Queen|{3}{U}{B}|Legendary Planeswalker — Tasha|L4||clb|m|3||commander
Tasigur, the Golden Fang|{5}{B}|Legendary Creature — Human Shaman|4/5|Delve|~ puma|m|3|recursion|identity=UBG
Tatyova, Benthic Druid|{3}{G}{U}|Legendary Creature — Merfolk Druid|3/3||dom|u|0.5|draw|
Tayam, Luminous Enigma|{1}{W}{B}{G}|Legendary Creature — Nightmare Beast|3/3||c20|m|3|recursion|
Teferi, Hero of Dominaria|{3}{W}{U}|Legendary Planeswalker — Teferi|L4||~ med|m|15|draw removal|
Teferi, Time Raveler|{1}{W}{U}|Legendary Planeswalker — Teferi|L4||war|r|15|draw removal|
Temur Charm|{G}{U}{R}|Instant||Fight|ktk|u|0.5|removal|
Teneb, the Harvester|{3}{W}{B}{G}|Legendary Creature — Dragon|6/6|Flying|~ c17|r|1|recursion|
Terminate|{B}{R}|Instant|||~ c17|u|0.5|removal|
Teysa Karlov|{2}{W}{B}|Legendary Creature — Human Advisor|2/4||rna|r|1||
Teysa, Envoy of Ghosts|{5}{W}{B}|Legendary Creature — Human Advisor|4/4|Vigilance; Protection|~ c15|r|1||
Teysa, Orzhov Scion|{1}{W}{B}|Legendary Creature — Human Advisor|2/3||gpt gk2|r|1|removal|
Tezzeret, Agent of Bolas|{2}{U}{B}|Legendary Planeswalker — Tezzeret|L3||~ med|m|3||
Thalia and The Gitrog Monster|{1}{W}{B}{G}|Legendary Creature — Human Frog Horror|4/4|First strike; Deathtouch|mom|m|3||
The Beamtown Bullies|{1}{B}{R}{G}|Legendary Creature — Ogre Devil Warrior|4/4|Vigilance; Haste|ncc|m|3|recursion|
The Fifteenth Doctor|{2}{U}{R}|Legendary Creature — Time Lord Doctor|3/3||who|r|1||
The First Doctor|{1}{W}{U}|Legendary Creature — Time Lord Doctor|2/2||who|r|1||
The First Sliver|{W}{U}{B}{R}{G}|Legendary Creature — Sliver|7/7|Cascade|mh1|m|3||
The Fourth Doctor|{2}{G}{U}|Legendary Creature — Time Lord Doctor|4/4||who|m|3||
The Fugitive Doctor|{3}{R}{G}|Legendary Creature — Time Lord Doctor|4/4||who|r|1||
The Gitrog Monster|{3}{B}{G}|Legendary Creature — Frog Horror|6/6|Deathtouch|soi|m|3|draw ramp|
The Locust God|{4}{U}{R}|Legendary Creature — God|4/4|Flying|hou|m|3|recursion|
The Mimeoplasm|{2}{B}{G}{U}|Legendary Creature — Ooze|0/0||~ cm2|m|3||
The Necrobloom|{1}{W}{B}{G}|Legendary Creature — Plant|2/7||mh3|r|1|recursion|
The Ninth Doctor|{1}{U}{R}|Legendary Creature — Time Lord Doctor|2/4||who|r|1||
The Scarab God|{3}{U}{B}|Legendary Creature — God|5/5|Scry|hou|m|3|recursion|
The Tenth Doctor|{3}{U}{R}|Legendary Creature — Time Lord Doctor|3/5||who|m|3||
The Thirteenth Doctor|{1}{G}{U}|Legendary Creature — Time Lord Doctor|2/2||who|m|3||
The Twelfth Doctor|{3}{U}{R}|Legendary Creature — Time Lord Doctor|4/4||who|r|1||
The Ur-Dragon|{4}{W}{U}{B}{R}{G}|Legendary Creature — Dragon Avatar|10/10|Eminence; Flying|c17|m|60|draw ramp|
The War Doctor|{2}{R}{W}|Legendary Creature — Time Lord Doctor|3/5||who|r|1||
The Wise Mothman|{1}{B}{G}{U}|Legendary Creature — Insect Mutant|3/3|Flying|pip|m|3||
Theater of Horrors|{1}{B}{R}|Enchantment|||rna|r|1|removal|
Thief of Sanity|{1}{U}{B}|Creature — Specter|2/2|Flying|grn|r|1||
Third Path Iconoclast|{U}{R}|Creature — Human Monk|2/1||bro|u|0.5||
Thopter Foundry|{W/B}{U}|Artifact|||~ c16|u|0.5||
Thousand-Year Storm|{4}{U}{R}|Enchantment|||grn|m|3||
Thrasios, Triton Hero|{G}{U}|Legendary Creature — Merfolk Wizard|1/3|Scry; Partner|~ pz2|r|25|draw ramp|
Thraximundar|{4}{U}{B}{R}|Legendary Creature — Zombie Assassin|6/6|Haste|~ c13|m|3|removal|
Tiamat|{2}{W}{U}{B}{R}{G}|Legendary Creature — Dragon God|7/7|Flying|afr|m|3||
Tiana, Ship's Caretaker|{3}{R}{W}|Legendary Creature — Angel Artificer|3/3|Flying; First strike|dom|u|0.5|recursion|
Time Sieve|{U}{B}|Artifact|||arb|r|1||
Time Wipe|{2}{W}{W}{U}|Sorcery|||war|r|1|sweeper|
Tinder Wall|{G}|Creature — Plant Wall|0/3|Defender|~ prm|c|0.25|ramp removal|identity=RG
Tishana, Voice of Thunder|{5}{G}{U}|Legendary Creature — Merfolk Shaman|*/*||xln|m|3|draw|
Tivit, Seller of Secrets|{3}{W}{U}{B}|Legendary Creature — Sphinx Rogue|6/6|Flying; Ward|ncc|m|3||
Tolsimir, Friend to Wolves|{2}{G}{G}{W}|Legendary Creature — Elf Scout|3/3|Fight|war|r|1|removal|
Tom Bombadil|{W}{U}{B}{R}{G}|Legendary Creature — God Bard|4/4||ltr|m|3||
Torens, Fist of the Angels|{1}{G}{W}|Legendary Creature — Human Cleric|2/2|Training|vow|r|1||
Tovolar, Dire Overlord // Tovolar, the Midnight Scourge|{1}{R}{G} // |Legendary Creature — Human Werewolf // Legendary Creature — Werewolf|3/3 // 4/4|Daybound; Nightbound|mid|r|1||layout=transform
Toxrill, the Corrosive|{5}{B}{B}|Legendary Creature — Slug Horror|7/7||vow|m|3|sweeper|identity=UB; salt=2.2
Transguild Courier|{4}|Artifact Creature — Golem|3/3||dis|u|0.5||identity=WUBRG
Trelasarra, Moon Dancer|{G}{W}|Legendary Creature — Elf Cleric|2/2||afr|u|0.5||
Treva, the Renewer|{3}{G}{W}{U}|Legendary Creature — Dragon|6/6|Flying|inv prm|r|1||
Trostani's Summoner|{5}{G}{W}|Creature — Elf Shaman|1/1||~ prm|u|0.5||
Trostani, Selesnya's Voice|{G}{G}{W}{W}|Legendary Creature — Dryad|2/5|Populate|~ c19|m|3||
Tuvasa the Sunlit|{G}{W}{U}|Legendary Creature — Merfolk Shaman|1/1||~ pz2|m|3|draw|
Tymaret, the Murder King|{B}{R}|Legendary Creature — Zombie Warrior|2/2||ths|r|1|recursion removal|
Tymna the Weaver|{1}{W}{B}|Legendary Creature — Human Cleric|2/2|Lifelink; Partner|~ pz2|r|25|draw|
Tyvar Kell|{2}{G}{G}|Legendary Planeswalker — Tyvar|L3||khm|m|3||identity=BG
Tyvar, Jubilant Brawler|{1}{B}{G}|Legendary Planeswalker — Tyvar|L3||one|r|1||
Ukkima, Stalking Shadow|{1}{U}{B}|Legendary Creature — Whale Wolf|2/2|Partner with Cazur, Ruthless Stalker|c20|m|3||
Ulrich of the Krallenhorde // Ulrich, Uncontested Alpha|{3}{R}{G} // |Legendary Creature — Human Werewolf // Legendary Creature — Werewolf|4/4 // 6/6|Transform; Fight|emn|m|3|removal|layout=transform
Umori, the Collector|{2}{B/G}{B/G}|Legendary Creature — Ooze|4/5|Companion|iko|r|1||
Underworld Cerberus|{3}{B}{R}|Creature — Dog|6/6||ths|m|3|protection recursion|
Urban Evolution|{3}{G}{U}|Sorcery|||~ c19|u|0.5|draw ramp|
Uril, the Miststalker|{2}{R}{G}{W}|Legendary Creature — Beast|5/5|Hexproof|arb|m|3||
Uro, Titan of Nature's Wrath|{1}{G}{U}|Legendary Creature — Elder Giant|6/6|Escape|thb|m|3|draw recursion|
Urza, Chief Artificer|{3}{W}{U}{B}|Legendary Creature — Human Artificer|4/5|Affinity; Menace|brc|m|3||
Urza, Prince of Kroog|{2}{W}{U}|Legendary Creature — Human Artificer|2/3||bro|r|1||
Utter End|{2}{W}{B}|Instant|||~ c18|r|1|removal|
Vadrik, Astral Archmage|{1}{U}{R}|Legendary Creature — Human Wizard|1/2||mid|r|1||
Vadrok, Apex of Thunder|{U}{R}{W}|Legendary Creature — Elemental Dinosaur Cat|3/3|Mutate; Flying; First strike|iko|m|3||layout=mutate
Vaevictis Asmadi|{2}{B}{B}{R}{R}{G}{G}|Legendary Creature — Elder Dragon|7/7|Flying|leg me3|r|1||
Vaevictis Asmadi, the Dire|{3}{B}{R}{G}|Legendary Creature — Elder Dragon|6/6|Flying|m19|m|3|removal|
Valki, God of Lies // Tibalt, Cosmic Impostor|{1}{B} // {5}{B}{R}|Legendary Creature — God // Legendary Planeswalker — Tibalt|2/1 // ||khm|m|3||layout=modal_dfc
Vanishing Verse|{W}{B}|Instant|||stx|r|1|removal|
Varina, Lich Queen|{1}{W}{U}{B}|Legendary Creature — Zombie Wizard|4/4||~ pz2|m|3||
Veteran Motorist|{R}{W}|Creature — Dwarf Pilot|3/1|Scry|kld|u|0.5||
Veyran, Voice of Duality|{1}{U}{R}|Legendary Creature — Efreet Wizard|2/2|Magecraft|c21|m|3||
Vial Smasher the Fierce|{1}{B}{R}|Legendary Creature — Goblin Berserker|2/3|Partner|~ pz2|m|15||
Villainous Wealth|{X}{B}{G}{U}|Sorcery|||ktk|r|1||
Vindicate|{1}{W}{B}|Sorcery|||apc a25|r|1|removal|
Vish Kal, Blood Arbiter|{4}{W}{B}{B}|Legendary Creature — Vampire|5/5|Flying; Lifelink|cmd|r|1|removal|
Vizkopa Guildmage|{W}{B}|Creature — Human Wizard|2/2||~ gk2|u|0.5||
Void Rend|{W}{U}{B}|Instant|||snc|r|1|removal|
Voidslime|{G}{U}{U}|Instant|||dis gk2|r|1||
Voja, Jaws of the Conclave|{2}{R}{G}{W}|Legendary Creature — Wolf|5/5|Vigilance; Trample; Ward|mkm|m|3||
Volrath, the Shapestealer|{2}{B}{G}{U}|Legendary Creature — Phyrexian Shapeshifter|7/5||c19|m|3|removal|
Vorel of the Hull Clade|{1}{G}{U}|Legendary Creature — Human Merfolk|1/4||~ gk2|r|1||
Vorosh, the Hunter|{3}{B}{G}{U}|Legendary Creature — Dragon|6/6|Flying|~ cm2|r|1||
Vraska, Golgari Queen|{2}{B}{G}|Legendary Planeswalker — Vraska|L4||grn|m|3|draw removal|
Walking Archive|{3}|Artifact Creature — Golem|1/1|Defender|dis|r|1|draw|identity=WU
Wall of Denial|{1}{W}{U}|Creature — Wall|0/8|Defender; Flying; Shroud|~ mm3|u|0.5||
Wargate|{X}{G}{W}{U}|Sorcery|||arb|r|1|ramp tutor|
Waves of Aggression|{3}{R/W}{R/W}|Sorcery||Retrace|eve|r|1||
Wayfaring Temple|{1}{G}{W}|Creature — Elemental|*/*|Populate|~ c19|r|1||
Wayward Servant|{W}{B}|Creature — Zombie|2/2||akh|u|0.5||
Wear // Tear|{1}{R} // {W}|Instant // Instant||Fuse|dgm|u|0.5|removal|layout=split
Wernog, Rider's Chaplain|{W}{B}|Legendary Creature — Human|1/2|Friends forever|slx|r|1||
Whispering Madness|{2}{U}{B}|Sorcery||Cipher|~ c16|r|1||
Wilhelt, the Rotcleaver|{2}{U}{B}|Legendary Creature — Zombie Warrior|3/3||mic|m|3||
Winding Constrictor|{B}{G}|Creature — Snake|2/3||aer|u|8||
Winota, Joiner of Forces|{2}{R}{W}|Legendary Creature — Human Warrior|4/4||iko|m|8||salt=2.2
Wintermoor Commander|{W}{B}|Creature — Human Knight|2/*|Deathtouch|eld|u|0.5|protection|
Witherbloom Command|{B}{G}|Sorcery|||stx|r|1|removal|
Wort, Boggart Auntie|{2}{B}{R}|Legendary Creature — Goblin Shaman|3/3|Fear|lrw|r|1|recursion|
Wort, the Raidmother|{4}{R/G}{R/G}|Legendary Creature — Goblin Shaman|3/3||~ mm3|r|1||
Wrexial, the Risen Deep|{3}{U}{U}{B}|Legendary Creature — Kraken|5/8|Islandwalk; Swampwalk|~ cm2|m|3||
Wydwen, the Biting Gale|{2}{U}{B}|Legendary Creature — Faerie Wizard|3/3|Flash; Flying|lrw|r|1||
Xenagos, God of Revels|{3}{R}{G}|Legendary Enchantment Creature — God|6/5|Indestructible|bng|m|3||
Xenagos, the Reveler|{2}{R}{G}|Legendary Planeswalker — Xenagos|L3||ths|m|3|ramp|
Xyris, the Writhing Storm|{2}{G}{U}{R}|Legendary Creature — Snake Leviathan|3/5|Flying|c20|m|3|draw|
Yannik, Scavenging Sentinel|{2}{G}{W}|Legendary Creature — Hyena Beast|3/3|Vigilance; Partner with Nikara, Lair Scavenger|c20|m|3||
Yargle and Multani|{3}{B}{B}{G}|Legendary Creature — Frog Spirit Elemental|18/6||mom|r|1||
Yarok, the Desecrated|{2}{B}{G}{U}|Legendary Creature — Elemental Horror|3/5|Deathtouch; Lifelink|m20|m|3||
Yasharn, Implacable Earth|{2}{G}{W}|Legendary Creature — Elemental Boar|4/4||znr|r|1||
Yasova Dragonclaw|{2}{G}|Legendary Creature — Human Warrior|4/2|Trample|frf|r|1||identity=URG
Yennett, Cryptic Sovereign|{2}{W}{U}{B}|Legendary Creature — Sphinx|3/5|Flying; Vigilance; Menace|~ pz2|m|3|draw|
Yidris, Maelstrom Wielder|{U}{B}{R}{G}|Legendary Creature — Ogre Wizard|5/4|Trample|~ pz2|m|3||
Yorion, Sky Nomad|{3}{W/U}{W/U}|Legendary Creature — Bird Serpent|4/5|Flying; Companion|iko|r|1||
Yuriko, the Tiger's Shadow|{1}{U}{B}|Legendary Creature — Human Ninja|1/3|Commander ninjutsu|~ pz2|r|1|draw|salt=1.9
Zacama, Primal Calamity|{6}{R}{G}{W}|Legendary Creature — Elder Dinosaur|9/9|Vigilance; Reach; Trample|rix|m|3|ramp removal|
Zameck Guildmage|{G}{U}|Creature — Elf Wizard|2/2||~ gk2|u|0.5|draw|
Zaxara, the Exemplary|{1}{B}{G}{U}|Legendary Creature — Nightmare Hydra|2/3|Deathtouch|c20|m|3|ramp|
Zedruu the Greathearted|{1}{U}{R}{W}|Legendary Creature — Minotaur Monk|2/4||~ c16|m|3|draw|
Zegana, Utopian Speaker|{2}{G}{U}|Legendary Creature — Merfolk Wizard|4/4|Adapt|~ gk2|r|1|draw|
Ziatora, the Incinerator|{3}{B}{R}{G}|Legendary Creature — Demon Dragon|6/6|Flying|snc|m|3||
Zimone and Dina|{B}{G}{U}|Legendary Creature — Human Dryad|3/4||mom|m|3|draw|
Zirda, the Dawnwaker|{1}{R/W}{R/W}|Legendary Creature — Elemental Fox|3/3|Companion|iko|r|1||
Zur the Enchanter|{1}{W}{U}{B}|Legendary Creature — Human Wizard|1/4|Flying|~ mm3|r|1|tutor|
Zurgo Helmsmasher|{2}{R}{W}{B}|Legendary Creature — Orc Warrior|7/2|Haste|~ prm|m|3||
Zurgo and Ojutai|{2}{U}{R}{W}|Legendary Creature — Orc Dragon|4/4|Flying; Haste|mom|m|3||
`;
