/**
 * What 300 cards do, as we read them on 2026-11-26: a sample of those that at least four of 1,565 casual lists play, by a seed: 70 lands that are not
 * basic, 60 that people call ramp, 45 card draw, 35 tutors, 90 others. One a line: the name, and facts in the words of `makeAbilities`: colours and entry of a land, what
 * a land fetches and how it enters, colours of mana, how many lands go where, when cards come by draws, where a card goes that is searched for. What
 * happens when a card dies or leaves is left out.
 */
export const LABELLED_CARDS = `
Power Depot|land WUBRGC tapped
Blossoming Sands|land WG tapped
Prairie Stream|land WU basics
Flooded Strand|fetch WU untapped
Irrigated Farmland|land WU tapped; draw once
Windbrisk Heights|land W tapped
Swiftwater Cliffs|land UR tapped
Forge of Heroes|land C untapped
Vault of Champions|land WB untapped
Yavimaya, Cradle of Growth|land G untapped
The Shire|land G tapped
Thundering Falls|land UR tapped
Adarkar Wastes|land WUC untapped
Cascade Bluffs|land URC untapped
Horizon Canopy|land WG untapped; draw once
Animal Sanctuary|land C untapped
Eiganjo Castle|land W untapped
Aether Hub|land WUBRGC untapped
Otawara, Soaring City|land U untapped
Rogue's Passage|land C untapped
Jungle Shrine|land WRG tapped
Shrine of the Forsaken Gods|land C untapped
Seething Landscape|land C untapped; fetch UBR tapped; draw once
Mage-Ring Network|land C untapped
Den of the Bugbear|land R early
Escape Tunnel|fetch - tapped
Thornspire Verge|land RG untapped
Desert|land C untapped
Mudflat Village|land BC untapped
Fetid Heath|land WBC untapped
Raucous Theater|land BR tapped
Graypelt Refuge|land WG tapped
Eye of Ugin|land - untapped; tutor hand; reduce
Wind-Scarred Crag|land WR tapped
Tangled Islet|land UG tapped
Glacial Fortress|land WU types
Temple of Malady|land BG tapped
Gilt-Leaf Palace|land BG tapped
Shadowy Backstreet|land WB tapped
Wirewood Lodge|land C untapped
Ziatora's Proving Ground|land BRG tapped; draw once
Sheltered Thicket|land RG tapped; draw once
Arid Archway|land C tapped
Rustvale Bridge|land WR tapped
The Mycosynth Gardens|land C untapped
Mirrex|land C untapped; tokens
Plateau|land WR untapped
Cavern of Souls|land WUBRGC untapped
Secluded Courtyard|land WUBRGC untapped
Dimir Aqueduct|land UB tapped
Crumbling Necropolis|land UBR tapped
Alchemist's Refuge|land C untapped
Oran-Rief, the Vastwood|land G tapped
Taiga|land RG untapped
Treasure Vault|land C untapped; treasure
Eldrazi Temple|land C untapped
Halimar Depths|land U tapped
Cephalid Coliseum|land U untapped; draw once
Crystal Grotto|land C untapped
Three Tree City|land WUBRGC untapped
Urza's Cave|land C untapped; fetch - tapped
Holdout Settlement|land WUBRGC untapped
Boseiju, Who Endures|land G untapped
Inventors' Fair|land C untapped; tutor hand
Dakmor Salvage|land B tapped
Floodfarm Verge|land WU untapped
Temple of Plenty|land WG tapped
Dryad Arbor|land G untapped
Naya Panorama|land C untapped; fetch WRG tapped
Twisted Landscape|land C untapped; fetch BRG tapped; draw once
Leafkin Druid|mana G
Freyalise, Llanowar's Fury|tokens
Neheb, the Eternal|mana R
Chromatic Lantern|mana WUBRG
Llanowar Tribe|mana G
Aminatou's Augury|draw once
Hit the Mother Lode|treasure
Arixmethes, Slumbering Isle|mana UG
Auspicious Starrix|
World Shaper|
Pearl Medallion|reduce
Black Market Connections|treasure; draw each-turn; tokens
Nirkana Revenant|mana B
Biomancer's Familiar|
Revel in Riches|treasure
Faeburrow Elder|mana WUBRG
Clever Conjurer|mana WUBRG
Orzhov Signet|mana WB
Gluntch, the Bestower|draw each-turn; treasure
Collector's Vault|draw each-turn; treasure
Poison Dart Frog|mana WUBRG
Shiny Impetus|treasure
Treasure Map // Treasure Cove|treasure
Sceptre of Eternal Glory|mana WUBRG
Darksteel Ingot|mana WUBRG
Burnt Offering|ritual
Magus of the Coffers|mana B
Brighthearth Banneret|reduce
Cityscape Leveler|
Goblin Anarchomancer|reduce
Mox Diamond|mana WUBRG
Blossoming Tortoise|
Ramirez DePietro, Pillager|treasure
Sorcerer Class|draw once; mana UR
Apex of Power|draw once; ritual
The Restoration of Eiganjo // Architect of Restoration|ramp 1 hand
Battle Hymn|ritual
Marwyn, the Nurturer|mana G
Worn Powerstone|mana C
Priest of Forgotten Gods|draw each-turn; ritual
Beamtown Beatstick|treasure
Ancient Copper Dragon|treasure
The Mending of Dominaria|
Llanowar Visionary|draw once; mana G
Boros Signet|mana WR
Traverse the Outlands|ramp 2 tapped
Sword of the Animist|ramp 1 tapped
Cultivate|ramp 1 tapped; ramp 1 hand
Prosperous Partnership|tokens; treasure
Tempt with Discovery|ramp 1 battlefield
Sakashima's Protege|
Ilysian Caryatid|mana WUBRG
Awaken the Woods|tokens
Teferi, Hero of Dominaria|draw each-turn
Biophagus|mana WUBRG
Wild Growth|mana G
Emerald Medallion|reduce
Charcoal Diamond|mana B
Arbor Elf|mana G
Culling the Weak|ritual
Sram, Senior Edificer|draw each-turn
Kozilek, the Great Distortion|draw once
Treasure Cruise|draw once
Lórien Revealed|draw once; ramp 1 hand
Akiri, Fearless Voyager|draw each-turn
Ichor Wellspring|draw once
Teferi, Time Raveler|draw once
Ponder|draw once
Stroke of Genius|draw once
Flame of Anor|draw once
Jin-Gitaxias, Core Augur|draw each-turn
Spectral Sailor|draw each-turn
Peregrin Took|draw each-turn
Ohran Frostfang|draw each-turn
Lembas|draw once
The Indomitable|draw each-turn
Think Twice|draw once
Tezzeret, Betrayer of Flesh|draw each-turn
Vision Skeins|draw once
Yavimaya Elder|draw once
Ghostly Pilferer|draw each-turn
Indulgent Tormentor|draw each-turn
Infectious Inquiry|draw once
Tinybones, Trinket Thief|draw each-turn
Street Wraith|draw once
Splash Portal|draw once
Faerie Mastermind|draw each-turn
Might of the Meek|draw once
Corrupted Conviction|draw once
Blue Sun's Zenith|draw once
Soul-Guide Lantern|draw once
Wall of Omens|draw once
Regal Force|draw once
Wall of Blossoms|draw once
Damnable Pact|draw once
Platoon Dispenser|draw each-turn; tokens
Coastal Piracy|draw each-turn
Species Specialist|draw each-turn
Sea Gate Restoration // Sea Gate, Reborn|draw once; land U untapped
Vanquisher's Banner|draw each-turn
Priest of Ancient Lore|draw once
Reckoner's Bargain|draw once
Curiosity|draw each-turn
Of Herbs and Stewed Rabbit|draw once; tokens
Talion, the Kindly Lord|draw each-turn
Waterlogged Teachings // Inundated Archive|tutor hand; land UB tapped
Fabricate|tutor hand
Sylvan Scrying|ramp 1 hand
Oliphaunt|ramp 1 hand
Eladamri's Call|tutor hand
Forerunner of the Coalition|tutor top; drain
Sunforger|tutor hand
Archaeomancer's Map|ramp 2 hand
Pilgrim's Eye|ramp 1 hand
Perplex|tutor hand
Pyre of Heroes|tutor battlefield
Varragoth, Bloodsky Sire|tutor top
Toothy, Imaginary Friend|
Homing Sliver|tutor hand
Whir of Invention|tutor battlefield
Trinket Mage|tutor hand
Vexing Puzzlebox|mana WUBRG; tutor battlefield
Ranger-Captain of Eos|tutor hand
Archdruid's Charm|tutor hand
Planar Bridge|tutor battlefield
Demonic Tutor|tutor hand
Rune-Scarred Demon|tutor hand
Muddle the Mixture|tutor hand
Merchant Scroll|tutor hand
Razaketh, the Foulblooded|tutor hand
Goblin Matron|tutor hand
Godo, Bandit Warlord|tutor battlefield; combat
Vampiric Tutor|tutor top
Scholar of New Horizons|ramp 1 hand
Open the Armory|tutor hand
Protean Hulk|
Green Sun's Zenith|tutor battlefield
Shabraz, the Skyshark|
Step Through|tutor hand
Stonehewer Giant|tutor battlefield
Quicksilver Amulet|
Myr Sire|
Impassioned Orator|
Fabrication Module|
Ring of Evos Isle|
Scute Mob|
Stormchaser's Talent|tokens
Hamletback Goliath|
Chronomancer|draw each-turn
Skullwinder|
Song of Totentanz|tokens
On Serra's Wings|
Thragtusk|
Expressive Iteration|draw once
Insatiable Hemophage|drain
Dragonhawk, Fate's Tempest|draw each-turn; drain
Den Protector|
Siege-Gang Lieutenant|tokens
Glint-Horn Buccaneer|draw each-turn; drain
Dragon's Hoard|mana WUBRG; draw each-turn
Swiftblade Vindicator|
Null Elemental Blast|
The Wandering Emperor|tokens
Eland Umbra|
Genesis Chamber|tokens
Iridescent Hornbeetle|tokens
Massacre Wurm|
Keening Stone|
Elas il-Kor, Sadistic Pilgrim|drain
Spawning Kraken|tokens
Dusk Legion Zealot|draw once
Kaya, Geist Hunter|
Big Game Hunter|
Quartzwood Crasher|tokens
Titan's Strength|
Bloodlord of Vaasgoth|
Brotherhood Scribe|
Dream Devourer|
Stonecoil Serpent|
Gurmag Swiftwing|
Citadel of Pain|
Veronica, Dissident Scribe|draw each-turn
Stone of Erech|draw once
Increasing Savagery|
Double Down|
Danitha, Benalia's Hope|
Pact of Negation|
Perpetual Timepiece|
Lost Isle Calling|draw once; turn
Banishing Slash|tokens
Chandra, Acolyte of Flame|tokens
Kambal, Consul of Allocation|
Simic Ascendancy|
Tomb of Horrors Adventurer|
Thief of Sanity|
Unesh, Criosphinx Sovereign|reduce; draw each-turn
Goldhound|ritual
Lae'zel's Acrobatics|
Myrel, Shield of Argive|tokens
Trygon Predator|
Venom Sliver|
Skeleton Crew|tokens
Hungering Hydra|
Brigid, Hero of Kinsbaile|
Aven Interrupter|
Party Thrasher|draw each-turn
Inherited Envelope|mana WUBRG
Watchwolf|
Maha, Its Feathers Night|
Land Tax|ramp 3 hand
Hellkite Charger|combat
Mindsplice Apparatus|reduce
Feather, the Redeemed|
That Which Was Taken|
Circuits Act|tokens
Raise the Alarm|tokens
Breath of Darigaaz|drain
Archangel Elspeth|tokens
Olivia, Crimson Bride|
Malevolent Hermit // Benevolent Geist|
Joraga Warcaller|
Wildwood Scourge|
Merfolk Skydiver|
Thousand-Year Storm|
Time Wipe|
Tajic, Legion's Edge|
Mirage Phalanx|tokens
Rat Colony|
Sonic Screwdriver|mana WUBRG
Sam's Desperate Rescue|
`;
