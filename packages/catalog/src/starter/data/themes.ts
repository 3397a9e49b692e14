/** Themes of sample decks: `# key|name`, then the theme's cards, the most played first. */
export const THEMES = `
# artifacts|Artifacts
Etherium Sculptor; Foundry Inspector; Cloud Key; Jhoira's Familiar; Thopter Foundry; Sword of the Meek;
Sai, Master Thopterist; Krark-Clan Ironworks; Scrap Trawler; Myr Retriever; Junk Diver; Mycosynth Lattice;
Darksteel Forge; Mox Opal; Trash for Treasure; Goblin Welder; Goblin Engineer; Daretti, Scrap Savant;
Vedalken Archmage; Thought Monitor; Thoughtcast; Tezzeret the Seeker; Tezzeret, Agent of Bolas;
Treasure Nabber; Reckless Fireweaver; Disciple of the Vault; Marionette Master; Time Sieve; Ashnod's Altar;
Krark-Clan Shaman; Urza, Lord High Artificer; Master of Etherium
# equipment|Equipment
Puresteel Paladin; Sram, Senior Edificer; Stoneforge Mystic; Sigarda's Aid; Hammer of Nazahn;
Colossus Hammer; Sword of Feast and Famine; Sword of Fire and Ice; Sword of Light and Shadow;
Sword of War and Peace; Sword of Body and Mind; Umezawa's Jitte; Shadowspear; Batterskull; Sunforger;
Loxodon Warhammer; Blackblade Reforged; Hero's Blade; Bloodforged Battle-Axe; Steelshaper's Gift;
Open the Armory; Relic Seeker; Armory Automaton; Danitha Capashen, Paragon; Leonin Shikari; Kor Outfitter;
Brass Squire; Bruenor Battlehammer; Fighter Class; Fervent Champion; Valduk, Keeper of the Flame;
Masterwork of Ingenuity
# voltron|Voltron
All That Glitters; Ethereal Armor; Daybreak Coronet; Eldrazi Conscription; Spirit Mantle; Battle Mastery;
Unquestioned Authority; Gift of Immortality; Shield of Duty and Reason; Steel of the Godhead;
Shield of the Oversoul; Runes of the Deus; Angelic Destiny; Bear Umbra; Snake Umbra; Hyena Umbra;
Spider Umbra; Boar Umbra; Rancor; Curiosity; Aqueous Form; Ghostly Wings; Sage's Reverie; Kor Spiritdancer;
Mesa Enchantress; Light-Paws, Emperor's Voice; Heliod's Pilgrim; Three Dreams; Retether; Winds of Rath;
Flickerform; Ancestral Mask
# enchantress|Enchantress
Enchantress's Presence; Argothian Enchantress; Mesa Enchantress; Satyr Enchanter; Verduran Enchantress;
Eidolon of Blossoms; Setessan Champion; Sythis, Harvest's Hand; Sanctum Weaver; Sterling Grove;
Sigil of the Empty Throne; Sphere of Safety; Destiny Spinner; Jukai Naturalist; Archon of Sun's Grace;
Ancestral Mask; Herald of the Pantheon; Starfield Mystic; Serra's Sanctum; Hall of Heliod's Generosity;
Replenish; Open the Vaults; Song of the Dryads; Darksteel Mutation; Utopia Sprawl; Wild Growth;
Fertile Ground; Overgrowth; Rancor; Ghostly Prison; Propaganda; Privileged Position
# aristocrats|Aristocrats
Blood Artist; Zulaport Cutthroat; Viscera Seer; Carrion Feeder; Pitiless Plunderer; Grave Pact;
Dictate of Erebos; Ashnod's Altar; Phyrexian Altar; Altar of Dementia; Skullclamp; Cruel Celebrant;
Bastion of Remembrance; Mayhem Devil; Judith, the Scourge Diva; Teysa Karlov; Nadier's Nightblade;
Mirkwood Bats; Syr Konrad, the Grim; Bitterblossom; Ophiomancer; Reassembling Skeleton; Bloodghast;
Gravecrawler; Nether Traitor; Bloodsoaked Champion; Butcher of Malakir; Vindictive Vampire; Falkenrath Noble;
Midnight Reaper; Grim Haruspex; Morbid Opportunist
# tokens|Tokens
Anointed Procession; Doubling Season; Parallel Lives; Second Harvest; Cathars' Crusade;
Beastmaster Ascension; Intangible Virtue; Divine Visitation; Secure the Wastes; March of the Multitudes;
Tendershoot Dryad; Deranged Hermit; Dragon Fodder; Krenko's Command; Hordeling Outburst; Goblin Rabblemaster;
Legion Warboss; Hero of Bladehold; Adeline, Resplendent Cathar; Leonin Warleader; Monastery Mentor;
Young Pyromancer; Talrand, Sky Summoner; Call the Coppercoats; Martial Coup; Finale of Glory;
Elspeth, Sun's Champion; Elspeth, Knight-Errant; Ajani Goldmane; Jetmir, Nexus of Revels; Impact Tremors;
Purphoros, God of the Forge
# counters|+1/+1 Counters
Hardened Scales; Branching Evolution; Doubling Season; Winding Constrictor; Corpsejack Menace;
Vorel of the Hull Clade; The Ozolith; Evolution Sage; Flux Channeler; Contagion Engine; Contagion Clasp;
Karn's Bastion; Inspiring Call; Armorcraft Judge; Fathom Mage; Managorger Hydra; Forgotten Ancient;
Champion of Lambholt; Pir, Imaginative Rascal; Vorinclex, Monstrous Raider; Simic Ascendancy; Bioshift;
Zameck Guildmage; Master Biomancer; Kalonian Hydra; Mikaeus, the Lunarch; Abzan Falconer;
Abzan Battle Priest; High Sentinels of Arashin; Cathars' Crusade; Good-Fortune Unicorn;
Rishkar, Peema Renegade
# infect|Infect
Blighted Agent; Glistener Elf; Plague Stinger; Ichorclaw Myr; Phyrexian Crusader; Plague Myr;
Blackcleave Goblin; Skithiryx, the Blight Dragon; Putrefax; Phyrexian Swarmlord; Hand of the Praetors;
Phyrexian Hydra; Inexorable Tide; Contagion Engine; Contagion Clasp; Tezzeret's Gambit; Evolution Sage;
Flux Channeler; Thrummingbird; Karn's Bastion; Viral Drake; Core Prowler; Corrupted Conscience;
Grafted Exoskeleton; Tainted Strike; Triumph of the Hordes; Phyresis; Viridian Corrupter; Viridian Betrayers;
Whispering Specter; Distortion Strike; Rancor
# reanimator|Reanimator
Reanimate; Animate Dead; Necromancy; Dance of the Dead; Entomb; Buried Alive; Victimize; Living Death;
Faithless Looting; Exhume; Stitch Together; Persist; Corpse Connoisseur; Unmarked Grave; Jarad's Orders;
Sheoldred, Whispering One; Archon of Cruelty; Griselbrand; Razaketh, the Foulblooded; Grave Titan;
Massacre Wurm; Elesh Norn, Grand Cenobite; Jin-Gitaxias, Core Augur; Vorinclex, Voice of Hunger; Sun Titan;
Avacyn, Angel of Hope; Ashen Rider; Karmic Guide; Reveillark; Phyrexian Delver; Body Double;
Necromancer's Covenant
# spellslinger|Spellslinger
Talrand, Sky Summoner; Young Pyromancer; Guttersnipe; Electrostatic Field; Baral, Chief of Compliance;
Goblin Electromancer; Archmage Emeritus; Storm-Kiln Artist; Thousand-Year Storm; Niv-Mizzet, Parun;
Niv-Mizzet, the Firemind; Curiosity; Ophidian Eye; Lightning Bolt; Opt; Ponder; Preordain; Brainstorm;
Consider; Gitaxian Probe; Treasure Cruise; Dig Through Time; Frantic Search; Mizzix's Mastery;
Past in Flames; Underworld Breach; Snapcaster Mage; Archaeomancer; Melek, Izzet Paragon; Swarm Intelligence;
Dual Casting; Fork
# storm|Storm
Aetherflux Reservoir; Grapeshot; Empty the Warrens; Brain Freeze; Tendrils of Agony; Past in Flames;
Underworld Breach; Manamorphose; Desperate Ritual; Pyretic Ritual; Seething Song; Rite of Flame;
Jeska's Will; Mana Geyser; High Tide; Turnabout; Frantic Search; Snap; Dark Ritual; Cabal Ritual;
Culling the Weak; Lotus Petal; Lion's Eye Diamond; Birgi, God of Storytelling // Harnfel, Horn of Bounty;
Ruby Medallion; Goblin Electromancer; Baral, Chief of Compliance; Primal Amulet // Primal Wellspring;
Ad Nauseam; Peer into the Abyss; Yawgmoth's Will; Bonus Round
# cedh|Turbo Combo
Thassa's Oracle; Demonic Consultation; Tainted Pact; Mana Vault; Chrome Mox; Mox Diamond; Lotus Petal;
Ancient Tomb; Mystic Remora; Rhystic Study; Force of Will; Mana Drain; Fierce Guardianship; Deflecting Swat;
Flusterstorm; Swan Song; Pact of Negation; Mental Misstep; Demonic Tutor; Vampiric Tutor; Imperial Seal;
Mystical Tutor; Enlightened Tutor; Worldly Tutor; Gamble; Ad Nauseam; Necropotence; Underworld Breach;
Brain Freeze; Lion's Eye Diamond; Ragavan, Nimble Pilferer; Orcish Bowmasters
# lands|Lands Matter
Azusa, Lost but Seeking; Exploration; Burgeoning; Oracle of Mul Daya; Ramunap Excavator; Crucible of Worlds;
Lotus Cobra; Tireless Tracker; Avenger of Zendikar; Rampaging Baloths; Scute Swarm; Omnath, Locus of Rage;
Omnath, Locus of Creation; Titania, Protector of Argoth; Courser of Kruphix; Wayward Swordtooth;
Dryad of the Ilysian Grove; Splendid Reclamation; World Shaper; Life from the Loam; The Gitrog Monster;
Lord Windgrace; Sylvan Scrying; Crop Rotation; Harrow; Scapeshift; Boundless Realms; Hour of Promise;
Zendikar's Roil; Ob Nixilis, the Fallen; Retreat to Coralhelm; Retreat to Kazandu
# lifegain|Lifegain
Soul Warden; Soul's Attendant; Ajani's Pridemate; Heliod, Sun-Crowned; Archangel of Thune;
Well of Lost Dreams; Sanguine Bond; Exquisite Blood; Vito, Thorn of the Dusk Rose; Dawn of Hope;
Serra Ascendant; Rhox Faithmender; Boon Reflection; Alhammarret's Archive; Karlov of the Ghost Council;
Cliffhaven Vampire; Drogskol Reaver; Felidar Sovereign; Test of Endurance; Angel of Vitality;
Authority of the Consuls; Blind Obedience; Suture Priest; Auriok Champion; Essence Warden;
Trelasarra, Moon Dancer; Voice of the Blessed; Bloodbond Vampire; Marauding Blight-Priest; Epicure of Blood;
Defiant Bloodlord; Gray Merchant of Asphodel
# mill|Mill
Maddening Cacophony; Ruin Crab; Hedron Crab; Fractured Sanity; Mesmeric Orb; Altar of Dementia; Mindcrank;
Bloodchief Ascension; Bruvac the Grandiloquent; Mind Grind; Consuming Aberration; Traumatize; Archive Trap;
Glimpse the Unthinkable; Keening Stone; Sphinx's Tutelage; Psychic Corrosion; Fraying Sanity;
Undead Alchemist; Sewer Nemesis; Nemesis of Reason; Phenax, God of Deception; Mirko Vosk, Mind Drinker;
Szadek, Lord of Secrets; Jace's Phantasm; Jace, Memory Adept; Lord of Extinction; Rise of the Dark Realms;
Mind Funeral; Breaking // Entering; Tasha's Hideous Laughter; Syr Konrad, the Grim
# wheels|Wheels
Wheel of Fortune; Windfall; Wheel of Misfortune; Reforge the Soul; Echo of Eons; Timetwister; Time Spiral;
Whispering Madness; Dark Deal; Wheel of Fate; Magus of the Wheel; Teferi's Puzzle Box; Forced Fruition;
Underworld Dreams; Fate Unraveler; Notion Thief; Narset, Parter of Veils; Waste Not; Megrim;
Liliana's Caress; Bloodchief Ascension; Geth's Grimoire; Phyrexian Tyranny; Sheoldred, the Apocalypse;
Smothering Tithe; Orcish Bowmasters; Psychosis Crawler; Niv-Mizzet, the Firemind; Niv-Mizzet, Parun;
Consecrated Sphinx; Alhammarret's Archive; Dictate of Kruphix
# grouphug|Group Hug
Howling Mine; Font of Mythos; Dictate of Kruphix; Kami of the Crescent Moon; Temple Bell;
Rites of Flourishing; Heartbeat of Spring; Mana Flare; Collective Voyage; Collective Restraint;
New Frontiers; Veteran Explorer; Tempt with Discovery; Minds Aglow; Prosperity; Skyscribing;
Selvala, Explorer Returned; Zedruu the Greathearted; Phelddagrif; Kynaios and Tiro of Meletis;
Kwain, Itinerant Meddler; Horn of Greed; Ghirapur Orrery; Edric, Spymaster of Trest; Intellectual Offering;
Benevolent Offering; Oath of Lieges; Hunted Troll; Wedding Ring; Walking Archive; Magus of the Vineyard;
Eladamri's Vineyard
# blink|Blink
Conjurer's Closet; Panharmonicon; Ephemerate; Soulherder; Deadeye Navigator; Thassa, Deep-Dwelling;
Mulldrifter; Cloudblazer; Cloudshift; Ghostly Flicker; Displace; Eerie Interlude; Flickerwisp;
Felidar Guardian; Restoration Angel; Charming Prince; Eldrazi Displacer; Brago, King Eternal; Reflector Mage;
Karmic Guide; Reveillark; Sun Titan; Wall of Omens; Elite Guardmage; Meandering Towershell;
Watcher for Tomorrow; Archaeomancer; Spellseeker; Recruiter of the Guard; Solemn Simulacrum; Burnished Hart;
Baleful Strix
# superfriends|Superfriends
Doubling Season; The Chain Veil; Deepglow Skate; Oath of Teferi; Oath of Nissa; Oath of Gideon;
Oath of Chandra; Oath of Jace; Spark Double; Interplanar Beacon; Contagion Engine; Inexorable Tide;
Flux Channeler; Evolution Sage; Karn's Bastion; Teferi, Temporal Archmage; Teferi, Hero of Dominaria;
Teferi, Time Raveler; Narset, Parter of Veils; Narset Transcendent; Jace, the Mind Sculptor;
Jace, Architect of Thought; Jace, Vryn's Prodigy // Jace, Telepath Unbound; Tamiyo, Field Researcher;
Tezzeret the Seeker; Ugin, the Spirit Dragon; Ugin, the Ineffable; Karn Liberated; Karn, Scion of Urza;
Nicol Bolas, Planeswalker; Nicol Bolas, Dragon-God; Nicol Bolas, the Ravager // Nicol Bolas, the Arisen
# stax|Stax
Winter Orb; Static Orb; Stasis; Smokestack; Tangle Wire; Sphere of Resistance; Thorn of Amethyst;
Trinisphere; Thalia, Guardian of Thraben; Thalia, Heretic Cathar; Drannith Magistrate; Archon of Emeria;
Rule of Law; Eidolon of Rhetoric; Ethersworn Canonist; Deafening Silence; Hushbringer; Torpor Orb;
Cursed Totem; Null Rod; Stony Silence; Rest in Peace; Grafdigger's Cage; Linvala, Keeper of Silence;
Kataki, War's Wage; Aven Mindcensor; Opposition Agent; Grand Arbiter Augustin IV; Lavinia, Azorius Renegade;
Spirit of the Labyrinth; Blind Obedience; Authority of the Consuls
# bigmana|Big Mana
Craterhoof Behemoth; Avenger of Zendikar; Genesis Wave; Genesis Hydra; Hydroid Krasis; Finale of Devastation;
Torment of Hailfire; Exsanguinate; Villainous Wealth; Mana Reflection; Zendikar Resurgent; Nyxbloom Ancient;
Mirari's Wake; Vorinclex, Voice of Hunger; Boundless Realms; Tooth and Nail; Rishkar's Expertise;
Greater Good; Selvala, Heart of the Wilds; Karametra's Acolyte; Nykthos, Shrine to Nyx; Gaea's Cradle;
Cabal Coffers; Urborg, Tomb of Yawgmoth; Worldspine Wurm; Ghalta, Primal Hunger; Kozilek, Butcher of Truth;
Ulamog, the Ceaseless Hunger; Ulamog, the Infinite Gyre; Kozilek, the Great Distortion; Omniscience;
Enter the Infinite
# chaos|Chaos
Possibility Storm; Thieves' Auction; Warp World; Confusion in the Ranks; Scrambleverse; Knowledge Pool;
Eye of the Storm; Grip of Chaos; Goblin Game; Wild Magic Surge; Chaos Warp; Hive Mind; Etali, Primal Storm;
Stolen Strategy; Gonti, Lord of Luxury; Captivating Crew; Sen Triplets; Villainous Wealth; Fallen Shinobi;
Hostage Taker; Thief of Sanity; Praetor's Grasp; Dire Fleet Daredevil; Dead Man's Chest; Nightveil Specter;
Chaos Wand; Puppeteer Clique; Sepulchral Primordial; Diluvian Primordial; Molten Primordial;
Blatant Thievery; Bribery
# politics|Politics
Propaganda; Ghostly Prison; Windborn Muse; Norn's Annex; Marchesa, Dealer of Death; Queen Marchesa;
Custodi Lich; Palace Jailer; Palace Sentinels; Court of Grace; Court of Ambition; Regal Behemoth;
Protector of the Crown; Throne of the High City; Thorn of the Black Rose; Skyline Despot; Marchesa's Decree;
Disrupt Decorum; Goblin Spymaster; Grenzo, Havoc Raiser; Besmirch; Bloodthirsty Blade; Kardur, Doomscourge;
Fumiko the Lowblood; Curse of Opulence; Curse of Verbosity; Curse of Vitality; Curse of Disturbance;
Curse of Bounty; Kazuul, Tyrant of the Cliffs; Breena, the Demagogue; Archangel of Strife
# burn|Burn
Fiery Emancipation; Torbran, Thane of Red Fell; City on Fire; Solphim, Mayhem Dominus;
Dictate of the Twin Gods; Furnace of Rath; Price of Progress; Sulfuric Vortex; Manabarbs; Mana Clash;
Heartless Hidetsugu; Neheb, the Eternal; Purphoros, God of the Forge; Impact Tremors; Terror of the Peaks;
Warstorm Surge; Lightning Bolt; Comet Storm; Crackle with Power; Fireblast; Chandra, Torch of Defiance;
Chandra, Awakened Inferno; Chandra's Incinerator; Electrostatic Field; Guttersnipe; Firebrand Archer;
Kessig Flamebreather; Thermo-Alchemist; Eidolon of the Great Revel; Harsh Mentor; Pyrohemia; Pestilence
# devotion|Monocolour Devotion
Nykthos, Shrine to Nyx; Gray Merchant of Asphodel; Crypt Ghast; Cabal Coffers; Urborg, Tomb of Yawgmoth;
Phyrexian Obliterator; Erebos, God of the Dead; Thassa, God of the Sea; Purphoros, God of the Forge;
Nylea, God of the Hunt; Heliod, God of the Sun; Master of Waves; Karametra's Acolyte; Evernight Shade;
Nirkana Revenant; Geralf's Messenger; Nightmare; Korlash, Heir to Blackblade; Mutilate; Corrupt;
Tendrils of Corruption; Magus of the Coffers; Liliana of the Dark Realms; Lake of the Dead; Mind Sludge;
Lashwrithe; Extraplanar Lens; Gauntlet of Might; Caged Sun; Gauntlet of Power; Koth of the Hammer; Nyx Lotus
# legends|Historic
Jhoira's Familiar; Reki, the History of Kamigawa; Jodah, Archmage Eternal; Captain Sisay;
Sisay, Weatherlight Captain; Time of Need; Honor-Worn Shaku; Hero's Blade; Blackblade Reforged;
Heroes' Podium; Day of Destiny; Mirror Gallery; Mirror Box; Primevals' Glorious Rebirth;
Urza's Ruinous Blast; Karn's Temporal Sundering; Yawgmoth's Vile Offering; Relic of Legends; Plaza of Heroes;
Flowering of the White Tree; Kethis, the Hidden Hand; Raff Capashen, Ship's Mage; Shanna, Sisay's Legacy;
Arvad the Cursed; Tetsuko Umezawa, Fugitive; Yoshimaru, Ever Faithful; Dihada, Binder of Wills;
Shanid, Sleepers' Scourge; Jodah, the Unifier; Ratadrabik of Urborg; Thalia's Geistcaller;
Tiana, Ship's Caretaker
# vehicles|Vehicles
Smuggler's Copter; Heart of Kiran; Skysovereign, Consul Flagship; Consulate Dreadnought;
Peacewalker Colossus; Depala, Pilot Exemplar; Siege Modification; Start Your Engines; Aethersphere Harvester;
Aradara Express; Parhelion II; Weatherlight; Untethered Express; Mobile Garrison; Aeronaut Admiral;
Veteran Motorist; Sram, Senior Edificer; Shorikai, Genesis Engine; Kotori, Pilot Prodigy; Esika's Chariot;
Imposter Mech; High-Speed Hoverbike; Greasefang, Okiba Boss; Cultivator's Caravan;
Conqueror's Galleon // Conqueror's Foothold; Dusk Legion Dreadnought; Silent Submersible; Bomat Bazaar Barge;
Fleetwheel Cruiser; Ovalchase Dragster; Renegade Freighter; Reckoner Bankbuster
# topdeck|Topdeck and Miracles
Sensei's Divining Top; Scroll Rack; Soothsaying; Brainstorm; Ponder; Preordain; Terminus; Entreat the Angels;
Temporal Mastery; Devastation Tide; Reforge the Soul; Bonfire of the Damned; Counterbalance;
Mystic Speculation; Mirri's Guile; Sylvan Library; Descendants' Path; Lantern of Insight; Future Sight;
Magus of the Future; Bolas's Citadel; Experimental Frenzy; Precognition Field; Vampiric Tutor;
Mystical Tutor; Enlightened Tutor; Worldly Tutor; Imperial Seal; Sphinx of Jwar Isle; Lim-Dûl's Vault;
Ugin's Insight; Aminatou, the Fateshifter
`;
