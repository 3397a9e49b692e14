/** Blue cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const BLUE_CARDS = `
Adric, Mathematical Genius|{1}{U}|Legendary Creature — Human Artificer|1/1|Doctor's companion|who|r|1||
Aetherize|{3}{U}|Instant|||~ ima|u|0.5|sweeper|
Aethersnipe|{5}{U}|Creature — Elemental|4/4|Evoke|~ uma|c|0.25|removal|
Aetherspouts|{3}{U}{U}|Instant|||m15|r|1|sweeper|
Agent of Treachery|{5}{U}{U}|Creature — Human Rogue|2/3||m20|r|1|draw|
Alrund's Epiphany|{5}{U}{U}|Sorcery||Foretell|khm|m|3||
An Offer You Can't Refuse|{U}|Instant|||snc|u|0.5||
Ancestral Recall|{U}|Instant|||lea ovnt|m|1200|draw|banned
Ancient Silver Dragon|{6}{U}{U}|Creature — Elder Dragon|8/8|Flying|clb|m|3|draw|
Apprentice Wizard|{1}{U}{U}|Creature — Human Wizard|0/1||~ me1|c|0.25|ramp|
Aqueous Form|{U}|Enchantment — Aura||Enchant; Scry|ths|c|0.25||
Arcane Denial|{1}{U}|Instant|||~ a25|c|8|draw|
Archaeomancer|{2}{U}{U}|Creature — Human Wizard|1/2||~ uma|c|0.25|recursion|
Archive Trap|{3}{U}{U}|Instant — Trap|||zen|r|1||
Archmage Emeritus|{2}{U}{U}|Creature — Human Wizard|2/2|Magecraft|stx|r|1|draw|
Argent Sphinx|{2}{U}{U}|Creature — Sphinx|4/3|Flying; Metalcraft|~ mm2|r|1||
Astral Dragon|{6}{U}{U}|Creature — Dragon|4/4|Flying|clb|r|1||
Azami, Lady of Scrolls|{2}{U}{U}{U}|Legendary Creature — Human Wizard|0/2||chk c17|r|1|draw|
Back to Basics|{2}{U}|Enchantment|||~ uma|r|1||salt=2.6
Baral, Chief of Compliance|{1}{U}|Legendary Creature — Human Wizard|1/3||aer|r|1|ramp|
Battleground Geist|{4}{U}|Creature — Spirit|3/3|Flying|isd|u|0.5||
Bident of Thassa|{2}{U}{U}|Legendary Enchantment Artifact|||~ a25|r|1|draw|
Blatant Thievery|{4}{U}{U}{U}|Sorcery|||ons e02|r|1||
Blighted Agent|{1}{U}|Creature — Phyrexian Human Rogue|1/1|Infect|nph|c|0.25||
Blue Sun's Zenith|{X}{U}{U}{U}|Instant|||~ a25|r|1|draw|
Body Double|{4}{U}|Creature — Shapeshifter|0/0||~ c17|r|1||
Borne Upon a Wind|{1}{U}|Instant|||ltr|r|1|draw|
Brain Freeze|{1}{U}|Instant||Storm|scg vma|u|0.5||
Brainstorm|{U}|Instant|||ice prm|m|1.5|draw|
Brazen Borrower // Petty Theft|{1}{U}{U} // {1}{U}|Creature — Faerie Rogue // Instant — Adventure|3/1 // |Flash; Flying|eld|m|3|removal|layout=adventure
Breaching Leviathan|{7}{U}{U}|Creature — Leviathan|9/9||c14|r|1||
Bribery|{3}{U}{U}|Sorcery|||mmq prm|r|1|tutor|
Brinelin, the Moon Kraken|{6}{U}{U}|Legendary Creature — Kraken|6/8|Partner|cmr|u|0.5||
Bruvac the Grandiloquent|{2}{U}|Legendary Creature — Human Advisor|1/4|Mill|jmp|m|3||
Candlekeep Sage|{2}{U}|Legendary Enchantment — Background|||clb|c|0.25|draw|
Cavalier of Gales|{2}{U}{U}{U}|Creature — Elemental Knight|5/5|Flying; Scry|m20|m|3|draw|
Chain of Vapor|{U}|Instant|||ons prm|u|0.5|removal|
Champion of Wits|{2}{U}|Creature — Snake Wizard|2/1|Eternalize|hou|r|1||
Chart a Course|{1}{U}|Sorcery|||xln|u|0.5|draw|
Chasm Skulker|{2}{U}|Creature — Squid Horror|1/1||~ c16|r|1||
Clever Impersonator|{2}{U}{U}|Creature — Shapeshifter|0/0||~ c19|m|3||
Clone|{3}{U}|Creature — Shapeshifter|0/0||lea m14|r|1||
Cloud of Faeries|{1}{U}|Creature — Faerie|1/1|Flying; Cycling|ulg vma|u|0.5|draw|
Coastal Piracy|{2}{U}{U}|Enchantment|||~ 8ed|r|1|draw|
Collective Restraint|{3}{U}|Enchantment||Domain|inv|r|1||
Commit // Memory|{3}{U} // {4}{U}{U}|Instant // Sorcery||Aftermath|akh|r|1|removal|layout=split
Compulsive Research|{2}{U}|Sorcery|||~ e01|c|0.25|draw|
Consecrated Sphinx|{4}{U}{U}|Creature — Sphinx|4/6|Flying|~ ima|m|25|draw|game-changer; salt=2.2
Consider|{U}|Instant||Surveil|mid|c|0.25|draw|
Conundrum Sphinx|{2}{U}{U}|Creature — Sphinx|4/4|Flying|~ c18|r|1||
Coralhelm Commander|{U}{U}|Creature — Merfolk Soldier|2/2|Level up; Flying|roe|r|1||layout=leveler
Corrupted Conscience|{3}{U}{U}|Enchantment — Aura||Enchant|mbs|u|0.5||
Corsair Captain|{2}{U}|Creature — Human Pirate|2/2||jmp|r|1||
Counterbalance|{U}{U}|Enchantment|||~ mp2|m|3||
Counterspell|{U}{U}|Instant|||lea ss1|r|1.5||
Covert Technician|{2}{U}|Artifact Creature — Human Ninja|2/4|Ninjutsu|neo|u|0.5|draw|
Cryptic Command|{1}{U}{U}{U}|Instant|||~ ima|r|1|draw removal|
Curiosity|{U}|Enchantment — Aura||Enchant|~ a25|u|0.5|draw|
Curse of Verbosity|{2}{U}|Enchantment — Aura Curse||Enchant|c17|u|0.5|draw|
Curse of the Swine|{X}{U}{U}|Sorcery|||ths|r|1|removal|
Cursecatcher|{U}|Creature — Merfolk Wizard|1/1||~ a25|u|0.5||
Cyclonic Rift|{1}{U}|Instant||Overload|~ mm3|r|60|removal sweeper|game-changer; salt=2.7
Deadeye Navigator|{4}{U}{U}|Creature — Spirit|5/5|Soulbond|~ mm3|r|1||
Deep Analysis|{3}{U}|Sorcery||Flashback|tor c19|c|0.25|draw|
Deep-Sea Kraken|{7}{U}{U}{U}|Creature — Kraken|6/6|Suspend|~ dds|r|1||
Deepglow Skate|{4}{U}|Creature — Fish|3/3||~ cm2|r|8||
Deeproot Waters|{2}{U}|Enchantment|||xln|u|0.5||
Delay|{1}{U}|Instant|||fut|u|0.5||
Delver of Secrets // Insectile Aberration|{U} // |Creature — Human Wizard // Creature — Human Insect|1/1 // 3/2|Flying; Transform|~ v17|m|3||layout=transform
Devastation Tide|{3}{U}{U}|Sorcery||Miracle|~ c18|r|1|sweeper|
Dictate of Kruphix|{1}{U}{U}|Enchantment||Flash|~ c18|r|1|draw|
Diffusion Sliver|{1}{U}|Creature — Sliver|1/1||m15|u|0.5||
Dig Through Time|{6}{U}{U}|Instant||Delve|~ uma|r|1|draw|
Diluvian Primordial|{5}{U}{U}|Creature — Avatar|5/5|Flying|gtc|r|1||
Diplomatic Immunity|{1}{U}|Enchantment — Aura||Enchant; Shroud|mmq|c|0.25|protection|
Disallow|{1}{U}{U}|Instant|||aer|r|1||
Dispel|{U}|Instant|||~ bfz|c|0.25||
Displace|{2}{U}|Instant|||emn|c|0.25|protection|
Displacer Kitten|{3}{U}|Creature — Cat Beast|2/2||clb|r|1||
Dissolve|{1}{U}{U}|Instant||Scry|~ ima|c|0.25||
Distant Melody|{3}{U}|Sorcery|||~ h09|c|0.25|draw|
Distortion Strike|{U}|Sorcery||Rebound|~ ima|u|0.5||
Dive Down|{U}|Instant|||xln|c|0.25|protection|
Dramatic Reversal|{1}{U}|Instant|||kld|c|0.25||
Dress Down|{1}{U}|Enchantment||Flash|mh2|r|1||
Drift of Phantasms|{2}{U}|Creature — Spirit|0/5|Defender; Flying; Transmute|rav|c|0.25|tutor|
Echo of Eons|{4}{U}{U}|Sorcery||Flashback|mh1|m|3||
Elder Deep-Fiend|{8}|Creature — Eldrazi Octopus|5/6|Flash; Emerge|emn|r|1||identity=U
Elusive Spellfist|{1}{U}|Creature — Human Monk|1/3||~ ima|c|0.25||
Emry, Lurker of the Loch|{2}{U}|Legendary Creature — Merfolk Wizard|1/2||eld|r|1||
Enter the Infinite|{8}{U}{U}{U}{U}|Sorcery|||gtc|m|3|draw|
Erayo, Soratami Ascendant // Erayo's Essence|{1}{U} // |Legendary Creature — Moonfolk Monk // Legendary Enchantment|1/1 // |Flying|sok|r|1||banned; layout=flip
Esior, Wardwing Familiar|{1}{U}|Legendary Creature — Bird|1/3|Flying; Partner|cmr|u|0.5||
Etherium Sculptor|{1}{U}|Artifact Creature — Vedalken Artificer|1/2||~ c18|c|0.25|ramp|
Evacuation|{3}{U}{U}|Instant|||~ c16|r|1|sweeper|
Expropriate|{7}{U}{U}|Sorcery||Council's dilemma|~ pz2|m|25||salt=2.9
Eye of the Storm|{5}{U}{U}|Enchantment|||rav|r|1||
Fabricate|{2}{U}|Sorcery|||mrd hop|u|0.5|tutor|
Fact or Fiction|{3}{U}|Instant|||inv c19|u|0.5|draw|
Faerie Artisans|{3}{U}|Creature — Faerie Artificer|2/2|Flying|~ pz2|r|1|sweeper|
Faerie Formation|{4}{U}|Creature — Faerie|5/4|Flying|eld|r|1||
Faerie Harbinger|{3}{U}|Creature — Faerie Wizard|2/2|Flash; Flying|lrw|u|0.5|tutor|
Faerie Mastermind|{1}{U}|Creature — Faerie Rogue|2/1|Flash; Flying|mom|r|1|draw|
Faerie Miscreant|{U}|Creature — Faerie Rogue|1/1|Flying|~ m20|c|0.25|draw|
Faerie Seer|{U}|Creature — Faerie Wizard|1/1|Flying; Scry|mh1|c|0.25||
Faerie Vandal|{1}{U}|Creature — Faerie Rogue|1/2|Flash; Flying|eld|u|0.5||
Favorable Winds|{1}{U}|Enchantment|||~ gnt|u|0.5||
Fierce Guardianship|{2}{U}|Instant|||c20|r|60||game-changer; salt=2.4
Flesh Duplicate|{U}{U}|Creature — Shapeshifter Rebel|0/0|Vanishing|who|r|1||
Flood of Tears|{4}{U}{U}|Sorcery|||m20|r|1|sweeper|
Flusterstorm|{U}|Instant||Storm|~ prm|r|40||
Flux Channeler|{2}{U}|Creature — Human Wizard|2/2|Proliferate|war|u|0.5||
Fog Bank|{1}{U}|Creature — Wall|0/2|Defender; Flying|~ bbd|u|0.5||
Force of Negation|{1}{U}{U}|Instant|||mh1|r|60||
Force of Will|{3}{U}{U}|Instant|||~ mp2|m|80||game-changer; salt=2.2
Forced Fruition|{4}{U}{U}|Enchantment|||lrw|r|1|draw|
Fractured Sanity|{U}{U}{U}|Sorcery||Cycling; Mill|mh2|r|1|draw|
Frantic Search|{2}{U}|Instant|||ulg uma|c|0.25|draw|
Fraying Sanity|{2}{U}|Enchantment — Aura Curse||Enchant|hou|r|1||
Freed from the Real|{2}{U}|Enchantment — Aura||Enchant|~ a25|u|0.5|removal|
Future Sight|{2}{U}{U}{U}|Enchantment|||ons mh1|r|1||
Gale, Waterdeep Prodigy|{2}{U}|Legendary Creature — Human Wizard|1/3|Choose a Background|clb|r|1||
Galecaster Colossus|{5}{U}{U}|Creature — Giant Wizard|5/6||c17|r|1|removal|
Galerider Sliver|{U}|Creature — Sliver|1/1||m14|r|1||
Ghostly Flicker|{2}{U}|Instant|||~ mm3|c|0.25||
Ghostly Wings|{1}{U}|Enchantment — Aura||Enchant|~ soi|c|0.25||
Gifts Ungiven|{3}{U}|Instant|||chk prm|m|3|tutor|game-changer
Gilded Drake|{1}{U}|Creature — Drake|3/3|Flying|usg|r|150||
Gitaxian Probe|{U/P}|Sorcery|||~ prm|c|0.25|draw|
Glen Elendra Archmage|{3}{U}|Creature — Faerie Wizard|2/2|Flying; Persist|~ uma|r|1|recursion|
God-Eternal Kefnet|{2}{U}{U}|Legendary Creature — Zombie God|4/5|Flying|war|m|3||
Goliath Sphinx|{5}{U}{U}|Creature — Sphinx|8/7|Flying|wwk|r|1||
Grazilaxx, Illithid Scholar|{1}{U}{U}|Legendary Creature — Horror|3/2||afr|r|1|draw|
Grozoth|{6}{U}{U}{U}|Creature — Leviathan|9/9|Defender; Transmute|rav|r|1|tutor|
Gudul Lurker|{U}|Creature — Salamander|1/1|Megamorph|dtk|u|0.5||
Haldan, Avid Arcanist|{2}{U}|Legendary Creature — Human Wizard|1/4|Partner with Pako, Arcane Retriever|c20|m|3||
Hedron Crab|{U}|Creature — Crab|0/2|Landfall|zen|u|0.5||
Herald of Secret Streams|{3}{U}|Creature — Merfolk Warrior|2/3||xln|r|1||
High Tide|{U}|Instant|||fem vma|u|0.5|ramp|
Higure, the Still Wind|{3}{U}{U}|Legendary Creature — Human Ninja|3/4|Ninjutsu|bok pca|r|1|tutor|
Hive Mind|{5}{U}|Enchantment|||m10|r|1||
Hover Barrier|{2}{U}|Creature — Illusion Wall|0/6|Defender; Flying|~ gk2|u|0.5||
Hullbreaker Horror|{5}{U}{U}|Creature — Kraken Horror|7/8|Flash|vow|r|15||
Hypnotic Sprite // Mesmeric Glare|{U}{U} // {2}{U}|Creature — Faerie // Instant — Adventure|2/1 // |Flying|eld|u|0.5||layout=adventure
Illusions of Grandeur|{3}{U}|Enchantment||Cumulative upkeep|ice me1|r|1||
Imposter Mech|{1}{U}|Artifact — Vehicle|3/1|Crew|nec|r|1||
Imprisoned in the Moon|{2}{U}|Enchantment — Aura||Enchant|emn|r|1|ramp removal|
Impulse|{1}{U}|Instant|||vis bbd|c|0.25|draw|
Inexorable Tide|{3}{U}{U}|Enchantment||Proliferate|~ mm2|r|1||
Inkwell Leviathan|{7}{U}{U}|Artifact Creature — Leviathan|7/11|Trample; Islandwalk; Shroud|~ c18|r|1||
Intellectual Offering|{4}{U}|Instant|||c14|r|1|draw|
Into the Roil|{1}{U}|Instant||Kicker|~ c18|c|0.25|draw removal|
Intruder Alarm|{2}{U}|Enchantment|||~ 8ed|r|1||
Intuition|{2}{U}|Instant|||tmp tpr|r|150|tutor|game-changer
Invisible Stalker|{1}{U}|Creature — Human Rogue|1/1|Hexproof|isd|u|0.5||
Jace's Phantasm|{U}|Creature — Illusion|1/1|Flying|~ ima|c|0.25||
Jace, Architect of Thought|{2}{U}{U}|Legendary Planeswalker — Jace|L4||~ ddm|m|3||
Jace, Memory Adept|{3}{U}{U}|Legendary Planeswalker — Jace|L4||~ m14|m|3|draw|
Jace, Vryn's Prodigy // Jace, Telepath Unbound|{1}{U} // |Legendary Creature — Human Wizard // Legendary Planeswalker — Jace|0/2 // L5||~ v17|m|80|recursion|layout=transform
Jace, Wielder of Mysteries|{1}{U}{U}{U}|Legendary Planeswalker — Jace|L4||war|r|1|draw|
Jace, the Mind Sculptor|{2}{U}{U}|Legendary Planeswalker — Jace|L3||~ med|m|15|draw removal|
Jin-Gitaxias, Core Augur|{8}{U}{U}|Legendary Creature — Phyrexian Praetor|5/4|Flash|~ ima|m|3|draw|salt=2.7
Jin-Gitaxias, Progress Tyrant|{5}{U}{U}|Legendary Creature — Phyrexian Praetor|5/5||neo|m|3||
Jwari Disruption // Jwari Ruins|{1}{U} // |Instant // Land|||znr|u|0.5||layout=modal_dfc
K-9, Mark I|{U}|Legendary Artifact Creature — Robot Dog|1/1|Doctor's companion|who|r|1||
Kami of the Crescent Moon|{U}{U}|Legendary Creature — Spirit|1/3||sok cn2|r|1|draw|
Karn's Temporal Sundering|{4}{U}{U}|Legendary Sorcery|||dom|r|1|removal|
Kefnet the Mindful|{2}{U}|Legendary Creature — God|5/5|Flying; Indestructible|akh|m|3|draw|
Kindred Discovery|{3}{U}{U}|Enchantment|||c17|r|8|draw|
Kira, Great Glass-Spinner|{1}{U}{U}|Legendary Creature — Spirit|2/2|Flying|bok mma|r|1||
Kitesail Corsair|{1}{U}|Creature — Human Pirate|2/1||~ bbd|c|0.25||
Kopala, Warden of Waves|{1}{U}{U}|Legendary Creature — Merfolk Wizard|2/2||xln|r|1||
Kraken Hatchling|{U}|Creature — Kraken|0/4||~ bbd|c|0.25||
Laboratory Maniac|{2}{U}|Creature — Human Wizard|2/2||~ uma|u|0.5||
Lazotep Plating|{1}{U}|Instant||Amass|war|u|0.5|protection|
Ledger Shredder|{1}{U}|Creature — Bird Advisor|1/3|Flying; Connive|snc|r|1|draw|
Leyline of Anticipation|{2}{U}{U}|Enchantment|||~ m20|r|1||
Long-Term Plans|{2}{U}|Instant|||scg|u|0.5|tutor|
Lord of Atlantis|{U}{U}|Creature — Merfolk|2/2||lea prm|r|25||
Lorthos, the Tidemaker|{5}{U}{U}{U}|Legendary Creature — Octopus|8/8||~ c14|m|3||
Maddening Cacophony|{1}{U}|Sorcery||Kicker; Mill|znr|r|1||
Magus of the Future|{2}{U}{U}{U}|Creature — Human Wizard|2/3||fut|r|1||
Malcolm, Keen-Eyed Navigator|{2}{U}|Legendary Creature — Siren Pirate|2/2|Flying; Partner|cmr|u|0.5|ramp|
Mana Drain|{U}{U}|Instant|||leg ima|m|80|ramp|salt=1.9
Mana Leak|{1}{U}|Instant|||sth ima|c|0.25||
Master of Etherium|{2}{U}|Artifact Creature — Vedalken Wizard|*/*||~ c16|r|1||
Master of Predicaments|{3}{U}{U}|Creature — Sphinx|4/4|Flying|m15|r|1||
Master of Waves|{3}{U}|Creature — Merfolk Wizard|2/1|Protection|~ ddt|m|3||
Master of the Pearl Trident|{U}{U}|Creature — Merfolk|2/2||~ ddt|r|1||
Mausoleum Wanderer|{U}|Creature — Spirit|1/1|Flying|emn|r|1||
Mental Misstep|{U/P}|Instant|||nph|u|40||
Merchant Scroll|{1}{U}|Sorcery|||~ prm|r|1|tutor|
Merfolk Sovereign|{1}{U}{U}|Creature — Merfolk Noble|2/2||~ e02|r|1||
Merrow Reejerey|{2}{U}|Creature — Merfolk Soldier|2/2||~ ddt|u|0.5||
Metallurgic Summonings|{3}{U}{U}|Enchantment|||kld|m|3|recursion|
Midnight Clock|{2}{U}|Artifact|||eld|r|1|ramp|
Mind Over Matter|{2}{U}{U}{U}{U}|Enchantment|||exo|r|1||
Mindbreak Trap|{2}{U}{U}|Instant — Trap|||zen|m|15||
Minds Aglow|{U}|Sorcery||Join forces|~ cm2|r|1|draw|
Mirran Spy|{2}{U}|Creature — Drone|1/3|Flying|mbs|c|0.25||
Miscast|{U}|Instant|||m21|u|0.5||
Mistbind Clique|{3}{U}|Creature — Faerie Wizard|4/4|Flash; Flying; Champion|lrw|r|1||
Mistblade Shinobi|{2}{U}|Creature — Human Ninja|1/1|Ninjutsu|bok pca|c|0.25|removal|
Mnemonic Wall|{4}{U}|Creature — Wall|0/4|Defender|~ ima|c|0.25|recursion|
Moon-Circuit Hacker|{1}{U}|Enchantment Creature — Human Ninja|2/1|Ninjutsu|neo|c|0.25|draw|
Mothdust Changeling|{U}|Creature — Shapeshifter|1/1|Changeling|~ mma|c|0.25||
Mox Sapphire|{0}|Artifact|||lea ovnt|m|1200|ramp|banned; identity=U
Muddle the Mixture|{U}{U}|Instant||Transmute|rav|c|0.25|tutor|
Mulldrifter|{4}{U}|Creature — Elemental|2/2|Flying; Evoke|~ c18|u|0.5|draw|salt=0.4
Murktide Regent|{5}{U}{U}|Creature — Dragon|3/3|Delve; Flying|mh2|m|3||
Murmuring Mystic|{3}{U}|Creature — Human Wizard|1/5||grn|u|0.5||
Mystic Confluence|{3}{U}{U}|Instant|||~ bbd|r|15|draw removal|
Mystic Remora|{U}|Enchantment||Cumulative upkeep|ice me1|u|15|draw|salt=1.9
Mystic Speculation|{U}|Sorcery||Buyback; Scry|fut|u|0.5||
Mystical Tutor|{U}|Instant|||mir prm|m|25|tutor|game-changer
Naban, Dean of Iteration|{1}{U}|Legendary Creature — Human Wizard|2/1||dom|r|1||
Nardole, Resourceful Cyborg|{1}{U}|Legendary Artifact Creature — Scientist|1/2|Doctor's companion|who|r|1|draw|
Narset's Reversal|{U}{U}|Instant|||war|r|1||
Narset, Parter of Veils|{1}{U}{U}|Legendary Planeswalker — Narset|L5||war|u|15||game-changer; salt=2.4
Naru Meha, Master Wizard|{2}{U}{U}|Legendary Creature — Human Wizard|3/3|Flash|dom|m|3||
Nebelgast Herald|{2}{U}|Creature — Spirit|2/1|Flash; Flying|emn|u|0.5||
Necroduality|{3}{U}|Enchantment|||vow|m|3||
Negate|{1}{U}|Instant|||~ m20|c|1.5||
Nezahal, Primal Tide|{5}{U}{U}|Legendary Creature — Elder Dinosaur|7/7||rix|r|1|draw|
Ninja of the Deep Hours|{3}{U}|Creature — Human Ninja|2/2|Ninjutsu|bok c18|c|0.25|draw|
Oath of Jace|{2}{U}|Legendary Enchantment||Scry|ogw|r|1||
Omniscience|{7}{U}{U}{U}|Enchantment|||~ m19|m|25||
Ophidian Eye|{2}{U}|Enchantment — Aura||Flash; Enchant|tsp|c|0.25|draw|
Opt|{U}|Instant||Scry|inv eld|c|0.25|draw|
Orvar, the All-Form|{3}{U}|Legendary Creature — Shapeshifter|3/3|Changeling|khm|m|3||
Pact of Negation|{0}|Instant|||~ a25|r|40||identity=U
Padeem, Consul of Innovation|{3}{U}|Legendary Creature — Vedalken Artificer|1/4||kld|r|1|draw protection|
Palinchron|{5}{U}{U}|Creature — Illusion|4/5|Flying|ulg vma|r|1||
Paradoxical Outcome|{3}{U}|Instant|||kld|r|1|draw|
Patron Wizard|{U}{U}{U}|Creature — Human Wizard|2/2||ody|r|1||
Pemmin's Aura|{1}{U}{U}|Enchantment — Aura||Enchant|scg|u|0.5|protection|
Peregrine Drake|{4}{U}|Creature — Drake|2/3|Flying|~ bbd|u|0.5||
Persistent Petitioners|{1}{U}|Creature — Human Advisor|1/3||rna|c|0.25||
Phantasmal Image|{1}{U}|Creature — Illusion|0/0||~ mm3|r|1||
Phyrexian Metamorph|{3}{U/P}|Artifact Creature — Phyrexian Shapeshifter|0/0||~ prm|r|1||
Ponder|{U}|Sorcery|||~ c18|c|1.5|draw|
Pongify|{U}|Instant|||~ c14|u|1.5|removal|
Precognition Field|{3}{U}|Enchantment|||dom|r|1||
Preordain|{U}|Sorcery||Scry|~ c15|c|1.5|draw|
Prognostic Sphinx|{3}{U}{U}|Creature — Sphinx|3/5|Flying; Scry|~ e01|r|1||
Prologue to Phyresis|{1}{U}|Instant|||one|c|0.25||
Propaganda|{2}{U}|Enchantment|||tmp c16|u|0.5||salt=1.9
Prosperity|{X}{U}|Sorcery|||~ c13|u|0.5|draw|
Prosperous Thief|{2}{U}|Creature — Human Ninja|3/2|Ninjutsu|neo|u|0.5|draw|
Psychic Corrosion|{2}{U}|Enchantment|||m19|u|0.5||
Puca's Mischief|{3}{U}|Enchantment|||shm|r|1||
Pull from Tomorrow|{X}{U}{U}|Instant|||akh|r|1|draw|
Quest for Ula's Temple|{U}|Enchantment|||wwk|r|1||
Quickling|{1}{U}|Creature — Faerie Rogue|2/2|Flash; Flying|m15|u|0.5||
Rapid Hybridization|{U}|Instant|||~ gk2|u|1.5|removal|
Rattlechains|{1}{U}|Creature — Spirit|2/1|Flash; Flying|soi|r|1|protection|
Ravenform|{2}{U}|Sorcery||Foretell|khm|c|0.25|removal|
Reality Shift|{1}{U}|Instant||Manifest|~ c19|u|0.5|removal|
Reconnaissance Mission|{2}{U}{U}|Enchantment||Cycling|iko|u|0.5|draw|
Recurring Insight|{4}{U}{U}|Sorcery||Rebound|roe|r|1|draw|
Reef Worm|{3}{U}|Creature — Worm|0/1||~ a25|r|1||
Reflections of Littjara|{4}{U}|Enchantment|||khm|r|1||
Resculpt|{1}{U}|Instant|||stx|c|0.25|removal|
Retreat to Coralhelm|{2}{U}|Enchantment||Landfall; Scry|bfz|u|0.5||
Rhystic Study|{2}{U}|Enchantment|||pcy prm|r|40|draw|game-changer; salt=2.7
Riddlemaster Sphinx|{4}{U}{U}|Creature — Sphinx|5/5|Flying|m19|r|1|removal|
Rite of Replication|{2}{U}{U}|Sorcery||Kicker|~ c15|r|1||
River's Rebuke|{4}{U}{U}|Sorcery|||xln|r|1|sweeper|
Roil Elemental|{3}{U}{U}{U}|Creature — Elemental|3/2|Flying; Landfall|zen|r|1||
Rooftop Storm|{5}{U}|Enchantment|||isd|r|1||
Ruin Crab|{U}|Creature — Crab|0/3|Landfall; Mill|znr|u|0.5||
Rush of Knowledge|{4}{U}|Sorcery|||~ c14|c|0.25|draw|
Sage of Fables|{2}{U}|Creature — Merfolk Wizard|2/2||mor|u|0.5|draw|
Sage of Hours|{1}{U}|Creature — Human Wizard|1/1|Heroic|jou|m|3||
Sai, Master Thopterist|{2}{U}|Legendary Creature — Human Artificer|1/4||m19|r|1|draw|
Sakashima of a Thousand Faces|{3}{U}|Legendary Creature — Human Rogue|3/1|Partner|cmr|m|3||
Sakashima's Student|{2}{U}{U}|Creature — Human Ninja|0/0|Ninjutsu|~ pca|r|1||
Salvager of Secrets|{3}{U}{U}|Creature — Merfolk Wizard|2/2||m19|c|0.25|recursion|
Scion of Oona|{2}{U}|Creature — Faerie Soldier|1/1|Flash; Flying|~ mma|r|1|protection|
Scourge of Fleets|{5}{U}{U}|Creature — Kraken|6/6||~ prm|r|1|sweeper|
Sea Gate Oracle|{2}{U}|Creature — Human Wizard|1/3||~ c17|c|0.25||
Sea Gate Restoration // Sea Gate, Reborn|{4}{U}{U}{U} // |Sorcery // Land|||znr|m|3|draw|layout=modal_dfc
Seafloor Oracle|{2}{U}{U}|Creature — Merfolk Wizard|2/3||rix|r|1|draw|
Sealock Monster|{3}{U}{U}|Creature — Octopus|5/5|Monstrosity|~ ddo|u|0.5||
Shark Typhoon|{5}{U}|Enchantment||Cycling|iko|r|1|draw|
Shifting Sliver|{3}{U}|Creature — Sliver|2/2||lgn|u|0.5||
Shrieking Drake|{U}|Creature — Drake|1/1|Flying|vis|c|0.25||
Sigil Tracer|{1}{U}{U}|Creature — Merfolk Wizard|2/2||mor|r|1||
Sigiled Starfish|{1}{U}|Creature — Starfish|0/3|Scry|~ c18|u|0.5||
Silent Submersible|{U}{U}|Artifact — Vehicle|2/3|Crew|war|r|1|draw|
Silver Myr|{2}|Artifact Creature — Myr|1/1||mrd td2|c|0.25|ramp|identity=U
Silvergill Adept|{1}{U}|Creature — Merfolk Wizard|2/1||~ prm|u|0.5|draw|
Silvergill Douser|{1}{U}|Creature — Merfolk Wizard|1/1||lrw|c|0.25||
Siren Stormtamer|{U}|Creature — Siren Pirate Wizard|1/1|Flying|xln|u|0.5|protection|
Sky Diamond|{2}|Artifact|||mir c14|u|0.5|ramp|identity=U
Skyscribing|{X}{U}{U}|Sorcery||Forecast|~ c13|u|0.5|draw|
Slinn Voda, the Rising Deep|{6}{U}{U}|Legendary Creature — Leviathan|8/8|Kicker|dom|u|0.5|sweeper|
Slip Out the Back|{U}|Instant|||snc|u|0.5|protection|
Slither Blade|{U}|Creature — Snake Rogue|1/2||akh|c|0.25||
Snap|{1}{U}|Instant|||ulg dds|c|0.25|removal|
Snapcaster Mage|{1}{U}|Creature — Human Wizard|2/1|Flash|~ puma|m|15|recursion|
Solve the Equation|{2}{U}|Sorcery|||stx|u|0.5|tutor|
Soothsaying|{U}|Enchantment|||mmq|u|0.5||
Sower of Temptation|{2}{U}{U}|Creature — Faerie Wizard|2/2|Flying|~ bbd|r|1||
Spark Double|{3}{U}|Creature — Illusion|0/0||war|r|1||
Spectral Adversary|{1}{U}|Creature — Spirit|2/1|Flash; Flying|mid|r|1||
Spectral Sailor|{U}|Creature — Spirit Pirate|1/1|Flash; Flying|m20|u|0.5|draw|
Spell Pierce|{U}|Instant|||~ xln|c|0.25||
Spellseeker|{2}{U}|Creature — Human Wizard|1/1||bbd|r|1|tutor|
Spellskite|{2}|Artifact Creature — Phyrexian Horror|0/4||~ j17|r|1|protection|identity=U
Spellstutter Sprite|{1}{U}|Creature — Faerie Wizard|1/1|Flash; Flying|~ mma|c|0.25||
Sphinx Ambassador|{5}{U}{U}|Creature — Sphinx|5/5|Flying|m10|m|3|tutor|
Sphinx of Jwar Isle|{4}{U}{U}|Creature — Sphinx|5/5|Flying; Shroud|~ c18|r|1||
Sphinx of Lost Truths|{3}{U}{U}|Creature — Sphinx|3/5|Kicker; Flying|zen|r|1|draw|
Sphinx of Uthuun|{5}{U}{U}|Creature — Sphinx|5/6|Flying|~ c18|r|1||
Sphinx of the Second Sun|{6}{U}{U}|Creature — Sphinx|6/6|Flying|cmr|m|3||
Sphinx's Tutelage|{2}{U}|Enchantment|||ori|u|0.5||
Stasis|{1}{U}|Enchantment|||lea prm|r|1||salt=3.1
Statecraft|{3}{U}|Enchantment|||mmq|r|1||
Stern Scolding|{U}|Instant|||ltr|u|0.5||
Stonybrook Banneret|{1}{U}|Creature — Merfolk Wizard|1/1|Islandwalk|mor|c|0.25|ramp|
Stormtide Leviathan|{5}{U}{U}{U}|Creature — Leviathan|8/8|Islandwalk|~ m15|r|1||
Stormwing Entity|{3}{U}{U}|Creature — Elemental|3/3|Flying; Prowess; Scry|m21|r|1||
Stroke of Genius|{X}{2}{U}|Instant|||usg c15|r|1|draw|
Stubborn Denial|{U}|Instant||Ferocious|ktk|u|0.5||
Subtlety|{2}{U}{U}|Creature — Elemental Incarnation|3/3|Flash; Flying; Evoke|mh2|m|3|removal|
Supreme Inquisitor|{3}{U}{U}|Creature — Human Wizard|1/3||ons|r|1||
Supreme Phantom|{1}{U}|Creature — Spirit|1/3|Flying|m19|r|1||
Svyelun of Sea and Sky|{1}{U}{U}|Legendary Creature — Merfolk God|3/4|Ward|mh2|m|3||
Swan Song|{U}|Instant|||~ c16|r|8||
Swarm Intelligence|{6}{U}|Enchantment|||hou|r|1||
Sword Coast Sailor|{1}{U}|Legendary Enchantment — Background|||clb|u|0.5||
Talrand, Sky Summoner|{2}{U}{U}|Legendary Creature — Merfolk Wizard|2/2||~ c19|r|1||
Tandem Lookout|{2}{U}|Creature — Human Scout|2/1|Soulbond|~ mm3|c|0.25|draw|
Tasha's Hideous Laughter|{1}{U}{U}|Sorcery|||afr|r|1||
Teferi, Mage of Zhalfir|{2}{U}{U}{U}|Legendary Creature — Human Wizard|3/4|Flash|~ ima|r|1||
Teferi, Temporal Archmage|{4}{U}{U}|Legendary Planeswalker — Teferi|L5||~ pz1|m|3|ramp|commander
Temporal Manipulation|{3}{U}{U}|Sorcery|||~ puma|m|150||
Temporal Mastery|{5}{U}{U}|Sorcery||Miracle|~ mm3|m|15||
Tetsuko Umezawa, Fugitive|{1}{U}|Legendary Creature — Human Rogue|1/3||dom|u|0.5||
Tezzeret the Seeker|{3}{U}{U}|Legendary Planeswalker — Tezzeret|L4||~ med|m|3|tutor|
Tezzeret's Gambit|{3}{U/P}|Sorcery||Proliferate|~ c19|u|0.5|draw|
Thada Adel, Acquisitor|{1}{U}{U}|Legendary Creature — Merfolk Rogue|2/2|Islandwalk|wwk|r|1||
Thassa's Oracle|{U}{U}|Creature — Merfolk Wizard|1/3||thb|r|40|draw|game-changer; salt=2.7
Thassa, Deep-Dwelling|{3}{U}|Legendary Enchantment Creature — God|6/5|Indestructible|thb|m|3||
Thassa, God of the Sea|{2}{U}|Legendary Enchantment Creature — God|5/5|Indestructible; Scry|ths|m|3||
The Reality Chip|{1}{U}|Legendary Artifact Creature — Equipment Jellyfish|0/4|Reconfigure|neo|r|1|draw|
Thopter Spy Network|{2}{U}{U}|Enchantment|||~ c18|r|1|draw|
Thought Monitor|{6}{U}|Artifact Creature — Construct|2/2|Affinity; Flying|mh2|r|1|draw|
Thoughtcast|{4}{U}|Sorcery||Affinity|mrd mm2|c|0.25|draw|
Thousand-Faced Shadow|{U}|Creature — Human Ninja|1/1|Flying; Ninjutsu|neo|r|1||
Thrummingbird|{1}{U}|Creature — Phyrexian Bird Horror|1/1|Flying; Proliferate|~ cm2|u|0.5||
Time Spiral|{4}{U}{U}|Sorcery|||usg prm|r|300||
Time Stretch|{8}{U}{U}|Sorcery|||~ 10e|r|1||salt=2.6
Time Walk|{1}{U}|Sorcery|||lea ovnt|m|1200||banned
Time Warp|{3}{U}{U}|Sorcery|||tmp e02|m|15||
Timetwister|{2}{U}|Sorcery|||lea ovnt|m|800||
Tinker|{2}{U}|Sorcery|||~ v09|m|3|tutor|banned
Toothy, Imaginary Friend|{3}{U}|Legendary Creature — Illusion|1/1|Partner with Pir, Imaginative Rascal|~ pbbd|r|1|draw tutor|
Trade Routes|{1}{U}|Enchantment|||~ 9ed|r|1||
Trade Secrets|{1}{U}{U}|Sorcery|||~ cmd|r|1|draw|banned
Training Grounds|{U}|Enchantment|||roe|r|1||
Traumatize|{3}{U}{U}|Sorcery|||ody m14|r|1||
Treachery|{3}{U}{U}|Enchantment — Aura||Enchant|uds|r|1||
Treasure Cruise|{7}{U}|Sorcery||Delve|~ uma|c|0.25|draw|
Tribute Mage|{2}{U}|Creature — Human Wizard|2/2||mh1|u|0.5|tutor|
Trinket Mage|{2}{U}|Creature — Human Wizard|2/2||~ ddu|c|0.25|tutor|
Triton Shorestalker|{U}|Creature — Merfolk Rogue|1/1||jou|c|0.25||
Tromokratis|{5}{U}{U}|Legendary Creature — Kraken|8/8||~ prm|r|1||
Trophy Mage|{2}{U}|Creature — Human Wizard|2/2||~ ddu|u|0.5|tutor|
Turnabout|{2}{U}{U}|Instant|||~ vma|u|0.5||
Twincast|{U}{U}|Instant|||~ m10|r|1||
Ugin's Insight|{3}{U}{U}|Sorcery||Scry|bfz|r|1|draw|
Undead Alchemist|{3}{U}|Creature — Zombie|4/2||isd|r|1||
Unesh, Criosphinx Sovereign|{4}{U}{U}|Legendary Creature — Sphinx|4/4|Flying|hou|m|3|ramp|
Upheaval|{4}{U}{U}|Sorcery|||ody v14|m|3|sweeper|banned
Urza, Lord High Artificer|{2}{U}{U}|Legendary Creature — Human Artificer|1/4||mh1|m|3|ramp|salt=2.4
Vedalken Aethermage|{1}{U}|Creature — Vedalken Wizard|1/2|Flash; Wizardcycling|fut|c|0.25|tutor|
Vedalken Archmage|{2}{U}{U}|Creature — Vedalken Wizard|0/2||mrd|r|1|draw|
Vendilion Clique|{1}{U}{U}|Legendary Creature — Faerie Wizard|3/1|Flash; Flying|~ a25|m|3|draw|
Venser, Shaper Savant|{2}{U}{U}|Legendary Creature — Human Wizard|2/2|Flash|~ mm3|r|1|removal|
Vhal, Candlekeep Researcher|{3}{U}|Legendary Creature — Human Wizard|2/3|Vigilance; Choose a Background|clb|u|0.5||
Viral Drake|{3}{U}|Creature — Phyrexian Drake|1/4|Flying; Infect; Proliferate|nph|u|0.5||
Vodalian Hexcatcher|{1}{U}|Creature — Merfolk Wizard|1/1|Flash|dmu|r|1||
Volo, Itinerant Scholar|{2}{U}|Legendary Creature — Human Wizard|2/3|Choose a Background|clb|r|1||
Wall of Frost|{1}{U}{U}|Creature — Wall|0/7|Defender|~ mm3|u|0.5||
Wanderwine Prophets|{4}{U}{U}|Creature — Merfolk Wizard|4/4|Champion|lrw|r|1||
Wash Away|{U}|Instant||Cleave|vow|u|0.5||
Watcher for Tomorrow|{1}{U}|Creature — Human Wizard|2/1|Hideaway|mh1|u|0.5||
Whelming Wave|{2}{U}{U}|Sorcery|||~ ddo|r|1|sweeper|
Whirler Rogue|{2}{U}{U}|Creature — Human Rogue Artificer|2/2||~ gnt|u|0.5||
Will Kenrith|{4}{U}{U}|Legendary Planeswalker — Will|L4|Partner with Rowan Kenrith|~ pbbd|m|3|draw ramp tutor|commander
Windfall|{2}{U}|Sorcery|||usg cm2|u|8|draw|
Windreader Sphinx|{5}{U}{U}|Creature — Sphinx|3/7|Flying|~ m19|r|1|draw|
Wizards of Thay|{3}{U}|Creature — Human Wizard|3/3|Myriad|clb|r|1||
Zellix, Sanity Flayer|{2}{U}|Legendary Creature — Horror|2/3|Choose a Background|clb|r|1||
Zndrsplt, Eye of Wisdom|{4}{U}|Legendary Creature — Homunculus|1/4|Partner with Okaun, Eye of Chaos|~ pbbd|r|1|draw tutor|
`;
