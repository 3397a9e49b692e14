/**
 * Lands by kind: `# kind`, then `name percent[ colours]`, the estimated percentage of the decks that could play the land
 * and the colours that it needs beyond its identity.
 */
export const LAND_SHARES = `
# fixing
Command Tower 92; Exotic Orchard 62; Path of Ancestry 40; Evolving Wilds 28; Terramorphic Expanse 26;
Fabled Passage 30; Prismatic Vista 15; Unclaimed Territory 8; Secluded Courtyard 8; Ancient Ziggurat 5;
City of Brass 12; Mana Confluence 13; Forbidden Orchard 6; Gemstone Caverns 2; Reflecting Pool 13;
Gemstone Mine 4; Tarnished Citadel 2; Grand Coliseum 4; Opal Palace 5; Plaza of Heroes 9;
Sanctum of Eternity 2; Guildless Commons 1; Ash Barrens 6; Thriving Grove 4; Thriving Isle 4;
Thriving Moor 4; Thriving Heath 4; Thriving Bluff 4
# fetch
Flooded Strand 17 WU; Polluted Delta 18 UB; Bloodstained Mire 19 BR; Wooded Foothills 18 RG;
Windswept Heath 18 WG; Marsh Flats 17 WB; Scalding Tarn 16 UR; Verdant Catacombs 16 BG; Arid Mesa 17 WR;
Misty Rainforest 16 UG; Riveteers Overlook 1 BRG; Obscura Storefront 1 WUB; Cabaretti Courtyard 1 WRG;
Brokers Hideout 1 WUG; Maestros Theater 1 UBR
# utility
Cavern of Souls 10; Myriad Landscape 30; Reliquary Tower 42; Rogue's Passage 30; Bojuka Bog 42;
Temple of the False God 18; Ancient Tomb 14; War Room 20; Bonders' Enclave 7; Command Beacon 6;
Boseiju, Who Endures 28; Otawara, Soaring City 30; Takenuma, Abandoned Mire 24;
Sokenzan, Crucible of Defiance 20; Eiganjo, Seat of the Empire 26; Urborg, Tomb of Yawgmoth 22 B;
Yavimaya, Cradle of Growth 14 G; Cabal Coffers 14; Nykthos, Shrine to Nyx 14; Mystic Sanctuary 14;
Castle Locthwain 16; Castle Vantress 10; Castle Ardenvale 8; Castle Embereth 6; Castle Garenbrig 8;
Gaea's Cradle 5; Serra's Sanctum 2; Phyrexian Tower 9; High Market 8; Strip Mine 10; Wasteland 7;
Ghost Quarter 12; Field of Ruin 9; Tectonic Edge 4; Demolition Field 6; Homeward Path 6; Mosswort Bridge 10;
Spinerock Knoll 4; Windbrisk Heights 5; Shelldock Isle 2; Howltooth Hollow 1; Kessig Wolf Run 9;
Gavony Township 8; Alchemist's Refuge 5; Desolate Lighthouse 4; Nephalia Drownyard 3; Slayers' Stronghold 4;
Vault of the Archangel 6; Moorland Haunt 3; Grim Backwoods 3; Kher Keep 4; Karn's Bastion 8;
Inventors' Fair 8; Buried Ruin 8; Academy Ruins 5; Volrath's Stronghold 5; Emeria, the Sky Ruin 4;
Valakut, the Molten Pinnacle 5; Hall of Heliod's Generosity 5; Blast Zone 8; Scavenger Grounds 9;
Urza's Saga 6; Arch of Orazca 4; Geier Reach Sanitarium 4; Mikokoro, Center of the Sea 2;
Throne of the High City 2; Tranquil Thicket 2; Lonely Sandbar 2; Barren Moor 2; Forgotten Cave 2;
Secluded Steppe 2; Maze of Ith 6; Mystifying Maze 3; Minamo, School at Water's Edge 3;
Shizo, Death's Storehouse 3; Eiganjo Castle 2; Shinka, the Bloodsoaked Keep 2;
Okina, Temple to the Grandfathers 1; Wirewood Lodge 2; Rishadan Port 2; Thespian's Stage 6; Dark Depths 2;
Vesuva 3; Field of the Dead 5; Glacial Chasm 3; Dust Bowl 2; Krosan Verge 10; Hanweir Battlements 3;
Tolaria West 3; Dakmor Salvage 2; Bazaar of Baghdad 1; Petrified Field 1; Memorial to Folly 4;
Memorial to Genius 4; Kor Haven 2; Prahv, Spires of Order 1; Treasure Vault 4; Spire of Industry 3;
Darksteel Citadel 3; Seat of the Synod 3; Vault of Whispers 3; Great Furnace 3; Tree of Tales 2;
Ancient Den 3; Mutavault 3; Phyrexia's Core 1; Faceless Haven 2; Den of the Bugbear 4; Lair of the Hydra 3;
Hall of Storm Giants 3; Hive of the Eye Tyrant 3; Cave of the Frost Dragon 3; Raging Ravine 1;
Celestial Colonnade 1; Creeping Tar Pit 1; Dryad Arbor 2; The Tabernacle at Pendrell Vale 1;
Mishra's Workshop 1; Tower of the Magistrate 1; Haunted Fengraf 1; Mortuary Mire 3; Crystal Vein 2;
Blighted Woodland 5; Blighted Cataract 1; Rath's Edge 1; Encroaching Wastes 2; Sequestered Stash 1;
Zhalfirin Void 2; Deserted Temple 2; Winding Canyons 2; Oran-Rief, the Vastwood 2; Yavimaya Hollow 1;
Contested Cliffs 1; Riptide Laboratory 1; Crypt of Agadeem 1; Sunhome, Fortress of the Legion 2;
Rix Maadi, Dungeon Palace 1; Vitu-Ghazi, the City-Tree 2; Svogthos, the Restless Tomb 1;
Orzhova, the Church of Deals 1; Duskmantle, House of Shadow 1; Novijen, Heart of Progress 1;
Skarrg, the Rage Pits 2; Nivix, Aerie of the Firemind 1
# dual
Tundra 6; Underground Sea 7; Badlands 6; Taiga 6; Savannah 6; Scrubland 6; Volcanic Island 6; Bayou 6;
Plateau 6; Tropical Island 6; Hallowed Fountain 34; Watery Grave 36; Blood Crypt 36; Stomping Ground 34;
Temple Garden 34; Godless Shrine 36; Steam Vents 36; Overgrown Tomb 36; Sacred Foundry 36; Breeding Pool 35;
Glacial Fortress 35; Drowned Catacomb 36; Dragonskull Summit 36; Rootbound Crag 35; Sunpetal Grove 35;
Isolated Chapel 35; Sulfur Falls 34; Woodland Cemetery 34; Clifftop Retreat 34; Hinterland Harbor 34;
Adarkar Wastes 22; Underground River 22; Sulfurous Springs 22; Karplusan Forest 22; Brushland 20;
Caves of Koilos 26; Shivan Reef 24; Llanowar Wastes 24; Battlefield Forge 24; Yavimaya Coast 23;
Seachrome Coast 10; Darkslick Shores 10; Blackcleave Cliffs 10; Copperline Gorge 10; Razorverge Thicket 10;
Concealed Courtyard 10; Spirebluff Canal 10; Blooming Marsh 10; Inspiring Vantage 10; Botanical Sanctum 10;
Prairie Stream 14; Sunken Hollow 15; Smoldering Marsh 14; Cinder Glade 15; Canopy Vista 15; Port Town 6;
Choked Estuary 6; Foreboding Ruins 6; Game Trail 6; Fortified Village 6; Irrigated Farmland 6; Fetid Pools 7;
Canyon Slough 6; Sheltered Thicket 6; Scattered Groves 6; Mystic Gate 8; Sunken Ruins 9; Graven Cairns 8;
Fire-Lit Thicket 8; Wooded Bastion 8; Fetid Heath 9; Cascade Bluffs 8; Twilight Mire 9; Rugged Prairie 8;
Flooded Grove 8; Sea of Clouds 13; Morphic Pool 14; Luxury Suite 13; Spire Garden 13; Bountiful Promenade 13;
Training Center 12; Undergrowth Stadium 12; Vault of Champions 13; Rejuvenating Springs 12;
Spectator Seating 12; Deserted Beach 14; Shipwreck Marsh 14; Haunted Ridge 14; Rockfall Vale 13;
Overgrown Farmland 13; Shattered Sanctum 14; Stormcarved Coast 14; Deathcap Glade 13; Sundown Pass 14;
Dreamroot Cascade 13; Azorius Chancery 10; Dimir Aqueduct 10; Rakdos Carnarium 10; Gruul Turf 11;
Selesnya Sanctuary 11; Orzhov Basilica 11; Izzet Boilerworks 10; Golgari Rot Farm 11; Boros Garrison 10;
Simic Growth Chamber 12; Temple of Enlightenment 12; Temple of Deceit 12; Temple of Malice 12;
Temple of Abandon 12; Temple of Plenty 12; Temple of Silence 13; Temple of Epiphany 12; Temple of Malady 13;
Temple of Triumph 12; Temple of Mystery 12; Tranquil Cove 5; Dismal Backwater 5; Bloodfell Caves 5;
Rugged Highlands 5; Blossoming Sands 5; Scoured Barrens 5; Swiftwater Cliffs 5; Jungle Hollow 5;
Wind-Scarred Crag 5; Thornwood Falls 5; Hengegate Pathway // Mistgate Pathway 9;
Clearwater Pathway // Murkwater Pathway 9; Blightstep Pathway // Searstep Pathway 9;
Cragcrown Pathway // Timbercrown Pathway 9; Branchloft Pathway // Boulderloft Pathway 9;
Brightclimb Pathway // Grimclimb Pathway 9; Riverglide Pathway // Lavaglide Pathway 9;
Darkbore Pathway // Slitherbore Pathway 9; Needleverge Pathway // Pillarverge Pathway 9;
Barkchannel Pathway // Tidechannel Pathway 9; Nimbus Maze 3; River of Tears 4; Grove of the Burnwillows 4;
Horizon Canopy 5; Silent Clearing 4; Fiery Islet 4; Nurturing Peatland 4; Sunbaked Canyon 4;
Waterlogged Grove 4; Tainted Wood 6; Tainted Field 6; Tainted Isle 6; Tainted Peak 6; Murmuring Bosk 4
# triome
Savai Triome 30; Indatha Triome 30; Zagoth Triome 30; Ketria Triome 30; Raugrin Triome 30;
Spara's Headquarters 28; Raffine's Tower 29; Xander's Lounge 28; Ziatora's Proving Ground 28;
Jetmir's Garden 28; Seaside Citadel 22; Arcane Sanctum 23; Crumbling Necropolis 22; Savage Lands 22;
Jungle Shrine 22; Nomad Outpost 22; Opulent Palace 22; Mystic Monastery 22; Sandsteppe Citadel 22;
Frontier Bivouac 22
`;
