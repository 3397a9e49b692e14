/**
 * Signal cards of themes: `# theme key`, then names. Starter cards have no rules text; this table adds the themes that
 * types, keywords, costs and tags do not show.
 */
export const THEME_SIGNALS = `
# aristocrats
Blood Artist; Zulaport Cutthroat; Viscera Seer; Carrion Feeder; Pitiless Plunderer; Grave Pact;
Dictate of Erebos; Ashnod's Altar; Phyrexian Altar; Altar of Dementia; Cruel Celebrant;
Bastion of Remembrance; Mayhem Devil; Judith, the Scourge Diva; Teysa Karlov; Nadier's Nightblade;
Mirkwood Bats; Syr Konrad, the Grim; Reassembling Skeleton; Gravecrawler; Bloodghast; Bloodsoaked Champion;
Nether Traitor; Butcher of Malakir; Vindictive Vampire; Falkenrath Noble; Midnight Reaper; Grim Haruspex;
Morbid Opportunist; Goblin Bombardment; High Market; Skullclamp; Elenda, the Dusk Rose; Teysa, Orzhov Scion;
Savra, Queen of the Golgari; Meren of Clan Nel Toth; Yahenni, Undying Partisan; Falkenrath Aristocrat;
Attrition; Skirk Prospector; Plague Belcher; Wayward Servant; Diregraf Captain; Vengeful Dead;
Poison-Tip Archer; Moldervine Reclamation; Goblin Chirurgeon; Juri, Master of the Revue;
Korvold, Fae-Cursed King; Ayli, Eternal Pilgrim; Slimefoot, the Stowaway; Wilhelt, the Rotcleaver;
Indulgent Aristocrat; Massacre Wurm; Cavalier of Night; Bishop of Wings; Doomed Traveler;
Liesa, Forgotten Archangel; Sek'Kuar, Deathkeeper; Shadowheart, Dark Justiciar
# artifacts
Etherium Sculptor; Foundry Inspector; Cloud Key; Sai, Master Thopterist; Goblin Welder; Goblin Engineer;
Daretti, Scrap Savant; Vedalken Archmage; Thought Monitor; Thoughtcast; Tezzeret the Seeker;
Tezzeret, Agent of Bolas; Treasure Nabber; Reckless Fireweaver; Disciple of the Vault; Marionette Master;
Time Sieve; Krark-Clan Shaman; Urza, Lord High Artificer; Trash for Treasure; Master of Etherium;
Urza, Chief Artificer; Breya, Etherium Shaper; Osgir, the Reconstructor; Mishra, Eminent One;
Tolarian Academy; Academy Ruins; Inventors' Fair; Buried Ruin; Sharuum the Hegemon;
Jhoira, Weatherlight Captain; Padeem, Consul of Innovation; Emry, Lurker of the Loch; Saheeli, the Gifted
# big-mana
Genesis Wave; Torment of Hailfire; Exsanguinate; Villainous Wealth; Mana Reflection; Nyxbloom Ancient;
Finale of Devastation; Finale of Glory; Boundless Realms; Omniscience; Genesis Hydra; Hydroid Krasis;
Caged Sun; Nikya of the Old Ways; Zaxara, the Exemplary; Rosheen Meanderer; Selvala, Heart of the Wilds;
Karametra's Acolyte; Nykthos, Shrine to Nyx; Doubling Cube; Crypt Ghast; Mirari's Wake
# blink
Conjurer's Closet; Panharmonicon; Ephemerate; Soulherder; Deadeye Navigator; Thassa, Deep-Dwelling;
Cloudshift; Ghostly Flicker; Displace; Eerie Interlude; Flickerwisp; Felidar Guardian; Restoration Angel;
Charming Prince; Eldrazi Displacer; Brago, King Eternal; Roon of the Hidden Realm; Flickerform;
Yarok, the Desecrated; Emiel the Blessed; Yorion, Sky Nomad; Elesh Norn, Mother of Machines;
Abdel Adrian, Gorion's Ward; Meandering Towershell
# burn
Price of Progress; Sulfuric Vortex; Manabarbs; Mana Clash; Heartless Hidetsugu; Neheb, the Eternal;
Purphoros, God of the Forge; Impact Tremors; Terror of the Peaks; Warstorm Surge; Lightning Bolt;
Comet Storm; Crackle with Power; Fireblast; Chandra, Torch of Defiance; Chandra, Awakened Inferno;
Electrostatic Field; Guttersnipe; Firebrand Archer; Kessig Flamebreather; Thermo-Alchemist;
Eidolon of the Great Revel; Harsh Mentor; Pyrohemia; Pestilence; Fiery Emancipation;
Torbran, Thane of Red Fell; City on Fire; Solphim, Mayhem Dominus; Dictate of the Twin Gods;
Furnace of Rath; Lightning Helix; Goblin Bombardment; Ankh of Mishra; Keranos, God of Storms;
Nekusar, the Mindrazer; Kaervek the Merciless; Ghyrson Starn, Kelermorph; Niv-Mizzet, the Firemind;
Niv-Mizzet, Parun; Vial Smasher the Fierce; Mogis, God of Slaughter; Reckless Fireweaver; Hellrider;
Goblin War Strike; Electrolyze; Chandra's Incinerator; Scourge of Valkas; Underworld Dreams; Fate Unraveler;
Spear Spewer; Theater of Horrors; Sangrite Surge; Klothys, God of Destiny; Mayhem Devil; Dragon Tempest;
Staff of Nin
# cascade
Maelstrom Nexus; Yidris, Maelstrom Wielder; Maelstrom Wanderer; Bloodbraid Elf; Shardless Agent;
Apex Devastator; Etherium-Horn Sorcerer; The First Sliver; Enigma Sphinx; Zhulodok, Void Gorger
# chaos
Possibility Storm; Thieves' Auction; Warp World; Confusion in the Ranks; Scrambleverse; Knowledge Pool;
Eye of the Storm; Grip of Chaos; Goblin Game; Wild Magic Surge; Chaos Warp; Hive Mind; Etali, Primal Storm;
Stolen Strategy; Chaos Wand; Mana Clash; Krark's Thumb; Tibalt's Trickery; Tavern Scoundrel;
Krark, the Thumbless; Okaun, Eye of Chaos; Zndrsplt, Eye of Wisdom; Ruhan of the Fomori;
Wheel of Misfortune; Vial Smasher the Fierce; Delina, Wild Mage; Ignite the Future; Comet, Stellar Pup;
Yidris, Maelstrom Wielder
# clones
Clone; Phyrexian Metamorph; Spark Double; Body Double; Sakashima of a Thousand Faces; Progenitor Mimic;
Phantasmal Image; Clever Impersonator; Helm of the Host; Kiki-Jiki, Mirror Breaker; Mirage Mirror;
Rite of Replication; The Mimeoplasm; Lazav, the Multifarious; Lazav, Wearer of Faces;
Volrath, the Shapestealer; Riku of Two Reflections; Blade of Selves; Orvar, the All-Form;
Miirym, Sentinel Wyrm; Imposter Mech; Masterwork of Ingenuity; Thespian's Stage; Vesuva;
Feldon of the Third Path; Saheeli, the Gifted; Ivy, Gleeful Spellthief; Jaxis, the Troublemaker;
Ghired, Mirror of the Wilds; Astral Dragon; Osgir, the Reconstructor; Mirror Gallery; Mirror Box;
Polyraptor; Necroduality
# control
Counterspell; Mana Drain; Force of Will; Fierce Guardianship; Swan Song; Negate; Arcane Denial;
Dovin's Veto; Cryptic Command; Mystic Confluence; Pact of Negation; Flusterstorm; Mental Misstep; Mana Leak;
Dispel; An Offer You Can't Refuse; Force of Negation; Render Silent; Voidslime; Countersquall; Dissolve;
Spell Pierce; Miscast; Teferi, Hero of Dominaria; Teferi, Time Raveler; Counterbalance; Delay;
Muddle the Mixture; Stubborn Denial; Spell Queller; Mystic Snake; Sphinx's Revelation;
Grand Arbiter Augustin IV; Narset, Parter of Veils
# counters
Hardened Scales; Branching Evolution; Doubling Season; Winding Constrictor; Corpsejack Menace;
Vorel of the Hull Clade; The Ozolith; Inspiring Call; Armorcraft Judge; Fathom Mage; Managorger Hydra;
Forgotten Ancient; Champion of Lambholt; Pir, Imaginative Rascal; Vorinclex, Monstrous Raider;
Simic Ascendancy; Bioshift; Zameck Guildmage; Master Biomancer; Kalonian Hydra; Mikaeus, the Lunarch;
Abzan Falconer; Abzan Battle Priest; High Sentinels of Arashin; Cathars' Crusade; Good-Fortune Unicorn;
Rishkar, Peema Renegade; Conclave Mentor; Basri's Lieutenant; Primordial Hydra; Protean Hydra;
Vastwood Hydra; Hooded Hydra; Whiptongue Hydra; Gyre Sage; Incubation Druid; Ghave, Guru of Spores;
Marath, Will of the Wild; Experiment Kraj; Ezuri, Claw of Progress; Reyhan, Last of the Abzan;
Walking Ballista; Triskelion; Gavony Township; Oran-Rief, the Vastwood; Novijen, Heart of Progress;
Cytoplast Root-Kin; Heroes' Bane; Mycoloth; Juniper Order Ranger; Archangel of Thune; Ajani's Pridemate;
Voice of the Blessed; Trelasarra, Moon Dancer; Karlov of the Ghost Council; Bioessence Hydra;
Apocalypse Hydra; Voracious Hydra; Lifeblood Hydra; Mistcutter Hydra; Genesis Hydra;
Volrath, the Shapestealer; Atraxa, Praetors' Voice; Contagion Engine; Deepglow Skate; Metallic Mimic;
Scavenging Ooze; Animar, Soul of Elements; Shalai and Hallar; Deeproot Elite; Biomancer's Familiar;
Jenara, Asura of War; Bloodbond Vampire; Merfolk Mistbinder; Unbound Flourishing; Mowu, Loyal Companion;
Tayam, Luminous Enigma; Cazur, Ruthless Stalker
# discard
Waste Not; Megrim; Liliana's Caress; Geth's Grimoire; Tergrid, God of Fright // Tergrid's Lantern;
Nath of the Gilt-Leaf; Nicol Bolas; Sire of Insanity; Dark Deal; Syphon Mind; Mind Sludge;
Tinybones, Trinket Thief; Kroxa, Titan of Death's Hunger; Angrath, the Flame-Chained;
Lord Xander, the Collector; Rankle, Master of Pranks; Chittering Rats; Pack Rat; Wheel of Fortune; Windfall;
Whispering Madness
# enchantress
Enchantress's Presence; Argothian Enchantress; Mesa Enchantress; Satyr Enchanter; Verduran Enchantress;
Eidolon of Blossoms; Setessan Champion; Sythis, Harvest's Hand; Sanctum Weaver; Starfield Mystic;
Serra's Sanctum; Hall of Heliod's Generosity; Replenish; Open the Vaults; Destiny Spinner; Jukai Naturalist;
Archon of Sun's Grace; Herald of the Pantheon; Tuvasa the Sunlit; Estrid, the Masked; Zur the Enchanter;
Calix, Destiny's Hand; Heliod's Pilgrim; Kor Spiritdancer; Sram, Senior Edificer; Retether
# equipment
Puresteel Paladin; Sram, Senior Edificer; Stoneforge Mystic; Sigarda's Aid; Steelshaper's Gift;
Open the Armory; Relic Seeker; Armory Automaton; Danitha Capashen, Paragon; Leonin Shikari; Kor Outfitter;
Brass Squire; Bruenor Battlehammer; Fighter Class; Fervent Champion; Valduk, Keeper of the Flame;
Nahiri, the Lithomancer; Balan, Wandering Knight; Nazahn, Revered Bladesmith; Syr Gwyn, Hero of Ashvale;
Ardenn, Intrepid Archaeologist; Akiri, Line-Slinger; Godo, Bandit Warlord; Acclaimed Contender;
Toggo, Goblin Weaponsmith; Jor Kadeen, the Prevailer; Kemba, Kha Regent
# extra-combats
Aurelia, the Warleader; Hellkite Charger; World at War; Waves of Aggression; Seize the Day;
Relentless Assault; Port Razer; Scourge of the Throne; Moraug, Fury of Akoum; Aggravated Assault;
Savage Beating; Karlach, Fury of Avernus; Najeela, the Blade-Blossom; Finest Hour; Godo, Bandit Warlord;
Sword of Feast and Famine; Isshin, Two Heavens as One
# extra-turns
Time Warp; Temporal Manipulation; Temporal Mastery; Time Stretch; Expropriate; Time Sieve;
Karn's Temporal Sundering; Medomai the Ageless; Alrund's Epiphany; Time Walk; Sage of Hours;
Wanderwine Prophets; Stitch in Time; Time Vault; Emrakul, the Promised End; Narset, Enlightened Master
# flash
Vedalken Orrery; Leyline of Anticipation; Alchemist's Refuge; Winding Canyons; Teferi, Mage of Zhalfir;
Prophet of Kruphix; Seedborn Muse; Wilderness Reclamation; Nightpack Ambusher; Raff Capashen, Ship's Mage;
Rashmi, Eternities Crafter
# fliers
Favorable Winds; Empyrean Eagle; Windreader Sphinx; Isperia the Inscrutable; Drogskol Captain;
Bident of Thassa; Coastal Piracy; Edric, Spymaster of Trest; Intangible Virtue
# graveyard
Entomb; Buried Alive; Stitcher's Supplier; Satyr Wayfinder; Hermit Druid; Altar of Dementia; Mesmeric Orb;
Splinterfright; Boneyard Wurm; Lord of Extinction; Karador, Ghost Chieftain; Sidisi, Brood Tyrant;
Muldrotha, the Gravetide; Tasigur, the Golden Fang; The Mimeoplasm; Jarad, Golgari Lich Lord;
Hogaak, Arisen Necropolis; Deathrite Shaman; Life from the Loam; Underworld Breach; Yawgmoth's Will;
Faithless Looting; Kess, Dissident Mage; The Scarab God; Corpse Connoisseur; Jarad's Orders; Unmarked Grave;
Syr Konrad, the Grim; Desecrated Tomb; Sewer Nemesis; Bloodghast; World Shaper; Survival of the Fittest;
Grist, the Hunger Tide; Uro, Titan of Nature's Wrath; Kroxa, Titan of Death's Hunger;
Titania, Protector of Argoth; Seasons Past; Cavalier of Thorns; Kethis, the Hidden Hand; Ramunap Excavator;
Wild Mongrel; Lazav, the Multifarious; Phyrexian Devourer; Agatha's Soul Cauldron
# group-hug
Howling Mine; Font of Mythos; Dictate of Kruphix; Kami of the Crescent Moon; Temple Bell;
Rites of Flourishing; Heartbeat of Spring; Mana Flare; Collective Voyage; New Frontiers; Veteran Explorer;
Tempt with Discovery; Minds Aglow; Prosperity; Skyscribing; Selvala, Explorer Returned;
Zedruu the Greathearted; Phelddagrif; Kynaios and Tiro of Meletis; Kwain, Itinerant Meddler; Horn of Greed;
Ghirapur Orrery; Edric, Spymaster of Trest; Intellectual Offering; Benevolent Offering; Oath of Lieges;
Hunted Troll; Wedding Ring; Walking Archive; Magus of the Vineyard; Eladamri's Vineyard; Victory Chimes;
Forbidden Orchard; Mikokoro, Center of the Sea; Geier Reach Sanitarium; Nekusar, the Mindrazer
# infect
Grafted Exoskeleton; Tainted Strike; Triumph of the Hordes; Phyresis; Corrupted Conscience;
Hand of the Praetors; Phyrexian Swarmlord; Venerated Rotpriest; Core Prowler; Fynn, the Fangbearer;
Viral Drake; Blightsteel Colossus; Skithiryx, the Blight Dragon
# landfall
Avenger of Zendikar; Rampaging Baloths; Scute Swarm; Omnath, Locus of Rage; Omnath, Locus of Creation;
Tireless Tracker; Tireless Provisioner; Lotus Cobra; Courser of Kruphix; Zendikar's Roil;
Ob Nixilis, the Fallen; Retreat to Coralhelm; Retreat to Kazandu; Titania, Protector of Argoth;
Tatyova, Benthic Druid; Aesi, Tyrant of Gyre Strait; Emeria Angel; Felidar Retreat; Field of the Dead;
Hedron Crab; Ruin Crab; Amulet of Vigor; Valakut, the Molten Pinnacle; Risen Reef; Jaddi Offshoot;
Evolution Sage; Nissa, Resurgent Animist; Bloodghast; Phylath, World Sculptor; Moraug, Fury of Akoum;
Archaeomancer's Map; Sporemound; The Necrobloom
# lands
Azusa, Lost but Seeking; Exploration; Burgeoning; Oracle of Mul Daya; Ramunap Excavator; Crucible of Worlds;
Wayward Swordtooth; Dryad of the Ilysian Grove; Splendid Reclamation; World Shaper; Life from the Loam;
The Gitrog Monster; Lord Windgrace; Crop Rotation; Scapeshift; Boundless Realms; Hour of Promise;
Titania, Protector of Argoth; Ancient Greenwarden; Knight of the Reliquary; Multani, Yavimaya's Avatar;
Fastbond; Conduit of Worlds; Courser of Kruphix; Zuran Orb; Primeval Titan; Golos, Tireless Pilgrim;
Field of the Dead; Dakmor Salvage; Omnath, Locus of the Roil; Borborygmos and Fblthp; Soul of Windgrace;
Muldrotha, the Gravetide; Slogurk, the Overslime; Aesi, Tyrant of Gyre Strait; Tatyova, Benthic Druid;
Amulet of Vigor; Glacial Chasm; Squandered Resources; Ulvenwald Hydra; Magus of the Coffers; Vesuva;
Thespian's Stage; Horn of Greed; Ghirapur Orrery; Harrow; Sylvan Scrying; Constant Mists; Petrified Field;
Rites of Flourishing; Tameshi, Reality Architect
# legends
Jhoira's Familiar; Heroes' Podium; Day of Destiny; Mirror Gallery; Mirror Box; Time of Need;
Honor-Worn Shaku; Relic of Legends; Plaza of Heroes; Hero's Blade; Thalia's Geistcaller;
Traxos, Scourge of Kroog
# lifegain
Soul Warden; Soul's Attendant; Ajani's Pridemate; Heliod, Sun-Crowned; Archangel of Thune;
Well of Lost Dreams; Sanguine Bond; Exquisite Blood; Vito, Thorn of the Dusk Rose; Dawn of Hope;
Serra Ascendant; Rhox Faithmender; Boon Reflection; Alhammarret's Archive; Karlov of the Ghost Council;
Cliffhaven Vampire; Drogskol Reaver; Felidar Sovereign; Test of Endurance; Angel of Vitality;
Authority of the Consuls; Blind Obedience; Suture Priest; Auriok Champion; Essence Warden;
Trelasarra, Moon Dancer; Voice of the Blessed; Bloodbond Vampire; Marauding Blight-Priest; Epicure of Blood;
Defiant Bloodlord; Gray Merchant of Asphodel; Exsanguinate; Blood Artist; Zulaport Cutthroat;
Cruel Celebrant; Aetherflux Reservoir; Oloro, Ageless Ascetic; Lathiel, the Bounteous Dawn;
Amalia Benavides Aguirre; Dina, Soul Steeper; Trostani, Selesnya's Voice; Vizkopa Guildmage;
Bishop of Wings; Courser of Kruphix; Licia, Sanguine Tribune; Pristine Talisman; Lightning Helix;
Righteous Valkyrie; Resplendent Angel; Falkenrath Noble; Vindictive Vampire; Zuran Orb;
Bastion of Remembrance; Sphinx's Revelation; Ayli, Eternal Pilgrim; Scavenging Ooze; Shadowspear
# mill
Maddening Cacophony; Ruin Crab; Hedron Crab; Fractured Sanity; Mesmeric Orb; Altar of Dementia; Mindcrank;
Bruvac the Grandiloquent; Mind Grind; Consuming Aberration; Traumatize; Archive Trap;
Glimpse the Unthinkable; Keening Stone; Sphinx's Tutelage; Psychic Corrosion; Fraying Sanity;
Undead Alchemist; Nemesis of Reason; Phenax, God of Deception; Mirko Vosk, Mind Drinker;
Szadek, Lord of Secrets; Jace, Memory Adept; Mind Funeral; Breaking // Entering; Tasha's Hideous Laughter;
Brain Freeze; Nephalia Drownyard; Duskmantle, House of Shadow; Altar of the Brood; Oona, Queen of the Fae;
Sewer Nemesis; Phyrexian Processor; The Wise Mothman; Zellix, Sanity Flayer
# politics
Queen Marchesa; Custodi Lich; Palace Jailer; Palace Sentinels; Court of Grace; Court of Ambition;
Court of Bounty; Regal Behemoth; Protector of the Crown; Throne of the High City; Thorn of the Black Rose;
Skyline Despot; Marchesa's Decree; Disrupt Decorum; Goblin Spymaster; Besmirch; Bloodthirsty Blade;
Kardur, Doomscourge; Curse of Opulence; Curse of Verbosity; Curse of Vitality; Curse of Disturbance;
Curse of Bounty; Breena, the Demagogue; Gahiji, Honored One; Council's Judgment; Expropriate;
Tivit, Seller of Secrets; Propaganda; Ghostly Prison; Windborn Muse; Norn's Annex; Sphere of Safety;
Archangel of Tithes; Kazuul, Tyrant of the Cliffs; Fumiko the Lowblood; Combat Calligrapher;
Mathas, Fiend Seeker; Edric, Spymaster of Trest; Dawn's Truce; Forth Eorlingas!; Collective Restraint;
Angelic Arbiter; Archangel of Strife
# reanimator
Reanimate; Animate Dead; Necromancy; Dance of the Dead; Victimize; Living Death; Exhume; Stitch Together;
Persist; Sheoldred, Whispering One; Sun Titan; Karmic Guide; Reveillark; Phyrexian Delver;
Necromancer's Covenant; Rise of the Dark Realms; Sepulchral Primordial; Puppeteer Clique; Grave Titan;
Meren of Clan Nel Toth; Alesha, Who Smiles at Death; Teneb, the Harvester; Bladewing the Risen;
Bladewing's Thrall; The Scarab God; Primevals' Glorious Rebirth; Obzedat, Ghost Council; Gisa and Geralf;
Entomb; Buried Alive; Corpse Connoisseur; Unmarked Grave; Jarad's Orders; Patriarch's Bidding;
Zombie Apocalypse; Bloodline Necromancer; Ashen Rider; Athreos, God of Passage; Muldrotha, the Gravetide;
Karador, Ghost Chieftain; Henzie "Toolbox" Torre; Whip of Erebos; Portal to Phyrexia; The Beamtown Bullies;
Feldon of the Third Path; Extus, Oriq Overlord // Awaken the Blood Avatar; Tymaret, the Murder King;
Emeria, the Sky Ruin; Diregraf Colossus; Marchesa, the Black Rose; Slimefoot and Squee; Archon of Cruelty
# sacrifice
Ashnod's Altar; Phyrexian Altar; Altar of Dementia; Viscera Seer; Carrion Feeder; Goblin Bombardment;
High Market; Phyrexian Tower; Grave Pact; Dictate of Erebos; Butcher of Malakir; Fleshbag Marauder;
Merciless Executioner; Plaguecrafter; Demon's Disciple; Accursed Marauder; Diabolic Intent; Village Rites;
Deadly Dispute; Greater Good; Momentous Fall; Culling the Weak; Birthing Pod; Natural Order;
Yahenni, Undying Partisan; Korvold, Fae-Cursed King; Prossh, Skyraider of Kher; Krark-Clan Ironworks;
Attrition; Victimize; Mayhem Devil; Smokestack; Sheoldred, Whispering One; Anowon, the Ruin Sage;
Skirk Prospector; Savra, Queen of the Golgari; Teysa, Orzhov Scion; Braids, Arisen Nightmare;
Yawgmoth, Thran Physician; Pitiless Plunderer; Eldritch Evolution; Neoform; Indulgent Aristocrat;
Falkenrath Aristocrat; Juri, Master of the Revue; Tevesh Szat, Doom of Fools; Perilous Forays;
Lyzolda, the Blood Witch; Ghave, Guru of Spores; Time Sieve; Trash for Treasure; Goblin Chirurgeon;
Ayli, Eternal Pilgrim; Vish Kal, Blood Arbiter; Culling Ritual; Life's Legacy; Zuran Orb; Crop Rotation;
Squandered Resources; Sangrite Surge; Tergrid, God of Fright // Tergrid's Lantern; Jarad, Golgari Lich Lord;
Brion Stoutarm; Phyrexia's Core
# spellslinger
Talrand, Sky Summoner; Young Pyromancer; Guttersnipe; Electrostatic Field; Baral, Chief of Compliance;
Goblin Electromancer; Storm-Kiln Artist; Thousand-Year Storm; Niv-Mizzet, Parun; Niv-Mizzet, the Firemind;
Snapcaster Mage; Archaeomancer; Melek, Izzet Paragon; Swarm Intelligence; Dual Casting;
Mizzix of the Izmagnus; Third Path Iconoclast; Kykar, Wind's Fury; Jeskai Ascendancy;
Primal Amulet // Primal Wellspring; Kess, Dissident Mage; Balmor, Battlemage Captain;
Adeliz, the Cinder Wind; Feather, the Redeemed; Veyran, Voice of Duality; Stella Lee, Wild Card;
Kalamax, the Stormsire; Thermo-Alchemist; Firebrand Archer; Kessig Flamebreather; Zada, Hedron Grinder;
Isochron Scepter; Spellseeker; Monastery Mentor; Sprite Dragon;
Birgi, God of Storytelling // Harnfel, Horn of Bounty; Mystic Sanctuary; Vadrik, Astral Archmage;
Elsha of the Infinite; Wort, the Raidmother; Riku of Two Reflections; Sphinx-Bone Wand;
Rielle, the Everwise; Hinata, Dawn-Crowned; Lutri, the Spellchaser
# stax
Winter Orb; Static Orb; Stasis; Smokestack; Tangle Wire; Sphere of Resistance; Thorn of Amethyst;
Trinisphere; Thalia, Guardian of Thraben; Thalia, Heretic Cathar; Drannith Magistrate; Archon of Emeria;
Rule of Law; Eidolon of Rhetoric; Ethersworn Canonist; Deafening Silence; Hushbringer; Torpor Orb;
Cursed Totem; Null Rod; Stony Silence; Rest in Peace; Grafdigger's Cage; Linvala, Keeper of Silence;
Kataki, War's Wage; Aven Mindcensor; Grand Arbiter Augustin IV; Lavinia, Azorius Renegade;
Spirit of the Labyrinth; Blind Obedience; Authority of the Consuls; Mana Web; Collector Ouphe; Gaddock Teeg;
Blood Moon; Back to Basics; Contamination; Humility; Void Winnower; Vexing Bauble; Soulless Jailer;
Derevi, Empyrial Tactician; The Tabernacle at Pendrell Vale; Yasharn, Implacable Earth; Angel's Trumpet;
Manglehorn; Leovold, Emissary of Trest; Teferi, Time Raveler; Archivist of Oghma
# storm
Aetherflux Reservoir; Past in Flames; Underworld Breach; Desperate Ritual; Pyretic Ritual; Seething Song;
Rite of Flame; Jeska's Will; Mana Geyser; High Tide; Turnabout; Dark Ritual; Cabal Ritual; Culling the Weak;
Birgi, God of Storytelling // Harnfel, Horn of Bounty; Yawgmoth's Will; Bonus Round; Thousand-Year Storm;
Manamorphose; Lion's Eye Diamond; Paradox Engine; Channel
# superfriends
Doubling Season; The Chain Veil; Deepglow Skate; Oath of Teferi; Oath of Nissa; Oath of Gideon;
Oath of Chandra; Oath of Jace; Spark Double; Interplanar Beacon; Deploy the Gatewatch;
Atraxa, Praetors' Voice; Commodore Guff; Pir, Imaginative Rascal; Sisay, Weatherlight Captain;
Esika, God of the Tree // The Prismatic Bridge; Vorinclex, Monstrous Raider
# theft
Gonti, Lord of Luxury; Captivating Crew; Sen Triplets; Villainous Wealth; Fallen Shinobi; Hostage Taker;
Thief of Sanity; Praetor's Grasp; Dire Fleet Daredevil; Dead Man's Chest; Nightveil Specter;
Puppeteer Clique; Sepulchral Primordial; Diluvian Primordial; Molten Primordial; Blatant Thievery; Bribery;
Zealous Conscripts; Treachery; Agent of Treachery; Stolen Strategy; Etali, Primal Storm; Opposition Agent;
Tasha, the Witch Queen; Dragonlord Silumgar; Silumgar, the Drifting Death; Karrthus, Tyrant of Jund;
Sower of Temptation; Insurrection; Oblivion Sower; Ragavan, Nimble Pilferer;
Tergrid, God of Fright // Tergrid's Lantern; The Scarab God; The Mimeoplasm; Yasova Dragonclaw;
Olivia Voldaren; Chaos Wand; Act of Treason; Pako, Arcane Retriever; Hellkite Tyrant; Corrupted Conscience;
Captivating Vampire; Wrexial, the Risen Deep; Lazav, the Multifarious; Grenzo, Havoc Raiser;
It That Betrays; Thieves' Auction; Treasure Nabber; Fumiko the Lowblood; Mirko Vosk, Mind Drinker;
Nicol Bolas, Planeswalker; Besmirch; Valki, God of Lies // Tibalt, Cosmic Impostor
# tokens
Anointed Procession; Doubling Season; Parallel Lives; Second Harvest; Cathars' Crusade;
Beastmaster Ascension; Intangible Virtue; Divine Visitation; Secure the Wastes; March of the Multitudes;
Tendershoot Dryad; Deranged Hermit; Dragon Fodder; Krenko's Command; Hordeling Outburst;
Goblin Rabblemaster; Legion Warboss; Hero of Bladehold; Adeline, Resplendent Cathar; Leonin Warleader;
Monastery Mentor; Young Pyromancer; Talrand, Sky Summoner; Call the Coppercoats; Martial Coup;
Finale of Glory; Elspeth, Sun's Champion; Elspeth, Knight-Errant; Jetmir, Nexus of Revels;
Avenger of Zendikar; Hornet Queen; Bitterblossom; Ophiomancer; Siege-Gang Commander; Mogg War Marshal;
Goblin Instigator; Krenko, Mob Boss; Krenko, Tin Street Kingpin; Hanweir Garrison; Brimaz, King of Oreskos;
Captain of the Watch; Darien, King of Kjeldor; Emmara, Soul of the Accord; Rhys the Redeemed;
Ghave, Guru of Spores; Edgar Markov; Mavren Fein, Dusk Apostle; Grave Titan; Wurmcoil Engine;
Myr Battlesphere; Assemble the Legion; Army of the Damned; Endless Ranks of the Dead;
Wilhelt, the Rotcleaver; Lathril, Blade of the Elves; Elvish Promenade; Elvish Warmaster;
Lys Alana Huntmaster; Imperious Perfect; Chatterfang, Squirrel General; Squirrel Nest; Squirrel Mob;
Nut Collector; Scute Swarm; Rampaging Baloths; Emeria Angel; Felidar Retreat; Growing Ranks;
Trostani, Selesnya's Voice; Trostani's Summoner; Ezuri's Predation; Hydra Broodmaster; Utvara Hellkite;
Lathliss, Dragon Queen; Kykar, Wind's Fury; Third Path Iconoclast; Sai, Master Thopterist; Thopter Foundry;
Sporemound; Caesar, Legion's Emperor; Isshin, Two Heavens as One; Bennie Bracks, Zoologist;
Idol of Oblivion; Impact Tremors; Purphoros, God of the Forge; Chatter of the Squirrel; Acorn Harvest;
Druid's Call; Jinnie Fay, Jetmir's Second; Baylen, the Haymaker; Gahiji, Honored One;
Prossh, Skyraider of Kher; Kher Keep; Vitu-Ghazi, the City-Tree; Moorland Haunt; Sigil of the Empty Throne;
Archon of Sun's Grace; Angel of Invention; Entreat the Angels; Empty the Warrens; Phylath, World Sculptor;
Omnath, Locus of Rage; Zendikar's Roil; Diregraf Colossus; Desecrated Tomb; Millicent, Restless Revenant;
Forth Eorlingas!; Combat Calligrapher; Ghired, Conclave Exile; Tana, the Bloodsower;
Kyler, Sigardian Emissary; Esika's Chariot; Tempt with Vengeance; Liege of the Hollows;
Verdeloth the Ancient; Nemata, Grove Guardian; Orochi Hatchery; Snake Basket; Coat of Arms;
Shared Animosity; The Locust God; Xyris, the Writhing Storm; Alela, Artful Provocateur;
Bastion of Remembrance; Josu Vess, Lich Knight
# topdeck
Sensei's Divining Top; Scroll Rack; Soothsaying; Brainstorm; Ponder; Preordain; Counterbalance;
Mirri's Guile; Sylvan Library; Descendants' Path; Lantern of Insight; Future Sight; Magus of the Future;
Bolas's Citadel; Experimental Frenzy; Precognition Field; Vampiric Tutor; Mystical Tutor; Enlightened Tutor;
Worldly Tutor; Imperial Seal; Sphinx of Jwar Isle; Lim-Dûl's Vault; Aminatou, the Fateshifter;
Yuriko, the Tiger's Shadow; Oracle of Mul Daya; Courser of Kruphix; Realmwalker; Mystic Forge;
Elsha of the Infinite; Yennett, Cryptic Sovereign; Melek, Izzet Paragon; Congregation at Dawn;
Noxious Revival; Academy Ruins; Volrath's Stronghold; Hall of Heliod's Generosity;
Primal Amulet // Primal Wellspring; Rashmi, Eternities Crafter;
Vance's Blasting Cannons // Spitfire Bastion; Wrenn's Resolve; Outpost Siege; Prosper, Tome-Bound;
Light Up the Stage; Reckless Impulse; Galadriel, Light of Valinor
# toughness
Assault Formation; High Alert; Doran, the Siege Tower; Arcades, the Strategist; Tower Defense;
Fortified Area; Rolling Stones; Brave the Sands; Tree of Redemption; Axebane Guardian; Overgrown Battlement;
Sapling of Colfenor; Ikra Shidiqi, the Usurper; Amalia Benavides Aguirre; Crashing Drawbridge
# treasure
Smothering Tithe; Pitiless Plunderer; Professional Face-Breaker; Storm-Kiln Artist;
Ragavan, Nimble Pilferer; Tireless Provisioner; Big Score; Unexpected Windfall; Strike It Rich;
Black Market Connections; Goldspan Dragon; Old Gnawbone; Ancient Copper Dragon; Prosper, Tome-Bound; Xorn;
Academy Manufactor; Brass's Bounty; Curse of Opulence; Deadly Dispute; Treasure Vault; Revel in Riches;
Magda, Brazen Outlaw; Korvold, Fae-Cursed King; Marionette Master; Reckless Fireweaver;
Captain Lannery Storm; Malcolm, Keen-Eyed Navigator; Wrathful Red Dragon; Galazeth Prismari; Magma Opus;
Culling Ritual; Admiral Beckett Brass; An Offer You Can't Refuse; Tavern Scoundrel;
Breeches, Brazen Plunderer; Ziatora, the Incinerator; Treasure Nabber; Prismari Command;
Fable of the Mirror-Breaker // Reflection of Kiki-Jiki; Hellkite Tyrant; Mirkwood Bats; Nadier's Nightblade;
Mayhem Devil
# vehicles
Peacewalker Colossus; Depala, Pilot Exemplar; Siege Modification; Start Your Engines; Aeronaut Admiral;
Veteran Motorist; Sram, Senior Edificer; Kotori, Pilot Prodigy; Greasefang, Okiba Boss; Surgehacker Mech
# voltron
Puresteel Paladin; Sram, Senior Edificer; Stoneforge Mystic; Sigarda's Aid; Kor Spiritdancer;
Light-Paws, Emperor's Voice; Heliod's Pilgrim; Three Dreams; Winds of Rath; Flickerform; Ancestral Mask;
All That Glitters; Ethereal Armor; Daybreak Coronet; Eldrazi Conscription; Spirit Mantle; Battle Mastery;
Unquestioned Authority; Gift of Immortality; Shield of Duty and Reason; Steel of the Godhead;
Shield of the Oversoul; Runes of the Deus; Angelic Destiny; Bear Umbra; Snake Umbra; Hyena Umbra;
Spider Umbra; Boar Umbra; Felidar Umbra; Rancor; Aqueous Form; Ghostly Wings; Sage's Reverie;
Uril, the Miststalker; Bruna, Light of Alabaster; Rafiq of the Many; Geist of Saint Traft;
Sigarda, Host of Herons; Zurgo Helmsmasher; Skithiryx, the Blight Dragon; Finest Hour; Empyrial Armor;
Danitha Capashen, Paragon; Balan, Wandering Knight; Nazahn, Revered Bladesmith; Commander's Plate;
Tenza, Godo's Maul; Berserk; Rogue's Passage; Shizo, Death's Storehouse; Hanweir Battlements;
Slayers' Stronghold; Retether; Open the Armory
# wheels
Wheel of Fortune; Windfall; Wheel of Misfortune; Reforge the Soul; Echo of Eons; Timetwister; Time Spiral;
Whispering Madness; Dark Deal; Wheel of Fate; Magus of the Wheel; Teferi's Puzzle Box; Forced Fruition;
Underworld Dreams; Fate Unraveler; Notion Thief; Narset, Parter of Veils; Waste Not; Megrim;
Liliana's Caress; Geth's Grimoire; Phyrexian Tyranny; Sheoldred, the Apocalypse; Orcish Bowmasters;
Psychosis Crawler; Niv-Mizzet, the Firemind; Niv-Mizzet, Parun; Nekusar, the Mindrazer; The Locust God;
Xyris, the Writhing Storm; Consecrated Sphinx; Leovold, Emissary of Trest; Rielle, the Everwise;
Anje Falkenrath; Jin-Gitaxias, Core Augur; Valakut Awakening // Valakut Stoneforge
# x-spells
Zaxara, the Exemplary; Rosheen Meanderer; Magus Lucea Kane; Unbound Flourishing; Hinata, Dawn-Crowned;
Nyxbloom Ancient; Gargos, Vicious Watcher; Mana Reflection; Vadrik, Astral Archmage; Villainous Wealth;
Oran-Rief, the Vastwood; Doubling Cube
`;
