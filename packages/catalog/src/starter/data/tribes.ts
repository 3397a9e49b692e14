/** Tribes of sample decks: `# key|name`, then the tribe's cards, the most played first. */
export const TRIBES = `
# elves|Elves
Elvish Archdruid; Priest of Titania; Elvish Champion; Imperious Perfect; Elvish Clancaller;
Ezuri, Renegade Leader; Marwyn, the Nurturer; Wirewood Symbiote; Heritage Druid; Nettle Sentinel;
Quirion Ranger; Wirewood Channeler; Joraga Warcaller; Elvish Harbinger; Wood Elves; Llanowar Elves;
Elvish Mystic; Fyndhorn Elves; Arbor Elf; Elvish Visionary; Eternal Witness; Reclamation Sage;
Timberwatch Elf; Immaculate Magistrate; Lys Alana Huntmaster; Elvish Promenade; Beast Whisperer;
Allosaurus Shepherd
# goblins|Goblins
Krenko, Mob Boss; Goblin Chieftain; Goblin King; Goblin Matron; Goblin Recruiter; Goblin Warchief;
Goblin Ringleader; Siege-Gang Commander; Skirk Prospector; Goblin Bushwhacker; Goblin Instigator;
Mogg War Marshal; Goblin Rabblemaster; Legion Warboss; Krenko, Tin Street Kingpin; Muxus, Goblin Grandee;
Conspicuous Snoop; Goblin Trashmaster; Goblin Chirurgeon; Goblin Bombardment; Impact Tremors;
Purphoros, God of the Forge; Shared Animosity; Coat of Arms; Quest for the Goblin Lord; Goblin War Strike;
Dragon Fodder; Krenko's Command
# zombies|Zombies
Gravecrawler; Cryptbreaker; Undead Augur; Lord of the Accursed; Death Baron; Cemetery Reaper;
Lord of the Undead; Liliana's Mastery; Endless Ranks of the Dead; Rooftop Storm; Zombie Apocalypse;
Patriarch's Bidding; Army of the Damned; Grave Titan; Gray Merchant of Asphodel; Vengeful Dead;
Plague Belcher; Wayward Servant; Diregraf Captain; Diregraf Colossus; Corpse Harvester; Graveborn Muse;
Carrion Feeder; Relentless Dead; Geralf's Messenger; Fleshbag Marauder; Midnight Reaper;
Josu Vess, Lich Knight
# vampires|Vampires
Edgar Markov; Vampire Nocturnus; Captivating Vampire; Bloodline Keeper // Lord of Lineage; Stromkirk Captain;
Legion Lieutenant; Vampire Nighthawk; Blood Artist; Bloodghast; Kalitas, Traitor of Ghet; Malakir Bloodwitch;
Drana, Liberator of Malakir; Drana, Kalastria Bloodchief; Butcher of Malakir; Sanctum Seeker;
Mavren Fein, Dusk Apostle; Twilight Prophet; Elenda, the Dusk Rose; Yahenni, Undying Partisan;
Indulgent Aristocrat; Falkenrath Aristocrat; Falkenrath Gorger; Olivia Voldaren; Olivia, Mobilized for War;
Anje Falkenrath; Anowon, the Ruin Sage; Bloodlord of Vaasgoth; Rakish Heir
# dragons|Dragons
The Ur-Dragon; Scion of the Ur-Dragon; Dragonlord's Servant; Dragonspeaker Shaman; Sarkhan, Fireblood;
Utvara Hellkite; Balefire Dragon; Scourge of Valkas; Dragon Tempest; Crucible of Fire; Terror of the Peaks;
Dragonlord Ojutai; Dragonlord Silumgar; Dragonlord Kolaghan; Dragonlord Atarka; Dragonlord Dromoka;
Silumgar, the Drifting Death; Ojutai, Soul of Winter; Kolaghan, the Storm's Fury; Atarka, World Render;
Dromoka, the Eternal; Hellkite Tyrant; Hellkite Charger; Steel Hellkite; Thunderbreak Regent;
Stormbreath Dragon; Glorybringer; Lathliss, Dragon Queen
# slivers|Slivers
The First Sliver; Sliver Overlord; Sliver Queen; Sliver Legion; Sliver Hivelord; Gemhide Sliver;
Manaweft Sliver; Galerider Sliver; Crystalline Sliver; Heart Sliver; Muscle Sliver; Sinew Sliver;
Predatory Sliver; Bonescythe Sliver; Megantic Sliver; Cloudshredder Sliver; Lavabelly Sliver;
Harmonic Sliver; Necrotic Sliver; Syphon Sliver; Diffusion Sliver; Shifting Sliver; Striking Sliver;
Blur Sliver; Bonesplitter Sliver; Thorncaster Sliver; Battering Sliver; Sliver Hive
# merfolk|Merfolk
Lord of Atlantis; Master of the Pearl Trident; Merrow Reejerey; Merfolk Mistbinder; Kumena, Tyrant of Orazca;
Tishana, Voice of Thunder; Tatyova, Benthic Druid; Thassa, God of the Sea; Master of Waves; Silvergill Adept;
Silvergill Douser; Seafloor Oracle; Deeproot Champion; Deeproot Waters; Deeproot Elite; Cursecatcher;
Kira, Great Glass-Spinner; Coralhelm Commander; Merfolk Sovereign; Stonybrook Banneret;
Stonybrook Schoolmaster; Wanderwine Prophets; Sygg, River Guide; Sygg, River Cutthroat;
Herald of Secret Streams; Jungleborn Pioneer; Kopala, Warden of Waves; Merfolk Branchwalker
# dinosaurs|Dinosaurs
Gishath, Sun's Avatar; Ghalta, Primal Hunger; Zacama, Primal Calamity; Etali, Primal Storm;
Zetalpa, Primal Dawn; Nezahal, Primal Tide; Tetzimoc, Primal Death; Regisaur Alpha; Ripjaw Raptor;
Rampaging Ferocidon; Carnage Tyrant; Marauding Raptor; Wayward Swordtooth; Ranging Raptors;
Otepec Huntmaster; Drover of the Mighty; Kinjalli's Caller; Thunderherd Migration; Forerunner of the Empire;
Polyraptor; Deathgorge Scavenger; Bellowing Aegisaur; Raptor Hatchling; Trapjaw Tyrant; Temple Altisaur;
Silverclad Ferocidons; Burning Sun's Avatar; Wakening Sun's Avatar
# cats|Cats
Arahbo, Roar of the World; Regal Caracal; Leonin Warleader; Kemba, Kha Regent; Nazahn, Revered Bladesmith;
Brimaz, King of Oreskos; Leonin Shikari; Mirri, Weatherlight Duelist; Qasali Slingers; Fleecemane Lion;
Jazal Goldmane; Raksha Golden Cub; Oreskos Explorer; White Sun's Zenith; Felidar Sovereign; Felidar Umbra;
Adorned Pouncer; Loam Lion; Jedit's Dragoons; Prowling Serpopard; Skyhunter Skirmisher; Skyhunter Prowler;
Taj-Nar Swordsmith; Balan, Wandering Knight; Temur Sabertooth; Pride Sovereign; Savannah Lions;
Ajani's Pridemate
# dogs|Dogs
Rin and Seri, Inseparable; Jinnie Fay, Jetmir's Second; Isamaru, Hound of Konda; Hound of Griselbrand;
Hollowhenge Beast; Yoshimaru, Ever Faithful; Pako, Arcane Retriever; Haldan, Avid Arcanist;
Komainu Battle Armor; Alpine Houndmaster; Pack Leader; Selfless Savior; Mowu, Loyal Companion;
Kunoros, Hound of Athreos; Underworld Cerberus; Anax, Hardened in the Forge; Phyrexian Hulk; Wild Mongrel;
Sparring Mummy; Scion of Halaster; K-9, Mark I; Comet, Stellar Pup; Ashmouth Hound; Sergeant-at-Arms;
Blood-Cursed Knight; Keeper of the Accord
# angels|Angels
Avacyn, Angel of Hope; Giada, Font of Hope; Lyra Dawnbringer; Archangel of Thune; Baneslayer Angel;
Angel of Serenity; Angel of Sanctions; Angel of Invention; Angel of Finality; Angel of the Dire Hour;
Angelic Arbiter; Iona, Shield of Emeria; Linvala, Keeper of Silence; Aurelia, the Warleader;
Aurelia, Exemplar of Justice; Gisela, Blade of Goldnight; Gisela, the Broken Blade; Bruna, the Fading Light;
Sigarda, Host of Herons; Sigarda, Heron's Grace; Archangel of Tithes;
Archangel Avacyn // Avacyn, the Purifier; Resplendent Angel; Righteous Valkyrie; Youthful Valkyrie;
Bishop of Wings; Herald of War; Entreat the Angels
# demons|Demons
Rakdos, Lord of Riots; Rakdos the Defiler; Rakdos, the Showstopper; Griselbrand; Razaketh, the Foulblooded;
Rune-Scarred Demon; Reaper from the Abyss; Master of Cruelties; Bloodgift Demon; Harvester of Souls;
Archfiend of Depravity; Archfiend of Despair; Archfiend of Ifnir; Demon of Dark Schemes;
Demon of Wailing Agonies; Demonlord Belzenlok; Kothophed, Soul Hoarder; Ob Nixilis, Unshackled;
Ob Nixilis, the Fallen; Westvale Abbey // Ormendahl, Profane Prince; Doom Whisperer; Burning-Rune Demon;
Orcus, Prince of Undeath; Vilis, Broker of Blood; Indulgent Tormentor; Lord of the Void; Desecration Demon;
Abyssal Persecutor
# wizards|Wizards
Azami, Lady of Scrolls; Inalla, Archmage Ritualist; Naban, Dean of Iteration; Naru Meha, Master Wizard;
Adeliz, the Cinder Wind; Baral, Chief of Compliance; Archaeomancer; Snapcaster Mage; Venser, Shaper Savant;
Patron Wizard; Sigil Tracer; Riptide Laboratory; Wizards of Thay; Sage of Fables; Stonybrook Banneret;
Supreme Inquisitor; Harmonic Prodigy; Archmage Emeritus; Glen Elendra Archmage; Vedalken Aethermage;
Magus of the Future; Spellseeker; Sea Gate Oracle; Galecaster Colossus; Champion of Wits; Cursecatcher;
Laboratory Maniac; Dualcaster Mage
# knights|Knights
Knight Exemplar; Knight of the White Orchid; Kinsbaile Cavalier; Haakon, Stromgald Scourge;
Aryel, Knight of Windgrace; Syr Gwyn, Hero of Ashvale; Syr Konrad, the Grim; Valiant Knight;
Benalish Marshal; Acclaimed Contender; Inspiring Veteran; Tournament Grounds; Worthy Knight;
Smitten Swordmaster // Curry Favor; Foulmire Knight // Profane Insight; Murderous Rider // Swift End;
Silverblade Paladin; Hero of Bladehold; Mirran Crusader; Phyrexian Crusader; Knight of the Ebon Legion;
Josu Vess, Lich Knight; Midnight Reaper; Wintermoor Commander; Corpse Knight;
Embereth Shieldbreaker // Battle Display; Fervent Champion; Embercleave
# pirates|Pirates
Admiral Beckett Brass; Captain Lannery Storm; Hostage Taker; Dire Fleet Daredevil; Dire Fleet Ravager;
Dire Fleet Captain; Fathom Fleet Captain; Metallic Mimic; Captivating Crew; Siren Stormtamer; Fell Flagship;
Ruin Raider; Ramirez DePietro; Malcolm, Keen-Eyed Navigator; Breeches, Brazen Plunderer;
Francisco, Fowl Marauder; Glint-Horn Buccaneer; Pitiless Plunderer; Corsair Captain; Impulsive Pilferer;
Spectral Sailor; Brazen Borrower // Petty Theft; Kari Zev, Skyship Raider; Kitesail Freebooter;
Kitesail Corsair; Deadeye Tracker; Coastal Piracy; Bident of Thassa
# ninjas|Ninjas
Yuriko, the Tiger's Shadow; Ink-Eyes, Servant of Oni; Fallen Shinobi; Ninja of the Deep Hours;
Mistblade Shinobi; Throat Slitter; Okiba-Gang Shinobi; Higure, the Still Wind; Sakashima's Student;
Skullsnatcher; Silver-Fur Master; Thousand-Faced Shadow; Satoru Umezawa; Nashi, Moon Sage's Scion;
Moon-Circuit Hacker; Prosperous Thief; Changeling Outcast; Slither Blade; Triton Shorestalker;
Tetsuko Umezawa, Fugitive; Baleful Strix; Ornithopter; Ornithopter of Paradise; Faerie Seer; Spectral Sailor;
Siren Stormtamer; Gudul Lurker; Mothdust Changeling
# faeries|Faeries
Oona, Queen of the Fae; Bitterblossom; Spellstutter Sprite; Scion of Oona; Mistbind Clique; Vendilion Clique;
Glen Elendra Archmage; Brazen Borrower // Petty Theft; Hypnotic Sprite // Mesmeric Glare; Oona's Prowler;
Oona's Blackguard; Thieving Sprite; Wydwen, the Biting Gale; Alela, Artful Provocateur; Faerie Artisans;
Faerie Mastermind; Faerie Formation; Obyra, Dreaming Duelist; Talion, the Kindly Lord;
Rankle, Master of Pranks; Faerie Harbinger; Sower of Temptation; Quickling; Cloud of Faeries; Faerie Vandal;
Faerie Seer; Faerie Miscreant; Dreamspoiler Witches
# spirits|Spirits
Drogskol Captain; Supreme Phantom; Empyrean Eagle; Kykar, Wind's Fury; Geist of Saint Traft;
Millicent, Restless Revenant; Rattlechains; Mausoleum Wanderer; Selfless Spirit; Spell Queller;
Nebelgast Herald; Hallowed Spiritkeeper; Kira, Great Glass-Spinner; Kami of the Crescent Moon;
Moorland Haunt; Twilight Drover; Karmic Guide; Remorseful Cleric; Spectral Shepherd; Bygone Bishop;
Battleground Geist; Spectral Sailor; Watcher for Tomorrow; Windborn Muse; Necroduality; Breathkeeper Seraph;
Spectral Adversary; Dennick, Pious Apprentice // Dennick, Pious Apparition
# humans|Humans
Thalia's Lieutenant; Champion of the Parish; Mikaeus, the Lunarch; Herald of War;
Mayor of Avabruck // Howlpack Alpha; Kyler, Sigardian Emissary; Adeline, Resplendent Cathar;
Hanweir Garrison; Jirina Kudro; General Kudro of Drannith; General's Enforcer; Winota, Joiner of Forces;
Kessig Malcontents; Rally the Ranks; Lavinia, Azorius Renegade; Thalia, Guardian of Thraben;
Thalia, Heretic Cathar; Grand Abolisher; Esper Sentinel; Ranger-Captain of Eos; Recruiter of the Guard;
Village Bell-Ringer; Gather the Townsfolk; Fiend Hunter; Xathrid Necromancer; Dire Tactics;
Coppercoat Vanguard; Heron's Grace Champion
# soldiers|Soldiers
Darien, King of Kjeldor; Captain of the Watch; Field Marshal; Odric, Master Tactician;
Odric, Lunarch Marshal; Tajic, Legion's Edge; Tajic, Blade of the Legion; Myrel, Shield of Argive;
Mobilization; Preeminent Captain; Daru Warchief; Ballyrush Banneret; Catapult Master; Enlistment Officer;
Veteran Armorer; Veteran Swordsmith; Precinct Captain; Brimaz, King of Oreskos; Elspeth, Sun's Champion;
Elspeth, Knight-Errant; Secure the Wastes; Call the Coppercoats; Assemble the Legion; Aurelia, the Warleader;
Legion's Landing // Adanto, the First Fort; Hanweir Garrison; Raise the Alarm; Martial Coup
# eldrazi|Eldrazi
Kozilek, Butcher of Truth; Ulamog, the Infinite Gyre; Ulamog, the Ceaseless Hunger;
Kozilek, the Great Distortion; Emrakul, the Promised End; Void Winnower; Oblivion Sower; Conduit of Ruin;
Thought-Knot Seer; Reality Smasher; Matter Reshaper; Eldrazi Displacer; Endbringer; Bane of Bala Ged;
Artisan of Kozilek; Pathrazer of Ulamog; It That Betrays; Spawnsire of Ulamog; Ulamog's Crusher;
Deceiver of Form; Endless One; Distended Mindbender; Elder Deep-Fiend; Decimator of the Provinces;
Desolation Twin; Breaker of Armies; Walker of the Wastes; Warping Wail
# hydras|Hydras
Gargos, Vicious Watcher; Zaxara, the Exemplary; Kalonian Hydra; Primordial Hydra; Managorger Hydra;
Hydra Broodmaster; Hooded Hydra; Genesis Hydra; Hydroid Krasis; Mistcutter Hydra; Polukranos, World Eater;
Polukranos, Unchained; Vastwood Hydra; Voracious Hydra; Ulvenwald Hydra; Apocalypse Hydra; Progenitus;
Whiptongue Hydra; Lifeblood Hydra; Heroes' Bane; Protean Hydra; Bioessence Hydra; Animist's Awakening;
Unbound Flourishing; Hardened Scales; Branching Evolution; Doubling Season; Rosheen Meanderer
# elementals|Elementals
Omnath, Locus of the Roil; Omnath, Locus of Rage; Omnath, Locus of Creation; Risen Reef;
Yarok, the Desecrated; Horde of Notions; Maelstrom Wanderer; Flamekin Harbinger; Smokebraider;
Incandescent Soulstoke; Chandra, Acolyte of Flame; Cavalier of Flame; Cavalier of Thorns; Cavalier of Gales;
Cavalier of Dawn; Cavalier of Night; Multani, Yavimaya's Avatar; Titania, Protector of Argoth;
Avenger of Zendikar; Zendikar's Roil; Roil Elemental; Mulldrifter; Shriekmaw; Ingot Chewer; Aethersnipe;
Solitude; Endurance; Subtlety
# squirrels|Squirrels
Chatterfang, Squirrel General; Toski, Bearer of Secrets; Deranged Hermit; Squirrel Nest; Squirrel Mob;
Squirrel Wrangler; Earthcraft; Nut Collector; Acorn Catapult; Druid's Call; Liege of the Hollows;
Chitterspitter; Chatter of the Squirrel; Verdant Command; Swarmyard; Nantuko Shrine; Acorn Harvest;
Coat of Arms; Zulaport Cutthroat; Blood Artist; Bastion of Remembrance; Skullclamp; Second Harvest;
Parallel Lives; Doubling Season; Beastmaster Ascension; Overwhelming Stampede; Craterhoof Behemoth
# rats|Rats
Marrow-Gnawer; Relentless Rats; Rat Colony; Pack Rat; Ink-Eyes, Servant of Oni; Ogre Slumlord;
Piper of the Swarm; Chittering Rats; Crypt Rats; Typhoid Rats; Swarm of Rats; Swarmyard; Thrumming Stone;
Karumonix, the Rat King; Lord Skitter, Sewer King; Bone Picker; Patriarch's Bidding; Secret Salvage;
Secluded Courtyard; Cabal Coffers; Urborg, Tomb of Yawgmoth; Coat of Arms; Door of Destinies; Herald's Horn;
Vanquisher's Banner; Thornbite Staff; Zulaport Cutthroat; Blood Artist
# snakes|Snakes
Hapatra, Vizier of Poisons; Sidisi, Brood Tyrant; Kaseto, Orochi Archmage; Sosuke, Son of Seshiro;
Seshiro the Anointed; Patron of the Orochi; Sakura-Tribe Elder; Sakura-Tribe Scout; Ohran Frostfang;
Ohran Viper; Lotus Cobra; Coiling Oracle; Winding Constrictor; Ice-Fang Coatl; Sachi, Daughter of Seshiro;
Orochi Hatchery; Snake Basket; Xyris, the Writhing Storm; Sheoldred, Whispering One; Blowfly Infestation;
Nest of Scarabs; Necroskitter; Carnifex Demon; Black Sun's Zenith; Contagion Engine; Archfiend of Ifnir;
Crippling Fear; Ambitious Aetherborn
# werewolves|Werewolves
Ulrich of the Krallenhorde // Ulrich, Uncontested Alpha;
Tovolar, Dire Overlord // Tovolar, the Midnight Scourge; Huntmaster of the Fells // Ravager of the Fells;
Mayor of Avabruck // Howlpack Alpha; Kruin Outlaw // Terror of Kruin Pass; Immerwolf;
Daybreak Ranger // Nightfall Predator; Instigator Gang // Wildblood Pack;
Geier Reach Bandit // Vildin-Pack Alpha; Breakneck Rider // Neck Breaker;
Duskwatch Recruiter // Krallenhorde Howler; Arlinn Kord // Arlinn, Embraced by the Moon;
Arlinn, Voice of the Pack; Full Moon's Rise; Moonmist; Howlpack Resurgence; Master of the Wild Hunt;
Wolfir Silverheart; Nightpack Ambusher; Sword of Body and Mind; Wolf-Skull Shaman; Silverfur Partisan;
Wolfbriar Elemental; Raised by Wolves; Kessig Wolf Run; Ulvenwald Tracker; Voja, Jaws of the Conclave;
Tolsimir, Friend to Wolves
# minotaurs|Minotaurs
Neheb, the Worthy; Neheb, the Eternal; Neheb, Dreadhorde Champion; Rageblood Shaman; Kragma Warcaller;
Felhide Petrifier; Ragemonger; Fanatic of Mogis; Mogis, God of Slaughter; Moraug, Fury of Akoum;
Zedruu the Greathearted; Didgeridoo; Boros Reckoner; Oracle of Bones; Gnarled Scarhide; Glint-Horn Buccaneer;
Angrath's Marauders; Angrath, the Flame-Chained; Burning-Fist Minotaur; Kragma Butcher; Sigiled Starfish;
Tormenting Voice; Firedrinker Satyr; Anax, Hardened in the Forge; Warchanter of Mogis; Mindcrank;
Felhide Brawler; Sangrite Surge
# sphinxes|Sphinxes
Sphinx of the Steel Wind; Consecrated Sphinx; Unesh, Criosphinx Sovereign; Sharuum the Hegemon;
Yennett, Cryptic Sovereign; Isperia, Supreme Judge; Medomai the Ageless; Prognostic Sphinx; Sphinx of Uthuun;
Sphinx Ambassador; Sphinx of Jwar Isle; Conundrum Sphinx; Windreader Sphinx; Argent Sphinx;
Riddlemaster Sphinx; Urza's Incubator; Herald's Horn; Kindred Discovery; Sensei's Divining Top; Scroll Rack;
Panharmonicon; Enigma Sphinx; Goliath Sphinx; Sphinx of Lost Truths; Master of Predicaments;
Sphinx-Bone Wand; Sandstone Oracle; Sphinx's Revelation
# seamonsters|Sea Monsters
Kraken Hatchling; Stormtide Leviathan; Lorthos, the Tidemaker; Kiora, the Crashing Wave;
Kiora, Behemoth Beckoner; Arixmethes, Slumbering Isle; Scourge of Fleets; Inkwell Leviathan;
Slinn Voda, the Rising Deep; Tromokratis; Whelming Wave; Quest for Ula's Temple; Reef Worm; Shark Typhoon;
Breaching Leviathan; Lochmere Serpent; Nezahal, Primal Tide; Hullbreaker Horror; Deep-Sea Kraken;
Wrexial, the Risen Deep; Simic Sky Swallower; Sealock Monster; Grozoth
# walls|Walls and Toughness
Doran, the Siege Tower; Arcades, the Strategist; High Alert; Assault Formation; Wall of Omens;
Wall of Blossoms; Overgrown Battlement; Axebane Guardian; Wall of Denial; Tower Defense; Tree of Perdition;
Tree of Redemption; Fog Bank; Wall of Reverence; Wall of Junk; Carven Caryatid; Hover Barrier;
Sylvan Caryatid; Vine Trellis; Jaddi Offshoot; Fortified Area; Rolling Stones; Angelic Wall; Shield Sphere;
Mnemonic Wall; Wall of Frost; Wall of Blood; Crashing Drawbridge
# treefolk|Treefolk
Treefolk Harbinger; Dauntless Dourbark; Timber Protector; Leaf-Crowned Elder; Verdeloth the Ancient;
Bosk Banneret; Indomitable Ancients; Nemata, Grove Guardian; Sapling of Colfenor; Unstoppable Ash;
Battlewand Oak; Weatherseed Treefolk; Magnigoth Treefolk; Heartwood Storyteller; Dungrove Elder;
Doran, the Siege Tower; Yavimaya, Cradle of Growth; Reach of Branches; Everbark Shaman; Orchard Warden;
Deadwood Treefolk; Woodland Guidance; Ambassador Oak; Wickerbough Elder; Murmuring Bosk; Rootgrapple;
Faultgrinder; Thornling
# gods|Gods
Esika, God of the Tree // The Prismatic Bridge; Tiamat; Heliod, Sun-Crowned; Thassa, Deep-Dwelling;
Erebos, God of the Dead; Purphoros, God of the Forge; Nylea, God of the Hunt; God-Eternal Oketra;
God-Eternal Kefnet; God-Eternal Bontu; God-Eternal Rhonas; Hazoret the Fervent; Rhonas the Indomitable;
The Scarab God; The Locust God; Karametra, God of Harvests; Kruphix, God of Horizons;
Athreos, God of Passage; Ephara, God of the Polis; Xenagos, God of Revels; Iroas, God of Victory;
Keranos, God of Storms; Phenax, God of Deception; Mogis, God of Slaughter; Pharika, God of Affliction;
Klothys, God of Destiny; Heliod, God of the Sun; Thassa, God of the Sea
# birds|Birds
Derevi, Empyrial Tactician; Kykar, Wind's Fury; Birds of Paradise; Thrummingbird; Ledger Shredder;
Aven Mindcensor; Empyrean Eagle; Baleful Strix; Shabraz, the Skyshark; Teshar, Ancestor's Apostle;
Ishai, Ojutai Dragonspeaker; Breena, the Demagogue; Balmor, Battlemage Captain; Esior, Wardwing Familiar;
Nadu, Winged Wisdom; Falco Spara, Pactweaver; Yorion, Sky Nomad; Combat Calligrapher;
High Sentinels of Arashin; Moira and Teshar; Jhoira's Familiar; Junk Diver; Favorable Winds
# rogues|Rogues
Sygg, River Cutthroat; Oona's Blackguard; Notion Thief; Opposition Agent; Dauthi Voidwalker;
Brazen Borrower // Petty Theft; Invisible Stalker; Triton Shorestalker; Slither Blade; Blighted Agent;
Tetsuko Umezawa, Fugitive; Whirler Rogue; Morbid Opportunist; Oona's Prowler; Thieving Sprite;
Zulaport Cutthroat; Agent of Treachery; Nezumi Graverobber // Nighteyes the Desecrator;
Thada Adel, Acquisitor; Tinybones, Trinket Thief; Gonti, Lord of Luxury; Rankle, Master of Pranks;
Faerie Mastermind; Sakashima of a Thousand Faces; Faerie Vandal; Humble Defector; Tavern Scoundrel;
Treasure Nabber
# giants|Giants
Brion Stoutarm; Inferno Titan; Sun Titan; Ruhan of the Fomori; Osgir, the Reconstructor;
Dargo, the Shipwrecker; Bearer of the Heavens; Realm-Cloaked Giant // Cast Off; Protector of the Crown;
Rosheen Meanderer; Galecaster Colossus; Grave Titan; Primeval Titan; Doomwake Giant;
Beanstalk Giant // Fertile Footsteps; Diregraf Colossus
# beasts|Beasts
Gahiji, Honored One; Rampaging Baloths; Craterhoof Behemoth; Quartzwood Crasher; Hollowhenge Beast;
Manglehorn; Felidar Guardian; Felidar Sovereign; Marath, Will of the Wild; Uril, the Miststalker;
Illuna, Apex of Wishes; Hydroid Krasis; Displacer Kitten; Ravenous Chupacabra; Anara, Wolvid Familiar;
Yannik, Scavenging Sentinel
`;
