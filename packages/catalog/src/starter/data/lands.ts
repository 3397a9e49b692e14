/** Lands of the starter catalogue, one a line in the notation of `parseCardLine`. */
export const LANDS_CARDS = `
Academy Ruins||Legendary Land|||~ mma|r|2||identity=U
Adarkar Wastes||Land|||~ 10e|r|2||identity=WU
Alchemist's Refuge||Land|||avr|r|2||identity=UG
Ancient Den||Artifact Land|||~ td2|c|0.25||identity=W
Ancient Tomb||Land|||~ puma|m|3|ramp|game-changer
Ancient Ziggurat||Land|||~ prm|u|0.5||
Arcane Sanctum||Land|||~ c18|u|0.5||identity=WUB
Arch of Orazca||Land||Ascend|rix|r|2|draw|
Arid Mesa||Land|||~ mm3|r|2||
Ash Barrens||Land||Basic landcycling|~ c19|c|0.25|tutor|
Azorius Chancery||Land|||~ c19|u|0.5||identity=WU
Badlands||Land — Swamp Mountain|||~ olgc|m|3||
Barkchannel Pathway // Tidechannel Pathway||Land // Land|||khm|r|2||identity=UG; layout=modal_dfc
Barren Moor||Land||Cycling|~ c19|u|0.5|draw|identity=B
Battlefield Forge||Land|||~ ori|r|2||identity=WR
Bayou||Land — Swamp Forest|||~ vma|r|2||
Bazaar of Baghdad||Land|||~ vma|m|3||
Blackcleave Cliffs||Land|||som|r|2||identity=BR
Blast Zone||Land|||war|r|2|sweeper|
Blighted Cataract||Land|||~ ddt|u|0.5|draw|identity=U
Blighted Woodland||Land|||~ c18|u|0.5|ramp|identity=G
Blightstep Pathway // Searstep Pathway||Land // Land|||khm|r|2||identity=BR; layout=modal_dfc
Blood Crypt||Land — Swamp Mountain|||~ rna|r|2||
Bloodfell Caves||Land|||~ c19|c|0.25||identity=BR
Bloodstained Mire||Land|||~ exp|m|3||
Blooming Marsh||Land|||kld|r|2||identity=BG
Blossoming Sands||Land|||~ c19|c|0.25||identity=WG
Bojuka Bog||Land|||~ c19|c|0.25||identity=B
Bonders' Enclave||Land|||iko|r|2||
Boros Garrison||Land|||~ c19|c|0.25||identity=WR
Boseiju, Who Endures||Legendary Land||Channel|neo|r|2||identity=G
Botanical Sanctum||Land|||kld|r|2||identity=UG
Bountiful Promenade||Land|||bbd|r|2||identity=WG
Branchloft Pathway // Boulderloft Pathway||Land // Land|||znr|r|2||identity=WG; layout=modal_dfc
Breeding Pool||Land — Forest Island|||~ rna|r|2||
Brightclimb Pathway // Grimclimb Pathway||Land // Land|||znr|r|2||identity=WB; layout=modal_dfc
Brokers Hideout||Land|||snc|c|0.25||
Brushland||Land|||~ 10e|r|2||identity=WG
Buried Ruin||Land|||~ c18|u|0.5|recursion|
Cabal Coffers||Land|||~ prm|u|0.5|ramp|identity=B
Cabaretti Courtyard||Land|||snc|c|0.25||
Canopy Vista||Land — Forest Plains|||~ pss1|r|2||
Canyon Slough||Land — Swamp Mountain||Cycling|akh|r|2|draw|
Cascade Bluffs||Land|||~ a25|r|2||identity=UR
Castle Ardenvale||Land|||eld|r|2||identity=W
Castle Embereth||Land|||eld|r|2||identity=R
Castle Garenbrig||Land|||eld|r|2||identity=G
Castle Locthwain||Land|||eld|r|2|draw|identity=B
Castle Vantress||Land||Scry|eld|r|2||identity=U
Cave of the Frost Dragon||Land|||afr|r|2||identity=W
Cavern of Souls||Land|||~ puma|m|3||
Caves of Koilos||Land|||~ c16|r|2||identity=WB
Celestial Colonnade||Land|||~ puma|m|3||identity=WU
Choked Estuary||Land|||soi|r|2||identity=UB
Cinder Glade||Land — Mountain Forest|||~ c19|r|2||
City of Brass||Land|||~ prm|r|2||
Clearwater Pathway // Murkwater Pathway||Land // Land|||znr|r|2||identity=UB; layout=modal_dfc
Clifftop Retreat||Land|||~ dom|r|2||identity=WR
Command Beacon||Land|||~ j16|r|2||
Command Tower||Land|||~ c19|c|0.25||
Concealed Courtyard||Land|||kld|r|2||identity=WB
Contested Cliffs||Land||Fight|~ c13|r|2|removal|identity=RG
Copperline Gorge||Land|||som|r|2||identity=RG
Cragcrown Pathway // Timbercrown Pathway||Land // Land|||znr|r|2||identity=RG; layout=modal_dfc
Creeping Tar Pit||Land|||~ puma|m|3||identity=UB
Crumbling Necropolis||Land|||~ e02|u|0.5||identity=UBR
Crypt of Agadeem||Land|||~ c14|r|2|ramp|identity=B
Crystal Vein||Land|||~ cma|u|0.5|ramp|
Dakmor Salvage||Land||Dredge|~ uma|u|0.5|recursion|identity=B
Dark Depths||Legendary Snow Land|||~ puma|m|3||
Darkbore Pathway // Slitherbore Pathway||Land // Land|||khm|r|2||identity=BG; layout=modal_dfc
Darkslick Shores||Land|||som|r|2||identity=UB
Darksteel Citadel||Artifact Land||Indestructible|~ c18|u|0.5||
Deathcap Glade||Land|||vow|r|2||identity=BG
Demolition Field||Land|||bro|u|0.5||
Den of the Bugbear||Land|||afr|r|2||identity=R
Deserted Beach||Land|||mid|r|2||identity=WU
Deserted Temple||Land|||ody|r|2|ramp|
Desolate Lighthouse||Land|||~ uma|r|2||identity=UR
Dimir Aqueduct||Land|||~ c19|u|0.5||identity=UB
Dismal Backwater||Land|||~ m20|c|0.25||identity=UB
Dragonskull Summit||Land|||~ xln|r|2||identity=BR
Dreamroot Cascade||Land|||vow|r|2||identity=UG
Drowned Catacomb||Land|||~ xln|r|2||identity=UB
Dryad Arbor||Land Creature — Forest Dryad|1/1||~ v12|m|3||
Duskmantle, House of Shadow||Land|||rav|u|0.5||identity=UB
Dust Bowl||Land|||~ exp|m|3|removal|
Eiganjo Castle||Legendary Land|||chk|r|2||identity=W
Eiganjo, Seat of the Empire||Legendary Land||Channel|neo|r|2||identity=W
Eldrazi Temple||Land|||~ ddp|u|0.5|ramp|
Emeria, the Sky Ruin||Land|||~ c14|r|2|recursion|identity=W
Encroaching Wastes||Land|||~ prm|u|0.5|removal|
Evolving Wilds||Land|||~ c19|c|0.25|ramp|
Exotic Orchard||Land|||~ c19|r|2||
Fabled Passage||Land|||eld|r|2|ramp|
Faceless Haven||Snow Land|||khm|r|2||
Fetid Heath||Land|||~ a25|r|2||identity=WB
Fetid Pools||Land — Island Swamp||Cycling|akh|r|2|draw|
Field of Ruin||Land|||xln|u|0.5|removal|
Field of the Dead||Land|||m20|r|2||game-changer
Fiery Islet||Land|||mh1|r|2|draw|identity=UR
Fire-Lit Thicket||Land|||~ prm|r|2||identity=RG
Flooded Grove||Land|||~ a25|r|2||identity=UG
Flooded Strand||Land|||~ prm|r|2||
Forbidden Orchard||Land|||~ prm|r|2||
Foreboding Ruins||Land|||soi|r|2||identity=BR
Forest||Basic Land — Forest|||~ war|c|0.25||
Forgotten Cave||Land||Cycling|~ c19|c|0.25|draw|identity=R
Fortified Village||Land|||soi|r|2||identity=WG
Frontier Bivouac||Land|||~ c17|u|0.5||identity=URG
Gaea's Cradle||Legendary Land|||~ prm|m|3|ramp|identity=G; game-changer
Game Trail||Land|||soi|r|2||identity=RG
Gavony Township||Land|||isd|r|2||identity=WG
Geier Reach Sanitarium||Legendary Land|||~ c19|r|2||
Gemstone Caverns||Legendary Land|||tsp|r|2||
Gemstone Mine||Land|||~ prm|u|0.5||
Ghost Quarter||Land|||~ cm2|u|0.5|ramp removal|
Glacial Chasm||Land||Cumulative upkeep|~ v12|m|3||game-changer
Glacial Fortress||Land|||~ xln|r|2||identity=WU
Godless Shrine||Land — Plains Swamp|||~ rna|r|2||
Golgari Rot Farm||Land|||~ c19|u|0.5||identity=BG
Grand Coliseum||Land|||~ c16|r|2||
Graven Cairns||Land|||~ ima|r|2||identity=BR
Great Furnace||Artifact Land|||~ c18|c|0.25||identity=R
Grim Backwoods||Land|||~ c18|r|2|draw|identity=BG
Grove of the Burnwillows||Land|||~ ima|r|2||identity=RG
Gruul Turf||Land|||~ gk2|c|0.25||identity=RG
Guildless Commons||Land|||cmr|u|0.5||
Hall of Heliod's Generosity||Legendary Land|||mh1|r|2||identity=W
Hall of Storm Giants||Land|||afr|r|2||identity=U
Hallowed Fountain||Land — Plains Island|||~ rna|r|2||
Hanweir Battlements||Land|||emn|r|2||identity=R; layout=meld
Haunted Fengraf||Land|||~ c18|c|0.25|recursion|
Haunted Ridge||Land|||mid|r|2||identity=BR
Haven of the Spirit Dragon||Land|||~ c17|r|2|recursion|
Hengegate Pathway // Mistgate Pathway||Land // Land|||khm|r|2||identity=WU; layout=modal_dfc
High Market||Land|||~ cma|r|2||
Hinterland Harbor||Land|||~ dom|r|2||identity=UG
Hive of the Eye Tyrant||Land|||afr|r|2||identity=B
Homeward Path||Land|||~ j17|r|2||
Horizon Canopy||Land|||~ ima|r|2|draw|identity=WG
Howltooth Hollow||Land||Hideaway|lrw|r|2||identity=B
Indatha Triome||Land — Plains Swamp Forest||Cycling|iko|r|2|draw|
Inspiring Vantage||Land|||kld|r|2||identity=WR
Interplanar Beacon||Land|||war|u|0.5||
Inventors' Fair||Legendary Land|||kld|r|2|tutor|
Irrigated Farmland||Land — Plains Island||Cycling|akh|r|2|draw|
Island||Basic Land — Island|||~ war|c|0.25||
Isolated Chapel||Land|||~ dom|r|2||identity=WB
Izzet Boilerworks||Land|||~ gk1|c|0.25||identity=UR
Jetmir's Garden||Land — Mountain Forest Plains||Cycling|snc|r|2|draw|
Jungle Hollow||Land|||~ m20|c|0.25||identity=BG
Jungle Shrine||Land|||~ e02|u|0.5||identity=WRG
Karakas||Legendary Land|||~ puma|m|3|removal|banned; identity=W
Karn's Bastion||Land||Proliferate|war|r|2||
Karplusan Forest||Land|||~ c16|r|2||identity=RG
Kessig Wolf Run||Land|||~ v13|m|3||identity=RG
Ketria Triome||Land — Forest Island Mountain||Cycling|iko|r|2|draw|
Kher Keep||Legendary Land|||~ c13|r|2||identity=R
Kor Haven||Legendary Land|||~ exp|m|3||identity=W
Krosan Verge||Land|||~ c18|u|0.5|ramp|
Lair of the Hydra||Land|||afr|r|2||identity=G
Lake of the Dead||Land|||~ prm|r|2|ramp|identity=B
Llanowar Wastes||Land|||~ ori|r|2||identity=BG
Lonely Sandbar||Land||Cycling|~ mh1|u|0.5|draw|identity=U
Luxury Suite||Land|||bbd|r|2||identity=BR
Maestros Theater||Land|||snc|c|0.25||
Mana Confluence||Land|||~ exp|m|3||
Marsh Flats||Land|||~ mm3|r|2||
Maze of Ith||Land|||~ ema|r|2||
Memorial to Folly||Land|||dom|u|0.5|recursion|identity=B
Memorial to Genius||Land|||dom|u|0.5|draw|identity=U
Mikokoro, Center of the Sea||Legendary Land|||~ a25|r|2|draw|
Minamo, School at Water's Edge||Legendary Land|||chk|r|2||identity=U
Mishra's Workshop||Land|||~ prm|r|2|ramp|game-changer
Misty Rainforest||Land|||~ mm3|r|2||
Moorland Haunt||Land|||isd|r|2||identity=WU
Morphic Pool||Land|||bbd|r|2||identity=UB
Mortuary Mire||Land|||~ c18|c|0.25||identity=B
Mosswort Bridge||Land||Hideaway|~ c18|r|2||identity=G
Mountain||Basic Land — Mountain|||~ war|c|0.25||
Murmuring Bosk||Land — Forest|||~ cm2|r|2||identity=WBG
Mutavault||Land|||~ pgpx|r|2||
Myriad Landscape||Land||Myriad|~ c18|u|0.5|ramp|
Mystic Gate||Land|||~ exp|m|3||identity=WU
Mystic Monastery||Land|||~ c17|u|0.5||identity=WUR
Mystic Sanctuary||Land — Island|||eld|c|0.25||
Mystifying Maze||Land|||~ c17|r|2||
Needleverge Pathway // Pillarverge Pathway||Land // Land|||znr|r|2||identity=WR; layout=modal_dfc
Nephalia Drownyard||Land|||isd|r|2||identity=UB
Nimbus Maze||Land|||~ ima|r|2||identity=WU
Nivix, Aerie of the Firemind||Land|||~ ddj|u|0.5||identity=UR
Nomad Outpost||Land|||~ c17|u|0.5||identity=WBR
Novijen, Heart of Progress||Land|||~ c15|u|0.5||identity=UG
Nurturing Peatland||Land|||mh1|r|2|draw|identity=BG
Nykthos, Shrine to Nyx||Legendary Land|||ths|r|2|ramp|
Obscura Storefront||Land|||snc|c|0.25||
Okina, Temple to the Grandfathers||Legendary Land|||chk|r|2||identity=G
Opal Palace||Land|||~ cm2|c|0.25||
Opulent Palace||Land|||~ cm2|u|0.5||identity=UBG
Oran-Rief, the Vastwood||Land|||~ ddu|r|2||identity=G
Orzhov Basilica||Land|||~ gk2|c|0.25||identity=WB
Orzhova, the Church of Deals||Land|||gpt|u|0.5||identity=WB
Otawara, Soaring City||Legendary Land||Channel|neo|r|2||identity=U
Overgrown Farmland||Land|||mid|r|2||identity=WG
Overgrown Tomb||Land — Swamp Forest|||~ grn|r|2||
Path of Ancestry||Land||Scry|c17|c|0.25||
Petrified Field||Land|||ody|r|2|recursion|
Phyrexia's Core||Land|||~ cm2|u|0.5||
Phyrexian Tower||Legendary Land|||~ uma|r|2|ramp|identity=B
Plains||Basic Land — Plains|||~ war|c|0.25||
Plateau||Land — Mountain Plains|||~ vma|r|2||
Plaza of Heroes||Land|||dmu|r|2||
Polluted Delta||Land|||~ exp|m|3||
Port Town||Land|||soi|r|2||identity=WU
Prahv, Spires of Order||Land|||dis|u|0.5||identity=WU
Prairie Stream||Land — Plains Island|||~ pss1|r|2||
Prismatic Vista||Land|||mh1|r|2|ramp|
Raffine's Tower||Land — Plains Island Swamp||Cycling|snc|r|2|draw|
Raging Ravine||Land|||~ puma|m|3||identity=RG
Rakdos Carnarium||Land|||~ gk2|c|0.25||identity=BR
Rath's Edge||Legendary Land|||nem|r|2||
Raugrin Triome||Land — Island Mountain Plains||Cycling|iko|r|2|draw|
Razorverge Thicket||Land|||som|r|2||identity=WG
Reflecting Pool||Land|||~ prm|r|2||
Rejuvenating Springs||Land|||cmr|r|2||identity=UG
Reliquary Tower||Land|||~ prm|u|0.5||
Riptide Laboratory||Land|||ons|r|2||identity=U
Rishadan Port||Land|||~ a25|r|2||
River of Tears||Land|||~ ima|r|2||identity=UB
Riverglide Pathway // Lavaglide Pathway||Land // Land|||znr|r|2||identity=UR; layout=modal_dfc
Riveteers Overlook||Land|||snc|c|0.25||
Rix Maadi, Dungeon Palace||Land|||dis|u|0.5||identity=BR
Rockfall Vale||Land|||mid|r|2||identity=RG
Rogue's Passage||Land|||~ uma|u|0.5||
Rootbound Crag||Land|||~ xln|r|2||identity=RG
Rugged Highlands||Land|||~ dds|c|0.25||identity=RG
Rugged Prairie||Land|||~ a25|r|2||identity=WR
Sacred Foundry||Land — Mountain Plains|||~ grn|r|2||
Sanctum of Eternity||Land|||c19|r|2||
Sandsteppe Citadel||Land|||~ cm2|u|0.5||identity=WBG
Savage Lands||Land|||~ c18|u|0.5||identity=BRG
Savai Triome||Land — Mountain Plains Swamp||Cycling|iko|r|2|draw|
Savannah||Land — Forest Plains|||~ olgc|m|3||
Scalding Tarn||Land|||~ mm3|r|2||
Scattered Groves||Land — Forest Plains||Cycling|akh|r|2|draw|
Scavenger Grounds||Land — Desert|||hou|r|2||
Scoured Barrens||Land|||~ c18|c|0.25||identity=WB
Scrubland||Land — Plains Swamp|||~ olgc|m|3||
Sea of Clouds||Land|||bbd|r|2||identity=WU
Seachrome Coast||Land|||som|r|2||identity=WU
Seaside Citadel||Land|||~ c18|u|0.5||identity=WUG
Seat of the Synod||Artifact Land|||~ c18|c|0.25||identity=U
Secluded Courtyard||Land|||neo|u|0.5||
Secluded Steppe||Land||Cycling|~ mh1|u|0.5|draw|identity=W
Selesnya Sanctuary||Land|||~ gk1|c|0.25||identity=WG
Sequestered Stash||Land|||kld|u|0.5||
Serra's Sanctum||Legendary Land|||usg|r|2|ramp|identity=W; game-changer
Shattered Sanctum||Land|||vow|r|2||identity=WB
Shelldock Isle||Land||Hideaway|lrw|r|2||identity=U
Sheltered Thicket||Land — Mountain Forest||Cycling|akh|r|2|draw|
Shinka, the Bloodsoaked Keep||Legendary Land|||chk|r|2||identity=R
Shipwreck Marsh||Land|||mid|r|2||identity=UB
Shivan Reef||Land|||~ ddu|r|2||identity=UR
Shizo, Death's Storehouse||Legendary Land|||chk|r|2||identity=B
Silent Clearing||Land|||mh1|r|2|draw|identity=WB
Simic Growth Chamber||Land|||~ gk2|u|0.5||identity=UG
Skarrg, the Rage Pits||Land|||~ pca|u|0.5||identity=RG
Skemfar Elderhall||Land|||khm|u|0.5||identity=BG
Slayers' Stronghold||Land|||avr|r|2||identity=WR
Sliver Hive||Land|||m15|r|2||
Smoldering Marsh||Land — Swamp Mountain|||~ pss1|r|2||
Snow-Covered Forest||Basic Snow Land — Forest|||~ me2|c|0.25||
Snow-Covered Island||Basic Snow Land — Island|||~ me2|c|0.25||
Snow-Covered Mountain||Basic Snow Land — Mountain|||~ me2|c|0.25||
Snow-Covered Plains||Basic Snow Land — Plains|||~ me2|c|0.25||
Snow-Covered Swamp||Basic Snow Land — Swamp|||~ me2|c|0.25||
Sokenzan, Crucible of Defiance||Legendary Land||Channel|neo|r|2||identity=R
Spara's Headquarters||Land — Forest Plains Island||Cycling|snc|r|2|draw|
Spectator Seating||Land|||cmr|r|2||identity=WR
Spinerock Knoll||Land||Hideaway|~ c16|r|2||identity=R
Spire Garden||Land|||bbd|r|2||identity=RG
Spire of Industry||Land|||aer|r|2||
Spirebluff Canal||Land|||kld|r|2||identity=UR
Steam Vents||Land — Island Mountain|||~ grn|r|2||
Stomping Ground||Land — Mountain Forest|||~ rna|r|2||
Stormcarved Coast||Land|||vow|r|2||identity=UR
Strip Mine||Land|||~ exp|m|3|removal|
Sulfur Falls||Land|||~ dom|r|2||identity=UR
Sulfurous Springs||Land|||~ 10e|r|2||identity=BR
Sunbaked Canyon||Land|||mh1|r|2|draw|identity=WR
Sundown Pass||Land|||vow|r|2||identity=WR
Sunhome, Fortress of the Legion||Land|||~ gk1|u|0.5||identity=WR
Sunken Hollow||Land — Island Swamp|||~ pss1|r|2||
Sunken Ruins||Land|||~ exp|m|3||identity=UB
Sunpetal Grove||Land|||~ xln|r|2||identity=WG
Svogthos, the Restless Tomb||Land|||~ cm2|u|0.5||identity=BG
Swamp||Basic Land — Swamp|||~ war|c|0.25||
Swarmyard||Land||Regenerate|tsp|r|2||
Swiftwater Cliffs||Land|||~ c18|c|0.25||identity=UR
Taiga||Land — Mountain Forest|||~ olgc|m|3||
Tainted Field||Land|||~ e02|u|0.5||identity=WB
Tainted Isle||Land|||~ pca|u|0.5||identity=UB
Tainted Peak||Land|||tor|u|0.5||identity=BR
Tainted Wood||Land|||~ cma|u|0.5||identity=BG
Takenuma, Abandoned Mire||Legendary Land||Channel; Mill|neo|r|2||identity=B
Tarnished Citadel||Land|||ody|r|2||
Tectonic Edge||Land|||~ exp|m|3|removal|
Temple Garden||Land — Forest Plains|||~ grn|r|2||
Temple of Abandon||Land||Scry|ths|r|2||identity=RG
Temple of Deceit||Land||Scry|ths|r|2||identity=UB
Temple of Enlightenment||Land||Scry|bng|r|2||identity=WU
Temple of Epiphany||Land||Scry|~ ddu|r|2||identity=UR
Temple of Malady||Land||Scry|jou|r|2||identity=BG
Temple of Malice||Land||Scry|bng|r|2||identity=BR
Temple of Mystery||Land||Scry|~ prm|r|2||identity=UG
Temple of Plenty||Land||Scry|bng|r|2||identity=WG
Temple of Silence||Land||Scry|ths|r|2||identity=WB
Temple of Triumph||Land||Scry|ths|r|2||identity=WR
Temple of the False God||Land|||~ c18|u|0.5|ramp|
Terramorphic Expanse||Land|||~ uma|c|0.25|ramp|
The Tabernacle at Pendrell Vale||Legendary Land|||~ prm|r|2||game-changer
Thespian's Stage||Land|||~ uma|r|2||
Thornwood Falls||Land|||~ c18|c|0.25||identity=UG
Thriving Bluff||Land|||jmp|c|0.25||identity=R
Thriving Grove||Land|||jmp|c|0.25||identity=G
Thriving Heath||Land|||jmp|c|0.25||identity=W
Thriving Isle||Land|||jmp|c|0.25||identity=U
Thriving Moor||Land|||jmp|c|0.25||identity=B
Throne of the High City||Land|||~ pz2|r|2|draw|
Tolaria West||Land||Transmute|~ v16|m|3|tutor|identity=U
Tournament Grounds||Land|||eld|u|0.5||identity=WBR
Tower of the Magistrate||Land|||mmq|r|2|protection|
Training Center||Land|||cmr|r|2||identity=UR
Tranquil Cove||Land|||~ c18|c|0.25||identity=WU
Tranquil Thicket||Land||Cycling|~ mh1|u|0.5|draw|identity=G
Treasure Vault||Artifact Land|||afr|r|2||
Tree of Tales||Artifact Land|||~ hop|c|0.25||identity=G
Tropical Island||Land — Forest Island|||~ vma|r|2||
Tundra||Land — Plains Island|||~ olgc|m|3||
Twilight Mire||Land|||~ a25|r|2||identity=BG
Unclaimed Territory||Land|||xln|u|0.5||
Underground River||Land|||~ cm2|r|2||identity=UB
Underground Sea||Land — Island Swamp|||~ olgc|m|3||
Undergrowth Stadium||Land|||cmr|r|2||identity=BG
Urborg, Tomb of Yawgmoth||Legendary Land|||~ puma|m|3||
Urza's Saga||Enchantment Land — Urza's Saga|||mh2|r|2||layout=saga
Valakut, the Molten Pinnacle||Land|||~ prm|r|2||identity=R
Vault of Champions||Land|||cmr|r|2||identity=WB
Vault of Whispers||Artifact Land|||~ hop|c|0.25||identity=B
Vault of the Archangel||Land|||~ md1|r|2||identity=WB
Verdant Catacombs||Land|||~ mm3|r|2||
Vesuva||Land|||~ v12|m|3||
Vitu-Ghazi, the City-Tree||Land|||~ pca|u|0.5||identity=WG
Volcanic Island||Land — Island Mountain|||~ olgc|m|3||
Volrath's Stronghold||Legendary Land|||~ tpr|m|3||identity=B
War Room||Land|||cmr|r|2||
Wasteland||Land|||~ prm|u|0.5|removal|
Wastes||Basic Land|||ogw|c|0.25||
Waterlogged Grove||Land|||mh1|r|2|draw|identity=UG
Watery Grave||Land — Island Swamp|||~ grn|r|2||
Westvale Abbey // Ormendahl, Profane Prince||Land // Legendary Creature — Demon| // 9/7|Flying; Lifelink; Indestructible; Haste; Transform|soi|r|2||identity=B; layout=transform
Wind-Scarred Crag||Land|||~ cm2|c|0.25||identity=WR
Windbrisk Heights||Land||Hideaway|~ c16|r|2||identity=W
Winding Canyons||Land|||wth|r|2||
Windswept Heath||Land|||~ exp|m|3||
Wirewood Lodge||Land|||~ evg|u|0.5||identity=G
Wooded Bastion||Land|||~ exp|m|3||identity=WG
Wooded Foothills||Land|||~ exp|m|3||
Woodland Cemetery||Land|||~ dom|r|2||identity=BG
Xander's Lounge||Land — Island Swamp Mountain||Cycling|snc|r|2|draw|
Yavimaya Coast||Land|||~ ori|r|2||identity=UG
Yavimaya Hollow||Legendary Land||Regenerate|~ vma|r|2|protection|identity=G
Yavimaya, Cradle of Growth||Legendary Land|||mh2|r|2||
Zagoth Triome||Land — Swamp Forest Island||Cycling|iko|r|2|draw|
Zhalfirin Void||Land||Scry|~ prm|u|0.5||
Ziatora's Proving Ground||Land — Swamp Mountain Forest||Cycling|snc|r|2|draw|
`;
