/**
 * Staples by role: `# role count` (how many cards of the role a deck has), then `name percent[ colours]`, the estimated
 * percentage of the decks that could play the card and the colours that it needs beyond its identity.
 */
export const STAPLES = `
# ramp 10
Sol Ring 96; Arcane Signet 86; Fellwar Stone 36; Mind Stone 33; Thought Vessel 27; Commander's Sphere 20;
Chromatic Lantern 16; Mana Vault 8; Chrome Mox 6; Mox Diamond 6; Mox Amber 4; Lotus Petal 7; Grim Monolith 3;
Lion's Eye Diamond 2; Everflowing Chalice 8; Coldsteel Heart 6; Star Compass 4; Prismatic Lens 5;
Wayfarer's Bauble 17; Worn Powerstone 11; Hedron Archive 8; Thran Dynamo 11; Gilded Lotus 8;
Basalt Monolith 6; Dreamstone Hedron 4; Burnished Hart 12; Solemn Simulacrum 24; Relic of Legends 5;
Liquimetal Torque 3; Heraldic Banner 4; Sword of the Animist 9; Caged Sun 4; Gauntlet of Power 3;
Extraplanar Lens 3; Darksteel Ingot 5; Manalith 2; Azorius Signet 46; Dimir Signet 46; Rakdos Signet 46;
Gruul Signet 34; Selesnya Signet 33; Orzhov Signet 46; Izzet Signet 46; Golgari Signet 35; Boros Signet 46;
Simic Signet 33; Talisman of Progress 36; Talisman of Dominance 37; Talisman of Indulgence 36;
Talisman of Impulse 24; Talisman of Unity 22; Talisman of Hierarchy 36; Talisman of Creativity 36;
Talisman of Resilience 25; Talisman of Conviction 36; Talisman of Curiosity 23; Smothering Tithe 34;
Land Tax 12; Knight of the White Orchid 10; Archaeomancer's Map 12; Deep Gnome Terramancer 6;
Weathered Wayfarer 5; Oreskos Explorer 4; Jeska's Will 31; Mana Geyser 7; Storm-Kiln Artist 9;
Professional Face-Breaker 12; Big Score 7; Unexpected Windfall 6; Ragavan, Nimble Pilferer 9;
Simian Spirit Guide 4; Treasonous Ogre 3; Dark Ritual 12; Cabal Ritual 4; Culling the Weak 3;
Black Market Connections 14; Crypt Ghast 8; Pitiless Plunderer 10; High Tide 4; Cultivate 54;
Kodama's Reach 50; Rampant Growth 35; Farseek 38; Nature's Lore 42; Three Visits 40; Birds of Paradise 31;
Llanowar Elves 25; Elvish Mystic 22; Fyndhorn Elves 19; Sakura-Tribe Elder 38; Wood Elves 16;
Farhaven Elf 14; Skyshroud Claim 16; Explosive Vegetation 9; Migration Path 6; Circuitous Route 4; Harrow 8;
Exploration 12; Burgeoning 10; Azusa, Lost but Seeking 7; Oracle of Mul Daya 10;
Dryad of the Ilysian Grove 8; Tireless Provisioner 12; Lotus Cobra 10; Wild Growth 9; Utopia Sprawl 10;
Fertile Ground 4; Overgrowth 4; Arbor Elf 8; Bloom Tender 11; Delighted Halfling 13; Ignoble Hierarch 6;
Noble Hierarch 6; Incubation Druid 7; Faeburrow Elder 7; Sylvan Caryatid 8; Paradise Druid 7;
Mana Reflection 3; Mirari's Wake 6; Zendikar Resurgent 4; Nyxbloom Ancient 4; Hour of Promise 4;
Boundless Realms 3; Tempt with Discovery 5; Carpet of Flowers 4; Springbloom Druid 9; Tinder Wall 3;
Elvish Spirit Guide 4; Channeler Initiate 2; Somberwald Sage 4; Rishkar, Peema Renegade 6;
Beanstalk Giant // Fertile Footsteps 5; Pilgrim's Eye 3; Manaweft Sliver 1; Charcoal Diamond 4 B;
Fire Diamond 4 R; Marble Diamond 4 W; Moss Diamond 3 G; Sky Diamond 4 U; Jet Medallion 12 B;
Ruby Medallion 12 R; Pearl Medallion 11 W; Sapphire Medallion 13 U; Emerald Medallion 9 G;
Sapling of Colfenor 1; Myr Battlesphere 2; Silver Myr 3; Iron Myr 3; Leaden Myr 3; Gold Myr 3; Copper Myr 2;
Curse of Opulence 4; Brass's Bounty 6; Generator Servant 2; Infernal Plunge 1; Apprentice Wizard 1;
Selvala, Heart of the Wilds 3; Neheb, the Eternal 5; Braid of Fire 2; Victory Chimes 5; Pristine Talisman 3;
Midnight Clock 6; Liquimetal Coating 1; Knight of the Reliquary 2
# draw 8
Rhystic Study 47; Mystic Remora 27; Brainstorm 24; Ponder 22; Preordain 13; Fact or Fiction 11; Windfall 13;
Blue Sun's Zenith 9; Consecrated Sphinx 11; Mulldrifter 13; Pull from Tomorrow 6; Treasure Cruise 8;
Dig Through Time 6; Frantic Search 13; Impulse 4; Archmage Emeritus 8; Bident of Thassa 9;
Reconnaissance Mission 10; Coastal Piracy 5; Opt 5; Consider 5; Gitaxian Probe 4; Phyrexian Arena 29;
Night's Whisper 21; Sign in Blood 19; Read the Bones 12; Ambition's Cost 6; Necropotence 12;
Bolas's Citadel 11; Village Rites 11; Deadly Dispute 16; Morbid Opportunist 13; Grim Haruspex 9;
Midnight Reaper 10; Dark Prophecy 5; Syphon Mind 5; Erebos, God of the Dead 6; Ad Nauseam 2;
Painful Truths 3; Dread Presence 4; Harvester of Souls 4; Plumb the Forbidden 5; Twilight Prophet 4;
Skullclamp 27; Mind's Eye 5; Sensei's Divining Top 15; The One Ring 15; Tome of Legends 5; Staff of Nin 3;
Rogue's Gloves 2; Wheel of Fortune 10; Faithless Looting 21; Wheel of Misfortune 8; Thrill of Possibility 10;
Reforge the Soul 7; Valakut Awakening // Valakut Stoneforge 13; Light Up the Stage 5; Cathartic Reunion 6;
Vance's Blasting Cannons // Spitfire Bastion 2; Outpost Siege 6; Etali, Primal Storm 6;
Laelia, the Blade Reforged 6; Esper Sentinel 25; Mentor of the Meek 12; Mangara, the Diplomat 8;
Welcoming Vampire 10; Bennie Bracks, Zoologist 7; Dawn of Hope 4; Trouble in Pairs 11; Secret Rendezvous 5;
Tocasia's Welcome 6; Alhammarret's Archive 4; Harmonize 20; Beast Whisperer 25; Guardian Project 20;
Return of the Wildspeaker 18; Sylvan Library 14; Rishkar's Expertise 13; Garruk's Uprising 18;
Elemental Bond 8; Soul of the Harvest 6; Greater Good 8; Life's Legacy 6; Toski, Bearer of Secrets 10;
Shamanic Revelation 7; Tireless Tracker 11; Colossal Majesty 2; Kindred Discovery 3; Vanquisher's Banner 2;
Bonder's Ornament 2; Growth Spiral 14; Coiling Oracle 5; Urban Evolution 5; Uro, Titan of Nature's Wrath 6;
Tatyova, Benthic Druid 6; Thassa's Oracle 2; Notion Thief 6; Baleful Strix 17; Expressive Iteration 10;
Sphinx's Revelation 5; Nezahal, Primal Tide 3; Jace, Wielder of Mysteries 3; The Great Henge 9;
Ohran Frostfang 6; Inspiring Call 3; Garruk, Primal Hunter 2; Compulsive Research 2; Chart a Course 3;
Deep Analysis 4; Distant Melody 2; Rush of Knowledge 2; Recurring Insight 2; Jeskai Ascendancy 1;
Faithful Mending 2; Palace Sentinels 4; Court of Grace 4; Court of Ambition 2; Court of Bounty 2;
Regal Behemoth 3; Queen Marchesa 2; Keen Duelist 1; Wall of Omens 6; Wall of Blossoms 5;
Spirited Companion 5; Elvish Visionary 5; Sram, Senior Edificer 3; Puresteel Paladin 2; Tymna the Weaver 2;
Momentous Fall 2; Disciple of Bolas 4; Moldervine Reclamation 3; Idol of Oblivion 5; Kor Spiritdancer 1;
Sygg, River Cutthroat 1; Key to the City 3; Ichor Wellspring 4; Mask of Memory 4; Infiltration Lens 1;
Runehorn Hellkite 2; Magus of the Wheel 4; Ignite the Future 3; Reckless Impulse 4; Wrenn's Resolve 4;
Bitter Reunion 3
# removal 8
Swords to Plowshares 72; Path to Exile 64; Generous Gift 32; Anguished Unmaking 48; Despark 16; Vindicate 12;
Utter End 13; Beast Within 46; Chaos Warp 44; Assassin's Trophy 40; Terminate 26; Bedevil 26; Mortify 22;
Putrefy 17; Abrupt Decay 12; Lightning Helix 8; Nature's Claim 18; Krosan Grip 12; Naturalize 4;
Return to Nature 8; Reclamation Sage 20; Acidic Slime 8; Force of Vigor 9; Caustic Caterpillar 4;
Disenchant 10; Fateful Absence 7; Oblivion Ring 6; Grasp of Fate 9; Banishing Light 5; Dispatch 2;
Unexpectedly Absent 4; Condemn 2; Skyclave Apparition 6; Loran of the Third Path 7; Pongify 20;
Rapid Hybridization 20; Reality Shift 14; Curse of the Swine 6; Resculpt 7; Chain of Vapor 6; Ravenform 6;
Into the Roil 2; Feed the Swarm 29; Infernal Grasp 25; Deadly Rollick 13; Go for the Throat 13;
Hero's Downfall 11; Murder 8; Bloodchief's Thirst 7; Snuff Out 5; Ravenous Chupacabra 8; Victim of Night 2;
Baleful Mastery 5; Heartless Act 4; Doom Blade 3; Tragic Slip 5; Fatal Push 3; Cut Down 2; Power Word Kill 3;
Attrition 3; Vandalblast 30; Lightning Bolt 17; Abrade 13; By Force 5; Smash to Smithereens 2;
Crush Contraband 3; Return to Dust 8; Cast Out 2; Fracture 6; Rip Apart 10; Void Rend 8; Vanishing Verse 5;
Binding the Old Gods 10; Casualties of War 4; Maelstrom Pulse 8; Duplicant 4; Scour from Existence 2;
Meteor Golem 2; Ulamog, the Ceaseless Hunger 2; Steel Hellkite 2; Karn Liberated 2; Spine of Ish Sah 2;
Universal Solvent 1; Unstable Obelisk 2; Brittle Effigy 1; Lux Cannon 1; Soul-Guide Lantern 5;
Tormod's Crypt 4; Relic of Progenitus 3; Grafdigger's Cage 2; Scavenging Ooze 5; Kenrith's Transformation 8;
Song of the Dryads 6; Imprisoned in the Moon 4; Darksteel Mutation 8; Counterspell 46; Swan Song 29;
Negate 15; Arcane Denial 29; An Offer You Can't Refuse 26; Fierce Guardianship 22; Force of Will 10;
Mana Drain 12; Force of Negation 8; Dovin's Veto 20; Mana Leak 4; Dissolve 2; Mystic Confluence 6;
Cryptic Command 4; Delay 4; Pact of Negation 5; Flusterstorm 4; Spell Pierce 4; Miscast 2; Stubborn Denial 2;
Disallow 3; Voidslime 3; Render Silent 1; Countersquall 2; Mental Misstep 3; Mindbreak Trap 3;
Stern Scolding 2; Wash Away 2; Dispel 2; Narset's Reversal 4; Mystic Snake 2; Glen Elendra Archmage 3;
Red Elemental Blast 3; Pyroblast 5; Tibalt's Trickery 5; Drannith Magistrate 5; Aven Mindcensor 2; Silence 3;
Grand Abolisher 4; Dress Down 1; Opposition Agent 7; Dauthi Voidwalker 9; Orcish Bowmasters 9;
Lavinia, Azorius Renegade 2; Collector Ouphe 2; Manglehorn 2; Archon of Emeria 2; Solitude 4; Fury 3;
Endurance 4; Subtlety 2; Grief 1; Archivist of Oghma 3; Ranger-Captain of Eos 2; Venser, Shaper Savant 3;
Brazen Borrower // Petty Theft 3; Ghostly Prison 12; Propaganda 10; Sphere of Safety 2;
Collective Restraint 1; No Mercy 3; Dictate of Erebos 6; Grave Pact 6; Butcher of Malakir 3;
Noxious Gearhulk 4; Shriekmaw 3; Goblin Cratermaker 2; Zealous Conscripts 3; Inferno Titan 3; Terastodon 3;
Woodfall Primus 1; Kogla, the Titan Ape 3; Ram Through 4; Ambuscade 1; Prey Upon 1; Kaya's Guile 2;
Prismatic Ending 2; Portable Hole 3; March of Otherworldly Light 2; Lethal Scheme 4; Sheoldred's Edict 3;
Plaguecrafter 7; Fleshbag Marauder 6; Merciless Executioner 4; Accursed Marauder 2; Demon's Disciple 1;
Rakdos Charm 9; Izzet Charm 4; Golgari Charm 5; Selesnya Charm 3; Dromoka's Command 2; Kolaghan's Command 5;
Prismari Command 6; Witherbloom Command 3; Fire // Ice 2; Wear // Tear 7; Far // Away 1; Electrolyze 1;
Crackling Doom 2; Mardu Charm 1; Abzan Charm 3; Sultai Charm 2; Bant Charm 3; Naya Charm 1; Jund Charm 1;
Jeskai Charm 1; Esper Charm 3; Grixis Charm 1; Temur Charm 1; Artifact Mutation 1; Hull Breach 3; Decimate 6
# sweeper 3
Wrath of God 14; Damnation 10; Farewell 13; Cyclonic Rift 46; Blasphemous Act 52; Toxic Deluge 28;
Supreme Verdict 14; Austere Command 16; Vanquish the Horde 12; Cleansing Nova 4; Hour of Revelation 4;
Depopulate 2; Hallowed Burial 2; Terminus 2; Fumigate 4; Rout 2; Evacuation 4; Aetherize 6; Flood of Tears 1;
Crux of Fate 2; Devastation Tide 1; River's Rebuke 3; Aetherspouts 2; In Garruk's Wake 5; Decree of Pain 5;
Black Sun's Zenith 6; Massacre Wurm 6; The Meathook Massacre 9; Crippling Fear 3; Damn 9; Deadly Tempest 2;
Mutilate 4; Massacre Girl 3; Kindred Dominance 3; Chain Reaction 7; Anger of the Gods 4;
Star of Extinction 3; Hour of Devastation 2; Subterranean Tremors 1; Starstorm 2; Pyroclasm 1;
Ezuri's Predation 4; Bane of Progress 5; Merciless Eviction 9; Culling Ritual 6; Pernicious Deed 6;
Deafening Clarion 3; Cataclysmic Gearhulk 2; Nevinyrral's Disk 4; Oblivion Stone 5; All Is Dust 2;
Ugin, the Spirit Dragon 4; Perilous Vault 1; Ratchet Bomb 1; Fiery Confluence 3; Sublime Exhalation 1;
Tragic Arrogance 3; Winds of Rath 1; Single Combat 1; Bearer of the Heavens 1; Time Wipe 3; Kaya's Wrath 4;
Realm-Cloaked Giant // Cast Off 3; Whelming Wave 1; Scourglass 1; Whirlwind 1; Savage Twister 1
# tutor 2
Demonic Tutor 33; Vampiric Tutor 22; Diabolic Intent 13; Imperial Seal 4; Grim Tutor 3; Diabolic Tutor 7;
Beseech the Mirror 3; Profane Tutor 3; Dark Petition 2; Sidisi, Undead Vizier 3; Rune-Scarred Demon 6;
Increasing Ambition 2; Razaketh, the Foulblooded 3; Enlightened Tutor 13; Idyllic Tutor 4;
Recruiter of the Guard 5; Ranger of Eos 2; Mystical Tutor 10; Merchant Scroll 3; Muddle the Mixture 3;
Fabricate 5; Trophy Mage 3; Trinket Mage 4; Spellseeker 5; Long-Term Plans 1; Solve the Equation 2;
Tribute Mage 2; Drift of Phantasms 1; Worldly Tutor 15; Green Sun's Zenith 16; Finale of Devastation 12;
Chord of Calling 8; Eldritch Evolution 4; Natural Order 3; Survival of the Fittest 5; Birthing Pod 5;
Fauna Shaman 4; Sylvan Tutor 2; Crop Rotation 9; Sylvan Scrying 4; Expedition Map 11; Defense of the Heart 3;
Fierce Empath 3; Tooth and Nail 3; Gamble 11; Imperial Recruiter 3; Planar Bridge 2; Ring of Three Wishes 1;
Conduit of Ruin 1; Eladamri's Call 5; Wargate 1; Bring to Light 2; Congregation at Dawn 1; Shared Summons 4;
Time of Need 1; Wishclaw Talisman 6; Intuition 3; Gifts Ungiven 2; Tainted Pact 2; Demonic Consultation 3;
Mastermind's Acquisition 2; Scheming Symmetry 2; Behold the Beyond 1; Hoarding Broodlord 1; Moonsilver Key 1;
Kuldotha Forgemaster 1; Citanul Flute 1
# protection 3
Lightning Greaves 47; Swiftfoot Boots 43; Heroic Intervention 41; Teferi's Protection 27;
Flawless Maneuver 16; Akroma's Will 11; Boros Charm 32; Deflecting Swat 26; Veil of Summer 9;
Tamiyo's Safekeeping 9; Snakeskin Veil 6; Tyvar's Stand 4; Selfless Spirit 9; Unbreakable Formation 5;
Make a Stand 2; Rootborn Defenses 2; Loran's Escape 3; Mother of Runes 4; Giver of Runes 5;
Slip Out the Back 6; Darksteel Plate 5; Hammer of Nazahn 2; Whispersilk Cloak 6; Champion's Helm 3;
Avacyn, Angel of Hope 4; Clever Concealment 6; Imp's Mischief 3; Malakir Rebirth // Malakir Mire 11;
Supernatural Stamina 1; Kaya's Ghostform 4; Asceticism 4; Privileged Position 3; Shalai, Voice of Plenty 5;
Autumn's Veil 2; Sylvan Safekeeper 3; Saryth, the Viper's Fang 3; Spellskite 2; Silent Arbiter 1;
Grand Crescendo 1; Guardian of Faith 3; Dawn's Truce 2; Galadriel's Dismissal 1; Surge of Salvation 1;
Alseid of Life's Bounty 1; Commander's Plate 2; Diplomatic Immunity 1; Siren Stormtamer 2; Dive Down 2;
Lazotep Plating 2; Not of This World 1; Bolt Bend 7; Vines of Vastwood 1
# recursion 2
Eternal Witness 30; Regrowth 7; Timeless Witness 4; Bala Ged Recovery // Bala Ged Sanctuary 15;
Skullwinder 4; Sun Titan 10; Sevinne's Reclamation 4; Emeria Shepherd 2; Victimize 9; Animate Dead 9;
Phyrexian Reclamation 4; Oversold Cemetery 2; Gravedigger 2; Archaeomancer 6; Snapcaster Mage 6;
Underworld Breach 5; Past in Flames 2; Anarchist 1; Crucible of Worlds 6; Ramunap Excavator 5;
Conduit of Worlds 2; Greenwarden of Murasa 3; Genesis Wave 2; Rise of the Dark Realms 5;
Sheoldred, Whispering One 4; Agadeem's Awakening // Agadeem, the Undercrypt 8; Noxious Revival 3;
Creeping Renaissance 1; Praetor's Counsel 1; Seasons Past 2; Ardent Elementalist 1; Salvager of Secrets 1;
Recollect 1; Nature's Spiral 1; Den Protector 1; Karmic Guide 2; Reveillark 2; Body Snatcher 1
# utility 3
Aetherflux Reservoir 4; Craterhoof Behemoth 11; Avenger of Zendikar 8; Overwhelming Stampede 7;
Triumph of the Hordes 4; End-Raze Forerunners 3; Finale of Glory 1; Finale of Eternity 1;
Torment of Hailfire 9; Exsanguinate 10; Gray Merchant of Asphodel 15; Grave Titan 6;
Sheoldred, the Apocalypse 10; Vito, Thorn of the Dusk Rose 5; Archfiend of Despair 2; Expropriate 3;
Time Warp 4; Temporal Manipulation 2; Temporal Mastery 2; Hullbreaker Horror 3; Phyrexian Metamorph 7;
Clone 2; Sakashima's Student 1; Phantasmal Image 4; Sphinx of the Second Sun 2; Elesh Norn, Grand Cenobite 6;
Elesh Norn, Mother of Machines 3; Angel of Invention 3; True Conviction 3; Cathars' Crusade 5;
Serra Ascendant 2; Insurrection 4; Mob Rule 2; Impact Tremors 5; Purphoros, God of the Forge 4;
Etali, Primal Conqueror // Etali, Primal Sickness 6; Terror of the Peaks 6; Balefire Dragon 2;
Moltensteel Dragon 1; City on Fire 3; Fiery Emancipation 4; Solphim, Mayhem Dominus 3; Panharmonicon 5;
Strionic Resonator 3; Rings of Brighthearth 4; Lithoform Engine 3; Conjurer's Closet 3;
Illusionist's Bracers 2; Thousand-Year Elixir 5; Sword of Feast and Famine 6; Sword of Fire and Ice 4;
Umezawa's Jitte 3; Shadowspear 9; Blackblade Reforged 4; Hero's Blade 1; Akroma's Memorial 2;
Eldrazi Monument 3; Coat of Arms 2; Door of Destinies 2; Herald's Horn 4; Urza's Incubator 2;
Vedalken Orrery 4; Leyline of Anticipation 3; Seedborn Muse 6; Wilderness Reclamation 4; Awakening 1;
Vorinclex, Voice of Hunger 3; Vorinclex, Monstrous Raider 3; Jin-Gitaxias, Core Augur 3;
Urabrask the Hidden 3; Void Winnower 2; Blightsteel Colossus 2; Wurmcoil Engine 6;
Kozilek, Butcher of Truth 2; Ulamog, the Infinite Gyre 2; Platinum Angel 2; Platinum Emperion 1;
Rite of Replication 6; Clever Impersonator 2; Progenitor Mimic 1; Spark Double 5; Helm of the Host 4;
Blade of Selves 3; Mirage Mirror 2; Stolen Strategy 2; Gilded Drake 3; Treachery 2; Hostage Taker 4;
Agent of Treachery 3; Dragonlord Silumgar 2; Glen Elendra Liege 1; Villainous Wealth 2; Fallen Shinobi 1;
Biorhythm 1; Coalition Victory 1; Humility 1; Panoptic Mirror 1; Braids, Cabal Minion 1;
Narset, Parter of Veils 4; Aura Shards 6; Trinisphere 1; Winter Orb 1; Static Orb 1; Stasis 1; Armageddon 1;
Blood Moon 2; Back to Basics 1; Sire of Insanity 1; Tergrid, God of Fright // Tergrid's Lantern 2;
Null Rod 1; Torpor Orb 1; Cursed Totem 1; Rule of Law 1; Stony Silence 1; Rest in Peace 2;
Leyline of the Void 2; Thalia, Guardian of Thraben 2; Thalia, Heretic Cathar 2; Hushbringer 1;
Authority of the Consuls 4; Blind Obedience 5; Linvala, Keeper of Silence 2; Ethersworn Canonist 1;
Deafening Silence 1; Sphere of Resistance 1; Thorn of Amethyst 1; Tangle Wire 1; Smokestack 1; Mana Web 1;
Vexing Bauble 1
`;
