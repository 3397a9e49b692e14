/** Colourless nonland cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const COLORLESS_CARDS = `
Academy Manufactor|{3}|Artifact Creature — Assembly-Worker|1/3||mh2|r|1|ramp|
Acorn Catapult|{4}|Artifact|||cmd|r|1||
Aetherflux Reservoir|{4}|Artifact|||kld|r|1||salt=1.9
Aethersphere Harvester|{3}|Artifact — Vehicle|3/5|Flying; Crew|aer|r|1||
Agatha's Soul Cauldron|{2}|Legendary Artifact|||woe|m|3||
Akroma's Memorial|{7}|Legendary Artifact|||~ m13|m|15|protection|
Alhammarret's Archive|{5}|Legendary Artifact|||ori|m|3|draw|
All Is Dust|{7}|Kindred Sorcery — Eldrazi|||~ uma|r|15|removal sweeper|
Altar of Dementia|{2}|Artifact|||~ mh1|r|15||
Altar of the Brood|{1}|Artifact|||~ prm|r|1||
Amulet of Vigor|{1}|Artifact|||wwk|r|1||
Ancestral Statue|{4}|Artifact Creature — Golem|3/4||dtk|c|0.25||
Angel's Trumpet|{3}|Artifact|||ulg|u|0.5||
Ankh of Mishra|{2}|Artifact|||lea vma|r|1||
Aradara Express|{5}|Artifact — Vehicle|8/6|Menace; Crew|kld|c|0.25||
Arcane Signet|{2}|Artifact|||eld|c|1.5|ramp|
Argentum Armor|{6}|Artifact — Equipment||Equip|~ c17|r|1|removal|
Armory Automaton|{3}|Artifact Creature — Construct|2/2||~ pz2|r|1||
Artisan of Kozilek|{9}|Creature — Eldrazi|10/9|Annihilator|~ uma|u|0.5|recursion removal|
Ashnod's Altar|{3}|Artifact|||atq ema|u|15|ramp|
Bane of Bala Ged|{7}|Creature — Eldrazi|7/5||bfz|u|0.5||
Basalt Monolith|{3}|Artifact|||lea cm2|u|8|ramp|
Basilisk Collar|{1}|Artifact — Equipment||Equip|~ mm3|r|1||
Batterskull|{5}|Artifact — Equipment||Living weapon; Equip|~ prm|m|25||
Black Lotus|{0}|Artifact|||lea ovnt|m|1200|ramp|banned
Blackblade Reforged|{2}|Legendary Artifact — Equipment||Equip|dom|r|1||
Blade of Selves|{2}|Artifact — Equipment||Equip|~ cm2|r|1||
Blightsteel Colossus|{12}|Artifact Creature — Phyrexian Golem|11/11|Trample; Infect; Indestructible|mbs|m|40||salt=2.4
Bloodforged Battle-Axe|{1}|Artifact — Equipment||Equip|c17|r|1||
Bloodline Pretender|{3}|Artifact Creature — Shapeshifter|2/2|Changeling|khm|u|0.5||
Bloodthirsty Blade|{2}|Artifact — Equipment|||c19|u|0.5||
Bomat Bazaar Barge|{4}|Artifact — Vehicle|5/5|Crew|kld|u|0.5|draw|
Bonder's Ornament|{3}|Artifact|||c20|c|0.25|draw|
Bonesplitter|{1}|Artifact — Equipment||Equip|mrd prm|c|0.25||
Brass Squire|{3}|Artifact Creature — Myr|1/3||mbs|u|0.5||
Breaker of Armies|{8}|Creature — Eldrazi|10/8||bfz|u|0.5||
Brittle Effigy|{1}|Artifact|||~ ddt|r|1|removal|
Burnished Hart|{3}|Artifact Creature — Elk|2/2||~ c19|u|0.5|ramp|salt=0.4
Caged Sun|{6}|Artifact|||~ cm2|r|1|ramp|
Champion's Helm|{3}|Artifact — Equipment||Equip|~ mps|m|3|protection|
Chaos Wand|{3}|Artifact|||m19|r|1||
Chromatic Lantern|{3}|Artifact|||~ grn|r|8|ramp|
Chrome Mox|{0}|Artifact||Imprint|mrd mps|m|80|ramp|game-changer
Citanul Flute|{5}|Artifact|||~ 10e|r|1|tutor|
Clara Oswald|{6}|Legendary Creature — Human Advisor|2/6|Doctor's companion|who|r|1||
Clock of Omens|{4}|Artifact|||5dn m13|u|0.5||
Cloud Key|{3}|Artifact|||fut|r|1|ramp|
Coat of Arms|{5}|Artifact|||exo dds|r|15||
Coldsteel Heart|{2}|Snow Artifact|||~ cm2|u|0.5|ramp|
Colossus Hammer|{1}|Artifact — Equipment||Equip|m20|u|15||
Commander's Plate|{1}|Artifact — Equipment||Equip|cmr|m|3|protection|
Commander's Sphere|{3}|Artifact|||~ c19|c|0.25|draw ramp|
Conduit of Ruin|{6}|Creature — Eldrazi|5/5||bfz|r|1|ramp tutor|
Conjurer's Closet|{5}|Artifact|||~ cma|r|1|protection|
Conqueror's Galleon // Conqueror's Foothold|{4} // |Artifact — Vehicle // Land|2/10 // |Crew|~ pxtc|r|1|draw recursion|layout=transform
Consulate Dreadnought|{1}|Artifact — Vehicle|7/11|Crew|aer|u|0.5||
Contagion Clasp|{2}|Artifact||Proliferate|~ prm|u|0.5|removal|
Contagion Engine|{6}|Artifact||Proliferate|som|r|8|sweeper|
Core Prowler|{4}|Artifact Creature — Phyrexian Horror|2/2|Infect; Proliferate|mbs|u|0.5||
Crashing Drawbridge|{2}|Artifact Creature — Wall|0/4|Defender|eld|c|0.25||
Crucible of Worlds|{3}|Artifact|||5dn m19|m|40|recursion|
Cultivator's Caravan|{3}|Artifact — Vehicle|5/5|Crew|kld|r|1|ramp|
Cursed Totem|{2}|Artifact|||mir wc00|r|1||
Darksteel Forge|{9}|Artifact|||dst m14|m|3|protection|
Darksteel Ingot|{3}|Artifact||Indestructible|dst cm2|u|0.5|ramp|
Darksteel Plate|{3}|Artifact — Equipment||Indestructible; Equip|~ ddu|r|1|protection|
Deceiver of Form|{6}{C}|Creature — Eldrazi|8/8||ogw|r|1||
Desecrated Tomb|{3}|Artifact|||~ prm|r|1||
Desolation Twin|{10}|Creature — Eldrazi|10/10||~ c19|r|1||
Didgeridoo|{1}|Artifact|||~ me3|u|0.5||
Door of Destinies|{4}|Artifact|||~ c17|r|15||
Doubling Cube|{2}|Artifact|||5dn 10e|r|1||
Draco|{16}|Artifact Creature — Dragon|9/9|Domain; Flying|~ drb|r|1||
Dreamstone Hedron|{6}|Artifact|||~ c18|u|0.5|draw ramp|
Duplicant|{6}|Artifact Creature — Shapeshifter|2/4|Imprint|~ c18|r|1|removal|
Dusk Legion Dreadnought|{5}|Artifact — Vehicle|4/6|Vigilance; Crew|xln|u|0.5||
Eldrazi Confluence|{2}{C}{C}|Instant|||m3c|r|1||
Eldrazi Conscription|{8}|Kindred Enchantment — Eldrazi Aura||Enchant|~ uma|r|1||
Eldrazi Monument|{5}|Artifact|||~ cma|m|15|protection|
Emerald Medallion|{2}|Artifact|||tmp cma|r|8|ramp|
Emrakul, the Aeons Torn|{15}|Legendary Creature — Eldrazi|15/15|Flying; Protection; Annihilator|~ puma|m|3|removal|banned
Emrakul, the Promised End|{13}|Legendary Creature — Eldrazi|13/13|Flying; Trample; Protection|emn|m|15|recursion|
Endbringer|{5}{C}|Creature — Eldrazi|5/5||~ prm|r|1|draw|
Endless One|{X}|Creature — Eldrazi|0/0||bfz|r|1||
Eternal Scourge|{3}|Creature — Eldrazi Horror|3/3||emn|r|1||
Everflowing Chalice|{0}|Artifact||Multikicker|~ cm2|u|8|ramp|
Expedition Map|{1}|Artifact|||~ mm2|u|0.5|tutor|
Extraplanar Lens|{3}|Artifact||Imprint|mrd mps|m|3|ramp|
Fell Flagship|{3}|Artifact — Vehicle|3/3|Crew|xln|r|1||
Fellwar Stone|{2}|Artifact|||drk cm2|u|1.5|ramp|
Flayer of Loyalties|{8}{C}{C}|Creature — Eldrazi|10/10|Annihilator|cmm|r|1|removal|
Fleetwheel Cruiser|{4}|Artifact — Vehicle|5/3|Trample; Haste; Crew|kld|r|1||
Font of Mythos|{4}|Artifact|||con|r|1|draw|
Forsaken Monument|{5}|Legendary Artifact|||znr|m|3|ramp|
Foundry Inspector|{3}|Artifact Creature — Construct|3/2||kld|u|0.5|ramp|
Gauntlet of Power|{5}|Artifact|||~ mps|m|3|ramp|
Geth's Grimoire|{4}|Artifact|||dst|u|0.5||
Ghirapur Orrery|{4}|Artifact|||kld|r|1|draw ramp|
Gilded Lotus|{5}|Artifact|||mrd dom|r|8|ramp|
Glaring Fleshraker|{2}{C}|Creature — Eldrazi Drone|2/2||mh3|u|0.5||
Grafdigger's Cage|{1}|Artifact|||~ m20|r|1||
Grafted Exoskeleton|{4}|Artifact — Equipment||Equip|~ td2|u|0.5||
Grim Monolith|{2}|Artifact|||ulg prm|r|300|ramp|game-changer
Hammer of Nazahn|{4}|Legendary Artifact — Equipment||Equip|c17|r|1|protection|
Heart of Kiran|{2}|Legendary Artifact — Vehicle|4/4|Flying; Vigilance; Crew|aer|m|3||
Hedron Archive|{4}|Artifact|||~ c19|u|0.5|draw ramp|
Helm of the Host|{4}|Legendary Artifact — Equipment||Equip|dom|r|15||
Herald's Horn|{3}|Artifact|||c17|u|8|ramp|
Heraldic Banner|{3}|Artifact|||eld|u|0.5|ramp|
Hero's Blade|{2}|Artifact — Equipment||Equip|~ c17|u|0.5||
Heroes' Podium|{5}|Legendary Artifact|||bng|r|1||
High-Speed Hoverbike|{2}|Artifact — Vehicle|2/2|Flash; Flying; Crew|neo|u|0.5||
Honor-Worn Shaku|{3}|Artifact|||chk|u|0.5|ramp|
Hope of Ghirapur|{1}|Legendary Artifact Creature — Thopter|1/1|Flying|aer|r|1||
Horn of Greed|{3}|Artifact|||~ cn2|r|1|draw|
Howling Mine|{2}|Artifact|||lea c16|r|1|draw|
Ichor Wellspring|{2}|Artifact|||~ cm2|c|0.25|draw|
Ichorclaw Myr|{2}|Artifact Creature — Phyrexian Myr|1/1|Infect|som|c|0.25||
Idol of Oblivion|{2}|Artifact|||c19|r|1|draw|
Illusionist's Bracers|{2}|Artifact — Equipment||Equip|gtc|r|1||
Infiltration Lens|{1}|Artifact — Equipment||Equip|som|u|0.5|draw|
Isochron Scepter|{2}|Artifact||Imprint|mrd ema|r|1||
It That Betrays|{12}|Creature — Eldrazi|11/11|Annihilator|~ ddp|r|1|removal|
Jet Medallion|{2}|Artifact|||tmp c14|r|8|ramp|
Jhoira's Familiar|{4}|Artifact Creature — Bird|2/2|Flying|dom|u|0.5|ramp|
Junk Diver|{3}|Artifact Creature — Bird|1/1|Flying|~ cm2|r|1|recursion|
Karn Liberated|{7}|Legendary Planeswalker — Karn|L6||~ puma|m|25|removal|
Karn, Scion of Urza|{4}|Legendary Planeswalker — Karn|L5||~ med|m|3||
Karn, Silver Golem|{5}|Legendary Artifact Creature — Golem|4/4||usg prm|r|1||
Keening Stone|{6}|Artifact|||~ c16|r|1||
Key to the City|{2}|Artifact|||~ c19|r|1|draw|
Knowledge Pool|{6}|Artifact||Imprint|mbs|r|1||
Kozilek, Butcher of Truth|{10}|Legendary Creature — Eldrazi|12/12|Annihilator|~ puma|m|80|draw removal|
Kozilek, the Great Distortion|{8}{C}{C}|Legendary Creature — Eldrazi|12/12|Menace|~ prm|m|3|draw|
Krark's Thumb|{2}|Legendary Artifact|||mrd|r|1||
Krark-Clan Ironworks|{4}|Artifact|||5dn wc04|r|1|ramp|
Kuldotha Forgemaster|{5}|Artifact Creature — Construct|3/5||~ td2|r|1|tutor|
Lantern of Insight|{1}|Artifact|||5dn|u|0.5||
Lightning Greaves|{2}|Artifact — Equipment||Equip|mrd c19|u|15|protection|
Lion's Eye Diamond|{0}|Artifact|||mir vma|m|400|ramp|game-changer
Liquimetal Coating|{2}|Artifact|||~ cm2|u|0.5|ramp|
Liquimetal Torque|{2}|Artifact|||mh2|u|0.5|ramp|
Lithoform Engine|{4}|Legendary Artifact|||znr|m|3||
Lotus Petal|{0}|Artifact|||tmp mps|m|8|ramp|
Loxodon Warhammer|{3}|Artifact — Equipment||Equip|mrd cm2|r|1||
Lux Cannon|{4}|Artifact|||som|m|3|removal|
Mana Crypt|{0}|Artifact|||~ prm|r|150|ramp|banned
Mana Vault|{1}|Artifact|||lea puma|m|60|ramp|game-changer; salt=2.4
Mana Web|{3}|Artifact|||wth|r|1||
Manalith|{3}|Artifact|||~ gnt|c|0.25|ramp|
Mask of Memory|{2}|Artifact — Equipment||Equip|~ c14|u|0.5|draw|
Masterwork of Ingenuity|{1}|Artifact — Equipment|||c14|r|1||
Matter Reshaper|{2}{C}|Creature — Eldrazi|3/2||ogw|r|1||
Memnite|{0}|Artifact Creature — Construct|1/1||~ prm|u|0.5||
Mesmeric Orb|{2}|Artifact|||mrd|r|1||
Metallic Mimic|{2}|Artifact Creature — Shapeshifter|2/1||aer|r|1||
Metalworker|{3}|Artifact Creature — Construct|1/2||uds prm|r|300|ramp|
Meteor Golem|{7}|Artifact Creature — Golem|3/3||~ c19|u|0.5|removal|
Mighty Servant of Leuk-o|{3}|Artifact — Vehicle|6/6|Trample; Crew|clb|r|1||
Mind Stone|{2}|Artifact|||~ c18|c|1.5|draw ramp|
Mind's Eye|{5}|Artifact|||mrd bbd|r|1|draw|
Mindcrank|{2}|Artifact|||~ ima|u|0.5||
Mirage Mirror|{3}|Artifact|||hou|r|1||
Mirror Box|{3}|Artifact|||neo|r|1||
Mirror Gallery|{5}|Artifact|||bok|r|1||
Mobile Garrison|{3}|Artifact — Vehicle|3/4|Crew|aer|c|0.25||
Moonsilver Key|{2}|Artifact|||mid|u|0.5|tutor|
Mox Amber|{0}|Legendary Artifact|||dom|m|3|ramp|
Mox Diamond|{0}|Artifact|||sth tpr|m|400|ramp|game-changer
Mox Opal|{0}|Legendary Artifact||Metalcraft|~ mps|m|60|ramp|
Mycosynth Lattice|{6}|Artifact|||dst bbd|m|3||
Myr Battlesphere|{7}|Artifact Creature — Myr Construct|4/7||~ c18|r|1|ramp removal|
Myr Retriever|{2}|Artifact Creature — Myr|1/1||~ cm2|u|0.5|recursion|
Mystic Forge|{4}|Artifact|||m20|r|1||
Nevinyrral's Disk|{4}|Artifact|||lea c17|r|1|sweeper|
Nim Deathmantle|{2}|Artifact — Equipment||Equip|som|r|1||
Not of This World|{7}|Kindred Instant — Eldrazi|||roe|u|0.5|protection|
Null Rod|{2}|Artifact|||~ vma|r|1||
Nyx Lotus|{4}|Legendary Artifact|||thb|r|1|ramp|
Oblivion Sower|{6}|Creature — Eldrazi|5/8||~ prm|m|15||
Oblivion Stone|{3}|Artifact|||mrd cm2|r|1|sweeper|
Ornithopter|{0}|Artifact Creature — Thopter|0/2|Flying|~ aer|u|0.5||
Ornithopter of Paradise|{2}|Artifact Creature — Thopter|0/2|Flying|mh2|c|0.25|ramp|
Orochi Hatchery|{X}{X}|Artifact|||~ c15|r|1||
Ovalchase Dragster|{4}|Artifact — Vehicle|6/1|Trample; Haste; Crew|kld|u|0.5||
Panharmonicon|{4}|Artifact|||kld|r|8||
Panoptic Mirror|{5}|Artifact||Imprint|dst|r|1||game-changer
Paradise Mantle|{0}|Artifact — Equipment||Equip|~ mma|u|0.5|ramp|
Paradox Engine|{5}|Legendary Artifact|||aer|m|3||banned
Pathrazer of Ulamog|{11}|Creature — Eldrazi|9/9|Annihilator|~ prm|u|0.5|removal|
Pearl Medallion|{2}|Artifact|||tmp c14|r|8|ramp|
Perilous Vault|{4}|Artifact|||m15|m|3|sweeper|
Phyrexian Altar|{3}|Artifact|||inv uma|r|60|ramp|
Phyrexian Devourer|{6}|Artifact Creature — Phyrexian Construct|1/1||~ me2|u|0.5||
Phyrexian Dreadnought|{1}|Artifact Creature — Phyrexian Dreadnought|12/12|Trample|~ prm|r|15||
Phyrexian Hulk|{6}|Artifact Creature — Phyrexian Golem|5/4||~ tpr|u|0.5||
Phyrexian Processor|{4}|Artifact|||~ v16|m|3||
Pilgrim's Eye|{3}|Artifact Creature — Thopter|1/1|Flying|~ gnt|u|0.5|ramp tutor|
Plague Myr|{2}|Artifact Creature — Phyrexian Myr|1/1|Infect|~ prm|u|0.5|ramp|
Planar Bridge|{6}|Legendary Artifact|||aer|m|3|ramp tutor|
Platinum Angel|{7}|Artifact Creature — Angel|4/4|Flying|mrd mps|m|8||
Platinum Emperion|{8}|Artifact Creature — Golem|8/8||~ puma|m|3||
Portal to Phyrexia|{9}|Artifact|||bro|m|3||
Primal Amulet // Primal Wellspring|{4} // |Artifact // Land||Transform|~ pxtc|r|1|ramp|layout=transform
Prismatic Lens|{2}|Artifact|||~ uma|u|0.5|ramp|
Pristine Talisman|{3}|Artifact|||~ cm2|c|0.25|ramp|
Psychosis Crawler|{5}|Artifact Creature — Phyrexian Horror|*/*||~ c18|r|1||
Quietus Spike|{3}|Artifact — Equipment||Equip|~ c17|r|1||
Ratchet Bomb|{2}|Artifact|||~ prm|r|1|sweeper|
Reality Smasher|{4}{C}|Creature — Eldrazi|5/5|Trample; Haste|ogw|r|1||
Reckoner Bankbuster|{2}|Artifact — Vehicle|4/4|Crew|neo|r|1|draw|
Relic of Legends|{3}|Artifact|||dmu|u|0.5|ramp|
Relic of Progenitus|{1}|Artifact|||~ ema|u|0.5|draw|
Renegade Freighter|{3}|Artifact — Vehicle|4/3|Crew|kld|c|0.25||
Rhonas's Monument|{3}|Legendary Artifact|||~ gnt|u|0.5|ramp|
Ring of Three Wishes|{5}|Artifact|||m14|m|3|tutor|
Rings of Brighthearth|{3}|Artifact|||~ mps|m|3||
Rise of the Eldrazi|{9}{C}{C}{C}|Sorcery|||cmm|r|1||
Roaming Throne|{4}|Artifact Creature — Golem|4/4|Ward|lci|r|1||
Rogue's Gloves|{2}|Artifact — Equipment||Equip|~ m19|u|0.5|draw|
Ruby Medallion|{2}|Artifact|||tmp cm2|r|8|ramp|
Sandstone Oracle|{7}|Artifact Creature — Sphinx|4/4|Flying|~ cm2|u|0.5|draw|
Sapphire Medallion|{2}|Artifact|||tmp c14|r|8|ramp|
Scour from Existence|{7}|Instant|||bfz|c|0.25|removal|
Scrap Trawler|{3}|Artifact Creature — Construct|3/2||~ prm|r|1|recursion|
Scroll Rack|{2}|Artifact|||tmp mps|m|80||
Scuttling Doom Engine|{6}|Artifact Creature — Construct|6/6||~ c18|r|1|removal|
Sensei's Divining Top|{1}|Artifact|||chk ema|r|40|draw|
Shadowspear|{1}|Legendary Artifact — Equipment||Equip|thb|m|15||
Shield Sphere|{0}|Artifact Creature — Wall|0/6|Defender|~ me1|c|0.25||
Silent Arbiter|{4}|Artifact Creature — Construct|1/5||5dn cns|r|1|protection|
Skittering Cicada|{3}|Creature — Insect|2/2||cmm|r|1||
Skullclamp|{1}|Artifact — Equipment||Equip|dst c17|u|15|draw|
Skysovereign, Consul Flagship|{5}|Legendary Artifact — Vehicle|6/5|Flying; Crew|kld|m|3|removal|
Smokestack|{4}|Artifact|||usg v14|m|3|removal|salt=2.6
Smuggler's Copter|{2}|Artifact — Vehicle|3/3|Flying; Crew|kld|r|1||
Snake Basket|{4}|Artifact|||~ wc00|r|1||
Sol Ring|{1}|Artifact|||lea c19|u|1.5|ramp|salt=1.9
Solemn Simulacrum|{4}|Artifact Creature — Golem|2/2||mrd c19|r|1.5|draw ramp|salt=0.4
Soul-Guide Lantern|{1}|Artifact|||thb|u|0.5||
Soulless Jailer|{2}|Artifact Creature — Phyrexian Golem|0/4||mom|r|1||
Spawnsire of Ulamog|{10}|Creature — Eldrazi|7/11|Annihilator|roe|r|1|ramp removal|
Sphere of Resistance|{2}|Artifact|||exo mps|m|3||
Sphinx-Bone Wand|{7}|Artifact|||~ ddj|r|1||
Spine of Ish Sah|{7}|Artifact|||~ cm2|r|1|recursion removal|
Springleaf Drum|{1}|Artifact|||~ bng|u|0.5|ramp|
Staff of Domination|{3}|Artifact|||5dn mps|m|3|draw|
Staff of Nin|{6}|Artifact|||~ cm2|r|1|draw|
Star Compass|{2}|Artifact|||~ ima|c|0.25|ramp|
Static Orb|{3}|Artifact|||~ mps|m|3||salt=3.1
Steel Golem|{3}|Artifact Creature — Golem|3/4||~ 10e|u|0.5||
Steel Hellkite|{6}|Artifact Creature — Dragon|5/5|Flying|~ c18|r|1|sweeper|
Strionic Resonator|{2}|Artifact|||~ c19|r|1||
Stuffy Doll|{5}|Artifact Creature — Construct|0/1|Indestructible|~ m13|r|1||
Sundering Titan|{8}|Artifact Creature — Golem|7/10||dst a25|r|1||banned
Surgehacker Mech|{4}|Artifact — Vehicle|5/5|Menace; Crew|neo|r|1||
Swiftfoot Boots|{2}|Artifact — Equipment||Equip|~ c18|u|1.5|protection|
Sword of Body and Mind|{3}|Artifact — Equipment||Equip|~ mps|m|25|protection|
Sword of Feast and Famine|{3}|Artifact — Equipment||Equip|~ prm|m|40|protection ramp|
Sword of Fire and Ice|{3}|Artifact — Equipment||Equip|dst mps|m|40|draw protection|
Sword of Light and Shadow|{3}|Artifact — Equipment||Equip|dst mps|m|25|protection recursion|
Sword of War and Peace|{3}|Artifact — Equipment||Equip|~ mps|m|25|protection|
Sword of the Animist|{2}|Legendary Artifact — Equipment||Equip|~ c17|r|1|ramp|
Sword of the Meek|{2}|Artifact — Equipment||Equip|fut|u|0.5|recursion|
Sword of the Paruns|{4}|Artifact — Equipment||Equip|~ cma|r|1||
Tangle Wire|{3}|Artifact||Fading|nem v13|m|3||salt=2.4
Teferi's Puzzle Box|{4}|Artifact|||~ 9ed|r|1|draw|
Temple Bell|{3}|Artifact|||~ c16|r|1|draw|
Tenza, Godo's Maul|{3}|Legendary Artifact — Equipment||Equip|chk|u|0.5||
The Chain Veil|{4}|Legendary Artifact|||m15|m|80||
The Immortal Sun|{6}|Legendary Artifact|||rix|m|3|draw ramp|
The One Ring|{4}|Legendary Artifact||Indestructible|ltr|m|80|draw|game-changer; salt=2.4
The Ozolith|{1}|Legendary Artifact|||iko|r|1||
The Prismatic Piper|{5}|Legendary Creature — Shapeshifter|3/3|Partner|cmr|c|0.25||
Thorn of Amethyst|{2}|Artifact|||lrw|r|1||
Thornbite Staff|{2}|Kindred Artifact — Shaman Equipment||Equip|mor|u|0.5||
Thought Vessel|{2}|Artifact|||~ cm2|c|1.5|ramp|
Thought-Knot Seer|{3}{C}|Creature — Eldrazi|4/4||ogw|r|1|draw|
Thousand-Year Elixir|{3}|Artifact|||~ cma|r|8||
Thran Dynamo|{4}|Artifact|||uds c19|u|8|ramp|
Thrumming Stone|{5}|Legendary Artifact|||csp|r|8||
Time Vault|{2}|Artifact|||~ vma|m|150||banned
Tome of Legends|{2}|Artifact|||eld|r|1|draw|
Tormod's Crypt|{0}|Artifact|||drk c14|u|0.5||
Torpor Orb|{2}|Artifact|||nph|r|1||
Traxos, Scourge of Kroog|{4}|Legendary Artifact Creature — Construct|7/7|Trample|~ prm|r|1||
Trinisphere|{3}|Artifact|||dst mps|m|3||salt=2.2
Triskelion|{6}|Artifact Creature — Construct|1/1||~ ddf|r|1||
Ugin, the Ineffable|{6}|Legendary Planeswalker — Ugin|L4||war|r|1|ramp removal|
Ugin, the Spirit Dragon|{8}|Legendary Planeswalker — Ugin|L7||~ med|m|25|draw sweeper|
Ulamog's Crusher|{8}|Creature — Eldrazi|8/8|Annihilator|~ uma|c|0.25|removal|
Ulamog, the Ceaseless Hunger|{10}|Legendary Creature — Eldrazi|10/10|Indestructible|bfz|m|15|removal|
Ulamog, the Infinite Gyre|{11}|Legendary Creature — Eldrazi|10/10|Indestructible; Annihilator|~ puma|m|60|removal|
Umbral Mantle|{3}|Artifact — Equipment||Equip|shm|u|0.5||
Umezawa's Jitte|{2}|Legendary Artifact — Equipment||Equip|bok v16|m|40|removal|
Universal Automaton|{1}|Artifact Creature — Shapeshifter|1/1|Changeling|mh1|c|0.25||
Universal Solvent|{1}|Artifact|||aer|c|0.25|removal|
Unlicensed Hearse|{2}|Artifact — Vehicle|*/*|Crew|snc|r|1||
Unstable Obelisk|{3}|Artifact|||~ c18|u|0.5|ramp removal|
Untethered Express|{4}|Artifact — Vehicle|4/4|Trample; Crew|aer|u|0.5||
Unwinding Clock|{4}|Artifact|||~ c18|r|1||
Urza's Incubator|{3}|Artifact|||~ cm2|r|8|ramp|
Vanquisher's Banner|{5}|Artifact|||xln|r|1|draw|
Vedalken Orrery|{4}|Artifact|||5dn cns|r|25||
Vexing Bauble|{1}|Artifact|||mh3|u|0.5||salt=1.9
Victory Chimes|{3}|Artifact|||bbd|r|1|ramp|
Void Winnower|{9}|Creature — Eldrazi|11/9||bfz|m|15||salt=2.4
Voltaic Construct|{4}|Artifact Creature — Golem Construct|2/2||dst|u|0.5||
Voltaic Key|{1}|Artifact|||usg m11|u|0.5||
Walker of the Wastes|{4}{C}|Creature — Eldrazi|4/4|Trample|ogw|u|0.5||
Walking Ballista|{X}{X}|Artifact Creature — Construct|0/0||~ prm|r|1||
Wall of Junk|{2}|Artifact Creature — Wall|0/7|Defender|usg|u|0.5||
Warping Wail|{1}{C}|Instant|||ogw|u|0.5|ramp removal|
Wayfarer's Bauble|{1}|Artifact|||5dn cm2|c|0.25|ramp|
Weatherlight|{4}|Legendary Artifact — Vehicle|4/5|Flying; Crew|dom|m|3||
Well of Lost Dreams|{4}|Artifact|||~ c17|r|1|draw|
Whispersilk Cloak|{3}|Artifact — Equipment||Equip|dst pca|u|0.5|protection|
Winter Orb|{2}|Artifact|||lea ema|r|1||salt=3.1
Worldslayer|{5}|Artifact — Equipment||Equip|~ m12|r|1|sweeper|
Worn Powerstone|{3}|Artifact|||usg c18|u|0.5|ramp|
Wurmcoil Engine|{6}|Artifact Creature — Phyrexian Wurm|6/6|Deathtouch; Lifelink|~ cm2|m|25||
Zhulodok, Void Gorger|{5}{C}|Legendary Creature — Eldrazi|7/4||cmm|m|3||
Zuran Orb|{0}|Artifact|||~ prm|u|0.5||
`;
