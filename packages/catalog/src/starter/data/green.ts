/** Green cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const GREEN_CARDS = `
Abundance|{2}{G}{G}|Enchantment|||~ c17|r|1||
Ace, Fearless Rebel|{3}{G}|Legendary Creature — Human Rebel|2/2|Doctor's companion|who|r|1||
Acidic Slime|{3}{G}{G}|Creature — Ooze|2/2|Deathtouch|~ c18|u|0.5|removal|
Acolyte of Bahamut|{1}{G}|Legendary Enchantment — Background|||clb|u|0.5||
Acorn Harvest|{3}{G}|Sorcery||Flashback|tor|c|0.25||
Allosaurus Shepherd|{G}|Creature — Elf Shaman|1/1||jmp|m|25||
Aluren|{2}{G}{G}|Enchantment|||tmp tpr|r|15||
Ambassador Oak|{3}{G}|Creature — Treefolk Warrior|3/3||~ a25|c|0.25||
Ambuscade|{2}{G}|Instant|||hou|c|0.25|removal|
Anara, Wolvid Familiar|{3}{G}|Legendary Creature — Wolf Beast|4/4|Partner|cmr|u|0.5||
Ancestral Mask|{2}{G}|Enchantment — Aura||Enchant|mmq ema|u|0.5||
Ancient Bronze Dragon|{5}{G}{G}|Creature — Elder Dragon|7/7|Flying|clb|m|3||
Ancient Greenwarden|{4}{G}{G}|Creature — Elemental|5/7|Reach|znr|m|3||
Animist's Awakening|{X}{G}|Sorcery||Spell mastery|ori|r|1|ramp|
Apex Devastator|{8}{G}{G}|Creature — Chimera Hydra|10/10|Cascade|cmr|m|3||
Arbor Elf|{G}|Creature — Elf Druid|1/1||~ a25|c|0.25|ramp|
Archdruid's Charm|{G}{G}{G}|Instant|||mkm|r|1|removal tutor|
Argothian Enchantress|{1}{G}|Creature — Human Druid|0/1|Shroud|usg ema|m|3|draw|
Arlinn, Voice of the Pack|{4}{G}{G}|Legendary Planeswalker — Arlinn|L7||war|u|0.5||
Armorcraft Judge|{3}{G}|Creature — Elf Artificer|3/3||kld|u|0.5|draw|
Asceticism|{3}{G}{G}|Enchantment||Regenerate|som|r|1|protection|
Ashaya, Soul of the Wild|{3}{G}{G}|Legendary Creature — Elemental|*/*||znr|m|3|ramp|
Assault Formation|{1}{G}|Enchantment|||~ ima|u|0.5||
Autumn's Veil|{G}|Instant|||~ m12|u|0.5|protection|
Avenger of Zendikar|{5}{G}{G}|Creature — Elemental|5/5|Landfall|~ c18|m|25||
Awakening|{2}{G}{G}|Enchantment|||sth|r|1|ramp|
Axebane Guardian|{2}{G}|Creature — Human Druid|0/3|Defender|rtr|c|0.25|ramp|
Azusa, Lost but Seeking|{2}{G}|Legendary Creature — Human Monk|1/2||chk a25|r|25|ramp|
Bala Ged Recovery // Bala Ged Sanctuary|{2}{G} // |Sorcery // Land|||znr|u|0.5|recursion|layout=modal_dfc
Bane of Progress|{4}{G}{G}|Creature — Elemental|2/2||~ cma|r|1|sweeper|
Battlewand Oak|{2}{G}|Creature — Treefolk Warrior|1/3||lrw|c|0.25||
Beanstalk Giant // Fertile Footsteps|{6}{G} // {2}{G}|Creature — Giant // Sorcery — Adventure|*/* // ||eld|u|0.5|ramp|layout=adventure
Bear Umbra|{2}{G}{G}|Enchantment — Aura||Enchant|~ c18|r|1|protection ramp|
Beast Whisperer|{2}{G}{G}|Creature — Elf Druid|2/3||grn|r|8|draw|
Beast Within|{2}{G}|Instant|||~ c19|u|15|removal|
Beastmaster Ascension|{2}{G}|Enchantment|||~ cma|r|1||
Berserk|{G}|Instant|||lea cn2|m|3||
Biorhythm|{6}{G}{G}|Sorcery|||ons 9ed|r|1||game-changer
Birds of Paradise|{G}|Creature — Bird|0/1|Flying|lea gk2|r|8|ramp|
Birthing Pod|{3}{G/P}|Artifact|||nph|r|25|tutor|
Bloom Tender|{1}{G}|Creature — Elf Druid|1/1||eve|r|15|ramp|
Boar Umbra|{2}{G}|Enchantment — Aura||Enchant|~ uma|u|0.5|protection|
Boneyard Wurm|{1}{G}|Creature — Wurm|*/*||~ uma|u|0.5||
Bosk Banneret|{1}{G}|Creature — Treefolk Shaman|1/3||mor|c|0.25|ramp|
Boundless Realms|{6}{G}|Sorcery|||m13|r|1|ramp|
Branching Evolution|{2}{G}|Enchantment|||jmp|r|25||
Burgeoning|{G}|Enchantment|||sth prm|r|40|ramp|
Carnage Tyrant|{4}{G}{G}|Creature — Dinosaur|7/6|Trample; Hexproof|xln|m|3||
Carpet of Flowers|{G}|Enchantment|||usg|u|0.5|ramp|
Carven Caryatid|{1}{G}{G}|Creature — Spirit|2/5|Defender|~ ima|u|0.5|draw|
Caustic Caterpillar|{G}|Creature — Insect|1/1||ori|c|0.25|removal|
Cavalier of Thorns|{2}{G}{G}{G}|Creature — Elemental Knight|5/6|Reach|m20|m|3|ramp|
Cazur, Ruthless Stalker|{3}{G}|Legendary Creature — Human Warrior|3/3|Partner with Ukkima, Stalking Shadow|c20|m|3||
Champion of Lambholt|{1}{G}{G}|Creature — Human Warrior|1/1||~ cm2|r|1||
Channel|{G}{G}|Sorcery|||lea ima|m|3|ramp|banned
Channeler Initiate|{1}{G}|Creature — Human Druid|3/4||akh|r|1|ramp removal|
Chatter of the Squirrel|{G}|Sorcery||Flashback|ody|c|0.25||
Chitterspitter|{2}{G}|Artifact|||mh2|r|1||
Chord of Calling|{X}{G}{G}{G}|Instant||Convoke|rav m15|r|15|tutor|
Circle of Dreams Druid|{G}{G}{G}|Creature — Elf Druid|2/1||afr|r|1|ramp|
Circuitous Route|{3}{G}|Sorcery|||grn|u|0.5|ramp|
Collective Voyage|{G}|Sorcery||Join forces|~ c16|r|1|ramp|
Collector Ouphe|{1}{G}|Creature — Ouphe|2/2||mh1|r|1||
Colossal Majesty|{2}{G}|Enchantment|||~ c19|u|0.5|draw|
Conduit of Worlds|{2}{G}{G}|Artifact|||one|r|1|recursion|
Constant Mists|{1}{G}|Instant||Buyback|sth td0|u|0.5||
Copper Myr|{2}|Artifact Creature — Myr|1/1||mrd som|c|0.25|ramp|identity=G
Courser of Kruphix|{1}{G}{G}|Enchantment Creature — Centaur|2/4||~ a25|r|1||
Court of Bounty|{2}{G}{G}|Enchantment|||cmr|r|1|draw|
Craterhoof Behemoth|{5}{G}{G}{G}|Creature — Beast|5/5|Haste|~ mm3|m|60||salt=2.2
Creeping Renaissance|{3}{G}{G}|Sorcery||Flashback|~ c18|r|1|recursion|
Crop Rotation|{G}|Instant|||ulg prm|c|0.25|ramp tutor|game-changer
Cultivate|{2}{G}|Sorcery|||~ c19|c|1.5|ramp tutor|salt=0.4
Curse of Bounty|{1}{G}|Enchantment — Aura Curse||Enchant|c17|u|0.5||
Cytoplast Root-Kin|{2}{G}{G}|Creature — Elemental Mutant|0/0|Graft|dis gk2|r|1||
Dauntless Dourbark|{3}{G}|Creature — Treefolk Warrior|*/*||~ prm|r|1||
Deadwood Treefolk|{5}{G}|Creature — Treefolk|3/6|Vanishing|~ c13|u|0.5|recursion|
Deathgorge Scavenger|{2}{G}|Creature — Dinosaur|3/2||xln|r|1||
Decimator of the Provinces|{10}|Creature — Eldrazi Boar|7/7|Emerge; Trample; Haste|emn|m|3||identity=G
Deeproot Champion|{1}{G}|Creature — Merfolk Shaman|1/1||xln|r|1||
Deeproot Elite|{1}{G}|Creature — Merfolk Warrior|1/1||rix|r|1||
Defense of the Heart|{3}{G}|Enchantment|||ulg j16|r|1|tutor|
Delighted Halfling|{G}|Creature — Halfling Citizen|1/2||ltr|r|8|ramp|
Den Protector|{1}{G}|Creature — Human Warrior|2/1|Megamorph|~ c19|r|1|recursion|
Deranged Hermit|{3}{G}{G}|Creature — Elf|1/1|Echo|ulg prm|r|150||
Descendants' Path|{2}{G}|Enchantment|||avr|r|1||
Destiny Spinner|{1}{G}|Enchantment Creature — Human|2/3||thb|u|0.5|protection|
Doubling Season|{4}{G}|Enchantment|||rav bbd|m|80||
Drover of the Mighty|{1}{G}|Creature — Human Druid|1/1||xln|u|0.5|ramp|
Druid's Call|{1}{G}|Enchantment — Aura||Enchant|ody|u|0.5||
Druids' Repository|{1}{G}{G}|Enchantment|||avr|r|1|ramp|
Dryad of the Ilysian Grove|{2}{G}|Enchantment Creature — Nymph Dryad|2/4||thb|r|1|ramp|
Dungrove Elder|{2}{G}|Creature — Treefolk|*/*|Hexproof|~ prm|r|1||
Duskwatch Recruiter // Krallenhorde Howler|{1}{G} // |Creature — Human Warrior Werewolf // Creature — Werewolf|2/2 // 3/3|Transform|soi|u|0.5|ramp|layout=transform
Earthcraft|{1}{G}|Enchantment|||tmp|r|150||
Eidolon of Blossoms|{2}{G}{G}|Enchantment Creature — Spirit|2/2|Constellation|~ c18|r|1|draw|
Eladamri's Vineyard|{G}|Enchantment|||tmp|r|1|ramp|
Eldritch Evolution|{1}{G}{G}|Sorcery|||emn|r|1|tutor|
Elemental Bond|{2}{G}|Enchantment|||~ c19|u|0.5|draw|
Elvish Archdruid|{1}{G}{G}|Creature — Elf Druid|2/2||~ ddu|r|8|ramp|
Elvish Champion|{1}{G}{G}|Creature — Elf|2/2||~ prm|r|25||
Elvish Clancaller|{G}{G}|Creature — Elf Druid|1/1||m19|r|1|tutor|
Elvish Harbinger|{2}{G}|Creature — Elf Druid|1/2||~ evg|u|0.5|ramp tutor|
Elvish Mystic|{G}|Creature — Elf Druid|1/1||~ ddu|c|1.5|ramp|
Elvish Promenade|{3}{G}|Kindred Sorcery — Elf|||~ evg|u|0.5||
Elvish Spirit Guide|{2}{G}|Creature — Elf Spirit|2/2||~ prm|u|0.5|ramp|
Elvish Visionary|{1}{G}|Creature — Elf Shaman|1/1||~ bbd|c|0.25|draw|salt=0.4
Elvish Warmaster|{1}{G}|Creature — Elf Warrior|2/2||khm|r|1||
Enchantress's Presence|{2}{G}|Enchantment|||ons c18|r|1|draw|
End-Raze Forerunners|{5}{G}{G}{G}|Creature — Boar|7/7|Vigilance; Trample; Haste|rna|r|1||
Endurance|{1}{G}{G}|Creature — Elemental Incarnation|3/4|Flash; Reach; Evoke|mh2|m|40||
Erinis, Gloom Stalker|{2}{G}|Legendary Creature — Halfling Ranger|3/3|Deathtouch; Choose a Background|clb|u|0.5||
Esika's Chariot|{3}{G}|Legendary Artifact — Vehicle|4/4|Crew|khm|r|8||
Essence Warden|{G}|Creature — Elf Shaman|1/1||~ cma|c|0.25||
Eternal Witness|{1}{G}{G}|Creature — Human Shaman|2/1||5dn puma|m|15|recursion|
Everbark Shaman|{4}{G}|Creature — Treefolk Shaman|3/5||mor|c|0.25|ramp|
Evolution Sage|{2}{G}|Creature — Elf Druid|3/2|Proliferate|war|u|8||
Exploration|{G}|Enchantment|||usg prm|r|40|ramp|
Explosive Vegetation|{3}{G}|Sorcery|||ons c18|u|0.5|ramp|
Ezuri's Predation|{5}{G}{G}{G}|Sorcery||Fight|~ pz1|r|1|sweeper|
Ezuri, Renegade Leader|{1}{G}{G}|Legendary Creature — Elf Warrior|2/2|Regenerate|~ ddu|m|8||
Farhaven Elf|{2}{G}|Creature — Elf Druid|1/1||~ c18|c|0.25|ramp|
Farseek|{1}{G}|Sorcery|||rav c19|c|1.5|ramp|
Fastbond|{G}|Enchantment|||~ vma|m|3||banned
Fauna Shaman|{1}{G}|Creature — Elf Shaman|2/2||~ uma|r|1|tutor|
Fertile Ground|{1}{G}|Enchantment — Aura||Enchant|~ c18|c|0.25|ramp|
Fierce Empath|{2}{G}|Creature — Elf|1/1||~ ddu|c|0.25|tutor|
Finale of Devastation|{X}{G}{G}|Sorcery|||war|m|25|tutor|
Food Chain|{2}{G}|Enchantment|||mmq prm|r|80|ramp|
Force of Vigor|{2}{G}{G}|Instant|||mh1|r|15|removal|
Forgotten Ancient|{3}{G}|Creature — Elemental|0/3||~ cm2|r|1||
Freyalise, Llanowar's Fury|{3}{G}{G}|Legendary Planeswalker — Freyalise|L3||~ cma|m|3|draw ramp removal|commander
Full Moon's Rise|{1}{G}|Enchantment||Regenerate|isd|u|0.5||
Fyndhorn Elves|{G}|Creature — Elf Druid|1/1||ice prm|c|1.5|ramp|
Fynn, the Fangbearer|{1}{G}|Legendary Creature — Human Warrior|1/3|Deathtouch|khm|u|0.5||
Gargos, Vicious Watcher|{3}{G}{G}{G}|Legendary Creature — Hydra|8/7|Vigilance; Fight|m20|r|1|ramp removal|
Garruk's Uprising|{2}{G}|Enchantment|||m21|u|8|draw|
Garruk, Primal Hunter|{2}{G}{G}{G}|Legendary Planeswalker — Garruk|L3||~ c19|m|3|draw|
Gemhide Sliver|{1}{G}|Creature — Sliver|1/1||~ h09|c|0.25|ramp|
Genesis Hydra|{X}{G}{G}|Creature — Plant Hydra|0/0||~ ima|r|1||
Genesis Wave|{X}{G}{G}{G}|Sorcery|||~ ima|r|1|recursion|
Ghalta, Primal Hunger|{10}{G}{G}|Legendary Creature — Elder Dinosaur|12/12|Trample|~ gnt|r|1||
Ghalta, Stampede Tyrant|{5}{G}{G}{G}|Legendary Creature — Elder Dinosaur|12/12|Trample|lci|m|3||
Gilanra, Caller of Wirewood|{2}{G}|Legendary Creature — Elf Druid|1/2|Partner|cmr|u|0.5|ramp|
Glistener Elf|{G}|Creature — Phyrexian Elf Warrior|1/1|Infect|~ prm|c|0.25||
God-Eternal Rhonas|{3}{G}{G}|Legendary Creature — Zombie God|5/5|Deathtouch|war|m|3||
Goreclaw, Terror of Qal Sisma|{3}{G}|Legendary Creature — Bear|4/3||m19|r|1|ramp|
Gorm the Great|{3}{G}|Legendary Creature — Giant Warrior|2/7|Vigilance; Partner with Virtus the Veiled|~ pbbd|r|1|tutor|
Graham O'Brien|{1}{G}|Legendary Creature — Human Pilot|2/2|Doctor's companion|who|r|1||
Great Oak Guardian|{5}{G}|Creature — Treefolk|4/5|Flash; Reach|~ c19|u|0.5||
Greater Good|{2}{G}{G}|Enchantment|||usg bbd|r|15|draw|
Green Sun's Zenith|{X}{G}|Sorcery|||~ ema|r|25|tutor|
Greenwarden of Murasa|{4}{G}{G}|Creature — Elemental|5/4||bfz|m|3|recursion|
Guardian Project|{3}{G}|Enchantment|||rna|r|8|draw|
Gyre Sage|{1}{G}|Creature — Elf Druid|1/2|Evolve|~ gk2|r|1|ramp|
Halana, Kessig Ranger|{3}{G}|Legendary Creature — Human Archer Ranger|3/4|Reach; Partner|cmr|u|0.5||
Hardened Scales|{G}|Enchantment|||~ cm2|r|8||
Harmonize|{2}{G}{G}|Sorcery|||~ c19|u|0.5|draw|
Harrow|{2}{G}|Instant|||tmp c18|c|0.25|ramp|
Heartbeat of Spring|{2}{G}|Enchantment|||chk|r|1|ramp|
Heartwood Storyteller|{1}{G}{G}|Creature — Treefolk|2/3||fut|r|1|draw|
Herald of the Pantheon|{1}{G}|Creature — Centaur Shaman|2/2||~ c18|r|1|ramp|
Heritage Druid|{G}|Creature — Elf Druid|1/1||~ ema|r|8|ramp|
Hermit Druid|{1}{G}|Creature — Human Druid|1/1||~ tpr|u|15||
Heroes' Bane|{3}{G}{G}|Creature — Hydra|0/0||~ ima|u|0.5||
Heroic Intervention|{1}{G}|Instant|||aer|r|25|protection|
Hollowhenge Beast|{3}{G}{G}|Creature — Beast|5/5||dka|c|0.25||
Hooded Hydra|{X}{G}{G}|Creature — Snake Hydra|0/0|Morph|~ c19|m|3||
Hornet Queen|{4}{G}{G}{G}|Creature — Insect|2/2|Flying; Deathtouch|~ m15|r|1||
Hour of Promise|{4}{G}|Sorcery|||hou|r|1|ramp|
Howlpack Resurgence|{2}{G}|Enchantment||Flash|soi|u|0.5||
Hunted Troll|{2}{G}{G}|Creature — Troll Warrior|8/4|Regenerate|~ c13|r|1||
Hydra Broodmaster|{4}{G}{G}|Creature — Hydra|7/7|Monstrosity|~ prm|r|1||
Immaculate Magistrate|{3}{G}|Creature — Elf Shaman|2/2||~ cma|r|1||
Imperious Perfect|{2}{G}|Creature — Elf Warrior|2/2||~ cma|u|8||
Incubation Druid|{1}{G}|Creature — Elf Druid|0/2|Adapt|rna|r|1|ramp|
Inspiring Call|{2}{G}|Instant|||~ cm2|u|0.5|draw protection|
Invasion of Ikoria // Zilortha, Apex of Ikoria|{X}{G}{G} // |Battle — Siege // Legendary Creature — Dinosaur| // 8/8||mom|r|1|tutor|layout=transform
Jaddi Offshoot|{G}|Creature — Plant|0/3|Defender; Landfall|~ ima|c|0.25||
Jaheira, Friend of the Forest|{2}{G}|Legendary Creature — Human Elf Druid|2/3|Choose a Background|clb|r|1|ramp|
Joraga Warcaller|{G}|Creature — Elf Warrior|1/1|Multikicker|~ cma|r|1||
Jungleborn Pioneer|{2}{G}|Creature — Merfolk Scout|2/2||rix|c|0.25||
Kalonian Hydra|{3}{G}{G}|Creature — Hydra|0/0|Trample|~ cm2|m|3||
Kamahl, Heart of Krosa|{6}{G}{G}|Legendary Creature — Human Druid|5/5|Partner|cmr|m|3||
Karametra's Acolyte|{3}{G}|Creature — Human Druid|1/4||~ prm|u|0.5|ramp|
Kenrith's Transformation|{1}{G}|Enchantment — Aura||Enchant|eld|u|0.5|draw removal|
Kodama of the East Tree|{4}{G}{G}|Legendary Creature — Spirit|6/6|Reach; Partner|cmr|m|3|ramp|
Kodama's Reach|{2}{G}|Sorcery — Arcane|||chk uma|c|1.5|ramp tutor|
Kogla, the Titan Ape|{3}{G}{G}{G}|Legendary Creature — Ape|7/6|Fight|iko|r|1|removal|
Krosan Grip|{2}{G}|Instant||Split second|~ cma|u|0.5|removal|
Leaf-Crowned Elder|{2}{G}{G}|Creature — Treefolk Shaman|3/5|Kinship|mor|r|1||
Liege of the Hollows|{2}{G}{G}|Creature — Spirit|3/4||wth|r|1||
Life from the Loam|{1}{G}|Sorcery||Dredge|rav puma|m|3|recursion|
Life's Legacy|{1}{G}|Sorcery|||m15|r|1|draw|
Lifeblood Hydra|{X}{G}{G}{G}|Creature — Hydra|0/0|Trample|~ cma|r|1|draw|
Llanowar Elves|{G}|Creature — Elf Druid|1/1||lea gnt|c|1.5|ramp|
Lotus Cobra|{1}{G}|Creature — Snake|2/1|Landfall|~ ima|r|15|ramp|
Lys Alana Huntmaster|{2}{G}{G}|Creature — Elf Warrior|3/3||~ cma|c|0.25||
Magnigoth Treefolk|{4}{G}|Creature — Treefolk|2/6|Domain|pls|r|1||
Magus of the Vineyard|{G}|Creature — Human Wizard|1/1||~ cmd|r|1|ramp|
Mana Reflection|{4}{G}{G}|Enchantment|||shm|r|1|ramp|
Managorger Hydra|{2}{G}|Creature — Hydra|1/1|Trample|~ c16|r|1||
Manaweft Sliver|{1}{G}|Creature — Sliver|1/1||m14|u|0.5|ramp|
Manglehorn|{2}{G}|Creature — Beast|2/2||akh|u|0.5|removal|
Marwyn, the Nurturer|{2}{G}|Legendary Creature — Elf Druid|1/1||dom|r|1|ramp|
Master Chef|{2}{G}|Legendary Enchantment — Background|||clb|c|0.25||
Master of the Wild Hunt|{2}{G}{G}|Creature — Human Shaman|3/3||~ a25|m|3|removal|
Mayor of Avabruck // Howlpack Alpha|{1}{G} // |Creature — Human Advisor Werewolf // Creature — Werewolf|1/1 // 3/3|Transform|~ prm|r|1||layout=transform
Meandering Towershell|{3}{G}{G}|Creature — Turtle|5/9|Islandwalk|ktk|r|1||
Megantic Sliver|{5}{G}|Creature — Sliver|3/3||~ prm|r|1||
Merfolk Branchwalker|{1}{G}|Creature — Merfolk Scout|2/1|Explore|xln|u|0.5||
Migration Path|{3}{G}|Sorcery||Cycling|iko|u|0.5|draw ramp|
Mirri's Guile|{G}|Enchantment|||tmp|r|1||
Mistcutter Hydra|{X}{G}|Creature — Hydra|0/0|Haste; Protection|ths|r|1||
Momentous Fall|{2}{G}{G}|Instant|||~ c19|r|1|draw|
Moonmist|{1}{G}|Instant||Transform|isd|c|0.25||
Moss Diamond|{2}|Artifact|||mir cma|u|0.5|ramp|identity=G
Mowu, Loyal Companion|{3}{G}|Legendary Creature — Dog|3/3|Trample; Vigilance|war|u|0.5||
Mox Emerald|{0}|Artifact|||lea ovnt|m|1200|ramp|banned; identity=G
Multani, Yavimaya's Avatar|{4}{G}{G}|Legendary Creature — Elemental Avatar|0/0|Reach; Trample|dom|m|3|recursion|
Muscle Sliver|{1}{G}|Creature — Sliver|1/1||tmp tpr|c|0.25||
Mycoloth|{3}{G}{G}|Creature — Fungus|4/4|Devour|~ cma|r|1||
Nantuko Shrine|{1}{G}{G}|Enchantment|||ody|r|1||
Natural Order|{2}{G}{G}|Sorcery|||vis ema|m|60|tutor|game-changer
Naturalize|{1}{G}|Instant|||ons m19|c|0.25|removal|
Nature's Claim|{G}|Instant|||~ ima|c|0.25|removal|
Nature's Lore|{1}{G}|Sorcery|||~ gvl|c|8|ramp|
Nature's Spiral|{1}{G}|Sorcery|||~ dom|u|0.5|recursion|
Nature's Will|{2}{G}{G}|Enchantment|||chk|r|1|ramp|
Nemata, Grove Guardian|{4}{G}{G}|Legendary Creature — Treefolk|4/5||pls|r|1||
Nettle Sentinel|{G}|Creature — Elf Warrior|2/2||~ a25|c|0.25||
New Frontiers|{X}{G}|Sorcery|||ody|r|1|ramp|
Nightpack Ambusher|{2}{G}{G}|Creature — Wolf|4/4|Flash|m20|r|1||
Nissa, Resurgent Animist|{2}{G}|Legendary Creature — Elf Scout|3/3|Landfall|mat|m|3|ramp|
Nissa, Vastwood Seer // Nissa, Sage Animist|{2}{G} // |Legendary Creature — Elf Scout // Legendary Planeswalker — Nissa|2/2 // L3||~ v17|m|3|ramp tutor|layout=transform
Noxious Revival|{G/P}|Instant|||nph|u|0.5|recursion|
Numa, Joraga Chieftain|{2}{G}|Legendary Creature — Elf Warrior|2/2|Partner|cmr|u|0.5||
Nut Collector|{5}{G}|Creature — Human Druid|1/1|Threshold|ody|r|1||
Nylea, God of the Hunt|{3}{G}|Legendary Enchantment Creature — God|6/6|Indestructible|ths|m|3||
Nyxbloom Ancient|{4}{G}{G}{G}|Enchantment Creature — Elemental|5/5|Trample|thb|m|40|ramp|
Oath of Nissa|{G}|Legendary Enchantment|||ogw|r|1||
Ohran Frostfang|{3}{G}{G}|Snow Creature — Snake|2/6||c19|r|1|draw|
Ohran Viper|{1}{G}{G}|Snow Creature — Snake|1/3||~ c15|r|1|draw|
Old Gnawbone|{5}{G}{G}|Legendary Creature — Dragon|7/7|Flying|afr|m|40|ramp|
Omnath, Locus of Mana|{2}{G}|Legendary Creature — Elemental|1/1||~ v11|m|3|ramp|
Oracle of Mul Daya|{3}{G}|Creature — Elf Shaman|2/2||zen|r|40|ramp|
Orchard Warden|{4}{G}{G}|Creature — Treefolk Shaman|4/6||mor|u|0.5||
Outland Liberator // Frenzied Trapbreaker|{1}{G} // |Creature — Human Werewolf // Creature — Werewolf|2/2 // 3/3|Daybound; Nightbound|mid|u|0.5|removal|layout=transform
Overgrown Battlement|{1}{G}|Creature — Wall|0/4|Defender|~ ima|u|0.5|ramp|
Overgrowth|{2}{G}|Enchantment — Aura||Enchant|~ c18|c|0.25|ramp|
Overwhelming Stampede|{3}{G}{G}|Sorcery|||~ c19|r|1||
Paradise Druid|{1}{G}|Creature — Elf Druid|2/1||war|u|0.5|ramp|
Parallel Lives|{3}{G}|Enchantment|||isd|r|40||
Patron of the Orochi|{6}{G}{G}|Legendary Creature — Spirit|7/7||bok|r|1||
Perilous Forays|{3}{G}{G}|Enchantment|||rav|u|0.5|ramp|
Phyrexian Hydra|{3}{G}{G}|Creature — Phyrexian Hydra|7/7|Infect|mbs|r|1||
Phyrexian Swarmlord|{4}{G}{G}|Creature — Phyrexian Insect Horror|4/4|Infect|nph|r|1||
Pir, Imaginative Rascal|{2}{G}|Legendary Creature — Human|1/1|Partner with Toothy, Imaginary Friend|~ pbbd|r|1|tutor|
Polukranos, World Eater|{2}{G}{G}|Legendary Creature — Hydra|5/5|Monstrosity|ths|m|3||
Polyraptor|{6}{G}{G}|Creature — Dinosaur|5/5|Enrage|rix|m|3||
Praetor's Counsel|{5}{G}{G}{G}|Sorcery|||~ cma|m|3|recursion|
Predatory Sliver|{1}{G}|Creature — Sliver|1/1||m14|c|0.25||
Prey Upon|{G}|Sorcery||Fight|~ uma|c|0.25|removal|
Priest of Titania|{1}{G}|Creature — Elf Druid|1/1||usg cma|c|15|ramp|
Primeval Titan|{4}{G}{G}|Creature — Giant|6/6|Trample|~ ima|m|3|ramp|banned
Primordial Hydra|{X}{G}{G}|Creature — Hydra|0/0||~ m13|m|3||
Protean Hydra|{X}{G}|Creature — Hydra|0/0||~ m11|r|1||
Prowling Serpopard|{1}{G}{G}|Creature — Cat Snake|4/3||akh|r|1||
Putrefax|{3}{G}{G}|Creature — Phyrexian Horror|5/3|Trample; Haste; Infect|som|r|1||
Qasali Slingers|{4}{G}|Creature — Cat Warrior|3/5|Reach|c17|r|1|removal|
Quirion Ranger|{G}|Creature — Elf Ranger|1/1||vis prm|c|0.25||
Raised by Giants|{5}{G}|Legendary Enchantment — Background|||clb|r|1||
Raised by Wolves|{3}{G}{G}|Enchantment — Aura||Enchant|bng|u|0.5||
Ram Through|{1}{G}|Instant|||iko|c|0.25|removal|
Rampaging Baloths|{4}{G}{G}|Creature — Beast|6/6|Trample; Landfall|~ c19|r|1||
Rampant Growth|{1}{G}|Sorcery|||~ dds|c|1.5|ramp|salt=0.4
Ramunap Excavator|{2}{G}|Creature — Snake Cleric|2/3||~ prm|r|1|recursion|
Rancor|{G}|Enchantment — Aura||Enchant|ulg a25|u|0.5|recursion|
Ranging Raptors|{2}{G}|Creature — Dinosaur|2/3|Enrage|xln|u|0.5|ramp|
Reach of Branches|{4}{G}|Kindred Instant — Treefolk|||~ mma|u|0.5|recursion|
Realmwalker|{2}{G}|Creature — Shapeshifter|2/3|Changeling|khm|r|1||
Reclamation Sage|{2}{G}|Creature — Elf Shaman|2/1||~ c18|u|0.5|removal|
Recollect|{2}{G}|Sorcery|||rav m19|u|0.5|recursion|
Regal Behemoth|{4}{G}{G}|Creature — Dinosaur|5/5|Trample|cn2|r|1|draw ramp|
Regrowth|{1}{G}|Sorcery|||lea mh1|u|0.5|recursion|
Reki, the History of Kamigawa|{2}{G}|Legendary Creature — Human Shaman|1/2||sok|r|1|draw|
Retreat to Kazandu|{2}{G}|Enchantment||Landfall|~ e01|u|0.5||
Return of the Wildspeaker|{4}{G}|Instant|||eld|r|8|draw|
Return to Nature|{1}{G}|Instant|||~ eld|c|0.25|removal|
Rhonas the Indomitable|{2}{G}|Legendary Creature — God|5/5|Deathtouch; Indestructible|akh|m|3||
Ripjaw Raptor|{2}{G}{G}|Creature — Dinosaur|4/5|Enrage|xln|r|1|draw|
Rishkar's Expertise|{4}{G}{G}|Sorcery|||aer|r|1|draw|
Rishkar, Peema Renegade|{2}{G}|Legendary Creature — Elf Druid|2/2||aer|r|1|ramp|
Rites of Flourishing|{2}{G}|Enchantment|||~ c16|r|1|draw ramp|
Rofellos, Llanowar Emissary|{G}{G}|Legendary Creature — Elf Druid|2/1||uds vma|r|1|ramp|banned
Rootgrapple|{4}{G}|Kindred Instant — Treefolk|||lrw|c|0.25|draw removal|
Runic Armasaur|{1}{G}{G}|Creature — Dinosaur|2/5||m19|r|1|draw|
Sachi, Daughter of Seshiro|{2}{G}{G}|Legendary Creature — Snake Shaman|1/3||chk|u|0.5|ramp|
Sakura-Tribe Elder|{1}{G}|Creature — Snake Shaman|1/1||chk c19|c|1.5|ramp|salt=0.4
Sakura-Tribe Scout|{G}|Creature — Snake Shaman Scout|1/1||sok|c|0.25|ramp|
Sanctum Weaver|{1}{G}|Enchantment Creature — Dryad|0/2||mh2|r|40|ramp|
Saryth, the Viper's Fang|{2}{G}{G}|Legendary Creature — Human Warlock|3/4||mid|r|1|protection|
Satyr Wayfinder|{1}{G}|Creature — Satyr|1/1||~ uma|c|0.25||
Scapeshift|{2}{G}{G}|Sorcery|||~ m19|m|3|ramp|
Scavenging Ooze|{1}{G}|Creature — Ooze|2/2||~ cm2|r|1||
Scryb Ranger|{1}{G}|Creature — Faerie Ranger|1/1|Flash; Flying; Protection|tsp|u|0.5||
Scryb Sprites|{G}|Creature — Faerie|1/1|Flying|~ prm|c|0.25||
Scute Swarm|{2}{G}|Creature — Insect|1/1|Landfall|znr|r|1||
Seal of Primordium|{1}{G}|Enchantment|||~ mm3|c|0.25|removal|
Seasons Past|{4}{G}{G}|Sorcery|||soi|m|3|recursion|
Second Harvest|{2}{G}{G}|Instant|||~ c19|r|1||
Seedborn Muse|{3}{G}{G}|Creature — Spirit|2/4||~ c19|r|25||game-changer; salt=2.4
Selvala, Heart of the Wilds|{1}{G}{G}|Legendary Creature — Elf Scout|2/3||~ pz2|m|15|draw ramp|
Seshiro the Anointed|{4}{G}{G}|Legendary Creature — Snake Monk|3/4||chk|r|1|draw|
Setessan Champion|{2}{G}|Creature — Human Warrior|1/3|Constellation|thb|r|1|draw|
Shamanic Revelation|{3}{G}{G}|Sorcery||Ferocious|~ c19|r|1|draw|
Shared Summons|{3}{G}{G}|Instant|||m20|r|1|tutor|
Silverfur Partisan|{2}{G}|Creature — Wolf Warrior|2/2|Trample|soi|r|1||
Skullwinder|{2}{G}|Creature — Snake|1/3|Deathtouch|~ cma|u|0.5|recursion|
Skyshroud Claim|{3}{G}|Sorcery|||~ bbd|c|0.25|ramp|
Slime Against Humanity|{2}{G}|Sorcery|||mkm|c|0.25||
Snake Umbra|{2}{G}|Enchantment — Aura||Enchant|~ uma|u|0.5|draw protection|
Snakeskin Veil|{G}|Instant|||khm|c|0.25|protection|
Somberwald Sage|{2}{G}|Creature — Human Druid|0/1||avr|r|1|ramp|
Song of the Dryads|{2}{G}|Enchantment — Aura||Enchant|~ cma|r|1|removal|
Sosuke, Son of Seshiro|{2}{G}{G}|Legendary Creature — Snake Warrior|3/4||chk|u|0.5||
Soul of the Harvest|{4}{G}{G}|Creature — Elemental|6/6|Trample|~ e02|r|1|draw|
Spider Umbra|{G}|Enchantment — Aura||Enchant|~ uma|c|0.25|protection|
Splendid Reclamation|{3}{G}|Sorcery|||emn|r|1|recursion|
Splinterfright|{2}{G}|Creature — Elemental|*/*|Trample|isd|r|1||
Spore Frog|{G}|Creature — Frog|1/1||~ mh1|c|15||
Sporemound|{3}{G}{G}|Creature — Fungus|3/3||m14|c|0.25||
Springbloom Druid|{2}{G}|Creature — Elf Druid|1/1||mh1|c|0.25|ramp|
Squirrel Mob|{1}{G}{G}|Creature — Squirrel|2/2||ody|r|1||
Squirrel Nest|{1}{G}{G}|Enchantment — Aura||Enchant|ody mh1|u|0.5||
Squirrel Wrangler|{2}{G}{G}|Creature — Human Druid|2/2||pcy|r|1||
Steel Leaf Champion|{G}{G}{G}|Creature — Elf Knight|5/4||~ prm|r|1||
Surrak, the Hunt Caller|{2}{G}{G}|Legendary Creature — Human Warrior|5/4|Formidable|dtk|r|1||
Survival of the Fittest|{1}{G}|Enchantment|||exo tpr|m|300|tutor|game-changer
Sylvan Caryatid|{1}{G}|Creature — Plant|0/3|Defender; Hexproof|~ prm|r|1|ramp|
Sylvan Library|{1}{G}|Enchantment|||leg prm|r|40|draw|
Sylvan Primordial|{5}{G}{G}|Creature — Avatar|6/8|Reach|gtc|r|1|ramp removal|banned
Sylvan Safekeeper|{G}|Creature — Human Wizard|1/1||jud cma|r|1|protection|
Sylvan Scrying|{1}{G}|Sorcery|||~ prm|r|1|tutor|
Sylvan Tutor|{G}|Sorcery|||~ me4|u|25|tutor|
Tamiyo's Safekeeping|{G}|Instant|||neo|c|0.25|protection|
Tempt with Discovery|{3}{G}|Sorcery||Tempting offer|~ c19|r|1|ramp|
Temur Sabertooth|{2}{G}{G}|Creature — Cat|4/3||~ c17|u|0.5||
Tendershoot Dryad|{4}{G}|Creature — Dryad|2/2|Ascend|rix|r|1||
Terastodon|{6}{G}{G}|Creature — Elephant|9/9||~ cma|r|1|removal|
Thallid Shell-Dweller|{1}{G}|Creature — Fungus|0/5|Defender|~ mma|c|0.25||
The Great Henge|{7}{G}{G}|Legendary Artifact|||eld|m|60|draw ramp|
Thornling|{3}{G}{G}|Creature — Elemental Shapeshifter|4/4||con|m|3||
Three Visits|{1}{G}|Sorcery|||~ me3|c|8|ramp|
Thunderherd Migration|{1}{G}|Sorcery|||rix|u|0.5|ramp|
Timber Protector|{4}{G}|Creature — Treefolk Warrior|4/6||lrw|r|1|protection|
Timberwatch Elf|{2}{G}|Creature — Elf|1/2||~ cma|c|0.25||
Time of Need|{1}{G}|Sorcery|||chk|u|0.5|tutor|
Timeless Witness|{2}{G}{G}|Creature — Human Shaman|2/1|Eternalize|mh2|u|0.5|recursion|
Tireless Provisioner|{2}{G}|Creature — Elf Scout|3/2|Landfall|mh2|u|0.5|ramp|
Tireless Tracker|{2}{G}|Creature — Human Scout|3/2|Investigate|soi|r|1|draw|
Titania, Protector of Argoth|{3}{G}{G}|Legendary Creature — Elemental|5/3||~ cma|m|3|recursion|
Tooth and Nail|{5}{G}{G}|Sorcery||Entwine|mrd mma|r|1|tutor|
Topiary Stomper|{1}{G}{G}|Creature — Plant Dinosaur|4/4|Vigilance|snc|r|1|ramp|
Toski, Bearer of Secrets|{3}{G}|Legendary Creature — Squirrel|1/1|Indestructible|khm|r|1|draw|
Tower Defense|{1}{G}|Instant|||~ rna|u|0.5||
Tree of Redemption|{3}{G}|Creature — Plant|0/13|Defender|~ a25|m|3||
Treefolk Harbinger|{G}|Creature — Treefolk Druid|0/3||lrw|u|0.5|tutor|
Triumph of the Hordes|{2}{G}{G}|Sorcery|||~ td2|u|0.5||salt=2.2
Turntimber Symbiosis // Turntimber, Serpentine Wood|{4}{G}{G}{G} // |Sorcery // Land|||znr|m|3||layout=modal_dfc
Tyvar's Stand|{X}{G}|Instant|||one|u|0.5|protection|
Ulvenwald Hydra|{4}{G}{G}|Creature — Hydra|*/*|Reach|soi|m|3|ramp|
Ulvenwald Tracker|{G}|Creature — Human Shaman|1/1|Fight|~ mm3|r|1|removal|
Unbound Flourishing|{2}{G}|Enchantment|||mh1|m|3||
Unstoppable Ash|{3}{G}|Creature — Treefolk Warrior|5/5|Trample; Champion|mor|r|1||
Utopia Mycon|{G}|Creature — Fungus|0/2||fut|u|0.5|ramp|
Utopia Sprawl|{G}|Enchantment — Aura||Enchant|dis a25|u|0.5|ramp|
Vastwood Hydra|{X}{G}{G}|Creature — Hydra|0/0||m14|r|1||
Veil of Summer|{G}|Instant|||m20|u|15|draw protection|
Venerated Rotpriest|{G}|Creature — Phyrexian Druid|1/2|Toxic|one|r|1||
Vengevine|{2}{G}{G}|Creature — Elemental|4/3|Haste|~ puma|m|3|recursion|
Verdant Command|{1}{G}|Instant|||mh2|r|1||
Verdeloth the Ancient|{4}{G}{G}|Legendary Creature — Treefolk|4/7|Kicker|inv mma|r|1||
Verduran Enchantress|{1}{G}{G}|Creature — Human Druid|0/2||~ 9ed|r|1|draw|
Veteran Explorer|{G}|Creature — Human Soldier Scout|1/1||~ bbd|u|0.5|ramp|
Vine Trellis|{1}{G}|Creature — Plant Wall|0/4|Defender|~ gvl|c|0.25|ramp|
Vines of Vastwood|{G}|Instant||Kicker|~ mm2|c|0.25|protection|
Viridian Betrayers|{1}{G}{G}|Creature — Phyrexian Elf Warrior|3/1||nph|c|0.25||
Viridian Corrupter|{1}{G}{G}|Creature — Phyrexian Elf Shaman|2/2|Infect|~ td2|u|0.5|removal|
Voracious Hydra|{X}{G}{G}|Creature — Hydra|0/1|Trample; Fight|m20|r|1|removal|
Vorinclex, Monstrous Raider|{4}{G}{G}|Legendary Creature — Phyrexian Praetor|6/6|Trample; Haste|khm|m|3||
Vorinclex, Voice of Hunger|{6}{G}{G}|Legendary Creature — Phyrexian Praetor|7/6|Trample|~ ima|m|40|ramp|salt=2.9
Wall of Blossoms|{1}{G}|Creature — Plant Wall|0/4|Defender|~ mh1|u|0.5|draw|
Wayward Swordtooth|{2}{G}|Creature — Dinosaur|5/5|Ascend|rix|r|1|ramp|
Weatherseed Treefolk|{2}{G}{G}{G}|Creature — Treefolk|5/3|Trample|~ wc99|r|1|recursion|
Whiptongue Hydra|{5}{G}|Creature — Lizard Hydra|4/4|Reach|~ pz2|r|1|sweeper|
Whirlwind|{2}{G}{G}|Sorcery|||~ cma|r|1|sweeper|
Wickerbough Elder|{3}{G}|Creature — Treefolk Shaman|4/4||~ uma|c|0.25|removal|
Wild Growth|{G}|Enchantment — Aura||Enchant|lea c18|c|0.25|ramp|
Wild Mongrel|{1}{G}|Creature — Dog|2/2||ody uma|c|0.25||
Wilderness Reclamation|{3}{G}|Enchantment|||rna|u|0.5|ramp|
Wilson, Refined Grizzly|{1}{G}|Legendary Creature — Bear Warrior|2/2|Vigilance; Reach; Trample; Ward; Choose a Background|clb|u|0.5||
Wirewood Channeler|{3}{G}|Creature — Elf Druid|2/2||lgn|u|0.5|ramp|
Wirewood Symbiote|{G}|Creature — Insect|1/1||scg ema|u|0.5||
Wolf-Skull Shaman|{1}{G}|Creature — Elf Shaman|2/2|Kinship|mor|u|0.5||
Wolfbriar Elemental|{2}{G}{G}|Creature — Elemental|4/4|Multikicker|~ cma|r|1||
Wolfir Silverheart|{3}{G}{G}|Creature — Wolf Warrior|4/4|Soulbond|avr|r|1||
Wood Elves|{2}{G}|Creature — Elf Scout|1/1||~ prm|c|0.25|ramp|salt=0.4
Woodfall Primus|{5}{G}{G}{G}|Creature — Treefolk Shaman|6/6|Trample; Persist|~ uma|r|1|recursion removal|
Woodland Guidance|{3}{G}|Sorcery||Clash|lrw|u|0.5|recursion|
World Shaper|{3}{G}|Creature — Merfolk Shaman|3/3||rix|r|1|ramp recursion|
Worldly Tutor|{G}|Instant|||mir 6ed|u|40|tutor|game-changer
Worldspine Wurm|{8}{G}{G}{G}|Creature — Wurm|15/15|Trample|rtr|m|3||
Yisan, the Wanderer Bard|{2}{G}|Legendary Creature — Human Rogue Bard|2/3||m15|r|1|tutor|
Zendikar Resurgent|{5}{G}{G}|Enchantment|||~ c17|r|1|draw ramp|
Zendikar's Roil|{3}{G}{G}|Enchantment|||ori|u|0.5||
`;
