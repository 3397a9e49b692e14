/**
 * Commanders of the sample decks, the most played first. Columns: `name[ + name]|archetypes|signature cards`, archetypes
 * and signature cards in the order of how often decks of the commander have them.
 */
export const COMMANDERS = `
The Ur-Dragon|dragons bigmana|Dragon Tempest; Scourge of Valkas; Crucible of Fire; Sarkhan, Fireblood; Dragonlord's Servant; Dragonspeaker Shaman; Utvara Hellkite; Haven of the Spirit Dragon
Edgar Markov|vampires aristocrats tokens|Sanctum Seeker; Captivating Vampire; Legion Lieutenant; Stromkirk Captain; Shared Animosity; Mavren Fein, Dusk Apostle; Blood Artist; Vampire Nocturnus
Atraxa, Praetors' Voice|counters superfriends infect|Deepglow Skate; Doubling Season; Evolution Sage; Contagion Engine; Inexorable Tide; Karn's Bastion; The Chain Veil; Tezzeret's Gambit
Krenko, Mob Boss|goblins tokens|Goblin Chieftain; Goblin Warchief; Skirk Prospector; Thornbite Staff; Impact Tremors; Purphoros, God of the Forge; Goblin Bombardment; Kiki-Jiki, Mirror Breaker
Kaalia of the Vast|angels demons dragons|Master of Cruelties; Rune-Scarred Demon; Sneak Attack; Hellkite Charger; Balefire Dragon; Gisela, Blade of Goldnight; Aurelia, the Warleader; Iona, Shield of Emeria
Yuriko, the Tiger's Shadow|ninjas topdeck|Fallen Shinobi; Ninja of the Deep Hours; Changeling Outcast; Scroll Rack; Sensei's Divining Top; Silver-Fur Master; Ingenious Infiltrator; Draco
Kinnan, Bonder Prodigy|bigmana cedh|Basalt Monolith; Freed from the Real; Seedborn Muse; Bloom Tender; Hullbreaker Horror; Nyxbloom Ancient; Pemmin's Aura
Muldrotha, the Gravetide|reanimator lands|Seal of Primordium; Pernicious Deed; Spore Frog; Mystic Remora; Animate Dead; Satyr Wayfinder; Stitcher's Supplier; World Shaper
Meren of Clan Nel Toth|reanimator aristocrats|Sakura-Tribe Elder; Spore Frog; Viscera Seer; Fleshbag Marauder; Plaguecrafter; Grave Pact; Eternal Witness; Survival of the Fittest
Isshin, Two Heavens as One|tokens politics humans|Hero of Bladehold; Adeline, Resplendent Cathar; Hellrider; Hanweir Garrison; Aurelia, the Warleader; Combat Calligrapher; Port Razer; Legion Warboss
Miirym, Sentinel Wyrm|dragons|Ancient Copper Dragon; Terror of the Peaks; Dragon Tempest; Old Gnawbone; Ancient Silver Dragon; Goldspan Dragon; Astral Dragon; Utvara Hellkite
Lathril, Blade of the Elves|elves aristocrats|Elvish Archdruid; Priest of Titania; Imperious Perfect; Shaman of the Pack; Marwyn, the Nurturer; Elvish Promenade; Poison-Tip Archer; Elvish Warmaster
Wilhelt, the Rotcleaver|zombies aristocrats|Gravecrawler; Rooftop Storm; Diregraf Captain; Zulaport Cutthroat; Undead Augur; Carrion Feeder; Gray Merchant of Asphodel; Necroduality
Prosper, Tome-Bound|chaos artifacts burn|Light Up the Stage; Ignite the Future; Theater of Horrors; Marionette Master; Reckless Fireweaver; Outpost Siege; Disciple of the Vault; Xorn; Jeska's Will
Chulane, Teller of Tales|blink bigmana|Coiling Oracle; Wall of Blossoms; Shrieking Drake; Aluren; Eternal Witness; Mulldrifter; Beast Whisperer; Wood Elves; Elvish Visionary
Korvold, Fae-Cursed King|aristocrats artifacts lands|Mayhem Devil; Pitiless Plunderer; Deadly Dispute; Tireless Provisioner; Academy Manufactor; Viscera Seer; Phyrexian Altar
Jodah, the Unifier|legends|Sisay, Weatherlight Captain; Captain Sisay; Plaza of Heroes; Relic of Legends; Kethis, the Hidden Hand; Reki, the History of Kamigawa; Day of Destiny; Jodah, Archmage Eternal
Ghave, Guru of Spores|counters tokens aristocrats|Doubling Season; Cathars' Crusade; Juniper Order Ranger; Ashnod's Altar; Geralf's Messenger; Blood Artist; Tendershoot Dryad; Mikaeus, the Unhallowed
Tymna the Weaver + Thrasios, Triton Hero|cedh blink|Bloom Tender; Deathrite Shaman; Noble Hierarch; Esper Sentinel; Birds of Paradise; Thassa's Oracle; Demonic Consultation
Tymna the Weaver + Kraum, Ludevic's Opus|cedh|Underworld Breach; Brain Freeze; Esper Sentinel; Ragavan, Nimble Pilferer; Thassa's Oracle; Ad Nauseam; Jeska's Will; Drannith Magistrate
Sliver Overlord|slivers|Gemhide Sliver; Manaweft Sliver; Crystalline Sliver; Galerider Sliver; Sliver Legion; Sliver Hivelord; Sliver Hive; Heart Sliver
The First Sliver|slivers|Gemhide Sliver; Manaweft Sliver; Galerider Sliver; Cloudshredder Sliver; Sliver Overlord; Bonescythe Sliver; Harmonic Sliver; Sliver Hive
Breya, Etherium Shaper|artifacts blink|Krark-Clan Ironworks; Nim Deathmantle; Time Sieve; Thopter Foundry; Sword of the Meek; Ashnod's Altar; Sharuum the Hegemon; Eldrazi Displacer
Teysa Karlov|aristocrats tokens spirits|Blood Artist; Zulaport Cutthroat; Cruel Celebrant; Elenda, the Dusk Rose; Ophiomancer; Doomed Traveler; Anointed Procession; Dictate of Erebos; Hallowed Spiritkeeper
Omnath, Locus of Creation|lands elementals|Scute Swarm; Avenger of Zendikar; Azusa, Lost but Seeking; Felidar Retreat; Lotus Cobra; Dryad of the Ilysian Grove; Risen Reef; Fabled Passage
Arcades, the Strategist|walls|Wall of Omens; Wall of Blossoms; Overgrown Battlement; Axebane Guardian; High Alert; Assault Formation; Wall of Denial; Tower Defense
Gishath, Sun's Avatar|dinosaurs|Regisaur Alpha; Ghalta, Primal Hunger; Etali, Primal Storm; Zacama, Primal Calamity; Marauding Raptor; Otepec Huntmaster; Wayward Swordtooth; Ripjaw Raptor
Pantlaza, Sun-Favored|dinosaurs blink|Regisaur Alpha; Ghalta, Stampede Tyrant; Marauding Raptor; Ripjaw Raptor; Polyraptor; Topiary Stomper; Wayward Swordtooth; Drover of the Mighty
Nekusar, the Mindrazer|wheels burn|Windfall; Wheel of Fortune; Fate Unraveler; Underworld Dreams; Waste Not; Whispering Madness; Teferi's Puzzle Box; Reforge the Soul
Niv-Mizzet, Parun|spellslinger wheels burn|Curiosity; Ophidian Eye; Tandem Lookout; Guttersnipe; Young Pyromancer; Thousand-Year Storm; Archmage Emeritus
Zur the Enchanter|enchantress voltron stax|Necropotence; Rest in Peace; Steel of the Godhead; Solitary Confinement; Phyrexian Arena; Daybreak Coronet; Empyrial Armor
Urza, Lord High Artificer|artifacts stax|Winter Orb; Static Orb; Padeem, Consul of Innovation; Sai, Master Thopterist; Isochron Scepter; Dramatic Reversal; Mystic Forge; Sensei's Divining Top
Xenagos, God of Revels|bigmana voltron hydras|Malignus; Savage Beating; Hellkite Charger; World at War; Xenagos, the Reveler; Rhonas's Monument; Worldspine Wurm; Scourge of the Throne
Yarok, the Desecrated|blink elementals|Risen Reef; Mulldrifter; Panharmonicon; Coiling Oracle; Gray Merchant of Asphodel; Ravenous Chupacabra; Agent of Treachery; Peregrine Drake; Avenger of Zendikar
Sythis, Harvest's Hand|enchantress|Enchantress's Presence; Argothian Enchantress; Mesa Enchantress; Sanctum Weaver; Sphere of Safety; Sigil of the Empty Throne; Setessan Champion; Satyr Enchanter
Light-Paws, Emperor's Voice|voltron enchantress|All That Glitters; Ethereal Armor; Sage's Reverie; Kor Spiritdancer; Mesa Enchantress; Spirit Mantle; Angelic Destiny; Swift Reconfiguration
Giada, Font of Hope|angels lifegain|Youthful Valkyrie; Righteous Valkyrie; Bishop of Wings; Lyra Dawnbringer; Angel of Destiny; Resplendent Angel; Archangel of Thune; Starnheim Aspirant
Sisay, Weatherlight Captain|legends cedh|Bloom Tender; Jegantha, the Wellspring; Emiel the Blessed; Derevi, Empyrial Tactician; Captain Sisay; Mox Amber; Plaza of Heroes
Najeela, the Blade-Blossom|cedh tokens|Derevi, Empyrial Tactician; Druids' Repository; Nature's Will; Bloom Tender; Derevi, Empyrial Tactician; Coat of Arms; Deathrite Shaman; Chromatic Lantern
Kenrith, the Returned King|grouphug cedh bigmana|Zacama, Primal Calamity; Bloom Tender; Training Grounds; Biomancer's Familiar; Dramatic Reversal
The Gitrog Monster|lands reanimator|Dakmor Salvage; Life from the Loam; Splendid Reclamation; Squandered Resources; Zuran Orb; Ramunap Excavator; Azusa, Lost but Seeking; Crucible of Worlds; Titania, Protector of Argoth
Lord Windgrace|lands|Splendid Reclamation; Valakut, the Molten Pinnacle; Omnath, Locus of Rage; Titania, Protector of Argoth; World Shaper; Scapeshift; Avenger of Zendikar; Ramunap Excavator
Winota, Joiner of Forces|humans stax|Agent of Treachery; Village Bell-Ringer; Drannith Magistrate; Thalia, Guardian of Thraben; Hanweir Garrison; Legion Warboss; Ornithopter of Paradise; Angrath's Marauders
K'rrik, Son of Yawgmoth|devotion storm aristocrats|Gray Merchant of Asphodel; Aetherflux Reservoir; Bolas's Citadel; Crypt Ghast; Dismember; Phyrexian Obliterator; Yawgmoth, Thran Physician; Contamination
Yawgmoth, Thran Physician|aristocrats counters|Geralf's Messenger; Blowfly Infestation; Nest of Scarabs; Blood Artist; Bloodghast; Gravecrawler; Butcher Ghoul; Mikaeus, the Unhallowed
Sheoldred, the Apocalypse|wheels devotion|Peer into the Abyss; Phyrexian Arena; Bloodchief Ascension; Crypt Ghast; Liliana's Caress; Underworld Dreams
Tergrid, God of Fright // Tergrid's Lantern|stax wheels|Waste Not; Pox; Dark Deal; Fleshbag Marauder; Plaguecrafter; Merciless Executioner; Tinybones, Trinket Thief; Death Cloud; Smallpox
Marrow-Gnawer|rats|Rat Colony; Relentless Rats; Piper of the Swarm; Thrumming Stone; Thornbite Staff; Pack Rat; Ogre Slumlord; Chittering Rats
Azusa, Lost but Seeking|lands bigmana|Ramunap Excavator; Crucible of Worlds; Rampaging Baloths; Avenger of Zendikar; Wayward Swordtooth; Multani, Yavimaya's Avatar; Strip Mine; Scute Swarm
Selvala, Heart of the Wilds|bigmana elves|Staff of Domination; Umbral Mantle; Worldspine Wurm; Phyrexian Dreadnought; Ghalta, Primal Hunger; Great Oak Guardian; Temur Sabertooth
Marwyn, the Nurturer|elves bigmana|Umbral Mantle; Staff of Domination; Sword of the Paruns; Elvish Archdruid; Priest of Titania; Heritage Druid; Nettle Sentinel
Ezuri, Renegade Leader|elves|Elvish Archdruid; Priest of Titania; Wirewood Channeler; Heritage Druid; Imperious Perfect; Umbral Mantle; Elvish Promenade
Goreclaw, Terror of Qal Sisma|bigmana hydras|Ghalta, Primal Hunger; Carnage Tyrant; Steel Leaf Champion; Kogla, the Titan Ape; Garruk's Uprising; Colossal Majesty; Rishkar's Expertise; Runic Armasaur
Ghalta, Primal Hunger|bigmana|Steel Leaf Champion; Carnage Tyrant; Rishkar's Expertise; Greater Good; Life's Legacy; Phyrexian Dreadnought
Multani, Yavimaya's Avatar|lands|Rampaging Baloths; Dungrove Elder; Boundless Realms; Ramunap Excavator
Baral, Chief of Compliance|spellslinger storm|High Tide; Mystic Confluence; Snapcaster Mage; Talrand, Sky Summoner; Isochron Scepter; Dramatic Reversal; Swarm Intelligence
Talrand, Sky Summoner|spellslinger tokens|High Tide; Archmage Emeritus; Coastal Piracy; Mystic Confluence; Favorable Winds; Murmuring Mystic; Metallurgic Summonings
Azami, Lady of Scrolls|wizards|Mind Over Matter; Patron Wizard; Archaeomancer; Riptide Laboratory; Glen Elendra Archmage; Sigil Tracer; Laboratory Maniac; Supreme Inquisitor
Thassa, Deep-Dwelling|blink merfolk|Gilded Drake; Agent of Treachery; Mulldrifter; Archaeomancer; Spark Double; Deadeye Navigator; Sower of Temptation
Sai, Master Thopterist|artifacts|Padeem, Consul of Innovation; Etherium Sculptor; Urza, Lord High Artificer; Thopter Spy Network; Whirler Rogue; Aetherflux Reservoir; Ornithopter; Memnite
Bruvac the Grandiloquent|mill|Traumatize; Maddening Cacophony; Fractured Sanity; Mesmeric Orb; Ruin Crab; Hedron Crab; Archive Trap; Sphinx's Tutelage; Psychic Corrosion
Emry, Lurker of the Loch|artifacts storm|Mirran Spy; Lion's Eye Diamond; Lotus Petal; Paradoxical Outcome; Aetherflux Reservoir; Intruder Alarm; Mesmeric Orb
Unesh, Criosphinx Sovereign|sphinxes|Consecrated Sphinx; Sphinx of Uthuun; Prognostic Sphinx; Windreader Sphinx; Conundrum Sphinx; Argent Sphinx; Urza's Incubator
Svyelun of Sea and Sky|merfolk|Lord of Atlantis; Master of the Pearl Trident; Merrow Reejerey; Master of Waves; Thassa, God of the Sea; Silvergill Adept
Thada Adel, Acquisitor|stax merfolk|Whispersilk Cloak; Winter Orb; Back to Basics
Torbran, Thane of Red Fell|burn devotion|Impact Tremors; Sulfuric Vortex; Manabarbs; Harsh Mentor; Pyrohemia; Electrostatic Field; Ankh of Mishra; Eidolon of the Great Revel; Fiery Emancipation
Purphoros, God of the Forge|tokens burn goblins|Impact Tremors; Siege-Gang Commander; Goblin Rabblemaster; Tempt with Vengeance; Beetleback Chief; Empty the Warrens; Outpost Siege
Neheb, the Eternal|burn minotaurs bigmana|Aggravated Assault; Fiery Confluence; Price of Progress; Seize the Day; Comet Storm; Earthquake; Flame Rift; Savage Beating
Godo, Bandit Warlord|equipment voltron|Helm of the Host; Embercleave; Umezawa's Jitte; Tenza, Godo's Maul; Argentum Armor; Batterskull; Aggravated Assault; Hammer of Nazahn
Daretti, Scrap Savant|artifacts reanimator|Trash for Treasure; Goblin Welder; Goblin Engineer; Wurmcoil Engine; Scuttling Doom Engine; Myr Battlesphere; Spine of Ish Sah; Ichor Wellspring
Heartless Hidetsugu|burn|Basilisk Collar; Gratuitous Violence; Furnace of Rath; Dictate of the Twin Gods; Price of Progress; Sulfuric Vortex; Whispersilk Cloak
Zada, Hedron Grinder|goblins spellslinger|Expedite; Crimson Wisps; Balduvian Rage; Empty the Warrens; Dragon Fodder; Krenko's Command; Hordeling Outburst; Young Pyromancer; Mana Geyser
Krenko, Tin Street Kingpin|goblins tokens|Goblin Chieftain; Goblin Warchief; Shared Animosity; Goblin Rabblemaster; Hero's Blade; Blackblade Reforged
Etali, Primal Storm|chaos dinosaurs|Helm of the Host; Seize the Day; Aggravated Assault; Strionic Resonator; Illusionist's Bracers; Sneak Attack
Magda, Brazen Outlaw|dragons artifacts|Seven Dwarves; Bloodline Pretender; Universal Automaton; Hellkite Charger; Clock of Omens; Depala, Pilot Exemplar; Portal to Phyrexia
Slicer, Hired Muscle // Slicer, High-Speed Antagonist|voltron equipment politics|Sword of the Animist; Blackblade Reforged; Colossus Hammer; Grafted Exoskeleton; Disrupt Decorum; Embercleave
Heliod, Sun-Crowned|lifegain tokens|Walking Ballista; Soul Warden; Soul's Attendant; Ajani's Pridemate; Archangel of Thune; Authority of the Consuls; Speaker of the Heavens; Triskelion
Sram, Senior Edificer|equipment voltron|Puresteel Paladin; Sigarda's Aid; Hammer of Nazahn; Ethereal Armor; Paradise Mantle; Kor Spiritdancer; Bonesplitter
Adeline, Resplendent Cathar|tokens humans soldiers|Anointed Procession; Cathars' Crusade; Thalia's Lieutenant; Intangible Virtue; Hero of Bladehold; Welcoming Vampire; Divine Visitation
Darien, King of Kjeldor|soldiers lifegain|Soul Warden; Soul's Attendant; Suture Priest; Manabarbs; Ankh of Mishra; Field Marshal; City of Brass
Odric, Master Tactician|soldiers tokens humans|Captain of the Watch; Secure the Wastes; Call the Coppercoats; Brimaz, King of Oreskos; Hero of Bladehold
Kemba, Kha Regent|equipment cats|Sigarda's Aid; Puresteel Paladin; Stoneforge Mystic; Leonin Shikari; Raksha Golden Cub; Sword of Feast and Famine
Isamaru, Hound of Konda|voltron equipment|Ethereal Armor; All That Glitters; Colossus Hammer; Bonesplitter; Sigarda's Aid
Avacyn, Angel of Hope|angels stax|Wrath of God; Armageddon; Catastrophe; Emeria Angel; Linvala, Keeper of Silence; Nevinyrral's Disk
Thalia, Guardian of Thraben|stax humans|Ethersworn Canonist; Leonin Arbiter; Glowrider; Vryn Wingmare; Winter Orb
Erebos, God of the Dead|devotion|Gray Merchant of Asphodel; Greed; Phyrexian Obliterator; Crypt Ghast; Exsanguinate
Skithiryx, the Blight Dragon|infect devotion|Phyresis; Hatred; Grafted Exoskeleton; Plague Stinger; Phyrexian Crusader; Tainted Strike; Lashwrithe
Gonti, Lord of Luxury|chaos rogues blink|Conjurer's Closet; Praetor's Grasp; Panharmonicon; Puppeteer Clique; Phyrexian Reclamation
Sidisi, Undead Vizier|zombies reanimator storm|Gravecrawler; Bloodghast; Ad Nauseam; Peer into the Abyss; Living Death
Ayara, First of Locthwain|aristocrats devotion|Gravecrawler; Zulaport Cutthroat; Gray Merchant of Asphodel; Grave Pact; Reassembling Skeleton; Bloodghast; Phyrexian Altar
Braids, Arisen Nightmare|aristocrats stax|Ophiomancer; Bitterblossom; Dreadhorde Invasion; Reassembling Skeleton; Ichor Wellspring; Bloodghast
Toxrill, the Corrosive|devotion|
Titania, Protector of Argoth|lands elementals|Zuran Orb; Sylvan Safekeeper; Crucible of Worlds; Constant Mists; Splendid Reclamation; Squandered Resources; Scapeshift
Yisan, the Wanderer Bard|cedh elves bigmana|Quirion Ranger; Scryb Ranger; Wirewood Symbiote; Seedborn Muse; Thousand-Year Elixir; Craterhoof Behemoth; Great Oak Guardian
Omnath, Locus of Mana|bigmana|Doubling Cube; Seedborn Muse; Rishkar's Expertise; Karametra's Acolyte; Wild Growth; Greater Good
Nissa, Vastwood Seer // Nissa, Sage Animist|lands|
Chatterfang, Squirrel General|squirrels tokens aristocrats|Deranged Hermit; Squirrel Nest; Second Harvest; Parallel Lives; Earthcraft; Doubling Season; Beastmaster Ascension; Pitiless Plunderer
Toski, Bearer of Secrets|squirrels tokens|
Kamahl, Heart of Krosa + Prava of the Steel Legion|tokens|
Grand Arbiter Augustin IV|stax|Winter Orb; Static Orb; Ghostly Prison; Propaganda; Rule of Law; Stasis; Sphere of Resistance; Linvala, Keeper of Silence
Brago, King Eternal|blink stax|Strionic Resonator; Reflector Mage; Mulldrifter; Wall of Omens; Cloudblazer; Flickerwisp; Winter Orb; Spark Double; Whispersilk Cloak
Geist of Saint Traft|voltron spirits|Steel of the Godhead; Curiosity; Gift of Immortality; Spirit Mantle; Finest Hour; Angel's Trumpet; Invisible Stalker
Dragonlord Ojutai|dragons voltron topdeck|Whispersilk Cloak; Time Warp; Helm of the Host; Dig Through Time
Shorikai, Genesis Engine|vehicles artifacts|Smuggler's Copter; Parhelion II; Skysovereign, Consul Flagship; Aeronaut Admiral; Consulate Dreadnought; Reckoner Bankbuster; Raff Capashen, Ship's Mage
Lavinia, Azorius Renegade|stax humans|Knowledge Pool; Possibility Storm; Winter Orb; Grand Arbiter Augustin IV
Millicent, Restless Revenant|spirits tokens|Drogskol Captain; Supreme Phantom; Empyrean Eagle; Rattlechains; Hallowed Spiritkeeper; Selfless Spirit; Favorable Winds
Oona, Queen of the Fae|faeries mill bigmana|Bitterblossom; Scion of Oona; Spellstutter Sprite; Glen Elendra Archmage; Cabal Coffers; Mindcrank; Bloodchief Ascension
Phenax, God of Deception|mill walls|Tree of Perdition; Consuming Aberration; Traumatize; Intruder Alarm; Eater of the Dead; Fraying Sanity; Wall of Denial
The Scarab God|zombies reanimator|Gray Merchant of Asphodel; Diregraf Captain; Rooftop Storm; Mulldrifter; Gravecrawler; Lord of the Accursed; Ravenous Chupacabra
Gisa and Geralf|zombies|Gravecrawler; Rooftop Storm; Diregraf Captain; Stitcher's Supplier; Undead Warchief; Gray Merchant of Asphodel; Noxious Ghoul
Talion, the Kindly Lord|cedh faeries wheels|Notion Thief; Orcish Bowmasters; Faerie Mastermind; Dauthi Voidwalker; Thassa's Oracle
Lazav, the Multifarious|reanimator mill|Phyrexian Dreadnought; Invisible Stalker; Entomb; Buried Alive; Blightsteel Colossus; Hedron Crab
Wydwen, the Biting Gale|faeries|
Satoru Umezawa|ninjas|Blightsteel Colossus; Draco; Changeling Outcast; Ornithopter; Thousand-Faced Shadow; Fallen Shinobi
Rakdos, Lord of Riots|demons burn eldrazi|Kozilek, Butcher of Truth; It That Betrays; Void Winnower; Spear Spewer; Sneak Attack; Artisan of Kozilek; Ulamog, the Infinite Gyre
Judith, the Scourge Diva|aristocrats tokens|Mayhem Devil; Goblin Bombardment; Zulaport Cutthroat; Nest of Scarabs; Ophiomancer; Bloodghast
Grenzo, Dungeon Warden|goblins topdeck|Viscera Seer; Skirk Prospector; Kiki-Jiki, Mirror Breaker; Doom Whisperer; Scroll Rack; Krark-Clan Shaman
Olivia Voldaren|vampires|Basilisk Collar; Captivating Vampire; Bloodline Keeper // Lord of Lineage; Stromkirk Captain; Whip of Erebos
Juri, Master of the Revue|aristocrats voltron|Fling; Mayhem Devil; Act of Treason; Goblin Bombardment; Berserk; Vial Smasher the Fierce; Mirkwood Bats; Woe Strider
Tymaret, the Murder King|zombies aristocrats|
Anje Falkenrath|reanimator vampires wheels|Worldgorger Dragon; Animate Dead; Necromancy; Dance of the Dead; Big Game Hunter; Gorgon Recluse; Fiery Temper; Anger
Kroxa, Titan of Death's Hunger|wheels burn|Entomb; Faithless Looting; Waste Not; Liliana's Caress; Megrim; Burning Inquiry
Wort, Boggart Auntie|goblins aristocrats|Goblin Matron; Sling-Gang Lieutenant; Boggart Shenanigans; Munitions Expert; Boggart Birth Rite
Atarka, World Render|dragons|Savage Ventmaw; Hellkite Charger; Dragon Tempest; Dragonlord's Servant
Wort, the Raidmother|spellslinger tokens|Boundless Realms; Mana Geyser; Empty the Warrens; Reiterate; Earthcraft; Harmonize
Radha, Heir to Keld|bigmana|
Gallia of the Endless Dance|tokens|
Ruric Thar, the Unbowed|bigmana stax burn|Blood Moon; Inferno Titan; Avenger of Zendikar; Ghalta, Primal Hunger; Domri, Anarch of Bolas
Minsc & Boo, Timeless Heroes|voltron tokens|Fling; Brash Taunter; Doubling Season; Xenagos, God of Revels; Ghalta, Primal Hunger
Tolsimir, Friend to Wolves|werewolves lifegain|
Trostani, Selesnya's Voice|tokens lifegain|Phyrexian Processor; Growing Ranks; Parallel Lives; Doubling Season; Wayfaring Temple; Divine Visitation; Archangel of Thune; Suture Priest
Rhys the Redeemed|tokens elves|Cathars' Crusade; Parallel Lives; Doubling Season; Anointed Procession; Second Harvest; Earthcraft; March of the Multitudes
Selvala, Explorer Returned|grouphug bigmana|Sensei's Divining Top; Genesis Wave; Staff of Domination; Vorinclex, Voice of Hunger; Umbral Mantle
Captain Sisay|legends stax|Paradox Engine; Gaea's Cradle; Avacyn, Angel of Hope; Selvala, Heart of the Wilds; Serra's Sanctum; Day of Destiny; Karakas
Arahbo, Roar of the World|cats voltron|Brimaz, King of Oreskos; Regal Caracal; Leonin Warleader; White Sun's Zenith; Oreskos Explorer; Qasali Slingers; Mirri, Weatherlight Duelist
Sigarda, Host of Herons|voltron angels|Ethereal Armor; Bear Umbra; Daybreak Coronet; Spirit Mantle; Ancestral Mask
Saffi Eriksdotter|reanimator|Sun Titan; Karmic Guide; Reveillark; Renegade Rallier; Survival of the Fittest; Eternal Witness
Karametra, God of Harvests|lands enchantress gods|Rampaging Baloths; Emeria Angel; Courser of Kruphix; Avenger of Zendikar; Beast Whisperer; Setessan Champion
Emmara, Soul of the Accord|tokens|
Gaddock Teeg|stax|
Lathiel, the Bounteous Dawn|lifegain counters|Soul Warden; Essence Warden; Archangel of Thune; Hardened Scales; Heliod, Sun-Crowned; Voice of the Blessed; Trelasarra, Moon Dancer
Karlov of the Ghost Council|lifegain voltron|Soul Warden; Soul's Attendant; Suture Priest; Authority of the Consuls; Blind Obedience; Serra Ascendant; Cliffhaven Vampire; Auriok Champion
Ayli, Eternal Pilgrim|lifegain aristocrats|Felidar Sovereign; Ophiomancer; Serra Ascendant; Blood Artist; Children of Korlis
Obzedat, Ghost Council|lifegain blink|
Teysa, Orzhov Scion|aristocrats spirits|Darkest Hour; Bitterblossom; Twilight Drover; Blood Artist; Ophiomancer
Queen Marchesa|politics aristocrats|Palace Jailer; Ghostly Prison; Marchesa's Decree; Palace Sentinels; Disrupt Decorum; Mother of Runes; Throne of the High City; Crackling Doom
Amalia Benavides Aguirre|vampires lifegain|
Mizzix of the Izmagnus|spellslinger storm|Comet Storm; Mizzix's Mastery; Reiterate; Epic Experiment; Thousand-Year Storm; Stroke of Genius; Blue Sun's Zenith; Expansion // Explosion
Jhoira, Weatherlight Captain|artifacts storm|Etherium Sculptor; Foundry Inspector; Paradoxical Outcome; Aetherflux Reservoir; Sai, Master Thopterist; Mox Opal; Jhoira's Familiar; Sensei's Divining Top
The Locust God|wheels tokens|Windfall; Wheel of Fortune; Skullclamp; Kindred Discovery; Ashnod's Altar; Shared Animosity; Purphoros, God of the Forge; Echo of Eons
Melek, Izzet Paragon|spellslinger topdeck|Mystical Tutor; Swarm Intelligence; Scroll Rack; Thousand-Year Storm; Turnabout
Adeliz, the Cinder Wind|wizards spellslinger|Naban, Dean of Iteration; Young Pyromancer; Harmonic Prodigy; Stormwing Entity; Delver of Secrets // Insectile Aberration
Veyran, Voice of Duality|spellslinger|Guttersnipe; Young Pyromancer; Storm-Kiln Artist; Harmonic Prodigy; Archmage Emeritus; Electrostatic Field; Kessig Flamebreather
Keranos, God of Storms|topdeck burn|Sensei's Divining Top; Scroll Rack; Blood Moon
Kykar, Wind's Fury|spellslinger spirits storm|Jeskai Ascendancy; Monastery Mentor; Murmuring Mystic; Young Pyromancer; Sensei's Divining Top; Curiosity; Intangible Virtue
Hapatra, Vizier of Poisons|snakes counters|Nest of Scarabs; Blowfly Infestation; Necroskitter; Black Sun's Zenith; Archfiend of Ifnir; Contagion Engine; Carnifex Demon; Soul-Scar Mage
Jarad, Golgari Lich Lord|reanimator elves|Lord of Extinction; Buried Alive; Splinterfright; Boneyard Wurm; Phyrexian Dreadnought; Mesmeric Orb; Living Death
Slimefoot, the Stowaway|squirrels tokens aristocrats|Tendershoot Dryad; Sporemound; Parallel Lives; Blood Artist; Mycoloth; Thallid Shell-Dweller; Utopia Mycon; Deathspore Thallid
Savra, Queen of the Golgari|aristocrats|
Grist, the Hunger Tide|aristocrats reanimator tokens|Hornet Queen; Grist, the Hunger Tide; Blood Artist; Vraska, Golgari Queen; Skullclamp; Hogaak, Arisen Necropolis
Hogaak, Arisen Necropolis|reanimator cedh aristocrats|Altar of Dementia; Carrion Feeder; Gravecrawler; Bloodghast; Vengevine; Buried Alive; Greater Good
Iroas, God of Victory|soldiers tokens politics|Hero of Bladehold; Aurelia, the Warleader; Hellrider; Assemble the Legion; Odric, Lunarch Marshal; Iroas's Champion; Brave the Sands
Aurelia, the Warleader|angels voltron soldiers|Aggravated Assault; Waves of Aggression; World at War; Gisela, Blade of Goldnight; Helm of the Host; Hellkite Charger
Tajic, Legion's Edge|soldiers voltron|Blasphemous Act; Brash Taunter; Boros Reckoner; Legion's Landing // Adanto, the First Fort
Gisela, Blade of Goldnight|angels burn politics|Stuffy Doll; Boros Reckoner; Blasphemous Act; Aurelia, the Warleader; Heartless Hidetsugu
Depala, Pilot Exemplar|vehicles|Veteran Motorist; Sram, Senior Edificer; Smuggler's Copter; Heart of Kiran; Start Your Engines; Siege Modification; Aradara Express; Untethered Express
Feather, the Redeemed|spellslinger voltron|Reckless Rage; Defiant Strike; Expedite; Crimson Wisps; Sunhome Stalwart; Monastery Mentor; Young Pyromancer; Guttersnipe; Ephemerate; Boros Charm
Bruenor Battlehammer|equipment voltron|Colossus Hammer; Puresteel Paladin; Hammer of Nazahn; Sigarda's Aid; Sunforger; Valduk, Keeper of the Flame; Embercleave
Tatyova, Benthic Druid|lands merfolk|Azusa, Lost but Seeking; Retreat to Coralhelm; Avenger of Zendikar; Rampaging Baloths; Roil Elemental; Scute Swarm; Abundance; Trade Routes; Lotus Cobra
Aesi, Tyrant of Gyre Strait|lands seamonsters|Avenger of Zendikar; Scute Swarm; Wayward Swordtooth; Rampaging Baloths; Stormtide Leviathan; Roil Elemental
Edric, Spymaster of Trest|faeries politics elves|Time Warp; Elusive Spellfist; Triton Shorestalker; Cloud of Faeries; Spectral Sailor; Slither Blade; Scryb Sprites; Coastal Piracy
Momir Vig, Simic Visionary|elves bigmana|
Prime Speaker Zegana|bigmana counters merfolk|Craterhoof Behemoth; Deadeye Navigator; Zegana, Utopian Speaker; Greater Good
Vorel of the Hull Clade|counters|Doubling Season; Deepglow Skate; Contagion Engine; Everflowing Chalice; Gyre Sage; Chasm Skulker; Sage of Hours
Kumena, Tyrant of Orazca|merfolk|Lord of Atlantis; Master of the Pearl Trident; Merfolk Mistbinder; Merrow Reejerey; Deeproot Waters; Silvergill Adept; Seafloor Oracle; Coralhelm Commander
Hakbal of the Surging Soul|merfolk counters|Merfolk Mistbinder; Merrow Reejerey; Tatyova, Benthic Druid; Deeproot Waters; Simic Ascendancy; Seafloor Oracle
Arixmethes, Slumbering Isle|seamonsters bigmana|Stormtide Leviathan; Quest for Ula's Temple; Scourge of Fleets; Tromokratis; Kiora, the Crashing Wave; Inkwell Leviathan; Lorthos, the Tidemaker
Lonis, Cryptozoologist|blink|
Oloro, Ageless Ascetic|lifegain stax|Well of Lost Dreams; Sanguine Bond; Exquisite Blood; Felidar Sovereign; Vito, Thorn of the Dusk Rose; Test of Endurance; Serra Ascendant; Aetherflux Reservoir
Sharuum the Hegemon|artifacts sphinxes reanimator|Magister Sphinx; Sphinx of the Steel Wind; Time Sieve; Disciple of the Vault; Phyrexian Metamorph; Thopter Foundry; Ethersworn Adjudicator; Bitter Ordeal
Aminatou, the Fateshifter|blink topdeck|Felidar Guardian; Spark Double; Terminus; Temporal Mastery; Entreat the Angels; Oath of Teferi; Cloudblazer; Altar of the Brood
Alela, Artful Provocateur|faeries artifacts enchantress|Bident of Thassa; Coastal Piracy; Intangible Virtue; Thopter Spy Network; Bitterblossom; Favorable Winds; Sai, Master Thopterist
Raffine, Scheming Seer|reanimator ninjas|Triton Shorestalker; Changeling Outcast; Archon of Cruelty; Slither Blade; Elesh Norn, Mother of Machines; Reanimate; Faerie Seer; Esper Sentinel
Tivit, Seller of Secrets|cedh artifacts politics|Time Sieve; Expropriate; Academy Manufactor; Displacer Kitten; Council's Judgment; Capital Punishment; Ephemerate
Varina, Lich Queen|zombies|Cryptbreaker; Gravecrawler; Wayward Servant; Undead Augur; Lord of the Accursed; Vengeful Dead; Diregraf Captain; God-Eternal Bontu
Sen Triplets|chaos stax artifacts|Thief of Sanity; Hostage Taker; Teferi's Puzzle Box; Praetor's Grasp; Windfall
Yennett, Cryptic Sovereign|topdeck sphinxes|Sensei's Divining Top; Scroll Rack; Draco; Time Stretch; Enter the Infinite; Expropriate; Sphinx of Uthuun
Kess, Dissident Mage|spellslinger cedh storm|Underworld Breach; Mizzix's Mastery; Thassa's Oracle; Demonic Consultation; Past in Flames; Frantic Search; Dark Ritual
Inalla, Archmage Ritualist|wizards spellslinger|Dualcaster Mage; Naban, Dean of Iteration; Archaeomancer; Wanderwine Prophets; Spellseeker; Bloodline Necromancer; Kindred Discovery; Thassa's Oracle
Marchesa, the Black Rose|aristocrats counters wizards|Viscera Seer; Unspeakable Symbol; Zealous Conscripts; Flesh Carver; Ashnod's Altar; Treasonous Ogre; Metallic Mimic; Sage of Fables
Thraximundar|zombies demons aristocrats|
Admiral Beckett Brass|pirates|Dire Fleet Ravager; Hostage Taker; Captivating Crew; Dire Fleet Captain; Coastal Piracy; Bident of Thassa; Metallic Mimic; Revel in Riches
Nicol Bolas, the Ravager // Nicol Bolas, the Arisen|superfriends wheels dragons|Waste Not; Nicol Bolas, Dragon-God; The Elderspell; Spark Double
Prossh, Skyraider of Kher|aristocrats tokens dragons|Food Chain; Goblin Bombardment; Beastmaster Ascension; Purphoros, God of the Forge; Zulaport Cutthroat; Phyrexian Altar; Eternal Scourge; Skullclamp; Impact Tremors
Karrthus, Tyrant of Jund|dragons|Dragon Tempest; Dragonlord's Servant; Dragonspeaker Shaman; Utvara Hellkite; Scourge of Valkas; Savage Ventmaw
Vaevictis Asmadi, the Dire|chaos aristocrats|
Darigaaz Reincarnated|dragons|
Ziatora, the Incinerator|aristocrats bigmana|Ghalta, Primal Hunger; Malignus; Mayhem Devil; Phyrexian Dreadnought; Rishkar's Expertise
Marath, Will of the Wild|counters tokens|Cathars' Crusade; Doubling Season; Hardened Scales; Juniper Order Ranger; Mana Echoes; Ashnod's Altar; Purphoros, God of the Forge
Mayael the Anima|bigmana dinosaurs|Sensei's Divining Top; Scroll Rack; Worldspine Wurm; Avenger of Zendikar; Illusionist's Bracers; Blightsteel Colossus; Hellkite Tyrant; Ulamog, the Ceaseless Hunger
Jetmir, Nexus of Revels|tokens cats dogs|Scute Swarm; Tendershoot Dryad; Doubling Season; Anointed Procession; Adeline, Resplendent Cathar; Hero of Bladehold; Felidar Retreat; Jinnie Fay, Jetmir's Second
Jinnie Fay, Jetmir's Second|tokens cats dogs|Academy Manufactor; Tireless Provisioner; Doubling Season; Xorn; Parallel Lives
Rin and Seri, Inseparable|cats dogs tokens|Brimaz, King of Oreskos; Regal Caracal; Leonin Warleader; Anointed Procession; Mowu, Loyal Companion; Alpine Houndmaster; Pack Leader
Zacama, Primal Calamity|dinosaurs bigmana|Temur Sabertooth; Regisaur Alpha; Savage Ventmaw; Otepec Huntmaster; Mirari's Wake; Zendikar Resurgent
Gahiji, Honored One|beasts politics tokens|
Ghired, Conclave Exile|tokens|Feldon of the Third Path; Trostani's Summoner; Anointed Procession; Doubling Season; Helm of the Host; Mirror March; Growing Ranks
Samut, Voice of Dissent|voltron|
Uril, the Miststalker|voltron enchantress|Rancor; Bear Umbra; Daybreak Coronet; Spirit Mantle; Shield of the Oversoul; Runes of the Deus; Eldrazi Conscription; Ethereal Armor
Animar, Soul of Elements|bigmana elementals hydras|Ancestral Statue; Purphoros, God of the Forge; Beast Whisperer; Imperial Recruiter; Peregrine Drake; Phyrexian Metamorph; Walking Ballista; Cloud of Faeries
Maelstrom Wanderer|chaos bigmana elementals|Avenger of Zendikar; Etherium-Horn Sorcerer; Sensei's Divining Top; Craterhoof Behemoth; Bloodbraid Elf; Deadeye Navigator
Riku of Two Reflections|spellslinger blink|Eternal Witness; Avenger of Zendikar; Time Warp; Cultivate; Mana Reflection; Palinchron
Xyris, the Writhing Storm|wheels snakes grouphug|Windfall; Wheel of Fortune; Reforge the Soul; Impact Tremors; Purphoros, God of the Forge; Kindred Discovery; Consecrated Sphinx; Beastmaster Ascension
Kalamax, the Stormsire|spellslinger|Twincast; Reverberate; Fork; Increasing Vengeance; Chaos Warp; Growth Spiral; Seedborn Muse; Thousand-Year Storm
Surrak Dragonclaw|bigmana|
Yasova Dragonclaw|chaos|
Intet, the Dreamer|topdeck dragons|
Kadena, Slinking Sorcerer|bigmana|
Sidisi, Brood Tyrant|reanimator zombies mill|Mesmeric Orb; Stitcher's Supplier; Satyr Wayfinder; Living Death; Gravecrawler; Altar of Dementia; Hermit Druid; Splinterfright; Lord of Extinction
Tasigur, the Golden Fang|cedh reanimator politics|Seedborn Muse; Hermit Druid; Thassa's Oracle; Training Grounds; Freed from the Real; Wilderness Reclamation
The Mimeoplasm|reanimator mill|Buried Alive; Lord of Extinction; Entomb; Skithiryx, the Blight Dragon; Triskelion; Living Death; Mesmeric Orb; Phyrexian Devourer
Damia, Sage of Stone|wheels bigmana|
Zaxara, the Exemplary|hydras bigmana counters|Genesis Hydra; Hydroid Krasis; Villainous Wealth; Exsanguinate; Torment of Hailfire; Unbound Flourishing; Freed from the Real; Pemmin's Aura; Mistcutter Hydra; Lifeblood Hydra
Volrath, the Shapestealer|counters|
Alesha, Who Smiles at Death|aristocrats reanimator humans|Master of Cruelties; Karmic Guide; Recruiter of the Guard; Zealous Conscripts; Fleshbag Marauder; Sun Titan; Silverblade Paladin
Zurgo Helmsmasher|voltron equipment|Worldslayer; Hero's Blade; Grafted Exoskeleton; Wrath of God; Armageddon; Mizzium Mortars
Mathas, Fiend Seeker|politics|
Licia, Sanguine Tribune|vampires lifegain|
Kelsien, the Plague|humans|
Jirina Kudro|humans tokens|Thalia's Lieutenant; Winota, Joiner of Forces; Adeline, Resplendent Cathar; Xathrid Necromancer; Hanweir Garrison; Heron's Grace Champion
Dihada, Binder of Wills|legends|Search for Glory; Bladewing's Thrall; Avacyn, Angel of Hope; Vilis, Broker of Blood; Victimize; Griselbrand
Narset, Enlightened Master|spellslinger superfriends|Seize the Day; Relentless Assault; Time Warp; Omniscience; Enter the Infinite; Savage Beating; Waves of Aggression; Temporal Mastery; Expropriate
Zedruu the Greathearted|grouphug politics|Statecraft; Illusions of Grandeur; Aggressive Mining; Howling Mine; Steel Golem; Humble Defector; Puca's Mischief
Elsha of the Infinite|spellslinger topdeck storm|Sensei's Divining Top; Monastery Mentor; Jeskai Ascendancy; Scroll Rack; Future Sight; Aetherflux Reservoir; Mystic Forge
Ruhan of the Fomori|giants voltron|
Shu Yun, the Silent Tempest|voltron spellslinger|
Rafiq of the Many|voltron equipment|Finest Hour; Battle Mastery; Steel of the Godhead; Shield of the Oversoul; Noble Hierarch; Sword of Feast and Famine; Invisible Stalker; Bear Umbra
Derevi, Empyrial Tactician|stax birds faeries|Winter Orb; Static Orb; Stasis; Edric, Spymaster of Trest; Bloom Tender; Beastmaster Ascension; Coastal Piracy
Roon of the Hidden Realm|blink|Mulldrifter; Deadeye Navigator; Eternal Witness; Thousand-Year Elixir; Seedborn Muse; Acidic Slime; Avenger of Zendikar; Stonehorn Dignitary
Jenara, Asura of War|counters angels voltron|Hardened Scales; Doubling Season; Ajani, Mentor of Heroes
Estrid, the Masked|enchantress superfriends|Enchantress's Presence; Argothian Enchantress; Eidolon of Blossoms; Utopia Sprawl; Overgrowth; Wild Growth; Bear Umbra
Tuvasa the Sunlit|enchantress voltron|Ethereal Armor; All That Glitters; Ancestral Mask; Enchantress's Presence; Satyr Enchanter; Eidolon of Blossoms; Bear Umbra
Phelddagrif|grouphug|Howling Mine; Rites of Flourishing; Collective Voyage; Tempt with Discovery; Minds Aglow; Dictate of Kruphix
Doran, the Siege Tower|walls treefolk|Assault Formation; Treefolk Harbinger; High Alert; Wall of Omens; Indomitable Ancients; Tree of Redemption; Axebane Guardian; Tower Defense
Karador, Ghost Chieftain|reanimator spirits|Sun Titan; Saffi Eriksdotter; Karmic Guide; Eternal Witness; Buried Alive; Satyr Wayfinder; Sheoldred, Whispering One; Fauna Shaman
Anafenza, the Foremost|counters|
Kethis, the Hidden Hand|legends|Mox Amber; Reki, the History of Kamigawa; Captain Sisay; Teshar, Ancestor's Apostle; Time of Need
Tayam, Luminous Enigma|counters reanimator|
Child of Alara|lands|Crucible of Worlds; Life from the Loam; Splendid Reclamation; Titania, Protector of Argoth; Amulet of Vigor; Maze of Ith
Scion of the Ur-Dragon|dragons reanimator|Dragon Tempest; Skithiryx, the Blight Dragon; Moltensteel Dragon; Teneb, the Harvester; Living Death; Bladewing the Risen; Animate Dead; Reanimate
Progenitus|hydras|
Horde of Notions|elementals reanimator|Mulldrifter; Risen Reef; Shriekmaw; Maelstrom Wanderer; Flamekin Harbinger; Avenger of Zendikar; Omnath, Locus of Rage
Jodah, Archmage Eternal|bigmana eldrazi|Ulamog, the Infinite Gyre; Kozilek, Butcher of Truth; Fist of Suns; Blightsteel Colossus; Progenitus; Omniscience; Enter the Infinite
Ramos, Dragon Engine|counters spellslinger dragons|Bring to Light; Niv-Mizzet Reborn; Maelstrom Nexus; Transguild Courier; Supreme Verdict
Niv-Mizzet Reborn|spellslinger cedh|Bring to Light; Assassin's Trophy; Growth Spiral; Supreme Verdict; Ephemerate; Expressive Iteration; Abrupt Decay; Lightning Helix
Sliver Queen|slivers tokens|Mana Echoes; Training Grounds; Ashnod's Altar; Gemhide Sliver; Sliver Overlord
Tiamat|dragons gods|Dragon Tempest; Scourge of Valkas; Terror of the Peaks; Dragonlord's Servant; Urza's Incubator; Moltensteel Dragon; Old Gnawbone
Esika, God of the Tree // The Prismatic Bridge|gods superfriends legends bigmana|Omniscience; The Chain Veil; Oath of Teferi; Doubling Season
Cromat|legends|
Yidris, Maelstrom Wielder|chaos wheels storm|Wheel of Fortune; Windfall; Maelstrom Nexus; Grapeshot; Shardless Agent; Bloodbraid Elf; Whispering Madness
Saskia the Unyielding|infect humans voltron|Triumph of the Hordes; Rafiq of the Many; Blightsteel Colossus; Grafted Exoskeleton; Hellkite Charger; Xenagos, God of Revels; Phyrexian Hydra; Berserk
Kynaios and Tiro of Meletis|grouphug lands politics|Howling Mine; Rites of Flourishing; Collective Voyage; Dictate of Kruphix; Tempt with Discovery; Ghostly Prison; Avenger of Zendikar; Oracle of Mul Daya
Atraxa, Grand Unifier|blink bigmana reanimator|Deadeye Navigator; Eldrazi Displacer; Ephemerate; Food Chain; Soulherder; Panharmonicon
Aragorn, the Uniter|humans legends tokens|Flowering of the White Tree; Expressive Iteration; Boros Charm; Growth Spiral; Lightning Helix
Kozilek, Butcher of Truth|eldrazi|Ulamog, the Infinite Gyre; Conduit of Ruin; Eldrazi Temple; All Is Dust; Thran Dynamo; Metalworker; Forsaken Monument
Kozilek, the Great Distortion|eldrazi artifacts|Conduit of Ruin; Thought-Knot Seer; Reality Smasher; Matter Reshaper; Endbringer; Mystic Forge; Forsaken Monument
Ulamog, the Ceaseless Hunger|eldrazi|Kozilek, Butcher of Truth; Void Winnower; Conduit of Ruin; Eldrazi Temple; Metalworker; Oblivion Sower
Emrakul, the Promised End|eldrazi|Kozilek, the Great Distortion; Oblivion Sower; Eldrazi Temple; Conduit of Ruin
Zhulodok, Void Gorger|eldrazi|Ulamog, the Ceaseless Hunger; Kozilek, Butcher of Truth; It That Betrays; Desolation Twin; Artisan of Kozilek; Pathrazer of Ulamog; Flayer of Loyalties; Skittering Cicada; Forsaken Monument
Traxos, Scourge of Kroog|artifacts|Unwinding Clock; Voltaic Key; Clock of Omens; Voltaic Construct; Mystic Forge
Teferi, Temporal Archmage|stax artifacts superfriends|The Chain Veil; Stasis; Winter Orb; Isochron Scepter; Dramatic Reversal
Freyalise, Llanowar's Fury|elves bigmana|Elvish Archdruid; Priest of Titania; Doubling Season; Craterhoof Behemoth; Imperious Perfect
Nahiri, the Lithomancer|equipment|Stoneforge Mystic; Argentum Armor; Puresteel Paladin; Hammer of Nazahn; Kemba, Kha Regent
Ob Nixilis of the Black Oath|demons devotion|Rune-Scarred Demon; Crypt Ghast; Gray Merchant of Asphodel
Saheeli, the Gifted|artifacts|Etherium Sculptor; Foundry Inspector; Myr Battlesphere; Sai, Master Thopterist; Hellkite Igniter; Thopter Spy Network
Commodore Guff|superfriends|The Chain Veil; Oath of Teferi; Spark Double; Deploy the Gatewatch; Narset, Parter of Veils
Bruse Tarl, Boorish Herder + Yoshimaru, Ever Faithful|legends voltron|Mox Amber; Embercleave; Kari Zev, Skyship Raider
Tana, the Bloodsower + Yoshimaru, Ever Faithful|tokens legends|Xenagos, God of Revels; Jetmir, Nexus of Revels; Champion of Lambholt
Rograkh, Son of Rohgahh + Silas Renn, Seeker Adept|cedh artifacts|Culling the Weak; Ad Nauseam; Mox Opal; Underworld Breach; Springleaf Drum; Ragavan, Nimble Pilferer
Rograkh, Son of Rohgahh + Thrasios, Triton Hero|cedh|Neoform; Eldritch Evolution; Gaea's Cradle
Rograkh, Son of Rohgahh + Ardenn, Intrepid Archaeologist|equipment voltron|Colossus Hammer; Sigarda's Aid; Puresteel Paladin; Embercleave; Sword of Feast and Famine; Hammer of Nazahn
Ardenn, Intrepid Archaeologist + Kediss, Emberclaw Familiar|equipment voltron|Colossus Hammer; Argentum Armor; Loxodon Warhammer
Malcolm, Keen-Eyed Navigator + Kediss, Emberclaw Familiar|pirates artifacts|Glint-Horn Buccaneer; Dire Fleet Daredevil; Reckless Fireweaver; Storm-Kiln Artist
Malcolm, Keen-Eyed Navigator + Breeches, Brazen Plunderer|pirates chaos|Captain Lannery Storm; Coastal Piracy; Glint-Horn Buccaneer; Siren Stormtamer
Malcolm, Keen-Eyed Navigator + Vial Smasher the Fierce|pirates cedh|Glint-Horn Buccaneer; Underworld Breach
Malcolm, Keen-Eyed Navigator + Francisco, Fowl Marauder|pirates|Hostage Taker; Siren Stormtamer; Bident of Thassa
Krark, the Thumbless + Sakashima of a Thousand Faces|storm spellslinger|Krark's Thumb; Storm-Kiln Artist; Veyran, Voice of Duality; Harmonic Prodigy; Birgi, God of Storytelling // Harnfel, Horn of Bounty; Rite of Flame
Kodama of the East Tree + Sakashima of a Thousand Faces|lands bigmana|Avenger of Zendikar; Spark Double; Scute Swarm; Tireless Provisioner
Kodama of the East Tree + Tana, the Bloodsower|tokens lands|Avenger of Zendikar; Ancient Greenwarden; Scute Swarm
Tormod, the Desecrator + Tymna the Weaver|zombies aristocrats|Gravecrawler; Syr Konrad, the Grim; Life from the Loam; Desecrated Tomb
Tevesh Szat, Doom of Fools + Thrasios, Triton Hero|cedh|
Tevesh Szat, Doom of Fools + Kraum, Ludevic's Opus|cedh|
Jeska, Thrice Reborn + Ishai, Ojutai Dragonspeaker|voltron|Steel of the Godhead; Aqueous Form; Whispersilk Cloak
Dargo, the Shipwrecker + Jeska, Thrice Reborn|voltron aristocrats|
Vial Smasher the Fierce + Thrasios, Triton Hero|cedh chaos|
Vial Smasher the Fierce + Tana, the Bloodsower|aristocrats tokens|
Reyhan, Last of the Abzan + Ishai, Ojutai Dragonspeaker|counters|Hardened Scales; Winding Constrictor; The Ozolith; Deepglow Skate
Ikra Shidiqi, the Usurper + Ishai, Ojutai Dragonspeaker|lifegain walls|
Ravos, Soultender + Tymna the Weaver|aristocrats lifegain|Viscera Seer; Blood Artist; Doomed Traveler
Akiri, Line-Slinger + Silas Renn, Seeker Adept|equipment artifacts|Cranial Plating; Colossus Hammer; Scrap Trawler; Sword of the Meek
Sidar Kondo of Jamuraa + Tymna the Weaver|humans|
Sidar Kondo of Jamuraa + Tana, the Bloodsower|tokens|
Kydele, Chosen of Kruphix + Thrasios, Triton Hero|bigmana cedh|Freed from the Real; Staff of Domination; Umbral Mantle; Pemmin's Aura
Ludevic, Necro-Alchemist + Kraum, Ludevic's Opus|wheels burn|
Halana, Kessig Ranger + Alena, Kessig Trapper|bigmana hydras|Ghalta, Primal Hunger; Goreclaw, Terror of Qal Sisma; Rishkar's Expertise
Toggo, Goblin Weaponsmith + Tymna the Weaver|equipment|
Toggo, Goblin Weaponsmith + Ardenn, Intrepid Archaeologist|equipment lands|
Miara, Thorn of the Glade + Numa, Joraga Chieftain|elves|Elvish Archdruid; Priest of Titania; Elvish Promenade; Imperious Perfect
Gilanra, Caller of Wirewood + Malcolm, Keen-Eyed Navigator|bigmana|
Anara, Wolvid Familiar + Keleth, Sunmane Familiar|counters voltron|
Armix, Filigree Thrasher + Silas Renn, Seeker Adept|artifacts|
Esior, Wardwing Familiar + Ardenn, Intrepid Archaeologist|equipment voltron|Colossus Hammer; Steel of the Godhead; Sigarda's Aid
Livio, Oathsworn Sentinel + Sakashima of a Thousand Faces|blink|
Rebbec, Architect of Ascension + Silas Renn, Seeker Adept|artifacts|Thopter Foundry; Sword of the Meek; Time Sieve
Pir, Imaginative Rascal + Toothy, Imaginary Friend|counters blink|Hardened Scales; Simic Ascendancy; Cytoplast Root-Kin; Deepglow Skate; Displace; Ghostly Flicker; Chasm Skulker
Will Kenrith + Rowan Kenrith|superfriends spellslinger|The Chain Veil; Thousand-Year Storm; Spark Double; Oath of Teferi
Okaun, Eye of Chaos + Zndrsplt, Eye of Wisdom|chaos voltron|Krark's Thumb; Chance Encounter; Fiery Gambit; Mana Clash; Tavern Scoundrel; Stitch in Time
Pako, Arcane Retriever + Haldan, Avid Arcanist|chaos voltron dogs|Sword of Feast and Famine; Aggravated Assault; Lightning Greaves
Brallin, Skyshark Rider + Shabraz, the Skyshark|wheels|Windfall; Wheel of Fortune; Curiosity; Drannith Stinger; Glint-Horn Buccaneer; Faithless Looting
Cazur, Ruthless Stalker + Ukkima, Stalking Shadow|counters|
Regna, the Redeemer + Krav, the Unredeemed|lifegain tokens aristocrats|Soul Warden; Anointed Procession; Suture Priest; Divine Visitation
Gorm the Great + Virtus the Veiled|voltron|Basilisk Collar; Whispersilk Cloak; Quietus Spike
Sylvia Brightspear + Khorvath Brightflame|knights dragons|Dragon Tempest; Knight Exemplar; Scourge of Valkas
Frodo, Adventurous Hobbit + Sam, Loyal Attendant|lifegain|
Wilson, Refined Grizzly + Sword Coast Sailor|voltron|Snake Umbra; Bear Umbra; Blackblade Reforged
Wilson, Refined Grizzly + Raised by Giants|voltron|Bear Umbra; Rancor; Snake Umbra
Gut, True Soul Zealot + Inspiring Leader|tokens goblins|
Gut, True Soul Zealot + Agent of the Iron Throne|artifacts aristocrats|
Erinis, Gloom Stalker + Street Urchin|lands|
Abdel Adrian, Gorion's Ward + Candlekeep Sage|blink|Cloudshift; Ephemerate; Soulherder; Eerie Interlude
Abdel Adrian, Gorion's Ward + Agent of the Iron Throne|blink aristocrats|
Lae'zel, Vlaakith's Champion + Folk Hero|counters|
Karlach, Fury of Avernus + Far Traveler|voltron|
Jaheira, Friend of the Forest + Master Chef|tokens|
Zellix, Sanity Flayer + Cultist of the Absolute|mill|
Gale, Waterdeep Prodigy + Scion of Halaster|spellslinger|
Ganax, Astral Hunter + Acolyte of Bahamut|dragons|Dragon Tempest; Terror of the Peaks; Old Gnawbone
Vhal, Candlekeep Researcher + Noble Heritage|topdeck|
Cecily, Haunted Mage + Othelm, Sigardian Outcast|wheels|
Bjorna, Nightfall Alchemist + Wernog, Rider's Chaplain|artifacts blink|
Cecily, Haunted Mage + Wernog, Rider's Chaplain|wheels artifacts|
Elmar, Ulvenwald Informant + Hargilde, Kindly Runechanter|artifacts|
The Tenth Doctor + Sarah Jane Smith|chaos|
The Thirteenth Doctor + Yasmin Khan|counters|
The Fourth Doctor + Sarah Jane Smith|legends|
The War Doctor + K-9, Mark I|chaos|
The Ninth Doctor + Tegan Jovanka|chaos|
The Fugitive Doctor + K-9, Mark I|chaos|
The Twelfth Doctor + Clara Oswald|chaos|
The First Doctor + Ace, Fearless Rebel|artifacts|
Syr Gwyn, Hero of Ashvale|knights equipment|Colossus Hammer; Embercleave; Sunforger; Inspiring Veteran; Acclaimed Contender; Hammer of Nazahn; Knight of the White Orchid
Aryel, Knight of Windgrace|knights tokens|Knight Exemplar; Haakon, Stromgald Scourge; Valiant Knight; Josu Vess, Lich Knight
Ulrich of the Krallenhorde // Ulrich, Uncontested Alpha|werewolves|Immerwolf; Moonmist; Huntmaster of the Fells // Ravager of the Fells; Kruin Outlaw // Terror of Kruin Pass; Full Moon's Rise
Tovolar, Dire Overlord // Tovolar, the Midnight Scourge|werewolves|Immerwolf; Huntmaster of the Fells // Ravager of the Fells; Howlpack Resurgence; Nightpack Ambusher; Kruin Outlaw // Terror of Kruin Pass
Neheb, the Worthy|minotaurs|Rageblood Shaman; Kragma Warcaller; Ragemonger; Fanatic of Mogis; Didgeridoo
Gargos, Vicious Watcher|hydras voltron|Kalonian Hydra; Primordial Hydra; Heroes' Bane; Genesis Hydra; Unbound Flourishing
Sosuke, Son of Seshiro|snakes|Seshiro the Anointed; Patron of the Orochi; Hooded Hydra; Ohran Viper
Omnath, Locus of the Roil|elementals lands|Risen Reef; Mulldrifter; Titania, Protector of Argoth; Avenger of Zendikar
Omnath, Locus of Rage|lands elementals|Avenger of Zendikar; Titania, Protector of Argoth; Perilous Forays; Warstorm Surge; Zendikar's Roil
Phylath, World Sculptor|lands elementals|
Slogurk, the Overslime|lands|Life from the Loam; Dakmor Salvage; Ramunap Excavator; Splendid Reclamation
Soul of Windgrace|lands|
Magus Lucea Kane|hydras|
Ghyrson Starn, Kelermorph|burn spellslinger|Electrostatic Field; Firebrand Archer; Guttersnipe; Kessig Flamebreather; Thermo-Alchemist; Pyrohemia
Balmor, Battlemage Captain|spellslinger birds tokens|Young Pyromancer; Third Path Iconoclast; Talrand, Sky Summoner; Murmuring Mystic
Dina, Soul Steeper|lifegain aristocrats|Blood Artist; Zulaport Cutthroat; Essence Warden; Exquisite Blood; Marauding Blight-Priest
Breena, the Demagogue|politics counters|
Kwain, Itinerant Meddler|grouphug|
Orvar, the All-Form|spellslinger|
Lord Skitter, Sewer King|rats|
Karumonix, the Rat King|rats infect|
Obyra, Dreaming Duelist|faeries|
Lurrus of the Dream-Den|aristocrats|
Phage the Untouchable|devotion|
Zirda, the Dawnwaker|artifacts|
Yorion, Sky Nomad|birds blink|
Jegantha, the Wellspring|bigmana|
Gyruda, Doom of Depths|reanimator blink|Spark Double; Phyrexian Metamorph; Sakashima's Student; Clone
Obosh, the Preypiercer|burn|
Umori, the Collector|bigmana|
Kaheera, the Orphanguard|cats dinosaurs|
Keruga, the Macrosage|bigmana|
Lutri, the Spellchaser|spellslinger|
Sauron, the Dark Lord|wheels chaos|Reanimate; Windfall; Wheel of Fortune
Urza, Chief Artificer|artifacts tokens|Etherium Sculptor; Cranial Plating; Myr Battlesphere; Master of Etherium; Thopter Foundry
Stella Lee, Wild Card|spellslinger storm|Twincast; Dualcaster Mage; Storm-Kiln Artist
Slimefoot and Squee|reanimator aristocrats|Greater Good; Living Death; Victimize
Klothys, God of Destiny|burn|
Henzie "Toolbox" Torre|reanimator bigmana|Greater Good; Avenger of Zendikar; Terastodon
Marneus Calgar|tokens artifacts|Anointed Procession; Secure the Wastes; Academy Manufactor
Ellivere of the Wild Court|enchantress voltron|Enchantress's Presence; Sythis, Harvest's Hand; Ethereal Armor
Koma, Cosmos Serpent|bigmana seamonsters|
The Wise Mothman|mill counters|Mesmeric Orb; Altar of Dementia; Hardened Scales
Caesar, Legion's Emperor|tokens soldiers|Impact Tremors; Anointed Procession; Goblin Bombardment
Dogmeat, Ever Loyal|voltron enchantress|Rancor; Bear Umbra; Sram, Senior Edificer
Greasefang, Okiba Boss|vehicles|Parhelion II; Skysovereign, Consul Flagship; Faithless Looting
Ghalta and Mavren|dinosaurs vampires|
Shalai and Hallar|counters|Hardened Scales; All Will Be One; Cathars' Crusade
Hinata, Dawn-Crowned|spellslinger|Magma Opus; Crackle with Power; Curse of the Swine
Rielle, the Everwise|wheels spellslinger|Windfall; Wheel of Fortune; Faithless Looting
Sefris of the Hidden Ways|reanimator|
Osgir, the Reconstructor|artifacts|Ichor Wellspring; Wurmcoil Engine; Trash for Treasure
Tom Bombadil|legends|
Lord of the Nazgûl|spellslinger|
Anikthea, Hand of Erebos|enchantress reanimator|Enchantress's Presence; Doomwake Giant; Starfield of Nyx
Aragorn, King of Gondor|politics humans|
Falco Spara, Pactweaver|counters|
Elminster|spellslinger|
Tasha, the Witch Queen|chaos|
Nikara, Lair Scavenger + Yannik, Scavenging Sentinel|blink counters|
Merry, Esquire of Rohan|knights|
Cecily, Haunted Mage + Sophina, Spearsage Deserter|tokens|
The Prismatic Piper + Yoshimaru, Ever Faithful|legends|
Akroma, Vision of Ixidor + Rograkh, Son of Rohgahh|angels voltron|
Toralf, God of Fury // Toralf's Hammer|burn|
Narset, Enlightened Exile|spellslinger|
Fynn, the Fangbearer|infect snakes|
Killian, Ink Duelist|voltron|
Dennick, Pious Apprentice // Dennick, Pious Apparition|spirits|
Sygg, River Cutthroat|rogues|Oona's Blackguard; Invisible Stalker; Triton Shorestalker
Marchesa, Dealer of Death|rogues|Notion Thief; Opposition Agent
Brion Stoutarm|giants|Sun Titan; Inferno Titan
Nemata, Grove Guardian|treefolk tokens|Timber Protector; Dauntless Dourbark
Verdeloth the Ancient|treefolk tokens|Timber Protector; Leaf-Crowned Elder
`;
