/**
 * What cards of the starter catalogue do, as facts in the notation of `parseAbilities` of @crownsmith/playtest: `# notation`, then names; `none` for a
 * card that does nothing in a game alone. Written by packages/playtest/bench/starter-abilities.ts; cards without a line do what their types and
 * power say.
 */
export const ABILITIES = `
# none
Abrade; Abrupt Decay; Acorn Catapult; Act of Treason; Aetherflux Reservoir; Aetherize; Akroma's Memorial; Akroma's Will; All Is Dust; All Will Be One; Altar of Dementia; Altar of the Brood; Ambuscade; An Offer You Can't Refuse; Angel's Trumpet; Anger of the Gods; Angrath, the Flame-Chained; Anguished Unmaking; Ankh of Mishra; Armageddon; Assassin's Trophy; Attrition; Aura Shards; Austere Command; Autumn's Veil; Awakening; Balance; Banishing Light; Bant Charm; Basilisk Collar; Beast Within; Bedevil; Besmirch; Blatant Thievery; Bloodchief Ascension; Bloodchief's Thirst; Blowfly Infestation; Boggart Birth Rite; Boggart Shenanigans; Boros Charm; Brain Freeze; Bribery; Brittle Effigy; By Force; Capital Punishment; Casualties of War; Catastrophe; Chain Reaction; Chain of Vapor; Chandra, Awakened Inferno; Chaos Wand; Cleansing Nova; Clock of Omens; Cloudshift; Collective Restraint; Conjurer's Closet; Corrupt; Council's Judgment; Counterbalance; Counterspell; Countersquall; Creeping Renaissance; Crush Contraband; Crux of Fate; Cultist of the Absolute; Curse of Bounty; Curse of Vitality; Curse of the Swine; Cut Down; Cyclonic Rift; Damn; Damnation; Darksteel Forge; Darksteel Mutation; Darksteel Plate; Deadly Tempest; Deafening Clarion; Deafening Silence; Decimate; Delay; Demonic Consultation; Despark; Dictate of Erebos; Dictate of the Twin Gods; Diplomatic Immunity; Dire Tactics; Disallow; Disenchant; Dispatch; Dispel; Displace; Disrupt Decorum; Dissolve; Distortion Strike; Dive Down; Doom Blade; Dovin's Veto; Dragon Tempest; Dramatic Reversal; Dromoka's Command; Dusk // Dawn; Earthcraft; Eerie Interlude; Ephemerate; Evacuation; Exhume; Exquisite Blood; Farewell; Fatal Push; Fateful Absence; Feed the Swarm; Fiery Emancipation; Finale of Eternity; Flickerform; Flood of Tears; Flusterstorm; Fracture; Fumigate; Furnace of Rath; Generous Gift; Get Lost; Ghostly Flicker; Ghostly Prison; Gift of Immortality; Glimpse the Unthinkable; Go for the Throat; Goblin Bombardment; Goblin Game; Goblin War Strike; Golgari Charm; Grapeshot; Grasp of Fate; Heartless Act; Hero's Downfall; Heroic Intervention; Hour of Devastation; Hull Breach; In Garruk's Wake; Infernal Grasp; Insurrection; Jund Charm; Karn Liberated; Kaya's Ghostform; Kaya's Wrath; Keening Stone; Kindred Dominance; Knowledge Pool; Kolaghan's Command; Krosan Grip; Lightning Bolt; Lightning Greaves; Lightning Helix; Liliana's Caress; Living Death; Loran's Escape; Maddening Cacophony; Maelstrom Pulse; Mana Leak; Mana Web; Manabarbs; March of Otherworldly Light; Megrim; Mental Misstep; Merciless Eviction; Mind Funeral; Mind Grind; Mind Over Matter; Mind Sludge; Mindcrank; Miscast; Mizzium Mortars; Mizzix's Mastery; Mob Rule; Moonmist; Mortify; Murder; Naturalize; Nature's Claim; Nature's Spiral; Nature's Will; Naya Charm; Negate; Nevinyrral's Disk; Nicol Bolas, Planeswalker; Norn's Annex; Oblivion Stone; Open the Vaults; Oversold Cemetery; Paradox Engine; Path to Exile; Peer into the Abyss; Perilous Vault; Pernicious Deed; Persist; Phyrexian Reclamation; Phyrexian Tyranny; Pongify; Portable Hole; Possibility Storm; Power Word Kill; Pox; Praetor's Counsel; Praetor's Grasp; Prey Upon; Primevals' Glorious Rebirth; Prismatic Ending; Privileged Position; Propaganda; Psychic Corrosion; Putrefy; Pyroblast; Pyroclasm; Quietus Spike; Rakdos Charm; Ram Through; Ravenform; Reality Shift; Reckless Rage; Recollect; Recurring Nightmare; Red Elemental Blast; Regrowth; Render Silent; Replenish; Resculpt; Retether; Return to Dust; Return to Nature; Rip Apart; River's Rebuke; Rule of Law; Sanguine Bond; Savage Twister; Scour from Existence; Scourglass; Scrambleverse; Scroll Rack; Seal of Primordium; Seasons Past; Secret Salvage; Sevinne's Reclamation; Sheoldred's Edict; Shield of Duty and Reason; Silence; Single Combat; Slip Out the Back; Smash to Smithereens; Snakeskin Veil; Snap; Sneak Attack; Spell Pierce; Sphere of Resistance; Sphere of Safety; Sphinx-Bone Wand; Splendid Reclamation; Star of Extinction; Statecraft; Stern Scolding; Stitch Together; Stolen Strategy; Stubborn Denial; Subterranean Tremors; Supreme Verdict; Surge of Salvation; Swan Song; Swiftfoot Boots; Swords to Plowshares; Tamiyo's Safekeeping; Tasha's Hideous Laughter; Teferi's Puzzle Box; Temur Charm; Tendrils of Agony; Tendrils of Corruption; Terminate; The Elderspell; Thieves' Auction; Thorn of Amethyst; Tibalt's Trickery; Time Wipe; Tormod's Crypt; Tower Defense; Tragic Arrogance; Traumatize; Turnabout; Tyvar's Stand; Ugin, the Spirit Dragon; Umbral Mantle; Underworld Dreams; Universal Solvent; Unspeakable Symbol; Unwinding Clock; Upheaval; Urza's Ruinous Blast; Utter End; Vandalblast; Vanishing Verse; Victim of Night; Victimize; Villainous Wealth; Vindicate; Void Rend; Voidslime; Voltaic Key; Vraska's Fall; Warp World; Warstorm Surge; Whelming Wave; Whip of Erebos; Whirlwind; Whispersilk Cloak; Wild Magic Surge; Wilderness Reclamation; Windfall; Winds of Rath; Witherbloom Command; Worldslayer; Wrath of God; Yawgmoth's Vile Offering; Zombie Apocalypse; Zuran Orb
# body 0
Blood Artist; Crashing Drawbridge; Hedron Crab; Jaddi Offshoot; Kraken Hatchling; Mnemonic Wall; Ruin Crab
# body 0 evasive
Angelic Wall; Fog Bank; Hover Barrier; Ornithopter; Rograkh, Son of Rohgahh; Wall of Denial
# body 0 evasive x:1
Lifeblood Hydra
# body 0 evasive x:1; more
Hydroid Krasis; Voracious Hydra
# body 0 haste x:1
Mistcutter Hydra
# body 0 x:1
Apocalypse Hydra; Endless One
# body 0 x:1; more
Genesis Hydra; Hooded Hydra; Primordial Hydra; Protean Hydra; Vastwood Hydra; Walking Ballista
# body 1
Alseid of Life's Bounty; Archaeomancer; Bjorna, Nightfall Alchemist; Brash Taunter; Bruvac the Grandiloquent; Butcher Ghoul; Caustic Caterpillar; Children of Korlis; Cloudshredder Sliver; Cruel Celebrant; Cursecatcher; Deadeye Tracker; Deeproot Elite; Diffusion Sliver; Disciple of the Vault; Drannith Magistrate; Eidolon of Rhetoric; Essence Warden; Felidar Guardian; Galerider Sliver; Giver of Runes; Goblin Welder; Heart Sliver; Krark-Clan Shaman; Luminarch Aspirant; Memnite; Mothdust Changeling; Mother of Runes; Munitions Expert; Myr Retriever; Necroskitter; Quirion Ranger; Selfless Savior; Serra Ascendant; Soul Warden; Soul-Scar Mage; Spore Frog; Striking Sliver; Sylvan Safekeeper; Ulvenwald Tracker; Universal Automaton; Veteran Explorer; Village Bell-Ringer; Vito, Thorn of the Dusk Rose; Vorel of the Hull Clade; Wernog, Rider's Chaplain; Wirewood Symbiote; Zulaport Cutthroat
# body 1 deathtouch
Foulmire Knight // Profane Insight; Skullwinder; Typhoid Rats; Virtus the Veiled
# body 1 double
Adorned Pouncer
# body 1 double evasive
Skyhunter Skirmisher
# body 1 evasive
Breena, the Demagogue; Changeling Outcast; Elusive Spellfist; Esior, Wardwing Familiar; Gudul Lurker; Hope of Ghirapur; Invisible Stalker; Ishai, Ojutai Dragonspeaker; Junk Diver; K-9, Mark I; Kari Zev, Skyship Raider; Kitesail Freebooter; Mirran Spy; Scryb Ranger; Scryb Sprites; Siren Stormtamer; Skyhunter Prowler; Slither Blade; Spellstutter Sprite; Tetsuko Umezawa, Fugitive; Thieving Sprite; Triton Shorestalker
# body 1 evasive infect
Blighted Agent; Plague Stinger; Whispering Specter
# body 1 evasive toxic:1
Skrelv, Defector Mite
# body 1 infect
Glistener Elf
# body 1 toxic:1; more
Venerated Rotpriest
# body 10
Apex Devastator; Artisan of Kozilek; Bearer of the Heavens
# body 10 evasive
Flayer of Loyalties
# body 11
It That Betrays; Void Winnower
# body 18
Yargle and Multani
# body 2
Accursed Marauder; Ace, Fearless Rebel; Ajani's Pridemate; Amalia Benavides Aguirre; Anarchist; Archivist of Oghma; Ardent Elementalist; Ashmouth Hound; Bane of Progress; Blur Sliver; Braids, Cabal Minion; Chittering Rats; Crystalline Sliver; Den Protector; Dire Fleet Daredevil; Displacer Kitten; Eidolon of the Great Revel; Embereth Shieldbreaker // Battle Display; Eternal Witness; Ethersworn Canonist; Falthis, Shadowcat Familiar; Felhide Brawler; Field Marshal; Glowrider; Good-Fortune Unicorn; Grand Abolisher; Gravedigger; Harsh Mentor; Hostage Taker; Immaculate Magistrate; Indomitable Ancients; Isamaru, Hound of Konda; Jedit's Dragoons; Juniper Order Ranger; Kitesail Corsair; Krark, the Thumbless; Lavinia, Azorius Renegade; Mystic Snake; Nezumi Graverobber // Nighteyes the Desecrator; Outland Liberator // Frenzied Trapbreaker; Patron Wizard; Pippin, Guard of the Citadel; Ravenous Chupacabra; Reclamation Sage; Reflector Mage; Saffi Eriksdotter; Salvager of Secrets; Savannah Lions; Scavenging Ooze; Seedborn Muse; Shardless Agent; Sidar Kondo of Jamuraa; Sigil Tracer; Smitten Swordmaster // Curry Favor; Sunhome Stalwart; Syphon Sliver; Tegan Jovanka; Thalia, Guardian of Thraben; The Thirteenth Doctor; Timeless Witness; Tourach, Dread Cantor; Trelasarra, Moon Dancer; Venser, Shaper Savant; Vial Smasher the Fierce; Voice of the Blessed; Voltaic Construct
# body 2 deathtouch
Acidic Slime; Ayli, Eternal Pilgrim; Felhide Petrifier; Gonti, Lord of Luxury
# body 2 double
Extus, Oriq Overlord // Awaken the Blood Avatar; Hound of Griselbrand; Iroas's Champion; Mirran Crusader
# body 2 evasive
Aurelia, Exemplar of Justice; Baral and Kari Zev; Brago, King Eternal; Falkenrath Noble; Glen Elendra Archmage; Herald of Secret Streams; High-Speed Hoverbike; Hypnotic Sprite // Mesmeric Glare; Kaalia of the Vast; Karmic Guide; Kaseto, Orochi Archmage; Mirko Vosk, Mind Drinker; Nebelgast Herald; Peregrine Drake; Quickling; Remorseful Cleric; Selfless Spirit; Shifting Sliver; Sower of Temptation; Spectral Shepherd; Teshar, Ancestor's Apostle; Thief of Sanity; Ukkima, Stalking Shadow; Vryn Wingmare; Wilson, Refined Grizzly; Windborn Muse
# body 2 evasive deathtouch
Vampire Nighthawk
# body 2 evasive; more
Delney, Streetwise Lookout; Dennick, Pious Apprentice // Dennick, Pious Apparition; Flesh Carver
# body 2 haste
Anger; Feldon, Ronom Excavator; Yahenni, Undying Partisan
# body 2 haste infect
Blackcleave Goblin
# body 2 haste; more
The Ninth Doctor
# body 2 infect
Phyrexian Crusader; Viridian Corrupter
# body 2 x:1
Mawloc
# body 2 x:1; more
Grenzo, Dungeon Warden
# body 2; more
Conqueror's Galleon // Conqueror's Foothold; Unlicensed Hearse; Walking Archive
# body 3
Alesha, Who Smiles at Death; Bellowing Aegisaur; Bloodbond Vampire; Bloodline Necromancer; Boromir, Warden of the Tower; Boros Reckoner; Cathar Commando; Cazur, Ruthless Stalker; Deathgorge Scavenger; Deepglow Skate; Demon's Disciple; Eater of the Dead; Eldrazi Displacer; Ertai, the Corrupted; Fate Unraveler; Fleshbag Marauder; Florian, Voldaren Scion; Geralf's Messenger; Ghyrson Starn, Kelermorph; Gwendlyn Di Corci; Halana, Kessig Ranger; Imposter Mech; Ingot Chewer; Kessig Malcontents; Mayhem Devil; Merciless Executioner; Meteor Golem; Mobile Garrison; Ob Nixilis, the Fallen; Odric, Lunarch Marshal; Phyrexian Delver; Plaguecrafter; Qasali Slingers; Rebbec, Architect of Ascension; Renegade Rallier; Saryth, the Viper's Fang; Scrap Trawler; Sen Triplets; Shaman of the Pack; Sparring Mummy; Spirit of the Labyrinth; Temple Altisaur; Treasure Nabber; Vengeful Dead; Yannik, Scavenging Sentinel
# body 3 deathtouch
Erinis, Gloom Stalker; Glissa, the Traitor
# body 3 evasive
Aeronaut Admiral; Angel of Finality; Angel of Sanctions; Archangel of Tithes; Breeches, Brazen Plunderer; Feather, the Redeemed; Flickerwisp; Ikra Shidiqi, the Usurper; Linvala, Keeper of Silence; Mathas, Fiend Seeker; Olivia Voldaren; Olivia, Mobilized for War; Puppeteer Clique; Restoration Angel; Roil Elemental; Shabraz, the Skyshark; Shalai and Hallar; Shriekmaw; Tiana, Ship's Caretaker; Vendilion Clique; Wort, Boggart Auntie
# body 3 evasive deathtouch
Dragonlord Silumgar
# body 3 evasive; more
Aethersphere Harvester
# body 3 haste
Bloodbraid Elf; Pako, Arcane Retriever; Tajic, Legion's Edge; Zealous Conscripts
# body 3 haste double
Samut, Voice of Dissent
# body 3 haste evasive
Khorvath Brightflame
# body 3; more
Reyhan, Last of the Abzan
# body 4
Aethersnipe; Anafenza, the Foremost; Anara, Wolvid Familiar; Angrath's Marauders; Anowon, the Ruin Sage; Battering Sliver; Brion Stoutarm; Captivating Crew; Cataclysmic Gearhulk; Cavalier of Dawn; Cavalier of Night; Dusk Legion Dreadnought; Greasefang, Okiba Boss; Lavinia of the Tenth; Prowling Serpopard; Ramirez DePietro; Renegade Freighter; Temur Sabertooth; Triskelion; Whiptongue Hydra; Wickerbough Elder; Winota, Joiner of Forces
# body 4 deathtouch
Sheoldred, the Apocalypse
# body 4 double evasive
Zetalpa, Primal Dawn
# body 4 evasive
Conundrum Sphinx; Defiant Bloodlord; Emeria Shepherd; Faultgrinder; Liesa, Forgotten Archangel; Malakir Bloodwitch; Moira and Teshar; Platinum Angel; Reveillark; Roon of the Hidden Realm; Rowan, Scion of War; Tergrid, God of Fright // Tergrid's Lantern; Thunderbreak Regent; Yasova Dragonclaw
# body 4 evasive deathtouch
Dire Fleet Ravager
# body 4 evasive; more
Heart of Kiran; Kalonian Hydra; Untethered Express
# body 4 haste
The Beamtown Bullies
# body 4 haste evasive
Falkenrath Aristocrat; Glorybringer
# body 4; more
Glimpse the Unthinkable; Heroes' Bane
# body 5
Distended Mindbender; Elder Deep-Fiend; Galecaster Colossus; Greenwarden of Murasa; Hollowhenge Beast; Kaervek the Merciless; Oblivion Sower; Obzedat, Ghost Council; Phyrexian Hulk; Sliver Hivelord; Solphim, Mayhem Dominus; Surrak, the Hunt Caller; Trapjaw Tyrant
# body 5 deathtouch
Rhonas the Indomitable
# body 5 evasive
Angel of the Dire Hour; Angelic Arbiter; Archfiend of Depravity; Ashen Rider; Baneslayer Angel; Bruna, the Fading Light; Butcher of Malakir; Dragonlord Dromoka; Noxious Gearhulk; Ojutai, Soul of Winter; Riddlemaster Sphinx; Sepulchral Primordial; Sharuum the Hegemon; Sigarda, Host of Herons; Steel Leaf Champion; Surgehacker Mech; Szadek, Lord of Secrets; Toralf, God of Fury // Toralf's Hammer; Wrathful Red Dragon
# body 5 evasive; more
Thassa, God of the Sea
# body 5 haste evasive
Reality Smasher
# body 5 haste evasive; more
Fleetwheel Cruiser
# body 6
Brinelin, the Moon Kraken; Burning Sun's Avatar; Etali, Primal Storm; Scourge of Fleets; Sire of Insanity; Sun Titan; Surrak Dragonclaw
# body 6 deathtouch
Tetzimoc, Primal Death
# body 6 evasive
Abyssal Persecutor; Archfiend of Despair; Balefire Dragon; Carnifex Demon; Child of Alara; Crosis, the Purger; Darigaaz, the Igniter; Demonlord Belzenlok; Dromar, the Banisher; Kroxa and Kunoros; Numot, the Devastator; Rakdos, the Muscle; Rakdos, the Showstopper; Reaper from the Abyss; Scuttling Doom Engine; Simic Sky Swallower; Skysovereign, Consul Flagship; Sphinx of the Steel Wind; Treva, the Renewer; Vaevictis Asmadi, the Dire; Woodfall Primus
# body 6 evasive; more
Mighty Servant of Leuk-o; Underworld Cerberus
# body 6 haste
Molten Primordial
# body 6 haste evasive
Dragonlord Kolaghan; Ovalchase Dragster
# body 6; more
Peacewalker Colossus; Polukranos, Unchained
# body 7
Consulate Dreadnought; Kogla, the Titan Ape; Maelstrom Wanderer; Realm-Cloaked Giant // Cast Off; Sundering Titan; Wakening Sun's Avatar
# body 7 evasive
Carnage Tyrant; Lord of the Void
# body 7 haste evasive
Karrthus, Tyrant of Jund
# body 7 infect
Phyrexian Hydra
# body 8
Lorthos, the Tidemaker; Silverclad Ferocidons; Slinn Voda, the Rising Deep
# body 8 evasive
Aradara Express; Avacyn, Angel of Hope; Goliath Sphinx; Tromokratis
# body 9
Breaching Leviathan; Terastodon
# body 9 evasive
Pathrazer of Ulamog; Zacama, Primal Calamity
# combat 1 each-turn
Aggravated Assault; Finest Hour
# combat 1 each-turn; body 3 haste evasive
Aurelia, the Warleader
# combat 1 each-turn; body 3; more
Najeela, the Blade-Blossom
# combat 1 each-turn; body 4
Port Razer
# combat 1 each-turn; body 5
Karlach, Fury of Avernus
# combat 1 each-turn; body 5 evasive
Scourge of the Throne
# combat 1 each-turn; body 5 haste evasive
Hellkite Charger
# combat 1 once
Relentless Assault; Seize the Day; Waves of Aggression; World at War
# combat 1 once; more
Savage Beating
# drain 0 once x:1
Death Cloud; Earthquake; Exsanguinate
# drain 1 each-turn
Impact Tremors
# drain 1 each-turn spells:artifact+enchantment+instant+sorcery+planeswalker+battle; body 1
Kessig Flamebreather
# drain 1 each-turn spells:artifact+enchantment+instant+sorcery+planeswalker+battle; body 2
Firebrand Archer
# drain 1 each-turn spells:instant+sorcery; body 0
Electrostatic Field
# drain 1 each-turn; body 0
Spear Spewer
# drain 1 each-turn; body 0; more
Thermo-Alchemist
# drain 1 each-turn; body 1
Nadier's Nightblade; Reckless Fireweaver
# drain 1 each-turn; body 1; more
Dina, Soul Steeper
# drain 1 each-turn; body 2
Corpse Knight; Vindictive Vampire; Wayward Servant
# drain 1 each-turn; body 2 deathtouch
Poison-Tip Archer
# drain 1 each-turn; body 2 evasive
Cliffhaven Vampire; Mirkwood Bats; Obyra, Dreaming Duelist
# drain 1 each-turn; body 2; more
Psychosis Crawler
# drain 1 each-turn; body 3
Brallin, Skyshark Rider; Marauding Blight-Priest; Sanctum Seeker
# drain 1 each-turn; body 4
Epicure of Blood
# drain 1 each-turn; body 4 evasive
Bontu the Glorified
# drain 1 each-turn; body 4; more
Kardur, Doomscourge
# drain 1 each-turn; body 5
Syr Konrad, the Grim
# drain 1 each-turn; body 5 evasive; more
Plague Belcher
# drain 1 each-turn; draw 1 0 each-turn 0; body 2
Ayara, First of Locthwain
# drain 1 each-turn; draw 1 1 each-turn 2; body 2 haste
Glint-Horn Buccaneer
# drain 1 each-turn; draw 1 1 once 1; body 2
Drannith Stinger
# drain 1 each-turn; more
Pestilence; Pyrohemia; The Meathook Massacre
# drain 1 each-turn; tokens 1 1 each-turn; body 2
Slimefoot, the Stowaway
# drain 1 each-turn; tokens 1 5 once; more
Ob Nixilis of the Black Oath
# drain 1 once
Mana Clash; Smallpox
# drain 1 once; body 1
Voldaren Epicure
# drain 2 each-turn
Oath of Chandra
# drain 2 each-turn spells:instant+sorcery; body 2
Guttersnipe
# drain 2 each-turn; body 1
Crypt Rats
# drain 2 each-turn; body 2
Vizkopa Guildmage
# drain 2 each-turn; body 4; more
Klothys, God of Destiny
# drain 2 each-turn; body 5 haste
Hazoret the Fervent
# drain 2 each-turn; pump 1 all-once; body 6; more
Purphoros, God of the Forge
# drain 2 each-turn; tokens 1 3 each-turn; body 5; more
The Scarab God
# drain 2 once
Crackling Doom
# drain 2 once; body 2
Gray Merchant of Asphodel
# drain 2 once; more
Fiery Confluence
# drain 4 once
Flame Rift
# draw 0 0 once 0 x:1
Blue Sun's Zenith; Epic Experiment; Prosperity; Sphinx's Revelation; Stroke of Genius
# draw 0 0 once 0 x:1; draw 1 0 each-turn 3
Skyscribing
# draw 0 1 once 0 x:1
Pull from Tomorrow
# draw 1 0 each-turn 0
Ajani, Mentor of Heroes; Calix, Destiny's Hand; Coastal Piracy; Colossal Majesty; Court of Ambition; Curiosity; Curse of Verbosity; Dark Prophecy; Elemental Bond; Geth's Grimoire; Guardian Project; Jace, Memory Adept; Key to the City; Kiora, Behemoth Beckoner; Mind's Eye; Moldervine Reclamation; Narset Transcendent; Ophidian Eye; Phyrexian Arena; Rhystic Study; Rogue's Gloves; Staff of Nin; Tamiyo, Field Researcher; Teferi, Hero of Dominaria; Temple Bell; Tezzeret, Agent of Bolas; Tocasia's Welcome; Vraska, Golgari Queen
# draw 1 0 each-turn 0 spells:artifact+legendary+saga; body 3
Jhoira, Weatherlight Captain
# draw 1 0 each-turn 0 spells:artifact; body 0
Vedalken Archmage
# draw 1 0 each-turn 0 spells:aura+equipment+vehicle; body 2
Sram, Senior Edificer
# draw 1 0 each-turn 0 spells:aura; body 0; more
Kor Spiritdancer
# draw 1 0 each-turn 0 spells:creature; body 2
Beast Whisperer
# draw 1 0 each-turn 0 spells:enchantment
Enchantress's Presence
# draw 1 0 each-turn 0 spells:enchantment; body 0
Argothian Enchantress; Mesa Enchantress; Verduran Enchantress
# draw 1 0 each-turn 0 spells:enchantment; body 1
Sythis, Harvest's Hand
# draw 1 0 each-turn 0 spells:enchantment; body 2
Satyr Enchanter
# draw 1 0 each-turn 0 spells:instant+sorcery; body 2
Archmage Emeritus
# draw 1 0 each-turn 0 spells:instant+sorcery; body 5 evasive
Niv-Mizzet, Parun
# draw 1 0 each-turn 0 spells:legendary; body 1
Reki, the History of Kamigawa
# draw 1 0 each-turn 0; body 0
Azami, Lady of Scrolls
# draw 1 0 each-turn 0; body 1
Frodo, Adventurous Hobbit; Kwain, Itinerant Meddler; Morbid Opportunist; Ohran Viper; Padeem, Consul of Innovation; Setessan Champion; Sygg, River Cutthroat; Tinybones, Trinket Thief
# draw 1 0 each-turn 0; body 1 deathtouch
Thorn of the Black Rose
# draw 1 0 each-turn 0; body 1; more
Fathom Mage; Toski, Bearer of Secrets; Tuvasa the Sunlit; Yuriko, the Tiger's Shadow; Zndrsplt, Eye of Wisdom
# draw 1 0 each-turn 0; body 2
Eidolon of Blossoms; Keen Duelist; Kynaios and Tiro of Meletis; Loran of the Third Path; Mentor of the Meek; Ohran Frostfang; Palace Jailer; Palace Sentinels; Rashmi, Eternities Crafter; Runic Armasaur; Sapling of Colfenor; Seafloor Oracle; Selvala, Explorer Returned; Silent Submersible; Tameshi, Reality Architect
# draw 1 0 each-turn 0; body 2 evasive
Nikara, Lair Scavenger; Shanid, Sleepers' Scourge; Welcoming Vampire
# draw 1 0 each-turn 0; body 2 evasive; more
Kumena, Tyrant of Orazca
# draw 1 0 each-turn 0; body 2 haste
Merry, Esquire of Rohan
# draw 1 0 each-turn 0; body 2 haste; more
Laelia, the Blade Reforged
# draw 1 0 each-turn 0; body 2; more
Ingenious Infiltrator; Ninja of the Deep Hours; Protector of the Crown; Puresteel Paladin; Satoru Umezawa; Stella Lee, Wild Card
# draw 1 0 each-turn 0; body 3
Braids, Arisen Nightmare; Grim Haruspex; Kutzil, Malamet Exemplar; Leovold, Emissary of Trest; Marchesa, Dealer of Death; Midnight Reaper; Omnath, Locus of the Roil; Ruin Raider; Svyelun of Sea and Sky; Tatyova, Benthic Druid; Yasmin Khan
# draw 1 0 each-turn 0; body 3 double evasive
Drogskol Reaver
# draw 1 0 each-turn 0; body 3 evasive
Windreader Sphinx; Yennett, Cryptic Sovereign
# draw 1 0 each-turn 0; body 3 evasive; more
Arcades, the Strategist; Talion, the Kindly Lord
# draw 1 0 each-turn 0; body 3; more
Bennie Bracks, Zoologist; Cecily, Haunted Mage; Dread Presence; Grazilaxx, Illithid Scholar; Taigam, Sidisi's Hand; Tovolar, Dire Overlord // Tovolar, the Midnight Scourge
# draw 1 0 each-turn 0; body 4
Aragorn, King of Gondor
# draw 1 0 each-turn 0; body 4 evasive
Niv-Mizzet, the Firemind; Weatherlight
# draw 1 0 each-turn 0; body 4 evasive; more
Korvold, Fae-Cursed King
# draw 1 0 each-turn 0; body 4 haste evasive
Zurgo and Ojutai
# draw 1 0 each-turn 0; body 4; more
Ellivere of the Wild Court
# draw 1 0 each-turn 0; body 5 deathtouch
Harvester of Souls
# draw 1 0 each-turn 0; body 5 evasive
Bloodgift Demon; Dragonlord Ojutai; Indulgent Tormentor
# draw 1 0 each-turn 0; body 5 evasive; more
Syr Gwyn, Hero of Ashvale
# draw 1 0 each-turn 0; body 6 evasive
Archon of Cruelty; Intet, the Dreamer; Isperia, Supreme Judge; Kothophed, Soul Hoarder; Soul of the Harvest
# draw 1 0 each-turn 0; body 6; more
Borborygmos and Fblthp; Ephara, God of the Polis
# draw 1 0 each-turn 0; drain 1 each-turn; body 3 haste evasive; more
Rankle, Master of Pranks
# draw 1 0 each-turn 0; drain 1 each-turn; body 4
Oloro, Ageless Ascetic
# draw 1 0 each-turn 0; drain 2 each-turn; body 2 evasive; more
Twilight Prophet
# draw 1 0 each-turn 0; draw 1 0 each-turn 0; body 4
Custodi Lich
# draw 1 0 each-turn 0; draw 1 0 each-turn 4; body 2 evasive
Faerie Mastermind
# draw 1 0 each-turn 0; draw 1 1 once 2
Reconnaissance Mission
# draw 1 0 each-turn 0; land-drop 1 each-turn
Court of Bounty
# draw 1 0 each-turn 0; more
Aminatou, the Fateshifter; Beck // Call; Bident of Thassa; Jace, Wielder of Mysteries; Kindred Discovery; Marchesa's Decree; Mystic Remora; Nicol Bolas, Dragon-God; Sensei's Divining Top; Teferi, Temporal Archmage; The One Ring; Trouble in Pairs; Vance's Blasting Cannons // Spitfire Bastion; Wedding Ring; Yawgmoth's Bargain
# draw 1 0 each-turn 0; poison 1 poisoned each-turn 2; body 2; more
Yawgmoth, Thran Physician
# draw 1 0 each-turn 0; pump 2 all; body 5 evasive
Voja, Jaws of the Conclave
# draw 1 0 each-turn 0; reduce 1 any; pump 1 all; more
The Immortal Sun
# draw 1 0 each-turn 0; tokens 1 0 once
Karn, Scion of Urza
# draw 1 0 each-turn 0; tokens 1 1 each-turn
Dawn of Hope
# draw 1 0 each-turn 0; tokens 1 1 each-turn; body 3 haste deathtouch
Queen Marchesa
# draw 1 0 each-turn 0; tokens 1 1 each-turn; body 5 evasive
Sanctuary Warden
# draw 1 0 each-turn 0; tokens 1 1 each-turn; tokens 1 4 each-turn
Court of Grace
# draw 1 0 each-turn 0; tokens 1 10 once
Idol of Oblivion
# draw 1 0 each-turn 0; tokens 1 5 each-turn; body 5 evasive
Skyline Despot
# draw 1 0 each-turn 0; tokens 2 1 once; more
Elminster
# draw 1 0 each-turn 0; tokens 2 2 each-turn; body 3 double
Marneus Calgar
# draw 1 0 each-turn 0; treasure 1 each-turn; body 1 deathtouch
Prosper, Tome-Bound
# draw 1 0 each-turn 1
Greed; Trade Routes
# draw 1 0 each-turn 1; body 7 evasive
Lochmere Serpent
# draw 1 0 each-turn 1; more
Tome of Legends
# draw 1 0 each-turn 2; body 0 evasive; more
Tamiyo, Inquisitive Student // Tamiyo, Seasoned Scholar
# draw 1 0 each-turn 2; body 1
Lonis, Cryptozoologist
# draw 1 0 each-turn 2; body 2
Sarah Jane Smith; Volo, Itinerant Scholar
# draw 1 0 each-turn 2; body 2 evasive
Bygone Bishop
# draw 1 0 each-turn 2; body 2; more
Lazav, Wearer of Faces; Sage of Fables; Zameck Guildmage
# draw 1 0 each-turn 2; body 3
Lyzolda, the Blood Witch
# draw 1 0 each-turn 2; body 3 haste
Elmar, Ulvenwald Informant
# draw 1 0 each-turn 2; body 3; more
Tireless Tracker
# draw 1 0 each-turn 2; body 4 evasive
Sophina, Spearsage Deserter
# draw 1 0 each-turn 2; body 5
Endbringer
# draw 1 0 each-turn 2; body 5; more
Erebos, God of the Dead; Soul of Windgrace
# draw 1 0 each-turn 2; body 7; more
Toxrill, the Corrosive
# draw 1 0 each-turn 2; treasure 1 each-turn; body 6 evasive; more
Tivit, Seller of Secrets
# draw 1 0 each-turn 2; treasure 1 each-turn; tokens 1 1 each-turn; body 4
Reckoner Bankbuster
# draw 1 0 each-turn 3; body 2; more
Duskwatch Recruiter // Krallenhorde Howler
# draw 1 0 each-turn 4; body 1 evasive
Spectral Sailor
# draw 1 0 each-turn 4; body 2
Recruitment Officer
# draw 1 0 each-turn 4; body 5 evasive
Kefnet the Mindful
# draw 1 0 each-turn 4; body 5; more
Kenrith, the Returned King
# draw 1 0 each-turn 4; tokens 1 1 each-turn; body 5 evasive
Faerie Formation
# draw 1 0 each-turn 5; more
Staff of Domination
# draw 1 0 once 0
Ad Nauseam; Arcane Denial; Consider; Crimson Wisps; Cryptic Command; Depopulate; Distant Melody; Expedite; Expressive Iteration; Fact or Fiction; Faithless Salvaging; Ichor Wellspring; Impulse; Inspiring Call; Into the Roil; Jace, Architect of Thought; Narset, Parter of Veils; Opt; Paradoxical Outcome; Preordain; Reprieve; Rootgrapple; Shamanic Revelation; Syphon Mind; Unquestioned Authority; Veil of Summer
# draw 1 0 once 0; body 0
Wall of Blossoms; Wall of Omens
# draw 1 0 once 0; body 1
Elvish Visionary; Satyr Wayfinder; Sea Gate Oracle; Spirited Companion
# draw 1 0 once 0; body 1 evasive
Faerie Miscreant; Ice-Fang Coatl
# draw 1 0 once 0; body 1 evasive deathtouch
Baleful Strix
# draw 1 0 once 0; body 2
Carven Caryatid; Enlistment Officer
# draw 1 0 once 0; body 2 evasive
Elite Guardmage; Inspiring Overseer
# draw 1 0 once 0; body 2 haste
Goblin Ringleader
# draw 1 0 once 0; body 2; more
Silvergill Adept; Tishana, Voice of Thunder
# draw 1 0 once 0; body 3
Acclaimed Contender; Armorcraft Judge; Notion Thief
# draw 1 0 once 0; body 4; more
Zegana, Utopian Speaker
# draw 1 0 once 0; body 5
Bomat Bazaar Barge
# draw 1 0 once 0; body 5 evasive
Sphinx of Uthuun
# draw 1 0 once 0; body 5; more
Keruga, the Macrosage
# draw 1 0 once 0; body 6 evasive
Niv-Mizzet Reborn
# draw 1 0 once 0; body 6; more
Keranos, God of Storms
# draw 1 0 once 0; body 7 evasive deathtouch
Atraxa, Grand Unifier
# draw 1 0 once 0; drain 4 each-turn; body 4
Omnath, Locus of Creation
# draw 1 0 once 0; draw 1 0 each-turn 0
Garruk's Uprising
# draw 1 0 once 0; draw 1 1 once 5; more
Decree of Pain
# draw 1 0 once 0; more
Balduvian Rage; Borne Upon a Wind; Defiant Strike; Dress Down; Electrolyze; Gitaxian Probe; Kenrith's Transformation; Mystic Confluence; Oath of Nissa; Outpost Siege; Plumb the Forbidden; Ponder; Teferi, Time Raveler
# draw 1 0 once 0; pump 2 one
Sage's Reverie
# draw 1 0 once 0; treasure 1 once; more
Dihada, Binder of Wills
# draw 1 0 once 1
Relic of Progenitus; Soul-Guide Lantern; Vexing Bauble
# draw 1 0 once 2; body 4; more
The Fugitive Doctor
# draw 1 1 each-turn 0; body 0
Jace, Vryn's Prodigy // Jace, Telepath Unbound
# draw 1 1 each-turn 0; body 1 haste; more
Anje Falkenrath
# draw 1 1 each-turn 0; body 2; more
Moon-Circuit Hacker
# draw 1 1 each-turn 0; body 3 evasive
Smuggler's Copter
# draw 1 1 each-turn 0; tokens 1 1 once; more
Kaito Shizuki
# draw 1 1 each-turn 6
Sphinx's Tutelage
# draw 1 1 once 1
Cast Out
# draw 1 1 once 2
Fractured Sanity
# draw 1 1 once 2; body 1 evasive
Cloud of Faeries
# draw 1 1 once 2; body 5 evasive
Archfiend of Ifnir
# draw 1 1 once 3
Starstorm
# draw 2 0 each-turn 0
Infiltration Lens; Sylvan Library; Well of Lost Dreams
# draw 2 0 each-turn 0; body 0; more
Rielle, the Everwise
# draw 2 0 each-turn 0; body 1
Loot, the Key to Everything
# draw 2 0 each-turn 0; body 2
Humble Defector; Tymna the Weaver
# draw 2 0 each-turn 0; body 2; more
Zedruu the Greathearted
# draw 2 0 each-turn 0; body 3
Graveborn Muse
# draw 2 0 each-turn 0; body 4 deathtouch; more
Damia, Sage of Stone
# draw 2 0 each-turn 0; body 4 evasive
Consecrated Sphinx
# draw 2 0 each-turn 0; body 5 evasive
Neheb, Dreadhorde Champion
# draw 2 0 each-turn 0; body 8 evasive
Ancient Silver Dragon
# draw 2 0 each-turn 0; body 8 evasive; more
Vilis, Broker of Blood
# draw 2 0 each-turn 0; more
Aggressive Mining; Daretti, Scrap Savant; Lord Windgrace
# draw 2 0 each-turn 1; body 3
Krav, the Unredeemed
# draw 2 0 each-turn 2; body 3
Shadowheart, Dark Justiciar
# draw 2 0 each-turn 3; body 2
Niambi, Esteemed Speaker
# draw 2 0 once 0
Abzan Charm; Bitter Reunion; Dark Deal; Enter the Infinite; Esper Charm; Minds Aglow; Night's Whisper; Painful Truths; Read the Bones; Reckless Impulse; Recurring Insight; Rush of Knowledge; Sign in Blood; Wrenn's Resolve
# draw 2 0 once 0; body 1
Prime Speaker Zegana
# draw 2 0 once 0; body 12 evasive
Kozilek, the Great Distortion
# draw 2 0 once 0; body 2
Disciple of Bolas
# draw 2 0 once 0; body 2 evasive
Cloudblazer; Mulldrifter
# draw 2 0 once 0; body 2 evasive; more
Thought Monitor
# draw 2 0 once 0; body 5 evasive; more
God-Eternal Bontu
# draw 2 0 once 0; land R 1 tapped
Valakut Awakening // Valakut Stoneforge
# draw 2 0 once 0; land U 1 untapped
Sea Gate Restoration // Sea Gate, Reborn
# draw 2 0 once 0; more
Alhammarret's Archive; Deep Analysis; Dig Through Time; Life's Legacy; Light Up the Stage; Minsc & Boo, Timeless Heroes; Momentous Fall; Rishkar's Expertise; Thoughtcast; Thrill of Possibility; Tormenting Voice; Village Rites; Will Kenrith
# draw 2 0 once 0; poison 1 poisoned once 0
Tezzeret's Gambit
# draw 2 0 once 0; pump 3 all-once
Return of the Wildspeaker
# draw 2 0 once 0; tokens 1 4 once; treasure 1 once
Magma Opus
# draw 2 0 once 0; treasure 1 once
Prismari Command
# draw 2 0 once 0; treasure 1 once; more
Deadly Dispute
# draw 2 0 once 0; treasure 2 once; more
Big Score; Unexpected Windfall
# draw 2 1 each-turn 0
Mask of Memory
# draw 2 1 each-turn 1; tokens 1 1 each-turn; body 8; more
Shorikai, Genesis Engine
# draw 2 1 once 0
Chart a Course; Sultai Charm
# draw 2 2 each-turn 0
Greater Good
# draw 2 2 each-turn 0; tokens 1 2 each-turn; body 4
Varina, Lich Queen
# draw 2 2 once 0
Faithful Mending; Faithless Looting; Frantic Search; Izzet Charm
# draw 2 2 once 0; body 2
Champion of Wits
# draw 3 0 each-turn 0
Jace, the Mind Sculptor
# draw 3 0 each-turn 0; body 2
Agent of Treachery
# draw 3 0 once 0
Ambition's Cost; Ancestral Recall; Brainstorm; Burning Inquiry; Compulsive Research; Harmonize; Ignite the Future; Intellectual Offering; Secret Rendezvous; Ugin's Insight
# draw 3 0 once 0; body 5 evasive; more
Cavalier of Gales
# draw 3 0 once 0; more
Cathartic Reunion; Treasure Cruise
# draw 3 2 once 0; more
Oath of Jace
# draw 3 3 once 0; body 3 evasive
Sphinx of Lost Truths
# draw 4 0 each-turn 0; body 3
Narset, Enlightened Master
# draw 4 0 once 0; body 12; more
Kozilek, Butcher of Truth
# draw 4 0 once 0; turn 1; more
Rise of the Eldrazi
# draw 7 0 each-turn 0; body 5; more
Jin-Gitaxias, Core Augur
# draw 7 0 each-turn 0; body 7 evasive
Griselbrand
# draw 7 0 once 0
Echo of Eons; Time Spiral; Timetwister; Wheel of Fortune; Wheel of Misfortune
# draw 7 0 once 0; more
Reforge the Soul
# draw 7 0 once 2; body 3
Magus of the Wheel
# draw 7 0 once 6; body 5 evasive
Runehorn Hellkite
# draw 9 0 once 0; drain 6 once
Fiery Gambit
# fetch basic:- 1 tapped 0
Evolving Wilds; Fabled Passage; Terramorphic Expanse
# fetch basic:- 1 untapped 0
Prismatic Vista
# fetch land:BG 1 untapped 0
Verdant Catacombs
# fetch land:BR 1 untapped 0
Bloodstained Mire
# fetch land:RG 1 untapped 0
Wooded Foothills
# fetch land:UB 1 untapped 0
Polluted Delta
# fetch land:UG 1 untapped 0
Misty Rainforest
# fetch land:UR 1 untapped 0
Scalding Tarn
# fetch land:WB 1 untapped 0
Marsh Flats
# fetch land:WG 1 untapped 0
Windswept Heath
# fetch land:WR 1 untapped 0
Arid Mesa
# fetch land:WU 1 untapped 0
Flooded Strand
# land - 0 untapped; draw 2 2 each-turn 0
Bazaar of Baghdad
# land - 0 untapped; ramp basic:BRG 1 tapped once 0
Riveteers Overlook
# land - 0 untapped; ramp basic:UBR 1 tapped once 0
Maestros Theater
# land - 0 untapped; ramp basic:WRG 1 tapped once 0
Cabaretti Courtyard
# land - 0 untapped; ramp basic:WUB 1 tapped once 0
Obscura Storefront
# land - 0 untapped; ramp basic:WUG 1 tapped once 0
Brokers Hideout
# land - 0 untapped; tutor artifact battlefield
Urza's Saga
# land B 1 early
Hive of the Eye Tyrant
# land B 1 tapped
Bojuka Bog; Dakmor Salvage; Howltooth Hollow; Memorial to Folly; Mortuary Mire; Tomb Fortress
# land B 1 tapped; draw 1 1 once 1
Barren Moor
# land B 1 tapped; more
Hagra Mauling // Hagra Broodpit; Malakir Rebirth // Malakir Mire
# land B 1 types B; draw 1 0 each-turn 3
Castle Locthwain
# land B 1 untapped
Agadeem's Awakening // Agadeem, the Undercrypt; Lake of the Dead; Shizo, Death's Storehouse; Takenuma, Abandoned Mire; Urborg, Tomb of Yawgmoth; Vault of Whispers
# land B 2 tapped
Crypt of Agadeem
# land B 2 untapped
Cabal Coffers
# land BG 1 early
Blooming Marsh
# land BG 1 late
Deathcap Glade
# land BG 1 tapped
Jungle Hollow; Temple of Malady
# land BG 1 types BG
Woodland Cemetery
# land BG 1 untapped
Darkbore Pathway // Slitherbore Pathway; Undergrowth Stadium
# land BG 1 untapped; draw 1 0 once 1
Nurturing Peatland
# land BG 2 tapped
Golgari Rot Farm
# land BGC 1 untapped
Llanowar Wastes; Tainted Wood; Twilight Mire
# land BR 1 basics
Smoldering Marsh
# land BR 1 early
Blackcleave Cliffs
# land BR 1 late
Haunted Ridge
# land BR 1 tapped
Bloodfell Caves; Raucous Theater; Temple of Malice
# land BR 1 tapped; draw 1 1 once 2
Canyon Slough
# land BR 1 types BR
Dragonskull Summit; Foreboding Ruins
# land BR 1 untapped
Blightstep Pathway // Searstep Pathway; Luxury Suite
# land BR 1 untapped; drain 1 each-turn
Mount Doom
# land BR 2 tapped
Rakdos Carnarium
# land BRC 1 untapped
Graven Cairns; Sulfurous Springs; Tainted Peak
# land BRG 1 tapped
Savage Lands
# land BRG 1 tapped; draw 1 1 once 3
Ziatora's Proving Ground
# land C 1 tapped; fetch basic:- 2 tapped 2
Myriad Landscape
# land C 1 tapped; fetch land:WG 1 tapped 2
Krosan Verge
# land C 1 tapped; tokens 1 2 each-turn
Field of the Dead
# land C 1 untapped
Academy Ruins; Alchemist's Refuge; Blast Zone; Buried Ruin; Command Beacon; Contested Cliffs; Crystal Vein; Darksteel Citadel; Deserted Temple; Duskmantle, House of Shadow; Dust Bowl; Eldrazi Temple; Encroaching Wastes; Faceless Haven; Gavony Township; Ghost Quarter; Hall of Heliod's Generosity; Hanweir Battlements; Haunted Fengraf; High Market; Homeward Path; Kessig Wolf Run; Kor Haven; Mishra's Workshop; Mutavault; Mystifying Maze; Nephalia Drownyard; Novijen, Heart of Progress; Orzhova, the Church of Deals; Petrified Field; Phyrexia's Core; Phyrexian Tower; Prahv, Spires of Order; Rath's Edge; Reliquary Tower; Riptide Laboratory; Rishadan Port; Rix Maadi, Dungeon Palace; Rogue's Passage; Sanctum of Eternity; Scavenger Grounds; Sequestered Stash; Skarrg, the Rage Pits; Slayers' Stronghold; Strip Mine; Sunhome, Fortress of the Legion; Svogthos, the Restless Tomb; Swarmyard; Tectonic Edge; Temple of the False God; Thespian's Stage; Tower of the Magistrate; Vault of the Archangel; Volrath's Stronghold; Wasteland; Wasteland; Wastes; Winding Canyons; Wirewood Lodge; Yavimaya Hollow; Zhalfirin Void
# land C 1 untapped; draw 1 0 each-turn 0
Library of Alexandria; Throne of the High City
# land C 1 untapped; draw 1 0 each-turn 2
Geier Reach Sanitarium; Mikokoro, Center of the Sea
# land C 1 untapped; draw 1 0 each-turn 3
Bonders' Enclave; War Room
# land C 1 untapped; draw 1 0 each-turn 4
Grim Backwoods; Nivix, Aerie of the Firemind
# land C 1 untapped; draw 1 0 each-turn 5
Arch of Orazca
# land C 1 untapped; draw 1 1 each-turn 3
Desolate Lighthouse
# land C 1 untapped; draw 2 0 once 6
Blighted Cataract
# land C 1 untapped; fetch basic:- 1 untapped 2
Field of Ruin
# land C 1 untapped; fetch basic:- 1 untapped 2; fetch basic:- 1 untapped 2
Demolition Field
# land C 1 untapped; fetch basic:- 2 tapped 4
Blighted Woodland
# land C 1 untapped; poison 1 poisoned each-turn 4
Karn's Bastion
# land C 1 untapped; ramp basic:- 1 hand once 1
Ash Barrens
# land C 1 untapped; tokens 1 0 each-turn
Kher Keep
# land C 1 untapped; tokens 1 1 each-turn
Moorland Haunt; Vitu-Ghazi, the City-Tree; Westvale Abbey // Ormendahl, Profane Prince
# land C 1 untapped; treasure 2 once
Treasure Vault
# land C 1 untapped; tutor artifact hand
Inventors' Fair
# land C 2 tapped
Guildless Commons
# land C 2 untapped
Ancient Tomb
# land G 1 early
Lair of the Hydra
# land G 1 tapped
Bala Ged Recovery // Bala Ged Sanctuary; Mosswort Bridge; Oran-Rief, the Vastwood
# land G 1 tapped; draw 1 1 once 1
Tranquil Thicket
# land G 1 tapped; tokens 2 1 once
Skemfar Elderhall
# land G 1 types G
Castle Garenbrig; Shifting Woodland
# land G 1 untapped
Boseiju, Who Endures; Okina, Temple to the Grandfathers; Tree of Tales; Yavimaya, Cradle of Growth
# land G 1 untapped; more
Turntimber Symbiosis // Turntimber, Serpentine Wood
# land G 2 untapped
Gaea's Cradle
# land R 1 early
Den of the Bugbear
# land R 1 tapped
Spinerock Knoll; Valakut, the Molten Pinnacle
# land R 1 tapped; draw 1 1 once 1
Forgotten Cave
# land R 1 types R
Castle Embereth
# land R 1 untapped
Great Furnace; Shinka, the Bloodsoaked Keep
# land R 1 untapped; more
Shatterskull Smashing // Shatterskull, the Hammer Pass
# land R 1 untapped; tokens 2 1 once
Sokenzan, Crucible of Defiance
# land RG 1 basics
Cinder Glade
# land RG 1 early
Copperline Gorge
# land RG 1 late
Rockfall Vale
# land RG 1 tapped
Raging Ravine; Rugged Highlands; Temple of Abandon
# land RG 1 tapped; draw 1 1 once 2
Sheltered Thicket
# land RG 1 types RG
Game Trail; Rootbound Crag
# land RG 1 untapped
Cragcrown Pathway // Timbercrown Pathway; Spire Garden
# land RG 2 tapped
Gruul Turf
# land RGC 1 untapped
Fire-Lit Thicket; Grove of the Burnwillows; Karplusan Forest
# land U 1 early
Hall of Storm Giants
# land U 1 tapped
Jwari Disruption // Jwari Ruins; Shelldock Isle
# land U 1 tapped; draw 1 1 once 1
Lonely Sandbar
# land U 1 tapped; draw 2 0 once 5
Memorial to Genius
# land U 1 tapped; tutor any hand
Tolaria West
# land U 1 types U
Castle Vantress; Mystic Sanctuary
# land U 1 untapped
Minamo, School at Water's Edge; Otawara, Soaring City; River of Tears; Seat of the Synod
# land U 2 untapped
Tolarian Academy
# land UB 1 basics
Sunken Hollow
# land UB 1 early
Darkslick Shores
# land UB 1 late
Shipwreck Marsh
# land UB 1 tapped
Creeping Tar Pit; Dismal Backwater; Temple of Deceit; Undercity Sewers
# land UB 1 tapped; draw 1 1 once 2
Fetid Pools
# land UB 1 types UB
Choked Estuary; Drowned Catacomb
# land UB 1 untapped
Clearwater Pathway // Murkwater Pathway; Morphic Pool
# land UB 2 tapped
Dimir Aqueduct
# land UBC 1 untapped
Sunken Ruins; Tainted Isle; Underground River
# land UBG 1 tapped
Opulent Palace
# land UBG 1 tapped; draw 1 1 once 3
Zagoth Triome
# land UBR 1 tapped
Crumbling Necropolis
# land UBR 1 tapped; draw 1 1 once 3
Xander's Lounge
# land UG 1 early
Botanical Sanctum
# land UG 1 late
Dreamroot Cascade
# land UG 1 tapped
Hedge Maze; Temple of Mystery; Thornwood Falls
# land UG 1 types UG
Hinterland Harbor
# land UG 1 untapped
Barkchannel Pathway // Tidechannel Pathway; Rejuvenating Springs
# land UG 1 untapped; draw 1 0 once 1
Waterlogged Grove
# land UG 2 tapped
Simic Growth Chamber
# land UGC 1 untapped
Flooded Grove; Yavimaya Coast
# land UR 1 early
Spirebluff Canal
# land UR 1 late
Stormcarved Coast
# land UR 1 tapped
Swiftwater Cliffs; Temple of Epiphany; Thundering Falls
# land UR 1 types UR
Sulfur Falls
# land UR 1 untapped
Riverglide Pathway // Lavaglide Pathway; Training Center
# land UR 1 untapped; draw 1 0 once 1
Fiery Islet
# land UR 2 tapped
Izzet Boilerworks
# land URC 1 untapped
Cascade Bluffs; Shivan Reef
# land URG 1 tapped
Frontier Bivouac
# land URG 1 tapped; draw 1 1 once 3
Ketria Triome
# land W 1 early
Cave of the Frost Dragon
# land W 1 tapped
Emeria, the Sky Ruin; Windbrisk Heights
# land W 1 tapped; draw 1 0 each-turn 2
Minas Tirith
# land W 1 tapped; draw 1 1 once 1
Secluded Steppe
# land W 1 types W; tokens 1 1 each-turn
Castle Ardenvale
# land W 1 untapped
Ancient Den; Eiganjo Castle; Eiganjo, Seat of the Empire; Karakas
# land W 2 untapped
Serra's Sanctum
# land WB 1 early
Concealed Courtyard
# land WB 1 late
Shattered Sanctum
# land WB 1 tapped
Scoured Barrens; Temple of Silence
# land WB 1 types WB
Isolated Chapel
# land WB 1 untapped
Brightclimb Pathway // Grimclimb Pathway; Vault of Champions
# land WB 1 untapped; draw 1 0 once 1
Silent Clearing
# land WB 2 tapped
Orzhov Basilica
# land WBC 1 untapped
Caves of Koilos; Fetid Heath; Tainted Field
# land WBG 1 tapped
Murmuring Bosk; Sandsteppe Citadel
# land WBG 1 tapped; draw 1 1 once 3
Indatha Triome
# land WBR 1 tapped
Nomad Outpost
# land WBR 1 tapped; draw 1 1 once 3
Savai Triome
# land WBRC 1 untapped
Tournament Grounds
# land WG 1 basics
Canopy Vista
# land WG 1 early
Razorverge Thicket
# land WG 1 late
Overgrown Farmland
# land WG 1 tapped
Blossoming Sands; Temple of Plenty
# land WG 1 tapped; draw 1 1 once 2
Scattered Groves
# land WG 1 types WG
Fortified Village; Sunpetal Grove
# land WG 1 untapped
Bountiful Promenade; Branchloft Pathway // Boulderloft Pathway
# land WG 1 untapped; draw 1 0 once 1
Horizon Canopy
# land WG 2 tapped
Selesnya Sanctuary
# land WGC 1 untapped
Brushland; Wooded Bastion
# land WR 1 early
Inspiring Vantage
# land WR 1 late
Sundown Pass
# land WR 1 tapped
Temple of Triumph; Wind-Scarred Crag
# land WR 1 types WR
Clifftop Retreat
# land WR 1 untapped
Needleverge Pathway // Pillarverge Pathway; Spectator Seating
# land WR 1 untapped; draw 1 0 once 1
Sunbaked Canyon
# land WR 2 tapped
Boros Garrison
# land WRC 1 untapped
Battlefield Forge; Rugged Prairie
# land WRG 1 tapped
Jungle Shrine
# land WRG 1 tapped; draw 1 1 once 3
Jetmir's Garden
# land WU 1 basics
Prairie Stream
# land WU 1 early
Seachrome Coast
# land WU 1 late
Deserted Beach
# land WU 1 tapped
Celestial Colonnade; Meticulous Archive; Temple of Enlightenment; Tranquil Cove
# land WU 1 tapped; draw 1 1 once 2
Irrigated Farmland
# land WU 1 types WU
Glacial Fortress; Port Town
# land WU 1 untapped
Hengegate Pathway // Mistgate Pathway; Sea of Clouds
# land WU 2 tapped
Azorius Chancery
# land WUB 1 tapped
Arcane Sanctum
# land WUB 1 tapped; draw 1 1 once 3
Raffine's Tower
# land WUBRG 1 tapped
Path of Ancestry; Thriving Bluff; Thriving Grove; Thriving Heath; Thriving Isle; Thriving Moor
# land WUBRG 1 untapped
Ancient Ziggurat; City of Brass; Command Tower; Exotic Orchard; Forbidden Orchard; Gemstone Caverns; Gemstone Mine; Mana Confluence; Reflecting Pool
# land WUBRGC 1 tapped
Grand Coliseum
# land WUBRGC 1 untapped
Cavern of Souls; Haven of the Spirit Dragon; Interplanar Beacon; Plaza of Heroes; Secluded Courtyard; Spire of Industry; Tarnished Citadel; Unclaimed Territory
# land WUBRGC 1 untapped; tokens 1 1 each-turn
Sliver Hive
# land WUBRGC 2 untapped
Nykthos, Shrine to Nyx; Opal Palace
# land WUC 1 untapped
Adarkar Wastes; Mystic Gate; Nimbus Maze
# land WUG 1 tapped
Seaside Citadel
# land WUG 1 tapped; draw 1 1 once 3
Spara's Headquarters
# land WUR 1 tapped
Mystic Monastery
# land WUR 1 tapped; draw 1 1 once 3
Raugrin Triome
# land-drop 1 each-turn
Burgeoning; Exploration
# land-drop 1 each-turn; body 1
Sakura-Tribe Scout
# land-drop 1 each-turn; body 2; more
Dryad of the Ilysian Grove; Oracle of Mul Daya
# land-drop 1 each-turn; body 5; more
Wayward Swordtooth
# land-drop 1 each-turn; draw 1 0 each-turn 0 spells:creature; body 2
Chulane, Teller of Tales
# land-drop 1 each-turn; draw 1 0 each-turn 0; body 3
Zimone and Dina
# land-drop 1 each-turn; draw 1 0 each-turn 0; body 3; more
Hakbal of the Surging Soul
# land-drop 1 each-turn; draw 1 0 each-turn 0; body 4 deathtouch; more
Thalia and The Gitrog Monster
# land-drop 1 each-turn; draw 1 0 each-turn 0; body 5
Aesi, Tyrant of Gyre Strait
# land-drop 1 each-turn; draw 1 0 each-turn 0; body 6 deathtouch; more
The Gitrog Monster
# land-drop 1 each-turn; draw 1 0 each-turn 0; body 6; more
Uro, Titan of Nature's Wrath
# land-drop 1 once; draw 1 0 once 0
Growth Spiral; Kiora, the Crashing Wave
# land-drop 1 once; draw 3 0 once 0
Urban Evolution
# land-drop 2 each-turn; body 1
Azusa, Lost but Seeking
# mana B 1 at-once
Mox Jet
# mana B 1 delayed
Charcoal Diamond
# mana B 1 delayed; body 1
Leaden Myr
# mana B 1 delayed; tokens 1 1 each-turn
Tyvar Kell
# mana B 2 delayed; body 4
Magus of the Coffers
# mana B 3 at-once; body 2
Crypt Ghast
# mana B 3 at-once; body 4; more
Nirkana Revenant
# mana BG 1 at-once
Golgari Signet
# mana BGC 1 at-once
Talisman of Resilience
# mana BR 1 at-once
Rakdos Signet
# mana BRC 1 at-once
Talisman of Indulgence
# mana BRG 1 delayed; body 0
Ignoble Hierarch
# mana C 1 at-once
Pristine Talisman; Thought Vessel; Unstable Obelisk; Victory Chimes
# mana C 1 at-once; draw 1 0 once 1
Mind Stone
# mana C 1 at-once; more
Honor-Worn Shaku; Liquimetal Torque; Prismatic Lens
# mana C 1 delayed
Imprisoned in the Moon
# mana C 1 delayed; body 1 infect
Plague Myr
# mana C 2 at-once
Sol Ring
# mana C 2 at-once; draw 2 0 once 2
Hedron Archive
# mana C 2 at-once; more
Everflowing Chalice; Mana Crypt
# mana C 2 delayed
Worn Powerstone
# mana C 2 delayed; body 0
Apprentice Wizard
# mana C 2 delayed; body 1
Magus Lucea Kane; Metalworker
# mana C 2 delayed; body 2
Hargilde, Kindly Runechanter; Kydele, Chosen of Kruphix; Vhal, Candlekeep Researcher
# mana C 3 at-once
Thran Dynamo
# mana C 3 at-once; draw 3 0 once 3
Dreamstone Hedron
# mana C 4 delayed; body 4
Rosheen Meanderer
# mana G 1 at-once
Mox Emerald; Wild Growth
# mana G 1 delayed
Moss Diamond
# mana G 1 delayed; body 0
Vine Trellis
# mana G 1 delayed; body 1
Arbor Elf; Copper Myr; Elvish Mystic; Fyndhorn Elves; Llanowar Elves
# mana G 1 delayed; body 2
Jaheira, Friend of the Forest
# mana G 1 delayed; body 2; more
Radha, Heir to Keld
# mana G 1 delayed; draw 1 0 each-turn 0; body 1
Gilanra, Caller of Wirewood
# mana G 1 delayed; pump 1 all; body 2
Rishkar, Peema Renegade
# mana G 2 at-once
Overgrowth
# mana G 2 at-once; draw 1 0 each-turn 0; more
The Great Henge
# mana G 2 delayed; body 0
Overgrown Battlement
# mana G 2 delayed; body 1
Karametra's Acolyte; Priest of Titania
# mana G 2 delayed; body 1; more
Gyre Sage; Marwyn, the Nurturer
# mana G 2 delayed; body 2
Circle of Dreams Druid; Rofellos, Llanowar Emissary
# mana G 2 delayed; pump 1 all; body 2
Elvish Archdruid
# mana G 3 delayed; body 1
Heritage Druid
# mana R 1 at-once
Cursed Mirror; Mox Ruby
# mana R 1 delayed
Fire Diamond
# mana R 1 delayed; body 1
Iron Myr
# mana R 2 delayed; body 4
Alena, Kessig Trapper
# mana R 2 delayed; body 4; more
Neheb, the Eternal
# mana R 3 at-once; more
Gauntlet of Might
# mana RG 1 at-once
Gruul Signet
# mana RGC 1 at-once
Talisman of Impulse
# mana U 1 at-once
Mox Sapphire
# mana U 1 at-once; draw 7 0 once 0; more
Midnight Clock
# mana U 1 delayed
Sky Diamond
# mana U 1 delayed; body 1
Silver Myr
# mana U 1 delayed; tokens 1 0 once; body 1; more
Urza, Lord High Artificer
# mana U 2 delayed; body 1
Nardole, Resourceful Cyborg
# mana UB 1 at-once
Dimir Signet
# mana UBC 1 at-once
Talisman of Dominance
# mana UG 1 at-once
Simic Signet
# mana UG 2 delayed; body 12; more
Arixmethes, Slumbering Isle
# mana UGC 1 at-once
Talisman of Curiosity
# mana UR 1 at-once
Izzet Signet
# mana URC 1 at-once
Talisman of Creativity
# mana W 1 at-once
Mox Pearl
# mana W 1 delayed
Marble Diamond
# mana W 1 delayed; body 1
Gold Myr
# mana W 1 delayed; body 2 evasive
Giada, Font of Hope
# mana WB 1 at-once
Orzhov Signet
# mana WBC 1 at-once
Talisman of Hierarchy
# mana WG 1 at-once
Selesnya Signet
# mana WGC 1 at-once
Talisman of Unity
# mana WR 1 at-once
Boros Signet
# mana WRC 1 at-once
Talisman of Conviction
# mana WU 1 at-once
Azorius Signet
# mana WUBRG 1 at-once
Arcane Signet; Darksteel Ingot; Fellwar Stone; Fertile Ground; Manalith; Mox Amber; Mox Opal; Relic of Legends; Springleaf Drum
# mana WUBRG 1 at-once; body 5
Cultivator's Caravan
# mana WUBRG 1 at-once; draw 1 0 each-turn 4
Bonder's Ornament
# mana WUBRG 1 at-once; draw 1 0 once 0
Commander's Sphere
# mana WUBRG 1 at-once; more
Chromatic Lantern; Chrome Mox; Mox Diamond; Utopia Sprawl
# mana WUBRG 1 at-once; pump 1 all; more
Heraldic Banner
# mana WUBRG 1 delayed
Paradise Mantle; Star Compass
# mana WUBRG 1 delayed; body 0
Sylvan Caryatid
# mana WUBRG 1 delayed; body 0 evasive
Birds of Paradise; Ornithopter of Paradise
# mana WUBRG 1 delayed; body 0; more
Faeburrow Elder; Incubation Druid
# mana WUBRG 1 delayed; body 1
Bloom Tender; Esika, God of the Tree // The Prismatic Bridge; Gemhide Sliver; Manaweft Sliver
# mana WUBRG 1 delayed; body 1; more
Codie, Vociferous Codex; Drover of the Mighty
# mana WUBRG 1 delayed; body 2
Paradise Druid
# mana WUBRG 1 delayed; drain 2 each-turn; body 1
Deathrite Shaman
# mana WUBRG 1 delayed; draw 1 0 each-turn 0; body 4; more
Baylen, the Haymaker
# mana WUBRG 1 delayed; more
Coldsteel Heart
# mana WUBRG 1 delayed; pump 1 all; body 1
Katilda, Dawnhart Prime
# mana WUBRG 1 delayed; treasure 1 once; body 3 evasive
Galazeth Prismari
# mana WUBRG 1 delayed; tutor elf top; body 1
Elvish Harbinger
# mana WUBRG 2 delayed
Carpet of Flowers; Nyx Lotus
# mana WUBRG 2 delayed; body 0
Axebane Guardian; Sanctum Weaver
# mana WUBRG 2 delayed; body 1
Smokebraider
# mana WUBRG 2 delayed; body 2
Wirewood Channeler
# mana WUBRG 2 delayed; body 2; more
Kinnan, Bonder Prodigy; Selvala, Heart of the Wilds
# mana WUBRG 2 delayed; tokens 1 0 each-turn; body 2 deathtouch
Zaxara, the Exemplary
# mana WUBRG 3 at-once
Extraplanar Lens; Gilded Lotus; Heartbeat of Spring; Mana Flare; Mana Reflection
# mana WUBRG 3 at-once; body 5 evasive
Nyxbloom Ancient
# mana WUBRG 3 at-once; body 5; more
Nikya of the Old Ways
# mana WUBRG 3 at-once; body 7 evasive; more
Vorinclex, Voice of Hunger
# mana WUBRG 3 at-once; draw 1 0 each-turn 0 spells:creature
Zendikar Resurgent
# mana WUBRG 3 at-once; draw 1 0 each-turn 0; body 5 evasive
Regal Behemoth
# mana WUBRG 3 at-once; more
Gauntlet of Power
# mana WUBRG 3 at-once; pump 1 all
Mirari's Wake
# mana WUBRG 3 at-once; pump 1 all; more
Caged Sun
# mana WUBRG 3 delayed; body 0
Somberwald Sage
# mana WUBRG 5 delayed; body 5; more
Jegantha, the Wellspring
# mana WUBRGC 1 delayed; body 1
Delighted Halfling
# mana WUC 1 at-once
Talisman of Progress
# mana WUG 1 delayed; body 0
Noble Hierarch
# poison 1 all once 0; draw 1 0 once 0
Prologue to Phyresis
# poison 1 poisoned each-turn 0 spells:any; more
Inexorable Tide
# poison 1 poisoned each-turn 0 spells:artifact+enchantment+instant+sorcery+planeswalker+battle; body 2; more
Flux Channeler
# poison 1 poisoned each-turn 0; body 1 evasive; more
Thrummingbird
# poison 1 poisoned each-turn 0; body 3; more
Evolution Sage
# poison 1 poisoned each-turn 0; body 4 evasive deathtouch; more
Atraxa, Praetors' Voice
# poison 1 poisoned each-turn 4; body 1 evasive infect; more
Viral Drake
# poison 1 poisoned each-turn 4; more
Contagion Clasp
# poison 2 poisoned each-turn 4; more
Contagion Engine
# pump 0 all toxic:1; draw 1 0 once 0; body 3 toxic:1
Karumonix, the Rat King
# pump 0 deathtouch toxic:2; body 1 deathtouch
Fynn, the Fangbearer
# pump 0 one infect
Phyresis
# pump 0 one infect; more
Corrupted Conscience
# pump 1 all
Ajani Goldmane; Cathars' Crusade; Favorable Winds; Fortified Area; Howlpack Resurgence; Intangible Virtue; Unbreakable Formation
# pump 1 all-once
Jeskai Charm; Make a Stand
# pump 1 all-once infect
Triumph of the Hordes
# pump 1 all-once; body 1
Goblin Bushwhacker
# pump 1 all-once; body 1 evasive
Balmor, Battlemage Captain; Mausoleum Wanderer
# pump 1 all-once; body 2 haste evasive
Adeliz, the Cinder Wind
# pump 1 all-once; body 3
Anax and Cymede; Heron's Grace Champion
# pump 1 all-once; body 4 evasive; more
Kolaghan, the Storm's Fury
# pump 1 all-once; body 6 evasive
Akroma, Vision of Ixidor
# pump 1 all-once; draw 1 1 each-turn 0
Jeskai Ascendancy
# pump 1 all-once; draw 2 2 once 0; body 6; more
Cavalier of Flame
# pump 1 all; body 0 x:1; more
Mikaeus, the Lunarch
# pump 1 all; body 0; more
Cytoplast Root-Kin
# pump 1 all; body 1
Indulgent Aristocrat; Muscle Sliver; Predatory Sliver; Sinew Sliver; Vodalian Hexcatcher
# pump 1 all; body 1 deathtouch; more
Nazgûl
# pump 1 all; body 1 evasive
Scion of Oona; Supreme Phantom
# pump 1 all; body 1; more
Elvish Clancaller; Mayor of Avabruck // Howlpack Alpha; Rundvelt Hordemaster
# pump 1 all; body 2
Coppercoat Vanguard; Death Baron; Hobgoblin Bandit Lord; Incandescent Soulstoke; Inspiring Veteran; Judith, the Scourge Diva; Knight Exemplar; Legion Lieutenant; Lord of the Accursed; Master of the Pearl Trident; Merfolk Mistbinder; Merrow Reejerey; Pack Leader; Stromkirk Captain
# pump 1 all; body 2 deathtouch
Diregraf Captain
# pump 1 all; body 2 evasive
Drana, Liberator of Malakir; Drogskol Captain; Empyrean Eagle; Merfolk Sovereign; Rageblood Shaman; Ravos, Soultender
# pump 1 all; body 2 evasive; more
Coralhelm Commander; Immerwolf; Instigator Gang // Wildblood Pack
# pump 1 all; body 2 haste
Goblin Chieftain
# pump 1 all; body 2; more
Captivating Vampire; Master of Etherium; Silver-Fur Master
# pump 1 all; body 3
Admiral Beckett Brass; Benalish Marshal; Blood-Cursed Knight; Fell Flagship; General Kudro of Drannith; Goblin Trashmaster; Sosuke, Son of Seshiro; Veteran Swordsmith
# pump 1 all; body 3 evasive
Archangel of Thune; Battleground Geist; Shalai, Voice of Plenty
# pump 1 all; body 3 evasive; more
The Wise Mothman
# pump 1 all; body 3 infect; more
Hand of the Praetors
# pump 1 all; body 3; more
Kaheera, the Orphanguard; Naru Meha, Master Wizard; Valiant Knight
# pump 1 all; body 4
Timber Protector
# pump 1 all; body 5 evasive
Lyra Dawnbringer
# pump 1 all; body 5 evasive; more
Mikaeus, the Unhallowed
# pump 1 all; body 6 evasive
Borborygmos
# pump 1 all; draw 1 0 each-turn 0; more
Vanquisher's Banner
# pump 1 all; draw 1 0 once 0; body 3; more
Galadriel, Light of Valinor
# pump 1 all; draw 2 0 each-turn 0; body 2 haste
Gallia of the Endless Dance
# pump 1 all; more
Eldrazi Monument; Full Moon's Rise; Rally the Ranks
# pump 1 all; pump 1 all; body 2 evasive
Glen Elendra Liege
# pump 1 all; pump 1 all; body 3; more
Depala, Pilot Exemplar
# pump 1 all; pump 1 all; pump 1 all; body 5
Jetmir, Nexus of Revels
# pump 1 all; pump 2 all; more
Mirror Box
# pump 1 all; tokens 1 1 each-turn spells:artifact+enchantment; body 2 evasive deathtouch
Alela, Artful Provocateur
# pump 1 all; tokens 1 1 each-turn; body 1
Prava of the Steel Legion
# pump 1 all; tokens 1 1 each-turn; body 2
Imperious Perfect
# pump 1 all; tokens 1 2 each-turn; body 2
Cemetery Reaper
# pump 1 all; tokens 1 2 each-turn; body 4
Nightpack Ambusher
# pump 1 all; tokens 1 3 each-turn; body 4
Hofri Ghostforge
# pump 1 all; tokens 2 1 once; body 2
Master of Waves
# pump 1 all; tokens 2 1 once; body 3
Regal Caracal
# pump 1 all; tokens 2 2 once
Liliana's Mastery
# pump 1 all; tokens 3 1 once; body 3
Captain of the Watch
# pump 1 all; treasure 1 each-turn; body 2; more
Magda, Brazen Outlaw
# pump 1 one
Hyena Umbra; Shadowspear; Snake Umbra; Spider Umbra; Spirit Mantle; Sword of the Meek; Tenza, Godo's Maul
# pump 1 one; more
Dance of the Dead; Embercleave; Ghostly Wings; Skullclamp
# pump 1 one; pump 1 one
Runes of the Deus; Shield of the Oversoul; Steel of the Godhead
# pump 1 one; ramp basic:- 1 tapped each-turn 0
Sword of the Animist
# pump 10 one
Colossus Hammer; Eldrazi Conscription
# pump 2 all
Coat of Arms; Day of Destiny
# pump 2 all-once
Grixis Charm; Overwhelming Stampede; Shared Animosity; Start Your Engines
# pump 2 all-once; body 1; more
Battlewand Oak
# pump 2 all-once; body 2
Kragma Warcaller
# pump 2 all-once; body 4
Jazal Goldmane
# pump 2 all-once; body 4 evasive
Stonebrow, Krosan Hero
# pump 2 all-once; body 5 haste
Craterhoof Behemoth
# pump 2 all-once; body 5; more
Arahbo, Roar of the World
# pump 2 all-once; body 6 evasive
Moonshaker Cavalry
# pump 2 all-once; body 7 haste evasive
Decimator of the Provinces; End-Raze Forerunners
# pump 2 all; body 1; more
Joraga Warcaller
# pump 2 all; body 2
Bonesplitter Sliver
# pump 2 all; body 2; more
Kyler, Sigardian Emissary
# pump 2 all; body 3
Raksha Golden Cub
# pump 2 all; body 3 deathtouch
Arvad the Cursed
# pump 2 all; body 3; more
Vampire Nocturnus
# pump 2 all; body 4 evasive
Demon of Wailing Agonies
# pump 2 all; body 4; more
Elesh Norn, Grand Cenobite
# pump 2 all; body 5; more
Bruenor Battlehammer; Jodah, the Unifier
# pump 2 all; body 7
Sliver Legion
# pump 2 all; body 7 evasive
Ancient Bronze Dragon
# pump 2 all; combat 1 each-turn; body 6
Moraug, Fury of Akoum
# pump 2 all; draw 1 0 each-turn 0; body 3
Seshiro the Anointed
# pump 2 all; draw 1 0 each-turn 1
Heroes' Podium
# pump 2 all; more
Door of Destinies; Forsaken Monument
# pump 2 all; pump 1 all
Flowering of the White Tree
# pump 2 all; tokens 1 1 each-turn; more
Chitterspitter
# pump 2 all; tokens 1 3 each-turn; body 2
Urza, Prince of Kroog
# pump 2 one
All That Glitters; Ancestral Mask; Bear Umbra; Blackblade Reforged; Bonesplitter; Champion's Helm; Empyrial Armor; Ethereal Armor; Nim Deathmantle; Sword of Feast and Famine; Sword of Light and Shadow; Sword of War and Peace
# pump 2 one infect; more
Grafted Exoskeleton
# pump 2 one; body 1
Lion Sash
# pump 2 one; body 2
Gnarled Scarhide
# pump 2 one; body 2 evasive
Komainu Battle Armor
# pump 2 one; draw 1 0 each-turn 0
Sword of Fire and Ice
# pump 2 one; more
Bloodthirsty Blade; Cranial Plating; Hammer of Nazahn; Maul of the Skyclaves; Rancor; Sword of the Paruns
# pump 2 one; tokens 1 2 each-turn
Sword of Body and Mind
# pump 2 one; tokens 1 3 each-turn
Bloodforged Battle-Axe
# pump 3 all
Crucible of Fire
# pump 3 all-once
True Conviction
# pump 3 all-once; body 2
Bonescythe Sliver; Kinsbaile Cavalier
# pump 3 all-once; body 2; more
Ezuri, Renegade Leader
# pump 3 all-once; body 5
Kamahl, Heart of Krosa
# pump 3 all-once; body 5 deathtouch; more
God-Eternal Rhonas
# pump 3 all; body 3
Megantic Sliver
# pump 3 all; body 5
Jor Kadeen, the Prevailer
# pump 3 one
Boar Umbra; Commander's Plate; Daybreak Coronet; Loxodon Warhammer
# pump 3 one; more
Hero's Blade; Siege Modification
# pump 4 one; more
Angelic Destiny
# pump 4 one; tutor instant hand max:4
Sunforger
# pump 6 one
Argentum Armor
# ramp basic:- 0 tapped once 0 x:1
New Frontiers
# ramp basic:- 1 battlefield each-turn 0
Oath of Lieges
# ramp basic:- 1 battlefield once 0; more
Harrow
# ramp basic:- 1 hand once 0; body 1 evasive
Pilgrim's Eye
# ramp basic:- 1 tapped once 0
Rampant Growth
# ramp basic:- 1 tapped once 0; body 1
Farhaven Elf; Sakura-Tribe Elder; Springbloom Druid
# ramp basic:- 1 tapped once 0; body 2; more
Solemn Simulacrum
# ramp basic:- 1 tapped once 0; body 4
Topiary Stomper
# ramp basic:- 1 tapped once 0; more
Rampant Growth; Thunderherd Migration
# ramp basic:- 1 tapped once 0; ramp basic:- 1 hand once 0
Cultivate; Kodama's Reach
# ramp basic:- 1 tapped once 2
Wayfarer's Bauble
# ramp basic:- 2 tapped once 0
Boundless Realms; Collective Voyage; Explosive Vegetation
# ramp basic:- 2 tapped once 0; draw 1 1 once 2
Migration Path
# ramp basic:- 2 tapped once 3; body 2
Burnished Hart
# ramp basic:- 3 hand each-turn 0
Land Tax
# ramp basic:G 1 hand once 0; body 2; more
Nissa, Vastwood Seer // Nissa, Sage Animist
# ramp basic:W 2 hand once 0; land-drop 1 each-turn
Archaeomancer's Map
# ramp basic:WG 1 hand once 0; body 4; more
Yasharn, Implacable Earth
# ramp land:- 0 battlefield once 0; more
Crop Rotation
# ramp land:- 1 battlefield each-turn 0; body 2; more
Knight of the Reliquary
# ramp land:- 1 battlefield once 0; ramp land:- 1 battlefield once 0
Tempt with Discovery
# ramp land:- 1 hand each-turn 1; body 1
Weathered Wayfarer
# ramp land:- 1 hand once 0
Sylvan Scrying
# ramp land:- 1 hand once 2
Expedition Map
# ramp land:- 1 tapped each-turn 0; draw 1 0 each-turn 0; body 1
Risen Reef
# ramp land:- 1 tapped each-turn 0; draw 1 0 each-turn 4; body 1
Thrasios, Triton Hero
# ramp land:- 1 tapped each-turn 1
Perilous Forays
# ramp land:- 1 tapped once 0; body 2; more
Ulvenwald Hydra
# ramp land:- 1 tapped once 0; draw 1 0 once 0; body 1
Coiling Oracle
# ramp land:- 1 tapped once 0; draw 3 0 each-turn 7; body 3
Golos, Tireless Pilgrim
# ramp land:- 2 tapped each-turn 0; body 6 evasive
Primeval Titan
# ramp land:- 2 tapped once 0
Circuitous Route
# ramp land:- 2 tapped once 0; tokens 2 2 once
Hour of Promise
# ramp land:B 1 hand each-turn 0
Liliana of the Dark Realms
# ramp land:B 1 hand each-turn 2; body 3
Corpse Harvester
# ramp land:B 2 tapped each-turn 0; body 2; more
Korlash, Heir to Blackblade
# ramp land:G 1 battlefield once 0
Nature's Lore; Three Visits
# ramp land:G 1 battlefield once 0; body 1
Wood Elves
# ramp land:G 1 hand once 0; body 0
Treefolk Harbinger
# ramp land:G 1 tapped once 0
Binding the Old Gods
# ramp land:G 1 tapped once 0; body 6
Sylvan Primordial
# ramp land:G 2 battlefield once 0
Skyshroud Claim
# ramp land:G 2 tapped each-turn 0; body 3
Everbark Shaman
# ramp land:W 1 battlefield once 0; body 2
Knight of the White Orchid
# ramp land:W 1 tapped each-turn 0; body 2
Deep Gnome Terramancer
# ramp land:W 2 hand once 0; body 2
Oreskos Explorer
# ramp land:WG 1 tapped each-turn 0 spells:creature; body 6; more
Karametra, God of Harvests
# ramp land:WUBR 1 tapped once 0
Farseek
# reduce 1 angel+human; body 3 evasive; more
Herald of War
# reduce 1 any; body 3
Kethis, the Hidden Hand
# reduce 1 any; body 4 evasive
Hinata, Dawn-Crowned
# reduce 1 any; body 4; more
Umori, the Collector
# reduce 1 any; more
Cloud Key
# reduce 1 artifact; body 1
Etherium Sculptor
# reduce 1 artifact; body 3
Foundry Inspector
# reduce 1 as+long+as+is+in+command+zone+on+battlefield+dragon; draw 2 0 each-turn 0; body 10 evasive
The Ur-Dragon
# reduce 1 aura+equipment; body 2
Danitha Capashen, Paragon
# reduce 1 black
Jet Medallion
# reduce 1 blue
Sapphire Medallion
# reduce 1 creature; body 1; more
Animar, Soul of Elements
# reduce 1 creature; body 6 evasive; more
Rakdos, Lord of Riots
# reduce 1 creature; draw 1 0 each-turn 0; more
Herald's Horn
# reduce 1 creature; pump 2 all-once; body 2
Marauding Raptor
# reduce 1 dinosaur; body 0
Kinjalli's Caller
# reduce 1 dinosaur; body 1
Otepec Huntmaster
# reduce 1 dragon; body 1
Dragonlord's Servant
# reduce 1 enchantment; body 2
Herald of the Pantheon; Jukai Naturalist
# reduce 1 enchantment; body 2; more
Starfield Mystic
# reduce 1 goblin; body 2
Goblin Warchief
# reduce 1 green
Emerald Medallion
# reduce 1 green+creature
Rhonas's Monument
# reduce 1 historic; body 2 evasive
Jhoira's Familiar
# reduce 1 instant+sorcery; body 2
Goblin Electromancer
# reduce 1 instant+sorcery; body 2; more
Mizzix of the Izmagnus
# reduce 1 instant+sorcery; body 3; more
Wizards of Thay
# reduce 1 instant+sorcery; draw 1 1 each-turn 0; body 1
Baral, Chief of Compliance
# reduce 1 instant+sorcery; more
Primal Amulet // Primal Wellspring
# reduce 1 kithkin+soldier; body 2
Ballyrush Banneret
# reduce 1 merfolk+wizard; body 1; more
Stonybrook Banneret
# reduce 1 red
Ruby Medallion
# reduce 1 soldier; pump 1 all; body 1
Daru Warchief
# reduce 1 treefolk+shaman; body 1
Bosk Banneret
# reduce 1 white
Pearl Medallion
# reduce 1 white; reduce 1 blue; body 2
Grand Arbiter Augustin IV
# reduce 1 zombie; pump 2 all; body 1
Undead Warchief
# reduce 2 angel; body 2
Starnheim Aspirant
# reduce 2 any; body 2 evasive
Killian, Ink Duelist
# reduce 2 colorless; tokens 1 2 each-turn
Ugin, the Ineffable
# reduce 2 creature; more
Urza's Incubator
# reduce 2 creature; pump 1 all-once; body 4
Goreclaw, Terror of Qal Sisma
# reduce 2 dragon; body 2
Dragonspeaker Shaman
# reduce 2 instant+sorcery; body 1; more
Vadrik, Astral Archmage
# reduce 2 minotaur; body 2
Ragemonger
# reduce 2 sphinx; draw 1 0 each-turn 0; body 4 evasive
Unesh, Criosphinx Sovereign
# reduce 3 face+down+creature; draw 1 0 each-turn 0; body 3
Kadena, Slinking Sorcerer
# reduce 4 hydra; body 8
Gargos, Vicious Watcher
# ritual B 3
Dark Ritual
# ritual B 3; tutor any hand
Dark Petition
# ritual B 4; more
Culling the Weak
# ritual B 5
Cabal Ritual
# ritual BG 2
Culling Ritual
# ritual C 1
Channel
# ritual C 2
Mana Drain
# ritual C 2 artifact
Krark-Clan Ironworks
# ritual C 2 creature
Ashnod's Altar
# ritual C 2; body 2
Generator Servant
# ritual C 3; more
Basalt Monolith; Grim Monolith; Mana Vault
# ritual G 1; body 2
Elvish Spirit Guide
# ritual R 1 goblin; body 1
Skirk Prospector
# ritual R 1 spirit; tokens 1 1 each-turn spells:artifact+enchantment+instant+sorcery+planeswalker+battle; body 3 evasive
Kykar, Wind's Fury
# ritual R 1; body 2
Simian Spirit Guide; Treasonous Ogre
# ritual R 2
Koth of the Hammer; Mana Geyser
# ritual R 2; body 0
Tinder Wall
# ritual R 2; draw 1 0 each-turn 0; drain 2 each-turn
Chandra, Torch of Defiance
# ritual R 2; draw 3 0 once 0
Jeska's Will
# ritual R 3
Pyretic Ritual; Rite of Flame
# ritual R 3; more
Desperate Ritual; Infernal Plunge
# ritual R 5
Seething Song
# ritual RG 1; pump 1 all
Domri, Anarch of Bolas
# ritual RG 2; tokens 1 2 each-turn
Xenagos, the Reveler
# ritual WUBRG 1
Lotus Petal
# ritual WUBRG 1 creature
Phyrexian Altar
# ritual WUBRG 1 land
Squandered Resources
# ritual WUBRG 1 saproling; tokens 1 1 each-turn; body 0; more
Utopia Mycon
# ritual WUBRG 10; body 4 evasive; more
Ramos, Dragon Engine
# ritual WUBRG 1; body 3; more
Channeler Initiate
# ritual WUBRG 1; more
Druids' Repository
# ritual WUBRG 2
Food Chain
# ritual WUBRG 2; draw 1 0 each-turn 0
Sarkhan, Fireblood
# ritual WUBRG 2; draw 1 0 once 0
Manamorphose
# ritual WUBRG 3
Black Lotus; Lion's Eye Diamond
# suspend 2 {1}{B}; tutor any hand
Profane Tutor
# suspend 4 {1}{R}; draw 7 0 once 0
Wheel of Fate
# suspend 9 {2}{U}; body 6 evasive; more
Deep-Sea Kraken
# tokens 0 1 once x:1
Grand Crescendo; Martial Coup; Secure the Wastes
# tokens 0 1 once x:1; more
March of the Multitudes
# tokens 0 2 once x:1
Finale of Glory; White Sun's Zenith
# tokens 0 2 once x:1; draw 1 0 each-turn 0
Forth Eorlingas!
# tokens 0 4 once x:1; more
Entreat the Angels
# tokens 1 0 each-turn; body 4; more
Urza, Chief Artificer
# tokens 1 0 each-turn; tokens 1 2 each-turn; body 2; more
The Necrobloom
# tokens 1 0 once; body 3; more
Woe Strider
# tokens 1 0 once; more
Slime Against Humanity
# tokens 1 1 each-turn
Bitterblossom; Desecrated Tomb; Dreadhorde Invasion; Elspeth, Knight-Errant; Growing Ranks; Mobilization; Thopter Foundry
# tokens 1 1 each-turn spells:artifact+enchantment+instant+sorcery+planeswalker+battle; body 2
Monastery Mentor; Third Path Iconoclast
# tokens 1 1 each-turn spells:artifact; draw 1 0 each-turn 2; body 1
Sai, Master Thopterist
# tokens 1 1 each-turn spells:creature; body 2
Torens, Fist of the Angels
# tokens 1 1 each-turn spells:dog; tokens 1 1 each-turn spells:cat; body 4
Rin and Seri, Inseparable
# tokens 1 1 each-turn spells:elf; body 3
Lys Alana Huntmaster
# tokens 1 1 each-turn spells:instant+sorcery; body 1
Murmuring Mystic
# tokens 1 1 each-turn spells:instant+sorcery; body 2
Young Pyromancer
# tokens 1 1 each-turn spells:knight; body 2
Worthy Knight
# tokens 1 1 each-turn spells:merfolk
Deeproot Waters
# tokens 1 1 each-turn spells:white; body 5; more
Aragorn, the Uniter
# tokens 1 1 each-turn; body 0; more
Thallid Shell-Dweller
# tokens 1 1 each-turn; body 1
Bishop of Wings; Piper of the Swarm
# tokens 1 1 each-turn; body 1; more
Deathspore Thallid; Nut Collector
# tokens 1 1 each-turn; body 2
Charismatic Conqueror; General's Enforcer; Hapatra, Vizier of Poisons; Legion Warboss; Mavren Fein, Dusk Apostle; Ophiomancer; Precinct Captain; Siege Veteran; Teysa, Orzhov Scion; Trostani, Selesnya's Voice; Zellix, Sanity Flayer
# tokens 1 1 each-turn; body 2; more
Adeline, Resplendent Cathar; Goblin Rabblemaster; Wayfaring Temple
# tokens 1 1 each-turn; body 3
Lord Skitter, Sewer King; Ogre Slumlord; Slimefoot and Squee; Sporemound; Thalia's Geistcaller
# tokens 1 1 each-turn; body 3 double
Oketra the True
# tokens 1 1 each-turn; body 3 evasive
Emeria Angel
# tokens 1 1 each-turn; body 4
Nath of the Gilt-Leaf; Teysa, Envoy of Ghosts
# tokens 1 1 each-turn; body 4 evasive
Sigarda, Heron's Grace
# tokens 1 1 each-turn; body 4; more
Nemata, Grove Guardian
# tokens 1 1 each-turn; body 5
Ghave, Guru of Spores
# tokens 1 1 each-turn; body 5 evasive
Oona, Queen of the Fae
# tokens 1 1 each-turn; body 7
Sliver Queen
# tokens 1 1 each-turn; draw 1 0 each-turn 0
Thopter Spy Network
# tokens 1 1 each-turn; draw 1 1 each-turn 4; body 4 evasive; more
The Locust God
# tokens 1 1 each-turn; draw 2 0 each-turn 0; body 3 evasive
Xyris, the Writhing Storm
# tokens 1 1 each-turn; draw 2 0 once 0; drain 2 once; more
Commodore Guff
# tokens 1 1 each-turn; draw 4 0 each-turn 0; body 7; more
Sauron, the Dark Lord
# tokens 1 1 each-turn; more
Freyalise, Llanowar's Fury; Grist, the Hunger Tide; Nahiri, the Lithomancer; Saheeli, the Gifted
# tokens 1 1 each-turn; pump 1 all; body 4 haste
Edgar Markov
# tokens 1 1 each-turn; pump 2 all-once; body 2
Elvish Warmaster
# tokens 1 1 each-turn; pump 2 all; body 2; more
Tendershoot Dryad
# tokens 1 1 each-turn; ramp basic:W 1 tapped each-turn 0; body 3
Keeper of the Accord
# tokens 1 1 each-turn; tokens 1 1 each-turn; body 3
Brimaz, King of Oreskos
# tokens 1 1 each-turn; tokens 1 3 each-turn; body 1
Rhys the Redeemed; Scute Swarm
# tokens 1 1 once
Chatter of the Squirrel; Lazotep Plating; Rootborn Defenses
# tokens 1 1 once; body 1
Goblin Instigator; Mogg War Marshal; Orcish Bowmasters
# tokens 1 1 once; body 2
Jungleborn Pioneer
# tokens 1 1 once; body 3
Ambassador Oak
# tokens 1 1 once; body 4
Ambitious Aetherborn
# tokens 1 1 once; drain 1 each-turn
Bastion of Remembrance
# tokens 1 1 once; more
Kaya's Guile; Legion's Landing // Adanto, the First Fort
# tokens 1 1 once; pump 2 one
Lashwrithe
# tokens 1 1 once; pump 4 one; more
Batterskull
# tokens 1 10 once; body 10
Desolation Twin
# tokens 1 2 each-turn
Curse of Disturbance; Waste Not; Zendikar's Roil
# tokens 1 2 each-turn spells:artifact+enchantment+instant+sorcery+planeswalker+battle; draw 1 1 once 3; tokens 1 2 once
Shark Typhoon
# tokens 1 2 each-turn spells:instant+sorcery
Metallurgic Summonings
# tokens 1 2 each-turn spells:instant+sorcery; body 2
Talrand, Sky Summoner
# tokens 1 2 each-turn spells:zombie; body 2
Diregraf Colossus
# tokens 1 2 each-turn; body 0; more
Marath, Will of the Wild
# tokens 1 2 each-turn; body 1
Jadar, Ghoulcaller of Nephalia
# tokens 1 2 each-turn; body 2
Wolf-Skull Shaman
# tokens 1 2 each-turn; body 2 evasive
Fathom Fleet Captain; Silverfur Partisan
# tokens 1 2 each-turn; body 2 evasive; more
Huntmaster of the Fells // Ravager of the Fells
# tokens 1 2 each-turn; body 3
Master of the Wild Hunt
# tokens 1 2 each-turn; body 3 evasive
Archon of Sun's Grace; Combat Calligrapher
# tokens 1 2 each-turn; body 3 evasive; more
Bloodline Keeper // Lord of Lineage
# tokens 1 2 each-turn; body 3; more
Sidisi, Brood Tyrant
# tokens 1 2 each-turn; body 4
Aryel, Knight of Windgrace; Tormod, the Desecrator; Undead Alchemist
# tokens 1 2 each-turn; body 5; more
Acererak the Archlich; Heliod, God of the Sun
# tokens 1 2 each-turn; body 6 evasive
Quartzwood Crasher
# tokens 1 2 each-turn; draw 1 0 each-turn 0; body 1
Cryptbreaker
# tokens 1 2 each-turn; draw 1 0 each-turn 0; body 3
Wilhelt, the Rotcleaver
# tokens 1 2 each-turn; more
Phyrexian Processor
# tokens 1 2 each-turn; tokens 2 1 each-turn; body 12 evasive; more
Ghalta and Mavren
# tokens 1 2 once
Arlinn Kord // Arlinn, Embraced by the Moon; Selesnya Charm
# tokens 1 2 once; body 1
Trostani's Summoner
# tokens 1 2 once; body 3
Jinnie Fay, Jetmir's Second
# tokens 1 2 once; body 3; more
Kalitas, Traitor of Ghet
# tokens 1 2 once; draw 2 0 once 0; more
Fable of the Mirror-Breaker // Reflection of Kiki-Jiki
# tokens 1 2 once; more
Arlinn, Voice of the Pack; Reach of Branches; The Wandering Emperor
# tokens 1 2 once; pump 1 all; body 2 evasive
Angel of Invention
# tokens 1 2 once; pump 1 all; more
Felidar Retreat
# tokens 1 3 each-turn
Helm of the Host; Mirror March; Necroduality
# tokens 1 3 each-turn; body 2
Feldon of the Third Path
# tokens 1 3 each-turn; body 2 evasive
Faerie Artisans
# tokens 1 3 each-turn; body 2 haste
Kiki-Jiki, Mirror Breaker
# tokens 1 3 each-turn; body 2; more
Jaxis, the Troublemaker; Pack Rat; Riku of Two Reflections
# tokens 1 3 each-turn; body 3
Ratadrabik of Urborg; Romana II; Valduk, Keeper of the Flame
# tokens 1 3 each-turn; body 4
Sek'Kuar, Deathkeeper
# tokens 1 3 each-turn; body 4 evasive
Anikthea, Hand of Erebos; Lord of the Nazgûl
# tokens 1 3 each-turn; body 4; more
Inalla, Archmage Ritualist
# tokens 1 3 each-turn; body 5
Kazuul, Tyrant of the Cliffs; Mishra, Eminent One
# tokens 1 3 each-turn; body 6 evasive
Miirym, Sentinel Wyrm
# tokens 1 3 each-turn; body 6; more
Koma, Cosmos Serpent
# tokens 1 3 each-turn; draw 1 0 each-turn 0; more
Tasha, the Witch Queen
# tokens 1 3 each-turn; draw 2 0 once 0
Garruk, Primal Hunter
# tokens 1 3 each-turn; tokens 1 3 once; body 3
Orvar, the All-Form
# tokens 1 3 once
Rapid Hybridization; Rite of Replication; Second Harvest
# tokens 1 3 once; body 1
Marionette Master
# tokens 1 3 once; body 1 evasive; more
Thousand-Faced Shadow
# tokens 1 3 once; body 4
Regisaur Alpha
# tokens 1 4 each-turn spells:creature; body 3 double; more
God-Eternal Oketra
# tokens 1 4 each-turn spells:enchantment
Sigil of the Empty Throne
# tokens 1 4 each-turn; body 1
Speaker of the Heavens
# tokens 1 4 each-turn; body 2
Geist of Saint Traft; Gut, True Soul Zealot
# tokens 1 4 each-turn; body 3 evasive
Resplendent Angel
# tokens 1 4 each-turn; body 6 evasive
Rampaging Baloths
# tokens 1 4 once
Ezuri's Predation
# tokens 1 4 once; tokens 1 1 each-turn; body 2
Ghired, Conclave Exile
# tokens 1 5 each-turn; body 5
Omnath, Locus of Rage; Titania, Protector of Argoth
# tokens 1 5 each-turn; pump 1 all-once; body 6 evasive
Lathliss, Dragon Queen
# tokens 1 6 each-turn; body 6 evasive
Utvara Hellkite
# tokens 2 0 each-turn; draw 2 0 each-turn 0; more
Tevesh Szat, Doom of Fools
# tokens 2 0 once; body 5 evasive; more
Prossh, Skyraider of Kher
# tokens 2 0 once; body 5; more
Phylath, World Sculptor
# tokens 2 0 once; pump 1 all; body 5
Avenger of Zendikar
# tokens 2 1 each-turn
Assemble the Legion; Chandra, Acolyte of Flame; Nest of Scarabs; Orochi Hatchery
# tokens 2 1 each-turn infect; body 4 infect
Phyrexian Swarmlord
# tokens 2 1 each-turn; body 1
Anim Pakal, Thousandth Moon; Krenko, Tin Street Kingpin
# tokens 2 1 each-turn; body 1; more
Twilight Drover
# tokens 2 1 each-turn; body 2
Hanweir Garrison
# tokens 2 1 each-turn; body 2 evasive
Tana, the Bloodsower
# tokens 2 1 each-turn; body 2 evasive; more
Lathril, Blade of the Elves
# tokens 2 1 each-turn; body 2; more
Marrow-Gnawer; Pride Sovereign; Squirrel Wrangler
# tokens 2 1 each-turn; body 3
Darien, King of Kjeldor; Hero of Bladehold; Krenko, Mob Boss; Myrel, Shield of Argive
# tokens 2 1 each-turn; body 4
Leonin Warleader
# tokens 2 1 each-turn; body 4 evasive
Regna, the Redeemer
# tokens 2 1 each-turn; body 4; more
Mycoloth
# tokens 2 1 each-turn; body 6 evasive
Rith, the Awakener
# tokens 2 1 each-turn; draw 1 0 each-turn 0; body 4; more
Caesar, Legion's Emperor
# tokens 2 1 once
Artifact Mutation; Dragon Fodder; Elvish Promenade; Empty the Warrens; Krenko's Command; Mardu Charm; Raise the Alarm; Snake Basket; Verdant Command
# tokens 2 1 once; body 1
Sling-Gang Lieutenant
# tokens 2 1 once; body 2
Beetleback Chief; Hazezon Tamar; Sergeant-at-Arms
# tokens 2 1 once; body 2 evasive
Whirler Rogue
# tokens 2 1 once; body 2; more
Hare Apparent
# tokens 2 1 once; body 3; more
Wort, the Raidmother
# tokens 2 1 once; body 4
Abdel Adrian, Gorion's Ward
# tokens 2 1 once; body 4; more
Breya, Etherium Shaper; Verdeloth the Ancient
# tokens 2 1 once; more
Acorn Harvest; Call the Coppercoats; Comet, Stellar Pup; Gather the Townsfolk; Gather the Townsfolk; Oath of Gideon
# tokens 2 1 once; pump 2 all; body 3
Jirina Kudro
# tokens 2 1 once; tokens 0 1 once x:1
Tempt with Vengeance
# tokens 2 1 once; turn 1
Alrund's Epiphany
# tokens 2 2 each-turn
Endless Ranks of the Dead
# tokens 2 2 each-turn; body 2
Kemba, Kha Regent
# tokens 2 2 each-turn; body 6 deathtouch
Grave Titan
# tokens 2 2 once
Necromancer's Covenant
# tokens 2 2 once; body 4; more
Wolfbriar Elemental
# tokens 2 2 once; body 7; more
Hydra Broodmaster
# tokens 2 2 once; pump 2 one
Raised by Wolves
# tokens 2 2 once; tokens 1 3 each-turn; body 4
Esika's Chariot
# tokens 2 3 each-turn; body 4; more
Osgir, the Reconstructor
# tokens 2 3 once; body 4 evasive
Astral Dragon
# tokens 2 4 each-turn; body 5 evasive
Parhelion II
# tokens 2 4 once; land W 1 untapped
Emeria's Call // Emeria, Shattered Skyclave
# tokens 3 1 each-turn
Elspeth, Sun's Champion
# tokens 3 1 once
Benevolent Offering; Hordeling Outburst
# tokens 3 1 once; body 2
Siege-Gang Commander
# tokens 4 1 once; body 1; more
Deranged Hermit
# tokens 4 1 once; body 2 evasive deathtouch
Hornet Queen
# tokens 4 1 once; pump 2 all-once; body 4
Myr Battlesphere
# tokens 8 2 once; body 4 evasive
Josu Vess, Lich Knight
# treasure 1 each-turn
Curse of Opulence; Smothering Tithe
# treasure 1 each-turn spells:colorless; tokens 1 0 each-turn spells:colorless; drain 1 each-turn; body 2
Glaring Fleshraker
# treasure 1 each-turn spells:instant+sorcery; body 2; more
Storm-Kiln Artist
# treasure 1 each-turn; body 1
Pitiless Plunderer
# treasure 1 each-turn; body 2 evasive
Malcolm, Keen-Eyed Navigator
# treasure 1 each-turn; body 2 haste; more
Captain Lannery Storm
# treasure 1 each-turn; body 2; more
Baeloth Barrityl, Entertainer; Ragavan, Nimble Pilferer
# treasure 1 each-turn; body 3 evasive
Ganax, Astral Hunter
# treasure 1 each-turn; body 3; more
Prosperous Thief
# treasure 1 each-turn; body 4 haste evasive; more
Goldspan Dragon
# treasure 1 each-turn; draw 1 0 each-turn 0; body 2 evasive
Professional Face-Breaker
# treasure 1 each-turn; draw 1 0 each-turn 0; tokens 1 3 each-turn; more
Black Market Connections
# treasure 1 once
Brass's Bounty; Strike It Rich
# treasure 1 once; pump 1 all; body 2
Corsair Captain
# treasure 1 once; tokens 1 1 once
Warping Wail
# treasure 1 once; tokens 1 1 once; more
Eldrazi Confluence
# treasure 2 each-turn; body 1; more
Tavern Scoundrel
# treasure 2 each-turn; body 6 evasive
Ancient Copper Dragon
# treasure 2 each-turn; body 7 evasive
Old Gnawbone
# treasure 2 each-turn; tokens 2 0 each-turn; body 7; more
Spawnsire of Ulamog
# treasure 3 each-turn; body 6 evasive
Ziatora, the Incinerator
# turn 1
Expropriate; Karn's Temporal Sundering; Stitch in Time; Temporal Manipulation; Time Walk; Time Warp
# turn 1; body 13 evasive; more
Emrakul, the Promised End
# turn 1; body 15 evasive; more
Emrakul, the Aeons Torn
# turn 1; body 1; more
Sage of Hours
# turn 1; body 4 evasive
Medomai the Ageless
# turn 1; body 4; more
Wanderwine Prophets
# turn 1; more
Temporal Mastery; Time Vault
# turn 2
Time Stretch
# tutor any battlefield
Planar Bridge; Scapeshift
# tutor any battlefield max:0 x:1
Wargate
# tutor any battlefield; body 2; more
Sisay, Weatherlight Captain
# tutor any graveyard
Entomb; Unmarked Grave
# tutor any graveyard; body 4 evasive
Scion of the Ur-Dragon
# tutor any hand
Behold the Beyond; Demonic Tutor; Diabolic Tutor; Gamble; Gifts Ungiven; Grim Tutor; Intuition; Mastermind's Acquisition; Muddle the Mixture; Ring of Three Wishes; Search for Glory; Wishclaw Talisman
# tutor any hand max:9; tutor any hand; body 9; more
Grozoth
# tutor any hand; body 0 evasive
Drift of Phantasms
# tutor any hand; body 2
Captain Sisay; The First Doctor
# tutor any hand; body 2; more
Alpine Houndmaster
# tutor any hand; body 4 deathtouch
Sidisi, Undead Vizier
# tutor any hand; body 6 evasive
Rune-Scarred Demon
# tutor any hand; body 7 evasive; more
Hoarding Broodlord
# tutor any hand; body 8 evasive
Razaketh, the Foulblooded
# tutor any hand; more
Beseech the Mirror; Diabolic Intent
# tutor any hand; tutor any hand
Increasing Ambition
# tutor any top
Imperial Seal; Long-Term Plans; Scheming Symmetry; Vampiric Tutor
# tutor any top; body 2 deathtouch
Varragoth, Bloodsky Sire
# tutor artifact battlefield
Tezzeret the Seeker
# tutor artifact battlefield; body 2
Oswald Fiddlebender
# tutor artifact battlefield; body 3
Kuldotha Forgemaster
# tutor artifact battlefield; more
Tinker
# tutor artifact graveyard; body 1
Goblin Engineer
# tutor artifact hand
Fabricate; Moonsilver Key
# tutor artifact hand max:1; body 2
Trinket Mage
# tutor artifact hand max:2; body 2
Tribute Mage
# tutor artifact hand max:3; body 2
Trophy Mage
# tutor artifact+enchantment top
Enlightened Tutor
# tutor aura battlefield; body 2
Light-Paws, Emperor's Voice
# tutor aura hand
Three Dreams
# tutor aura hand; body 1
Heliod's Pilgrim
# tutor aura+equipment hand
Open the Armory
# tutor creature battlefield
Birthing Pod; Defense of the Heart
# tutor creature battlefield max:0 x:1
Finale of Devastation; Green Sun's Zenith
# tutor creature battlefield max:0 x:1; body 3
Rocco, Cabaretti Caterer
# tutor creature battlefield max:0 x:1; more
Chord of Calling
# tutor creature battlefield; body 2
Prime Speaker Vannifar; Yisan, the Wanderer Bard
# tutor creature battlefield; more
Eldritch Evolution; Natural Order; Neoform
# tutor creature graveyard
Buried Alive
# tutor creature graveyard; body 3
Corpse Connoisseur
# tutor creature hand
Citanul Flute; Eladamri's Call; Jarad's Orders; Shared Summons; Survival of the Fittest; Time of Need
# tutor creature hand max:1; body 3
Ranger of Eos; Ranger-Captain of Eos
# tutor creature hand; body 1
Fierce Empath; Imperial Recruiter; Recruiter of the Guard
# tutor creature hand; body 2
Fauna Shaman
# tutor creature hand; body 3 evasive
Isperia the Inscrutable
# tutor creature hand; more
Tooth and Nail
# tutor creature top
Congregation at Dawn; Sylvan Tutor; Worldly Tutor
# tutor creature top; draw 1 0 each-turn 0; body 2
Momir Vig, Simic Visionary
# tutor creature top; reduce 2 creature; body 5
Conduit of Ruin
# tutor creature+instant+sorcery hand
Bring to Light
# tutor creature+land battlefield
Archdruid's Charm
# tutor dinosaur top; body 1
Forerunner of the Empire
# tutor dragon+creature battlefield; drain 3 once; more
Dragon's Approach
# tutor elemental top; body 1
Flamekin Harbinger
# tutor enchantment battlefield max:3; body 1 evasive
Zur the Enchanter
# tutor enchantment hand
Idyllic Tutor
# tutor enchantment top
Sterling Grove
# tutor equipment battlefield; body 2
Taj-Nar Swordsmith
# tutor equipment battlefield; body 5
Nazahn, Revered Bladesmith
# tutor equipment battlefield; combat 1 each-turn; body 3
Godo, Bandit Warlord
# tutor equipment hand
Steelshaper's Gift
# tutor equipment hand; body 1; more
Stoneforge Mystic
# tutor equipment hand; body 2; more
Relic Seeker
# tutor equipment hand; more
Fighter Class
# tutor faerie top; body 2 evasive
Faerie Harbinger
# tutor goblin hand; body 1
Goblin Matron
# tutor goblin top; body 1
Goblin Recruiter
# tutor instant hand
Merchant Scroll
# tutor instant+sorcery hand
Solve the Equation
# tutor instant+sorcery hand max:2; body 1
Spellseeker
# tutor instant+sorcery top
Mystical Tutor
# tutor ninja hand; body 3 evasive; more
Higure, the Still Wind
# tutor non+human+creature battlefield max:0 x:1
Invasion of Ikoria // Zilortha, Apex of Ikoria
# tutor puts+it+into+their+hand hand; body 2; more
Maralen of the Mornsong
# tutor sliver hand; body 7
Sliver Overlord
# tutor wizard hand; body 1
Vedalken Aethermage
`;
