/** Lands of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const LANDS_CARDS = `
Academy Ruins||Legendary Land|||~ mma|r|8||identity=U
Adarkar Wastes||Land|||ice 10e|r|2||identity=WU
Alchemist's Refuge||Land|||avr|r|2||identity=UG
Ancient Den||Artifact Land|||mrd td2|c|0.25||identity=W
Ancient Tomb||Land|||tmp puma|m|80|ramp|game-changer
Ancient Ziggurat||Land|||~ prm|u|0.5||
Arcane Sanctum||Land|||~ c18|u|0.5||identity=WUB
Arch of Orazca||Land||Ascend|rix|r|2|draw|
Arid Mesa||Land|||~ mm3|r|25||
Ash Barrens||Land||Basic landcycling|~ c19|c|0.25|tutor|
Azorius Chancery||Land|||dis c19|u|0.5||identity=WU
Badlands||Land — Swamp Mountain|||lea olgc|m|300||
Barkchannel Pathway // Tidechannel Pathway||Land // Land|||khm|r|2||identity=UG; layout=modal_dfc
Barren Moor||Land||Cycling|ons c19|u|0.5|draw|identity=B
Battlefield Forge||Land|||apc ori|r|2||identity=WR
Bayou||Land — Swamp Forest|||lea vma|r|300||
Bazaar of Baghdad||Land|||arn vma|m|800||
Blackcleave Cliffs||Land|||som|r|2||identity=BR
Blast Zone||Land|||war|r|2|sweeper|
Blighted Cataract||Land|||~ ddt|u|0.5|draw|identity=U
Blighted Woodland||Land|||~ c18|u|0.5|ramp|identity=G
Blightstep Pathway // Searstep Pathway||Land // Land|||khm|r|2||identity=BR; layout=modal_dfc
Blood Crypt||Land — Swamp Mountain|||dis rna|r|15||
Bloodfell Caves||Land|||~ c19|c|0.25||identity=BR
Bloodstained Mire||Land|||ons exp|m|25||
Blooming Marsh||Land|||kld|r|2||identity=BG
Blossoming Sands||Land|||~ c19|c|0.25||identity=WG
Bojuka Bog||Land|||~ c19|c|1.5||identity=B
Bonders' Enclave||Land|||iko|r|2|draw|
Boros Garrison||Land|||rav c19|c|0.25||identity=WR
Boseiju, Who Endures||Legendary Land||Channel|neo|r|40|removal|identity=G
Botanical Sanctum||Land|||kld|r|2||identity=UG
Bountiful Promenade||Land|||bbd|r|15||identity=WG
Branchloft Pathway // Boulderloft Pathway||Land // Land|||znr|r|2||identity=WG; layout=modal_dfc
Breeding Pool||Land — Forest Island|||dis rna|r|15||
Brightclimb Pathway // Grimclimb Pathway||Land // Land|||znr|r|2||identity=WB; layout=modal_dfc
Brokers Hideout||Land|||snc|c|0.25||
Brushland||Land|||ice 10e|r|2||identity=WG
Buried Ruin||Land|||~ c18|u|0.5|recursion|
Cabal Coffers||Land|||tor prm|u|40|ramp|identity=B
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
Cavern of Souls||Land|||~ puma|m|80||
Caves of Koilos||Land|||apc c16|r|2||identity=WB
Celestial Colonnade||Land|||~ puma|m|3||identity=WU
Choked Estuary||Land|||soi|r|2||identity=UB
Cinder Glade||Land — Mountain Forest|||~ c19|r|2||
City of Brass||Land|||arn prm|r|15||
Clearwater Pathway // Murkwater Pathway||Land // Land|||znr|r|2||identity=UB; layout=modal_dfc
Clifftop Retreat||Land|||~ dom|r|2||identity=WR
Command Beacon||Land|||~ j16|r|2||
Command Tower||Land|||~ c19|c|1.5||salt=0.4
Concealed Courtyard||Land|||kld|r|2||identity=WB
Contested Cliffs||Land||Fight|ons c13|r|2|removal|identity=RG
Copperline Gorge||Land|||som|r|2||identity=RG
Cragcrown Pathway // Timbercrown Pathway||Land // Land|||znr|r|2||identity=RG; layout=modal_dfc
Creeping Tar Pit||Land|||~ puma|m|3||identity=UB
Crumbling Necropolis||Land|||~ e02|u|0.5||identity=UBR
Crypt of Agadeem||Land|||~ c14|r|2|ramp|identity=B
Crystal Vein||Land|||mir cma|u|0.5|ramp|
Dakmor Salvage||Land||Dredge|~ uma|u|0.5|recursion|identity=B
Dark Depths||Legendary Snow Land|||~ puma|m|25||
Darkbore Pathway // Slitherbore Pathway||Land // Land|||khm|r|2||identity=BG; layout=modal_dfc
Darkslick Shores||Land|||som|r|2||identity=UB
Darksteel Citadel||Artifact Land||Indestructible|dst c18|u|0.5||
Deathcap Glade||Land|||vow|r|2||identity=BG
Demolition Field||Land|||bro|u|0.5||
Den of the Bugbear||Land|||afr|r|2||identity=R
Deserted Beach||Land|||mid|r|2||identity=WU
Deserted Temple||Land|||ody|r|2|ramp|
Desolate Lighthouse||Land|||~ uma|r|2||identity=UR
Dimir Aqueduct||Land|||rav c19|u|0.5||identity=UB
Dismal Backwater||Land|||~ m20|c|0.25||identity=UB
Dragonskull Summit||Land|||~ xln|r|2||identity=BR
Dreamroot Cascade||Land|||vow|r|2||identity=UG
Drowned Catacomb||Land|||~ xln|r|2||identity=UB
Dryad Arbor||Land Creature — Forest Dryad|1/1||~ v12|m|3||
Duskmantle, House of Shadow||Land|||rav|u|0.5||identity=UB
Dust Bowl||Land|||mmq exp|m|3|removal|
Eiganjo Castle||Legendary Land|||chk|r|2||identity=W
Eiganjo, Seat of the Empire||Legendary Land||Channel|neo|r|8||identity=W
Eldrazi Temple||Land|||~ ddp|u|0.5|ramp|
Emeria, the Sky Ruin||Land|||~ c14|r|2|recursion|identity=W
Encroaching Wastes||Land|||~ prm|u|0.5|removal|
Evolving Wilds||Land|||~ c19|c|0.25|ramp|salt=0.4
Exotic Orchard||Land|||~ c19|r|8||
Fabled Passage||Land|||eld|r|2|ramp|
Faceless Haven||Snow Land|||khm|r|2||
Fetid Heath||Land|||~ a25|r|2||identity=WB
Fetid Pools||Land — Island Swamp||Cycling|akh|r|2|draw|
Field of Ruin||Land|||xln|u|0.5|removal|
Field of the Dead||Land|||m20|r|8||game-changer; salt=1.9
Fiery Islet||Land|||mh1|r|2|draw|identity=UR
Fire-Lit Thicket||Land|||~ prm|r|2||identity=RG
Flooded Grove||Land|||~ a25|r|2||identity=UG
Flooded Strand||Land|||ons prm|r|25||
Forbidden Orchard||Land|||chk prm|r|15||
Foreboding Ruins||Land|||soi|r|2||identity=BR
Forest||Basic Land — Forest|||lea war|c|0.25||
Forgotten Cave||Land||Cycling|ons c19|c|0.25|draw|identity=R
Fortified Village||Land|||soi|r|2||identity=WG
Frontier Bivouac||Land|||~ c17|u|0.5||identity=URG
Gaea's Cradle||Legendary Land|||usg prm|m|800|ramp|identity=G; game-changer; salt=2.6
Game Trail||Land|||soi|r|2||identity=RG
Gavony Township||Land|||isd|r|2||identity=WG
Geier Reach Sanitarium||Legendary Land|||~ c19|r|2||
Gemstone Caverns||Legendary Land|||tsp|r|2||
Gemstone Mine||Land|||~ prm|u|0.5||
Ghost Quarter||Land|||dis cm2|u|8|ramp removal|
Glacial Chasm||Land||Cumulative upkeep|~ v12|m|8||game-changer; salt=1.9
Glacial Fortress||Land|||~ xln|r|2||identity=WU
Godless Shrine||Land — Plains Swamp|||gpt rna|r|15||
Golgari Rot Farm||Land|||rav c19|u|0.5||identity=BG
Grand Coliseum||Land|||~ c16|r|2||
Graven Cairns||Land|||~ ima|r|2||identity=BR
Great Furnace||Artifact Land|||mrd c18|c|0.25||identity=R
Grim Backwoods||Land|||~ c18|r|2|draw|identity=BG
Grove of the Burnwillows||Land|||~ ima|r|2||identity=RG
Gruul Turf||Land|||gpt gk2|c|0.25||identity=RG
Guildless Commons||Land|||cmr|u|0.5||
Hall of Heliod's Generosity||Legendary Land|||mh1|r|2||identity=W
Hall of Storm Giants||Land|||afr|r|2||identity=U
Hallowed Fountain||Land — Plains Island|||dis rna|r|15||
Hanweir Battlements||Land|||emn|r|2||identity=R; layout=meld
Haunted Fengraf||Land|||~ c18|c|0.25|recursion|
Haunted Ridge||Land|||mid|r|2||identity=BR
Haven of the Spirit Dragon||Land|||~ c17|r|2|recursion|
Hedge Maze||Land — Forest Island|||mkm|r|2||
Hengegate Pathway // Mistgate Pathway||Land // Land|||khm|r|2||identity=WU; layout=modal_dfc
High Market||Land|||mmq cma|r|2||
Hinterland Harbor||Land|||~ dom|r|2||identity=UG
Hive of the Eye Tyrant||Land|||afr|r|2||identity=B
Homeward Path||Land|||~ j17|r|2||
Horizon Canopy||Land|||~ ima|r|25|draw|identity=WG
Howltooth Hollow||Land||Hideaway|lrw|r|2||identity=B
Indatha Triome||Land — Plains Swamp Forest||Cycling|iko|r|8|draw|
Inspiring Vantage||Land|||kld|r|2||identity=WR
Interplanar Beacon||Land|||war|u|0.5||
Inventors' Fair||Legendary Land|||kld|r|8|tutor|
Irrigated Farmland||Land — Plains Island||Cycling|akh|r|2|draw|
Island||Basic Land — Island|||lea war|c|0.25||
Isolated Chapel||Land|||~ dom|r|2||identity=WB
Izzet Boilerworks||Land|||gpt gk1|c|0.25||identity=UR
Jetmir's Garden||Land — Mountain Forest Plains||Cycling|snc|r|8|draw|
Jungle Hollow||Land|||~ m20|c|0.25||identity=BG
Jungle Shrine||Land|||~ e02|u|0.5||identity=WRG
Karakas||Legendary Land|||leg puma|m|3|removal|banned; identity=W
Karn's Bastion||Land||Proliferate|war|r|2||
Karplusan Forest||Land|||ice c16|r|2||identity=RG
Kessig Wolf Run||Land|||~ v13|m|3||identity=RG
Ketria Triome||Land — Forest Island Mountain||Cycling|iko|r|8|draw|
Kher Keep||Legendary Land|||~ c13|r|2||identity=R
Kor Haven||Legendary Land|||nem exp|m|3||identity=W
Krosan Verge||Land|||jud c18|u|0.5|ramp|
Lair of the Hydra||Land|||afr|r|2||identity=G
Lake of the Dead||Land|||~ prm|r|2|ramp|identity=B
Library of Alexandria||Land|||arn prm|r|1200|draw|banned
Llanowar Wastes||Land|||apc ori|r|2||identity=BG
Lonely Sandbar||Land||Cycling|ons mh1|u|0.5|draw|identity=U
Luxury Suite||Land|||bbd|r|15||identity=BR
Maestros Theater||Land|||snc|c|0.25||
Mana Confluence||Land|||~ exp|m|25||
Marsh Flats||Land|||~ mm3|r|25||
Maze of Ith||Land|||drk ema|r|8||
Memorial to Folly||Land|||dom|u|0.5|recursion|identity=B
Memorial to Genius||Land|||dom|u|0.5|draw|identity=U
Meticulous Archive||Land — Plains Island|||mkm|r|2||
Mikokoro, Center of the Sea||Legendary Land|||sok a25|r|2|draw|
Minamo, School at Water's Edge||Legendary Land|||chk|r|2||identity=U
Minas Tirith||Legendary Land|||ltr|r|2||identity=W
Mishra's Workshop||Land|||atq prm|r|800|ramp|game-changer
Misty Rainforest||Land|||~ mm3|r|25||
Moorland Haunt||Land|||isd|r|2||identity=WU
Morphic Pool||Land|||bbd|r|15||identity=UB
Mortuary Mire||Land|||~ c18|c|0.25||identity=B
Mosswort Bridge||Land||Hideaway|~ c18|r|2||identity=G
Mount Doom||Legendary Land|||ltr|m|3||identity=BR
Mountain||Basic Land — Mountain|||lea war|c|0.25||
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
Nivix, Aerie of the Firemind||Land|||gpt ddj|u|0.5||identity=UR
Nomad Outpost||Land|||~ c17|u|0.5||identity=WBR
Novijen, Heart of Progress||Land|||dis c15|u|0.5||identity=UG
Nurturing Peatland||Land|||mh1|r|2|draw|identity=BG
Nykthos, Shrine to Nyx||Legendary Land|||ths|r|25|ramp|
Obscura Storefront||Land|||snc|c|0.25||
Okina, Temple to the Grandfathers||Legendary Land|||chk|r|2||identity=G
Opal Palace||Land|||~ cm2|c|0.25||
Opulent Palace||Land|||~ cm2|u|0.5||identity=UBG
Oran-Rief, the Vastwood||Land|||~ ddu|r|2||identity=G
Orzhov Basilica||Land|||gpt gk2|c|0.25||identity=WB
Orzhova, the Church of Deals||Land|||gpt|u|0.5||identity=WB
Otawara, Soaring City||Legendary Land||Channel|neo|r|8|removal|identity=U
Overgrown Farmland||Land|||mid|r|2||identity=WG
Overgrown Tomb||Land — Swamp Forest|||rav grn|r|15||
Path of Ancestry||Land||Scry|c17|c|0.5||
Petrified Field||Land|||ody|r|2|recursion|
Phyrexia's Core||Land|||~ cm2|u|0.5||
Phyrexian Tower||Legendary Land|||usg uma|r|40|ramp|identity=B
Plains||Basic Land — Plains|||lea war|c|0.25||
Plateau||Land — Mountain Plains|||lea vma|r|300||
Plaza of Heroes||Land|||dmu|r|2|protection|
Polluted Delta||Land|||ons exp|m|25||
Port Town||Land|||soi|r|2||identity=WU
Prahv, Spires of Order||Land|||dis|u|0.5||identity=WU
Prairie Stream||Land — Plains Island|||~ pss1|r|2||
Prismatic Vista||Land|||mh1|r|40|ramp|
Raffine's Tower||Land — Plains Island Swamp||Cycling|snc|r|8|draw|
Raging Ravine||Land|||~ puma|m|3||identity=RG
Rakdos Carnarium||Land|||dis gk2|c|0.25||identity=BR
Rath's Edge||Legendary Land|||nem|r|2||
Raucous Theater||Land — Swamp Mountain|||mkm|r|2||
Raugrin Triome||Land — Island Mountain Plains||Cycling|iko|r|8|draw|
Razorverge Thicket||Land|||som|r|2||identity=WG
Reflecting Pool||Land|||tmp prm|r|15||
Rejuvenating Springs||Land|||cmr|r|15||identity=UG
Reliquary Tower||Land|||~ prm|u|0.5||
Riptide Laboratory||Land|||ons|r|2||identity=U
Rishadan Port||Land|||mmq a25|r|15||
River of Tears||Land|||~ ima|r|2||identity=UB
Riverglide Pathway // Lavaglide Pathway||Land // Land|||znr|r|2||identity=UR; layout=modal_dfc
Riveteers Overlook||Land|||snc|c|0.25||
Rix Maadi, Dungeon Palace||Land|||dis|u|0.5||identity=BR
Rockfall Vale||Land|||mid|r|2||identity=RG
Rogue's Passage||Land|||~ uma|u|0.25||
Rootbound Crag||Land|||~ xln|r|2||identity=RG
Rugged Highlands||Land|||~ dds|c|0.25||identity=RG
Rugged Prairie||Land|||~ a25|r|2||identity=WR
Sacred Foundry||Land — Mountain Plains|||rav grn|r|15||
Sanctum of Eternity||Land|||c19|r|2||
Sandsteppe Citadel||Land|||~ cm2|u|0.5||identity=WBG
Savage Lands||Land|||~ c18|u|0.5||identity=BRG
Savai Triome||Land — Mountain Plains Swamp||Cycling|iko|r|8|draw|
Savannah||Land — Forest Plains|||lea olgc|m|300||
Scalding Tarn||Land|||~ mm3|r|25||
Scattered Groves||Land — Forest Plains||Cycling|akh|r|2|draw|
Scavenger Grounds||Land — Desert|||hou|r|2||
Scoured Barrens||Land|||~ c18|c|0.25||identity=WB
Scrubland||Land — Plains Swamp|||lea olgc|m|300||
Sea of Clouds||Land|||bbd|r|15||identity=WU
Seachrome Coast||Land|||som|r|2||identity=WU
Seaside Citadel||Land|||~ c18|u|0.5||identity=WUG
Seat of the Synod||Artifact Land|||mrd c18|c|0.25||identity=U
Secluded Courtyard||Land|||neo|u|0.5||
Secluded Steppe||Land||Cycling|ons mh1|u|0.5|draw|identity=W
Selesnya Sanctuary||Land|||rav gk1|c|0.25||identity=WG
Sequestered Stash||Land|||kld|u|0.5||
Serra's Sanctum||Legendary Land|||usg|r|300|ramp|identity=W; game-changer
Shattered Sanctum||Land|||vow|r|2||identity=WB
Shelldock Isle||Land||Hideaway|lrw|r|2||identity=U
Sheltered Thicket||Land — Mountain Forest||Cycling|akh|r|2|draw|
Shifting Woodland||Land|||mh3|r|2||identity=G
Shinka, the Bloodsoaked Keep||Legendary Land|||chk|r|2||identity=R
Shipwreck Marsh||Land|||mid|r|2||identity=UB
Shivan Reef||Land|||apc ddu|r|2||identity=UR
Shizo, Death's Storehouse||Legendary Land|||chk|r|2||identity=B
Silent Clearing||Land|||mh1|r|2|draw|identity=WB
Simic Growth Chamber||Land|||dis gk2|u|0.5||identity=UG
Skarrg, the Rage Pits||Land|||gpt pca|u|0.5||identity=RG
Skemfar Elderhall||Land|||khm|u|0.5||identity=BG
Slayers' Stronghold||Land|||avr|r|2||identity=WR
Sliver Hive||Land|||m15|r|2||
Smoldering Marsh||Land — Swamp Mountain|||~ pss1|r|2||
Snow-Covered Forest||Basic Snow Land — Forest|||ice me2|c|0.5||
Snow-Covered Island||Basic Snow Land — Island|||ice me2|c|0.5||
Snow-Covered Mountain||Basic Snow Land — Mountain|||ice me2|c|0.5||
Snow-Covered Plains||Basic Snow Land — Plains|||ice me2|c|0.5||
Snow-Covered Swamp||Basic Snow Land — Swamp|||ice me2|c|0.5||
Sokenzan, Crucible of Defiance||Legendary Land||Channel|neo|r|8||identity=R
Spara's Headquarters||Land — Forest Plains Island||Cycling|snc|r|8|draw|
Spectator Seating||Land|||cmr|r|15||identity=WR
Spinerock Knoll||Land||Hideaway|~ c16|r|2||identity=R
Spire Garden||Land|||bbd|r|15||identity=RG
Spire of Industry||Land|||aer|r|2||
Spirebluff Canal||Land|||kld|r|2||identity=UR
Steam Vents||Land — Island Mountain|||gpt grn|r|15||
Stomping Ground||Land — Mountain Forest|||gpt rna|r|15||
Stormcarved Coast||Land|||vow|r|2||identity=UR
Strip Mine||Land|||atq exp|m|8|removal|
Sulfur Falls||Land|||~ dom|r|2||identity=UR
Sulfurous Springs||Land|||ice 10e|r|2||identity=BR
Sunbaked Canyon||Land|||mh1|r|2|draw|identity=WR
Sundown Pass||Land|||vow|r|2||identity=WR
Sunhome, Fortress of the Legion||Land|||rav gk1|u|0.5||identity=WR
Sunken Hollow||Land — Island Swamp|||~ pss1|r|2||
Sunken Ruins||Land|||~ exp|m|3||identity=UB
Sunpetal Grove||Land|||~ xln|r|2||identity=WG
Svogthos, the Restless Tomb||Land|||rav cm2|u|0.5||identity=BG
Swamp||Basic Land — Swamp|||lea war|c|0.25||
Swarmyard||Land||Regenerate|tsp|r|2||
Swiftwater Cliffs||Land|||~ c18|c|0.25||identity=UR
Taiga||Land — Mountain Forest|||lea olgc|m|300||
Tainted Field||Land|||tor e02|u|0.5||identity=WB
Tainted Isle||Land|||tor pca|u|0.5||identity=UB
Tainted Peak||Land|||tor|u|0.5||identity=BR
Tainted Wood||Land|||tor cma|u|0.5||identity=BG
Takenuma, Abandoned Mire||Legendary Land||Channel; Mill|neo|r|8|recursion|identity=B
Tarnished Citadel||Land|||ody|r|2||
Tectonic Edge||Land|||~ exp|m|3|removal|
Temple Garden||Land — Forest Plains|||rav grn|r|15||
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
Temple of the False God||Land|||scg c18|u|0.5|ramp|
Terramorphic Expanse||Land|||~ uma|c|0.25|ramp|
The Tabernacle at Pendrell Vale||Legendary Land|||~ prm|r|800||game-changer; salt=3.1
Thespian's Stage||Land|||~ uma|r|25||
Thornwood Falls||Land|||~ c18|c|0.25||identity=UG
Thriving Bluff||Land|||jmp|c|0.25||identity=R
Thriving Grove||Land|||jmp|c|0.25||identity=G
Thriving Heath||Land|||jmp|c|0.25||identity=W
Thriving Isle||Land|||jmp|c|0.25||identity=U
Thriving Moor||Land|||jmp|c|0.25||identity=B
Throne of the High City||Land|||~ pz2|r|2|draw|
Thundering Falls||Land — Island Mountain|||mkm|r|2||
Tolaria West||Land||Transmute|~ v16|m|3|tutor|identity=U
Tolarian Academy||Legendary Land|||usg vma|m|150|ramp|banned; identity=U
Tomb Fortress||Land|||40k|u|0.5||identity=B
Tournament Grounds||Land|||eld|u|0.5||identity=WBR
Tower of the Magistrate||Land|||mmq|r|2|protection|
Training Center||Land|||cmr|r|15||identity=UR
Tranquil Cove||Land|||~ c18|c|0.25||identity=WU
Tranquil Thicket||Land||Cycling|ons mh1|u|0.5|draw|identity=G
Treasure Vault||Artifact Land|||afr|r|2|ramp|
Tree of Tales||Artifact Land|||mrd hop|c|0.25||identity=G
Tropical Island||Land — Forest Island|||lea vma|r|400||
Tundra||Land — Plains Island|||lea olgc|m|300||
Twilight Mire||Land|||~ a25|r|2||identity=BG
Unclaimed Territory||Land|||xln|u|0.5||
Undercity Sewers||Land — Island Swamp|||mkm|r|2||
Underground River||Land|||ice cm2|r|2||identity=UB
Underground Sea||Land — Island Swamp|||lea olgc|m|400||
Undergrowth Stadium||Land|||cmr|r|15||identity=BG
Urborg, Tomb of Yawgmoth||Legendary Land|||~ puma|m|25||
Urza's Saga||Enchantment Land — Urza's Saga|||mh2|r|60|tutor|layout=saga
Valakut, the Molten Pinnacle||Land|||~ prm|r|2||identity=R
Vault of Champions||Land|||cmr|r|15||identity=WB
Vault of Whispers||Artifact Land|||mrd hop|c|0.25||identity=B
Vault of the Archangel||Land|||~ md1|r|2||identity=WB
Verdant Catacombs||Land|||~ mm3|r|25||
Vesuva||Land|||~ v12|m|8||
Vitu-Ghazi, the City-Tree||Land|||rav pca|u|0.5||identity=WG
Volcanic Island||Land — Island Mountain|||leb olgc|m|400||
Volrath's Stronghold||Legendary Land|||sth tpr|m|8||identity=B
War Room||Land|||cmr|r|8|draw|
Wasteland||Land|||tmp prm|u|15|removal|
Wastes||Basic Land|||ogw|c|0.5||
Waterlogged Grove||Land|||mh1|r|2|draw|identity=UG
Watery Grave||Land — Island Swamp|||rav grn|r|15||
Westvale Abbey // Ormendahl, Profane Prince||Land // Legendary Creature — Demon| // 9/7|Flying; Lifelink; Indestructible; Haste; Transform|soi|r|2||identity=B; layout=transform
Wind-Scarred Crag||Land|||~ cm2|c|0.25||identity=WR
Windbrisk Heights||Land||Hideaway|~ c16|r|2||identity=W
Winding Canyons||Land|||wth|r|2||
Windswept Heath||Land|||ons exp|m|25||
Wirewood Lodge||Land|||ons evg|u|0.5||identity=G
Wooded Bastion||Land|||~ exp|m|3||identity=WG
Wooded Foothills||Land|||ons exp|m|25||
Woodland Cemetery||Land|||~ dom|r|2||identity=BG
Xander's Lounge||Land — Island Swamp Mountain||Cycling|snc|r|8|draw|
Yavimaya Coast||Land|||apc ori|r|2||identity=UG
Yavimaya Hollow||Legendary Land||Regenerate|~ vma|r|2|protection|identity=G
Yavimaya, Cradle of Growth||Legendary Land|||mh2|r|2||
Zagoth Triome||Land — Swamp Forest Island||Cycling|iko|r|8|draw|
Zhalfirin Void||Land||Scry|~ prm|u|0.5||
Ziatora's Proving Ground||Land — Swamp Mountain Forest||Cycling|snc|r|8|draw|
`;
