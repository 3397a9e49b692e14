/** Black cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const BLACK_CARDS = `
Abyssal Persecutor|{2}{B}{B}|Creature — Demon|6/6|Flying; Trample|~ ima|r|1||
Accursed Marauder|{1}{B}|Creature — Zombie Warrior|2/1||mh3|c|0.25|removal|
Acererak the Archlich|{2}{B}|Legendary Creature — Zombie Wizard|5/5||afr|m|3||
Ad Nauseam|{3}{B}{B}|Instant|||ala|r|25|draw|game-changer; salt=2.2
Agadeem's Awakening // Agadeem, the Undercrypt|{X}{B}{B}{B} // |Sorcery // Land|||znr|m|3|recursion|layout=modal_dfc
Agent of the Iron Throne|{2}{B}|Legendary Enchantment — Background|||clb|u|0.5||
Ambition's Cost|{3}{B}|Sorcery|||~ ana|u|0.5|draw|
Ambitious Aetherborn|{4}{B}|Creature — Aetherborn Artificer|4/3|Fabricate|kld|c|0.25||
Animate Dead|{1}{B}|Enchantment — Aura||Enchant|lea ema|u|8|recursion|
Anowon, the Ruin Sage|{3}{B}{B}|Legendary Creature — Vampire Shaman|4/3||~ c17|r|1|removal|
Archfiend of Depravity|{3}{B}{B}|Creature — Demon|5/4|Flying|~ e01|r|1|sweeper|
Archfiend of Despair|{6}{B}{B}|Creature — Demon|6/6|Flying|bbd|m|3||
Archfiend of Ifnir|{3}{B}{B}|Creature — Demon|5/4|Flying; Cycling|~ prm|r|1|draw sweeper|
Archon of Cruelty|{6}{B}{B}|Creature — Archon|6/6|Flying|mh2|m|25|draw removal|
Armix, Filigree Thrasher|{2}{B}|Legendary Artifact Creature — Golem|3/2|Partner|cmr|u|0.5||
Army of the Damned|{5}{B}{B}{B}|Sorcery||Flashback|~ c18|m|3||
Attrition|{1}{B}{B}|Enchantment|||uds mp2|m|3|removal|
Ayara, First of Locthwain|{B}{B}{B}|Legendary Creature — Elf Noble|2/3||eld|r|1|draw|
Baleful Mastery|{3}{B}|Instant|||stx|r|1|removal|
Bastion of Remembrance|{2}{B}|Enchantment|||iko|u|0.5||
Behold the Beyond|{5}{B}{B}|Sorcery|||soi|m|3|tutor|
Beseech the Mirror|{1}{B}{B}{B}|Sorcery||Bargain|woe|m|3|tutor|
Big Game Hunter|{1}{B}{B}|Creature — Human Rebel Assassin|1/1|Madness|~ c19|u|0.5|removal|
Bitter Ordeal|{2}{B}|Sorcery||Gravestorm|fut|r|1||
Bitterblossom|{1}{B}|Kindred Enchantment — Faerie|||~ puma|m|25||
Black Market Connections|{2}{B}|Enchantment|||clb|r|25|ramp|
Black Sun's Zenith|{X}{B}{B}|Sorcery|||~ c14|r|1|sweeper|
Blackcleave Goblin|{3}{B}|Creature — Phyrexian Goblin Zombie|2/1|Haste; Infect|som|c|0.25||
Bladewing's Thrall|{2}{B}{B}|Creature — Zombie|3/3||~ ima|u|0.5|recursion|
Blood Artist|{1}{B}|Creature — Vampire|0/1||~ c17|u|15||
Bloodbond Vampire|{2}{B}{B}|Creature — Vampire Shaman Ally|3/3||~ e02|u|0.5||
Bloodchief Ascension|{B}|Enchantment|||zen|r|1||
Bloodchief's Thirst|{B}|Sorcery||Kicker|znr|u|0.5|removal|
Bloodghast|{B}{B}|Creature — Vampire Spirit|2/1|Landfall|~ ima|r|8|recursion|
Bloodgift Demon|{3}{B}{B}|Creature — Demon|5/4|Flying|~ c14|r|1|draw|
Bloodline Keeper // Lord of Lineage|{2}{B}{B} // |Creature — Vampire // Creature — Vampire|3/3 // 5/5|Flying; Transform|~ v17|m|3||layout=transform
Bloodline Necromancer|{4}{B}|Creature — Vampire Wizard|3/2|Lifelink|c17|u|0.5|recursion|
Bloodlord of Vaasgoth|{3}{B}{B}|Creature — Vampire Warrior|3/3|Bloodthirst; Flying|~ c17|m|3||
Bloodsoaked Champion|{B}|Creature — Human Warrior|2/1|Raid|ktk|r|1|recursion|
Blowfly Infestation|{2}{B}|Enchantment|||shm|u|0.5|removal|
Body Snatcher|{2}{B}{B}|Creature — Phyrexian Minion|2/2||uds|r|1|recursion|
Boggart Birth Rite|{B}|Kindred Sorcery — Goblin|||lrw|c|0.25|recursion|
Bolas's Citadel|{3}{B}{B}{B}|Legendary Artifact|||war|r|25|draw|game-changer; salt=2.2
Bone Picker|{3}{B}|Creature — Bird|3/2|Flying; Deathtouch|akh|u|0.5||
Bontu the Glorified|{2}{B}|Legendary Creature — God|4/6|Menace; Indestructible; Scry|akh|m|3||
Braids, Arisen Nightmare|{1}{B}{B}|Legendary Creature — Nightmare|3/3||dmu|r|1|draw|
Braids, Cabal Minion|{2}{B}{B}|Legendary Creature — Human Minion|2/2||ody ema|r|1|removal|game-changer
Buried Alive|{2}{B}|Sorcery|||~ uma|u|0.5|tutor|
Burning-Rune Demon|{4}{B}{B}|Creature — Demon Berserker|6/6|Flying|khm|m|3||
Butcher Ghoul|{1}{B}|Creature — Zombie|1/1|Undying|~ ddq|c|0.25|recursion|
Butcher of Malakir|{5}{B}{B}|Creature — Vampire Warrior|5/4|Flying|~ cm2|r|1|removal|
Cabal Ritual|{1}{B}|Instant||Threshold|tor v16|m|3|ramp|
Capital Punishment|{4}{B}{B}|Sorcery||Council's dilemma|cn2|r|1|removal|
Captivating Vampire|{1}{B}{B}|Creature — Vampire|2/2||~ c17|r|8||
Carnifex Demon|{4}{B}{B}|Creature — Phyrexian Demon|6/6|Flying|som|r|1|sweeper|
Carrion Feeder|{B}|Creature — Zombie|1/1||scg mh1|u|0.5||
Cavalier of Night|{2}{B}{B}{B}|Creature — Elemental Knight|4/5|Lifelink|m20|m|3|recursion removal|
Cemetery Reaper|{1}{B}{B}|Creature — Zombie|2/2||~ m12|r|1||
Champion of the Perished|{B}|Creature — Zombie|1/1||mid|r|1||
Changeling Outcast|{B}|Creature — Shapeshifter|1/1|Changeling|mh1|c|0.25||
Charcoal Diamond|{2}|Artifact|||mir c14|u|0.5|ramp|identity=B
Chittering Rats|{1}{B}{B}|Creature — Rat|2/2||~ prm|c|0.25||
Contamination|{2}{B}|Enchantment|||usg|r|1||salt=2.4
Corpse Connoisseur|{4}{B}|Creature — Zombie Wizard|3/3|Unearth|~ mm3|u|0.5|tutor|
Corpse Harvester|{3}{B}{B}|Creature — Zombie Wizard|3/3||~ hop|u|0.5|tutor|
Corrupt|{5}{B}|Sorcery|||usg dvd|u|0.5||
Court of Ambition|{2}{B}{B}|Enchantment|||cmr|r|1|draw|
Cranial Plating|{2}|Artifact — Equipment||Equip|5dn c16|u|0.5||identity=B
Crippling Fear|{2}{B}{B}|Sorcery|||khm|r|1|sweeper|
Crux of Fate|{3}{B}{B}|Sorcery|||~ c17|r|1|sweeper|
Crypt Ghast|{3}{B}|Creature — Spirit|2/2|Extort|~ c14|r|1|ramp|
Crypt Rats|{2}{B}|Creature — Rat|1/1||~ mh1|u|0.5|sweeper|
Cryptbreaker|{B}|Creature — Zombie|1/1||emn|r|1|draw|
Culling the Weak|{B}|Instant|||exo|c|0.25|ramp|
Cultist of the Absolute|{B}|Legendary Enchantment — Background|||clb|r|1||
Curse of Disturbance|{2}{B}|Enchantment — Aura Curse||Enchant|c17|u|0.5||
Custodi Lich|{3}{B}{B}|Creature — Zombie Cleric|4/2||~ pz2|r|1|draw removal|
Cut Down|{B}|Instant|||dmu|u|0.5|removal|
Damnation|{2}{B}{B}|Sorcery|||~ prm|r|25|sweeper|
Dance of the Dead|{1}{B}|Enchantment — Aura||Enchant|ice me2|u|0.5|recursion|
Dark Deal|{2}{B}|Sorcery|||frf|u|0.5||
Dark Petition|{3}{B}{B}|Sorcery||Spell mastery|ori|r|1|ramp tutor|
Dark Prophecy|{B}{B}{B}|Enchantment|||m14|r|1|draw|
Dark Ritual|{B}|Instant|||lea a25|c|1.5|ramp|
Darkest Hour|{B}|Enchantment|||~ 7ed|r|1||
Dauthi Voidwalker|{B}{B}|Creature — Dauthi Rogue|3/2|Shadow|mh2|r|25||
Dead Man's Chest|{1}{B}|Enchantment — Aura||Enchant|rix|r|1||
Deadeye Tracker|{B}|Creature — Human Pirate|1/1|Explore|xln|r|1||
Deadly Dispute|{1}{B}|Instant|||afr|c|0.25|draw|
Deadly Rollick|{3}{B}|Instant|||c20|r|25|removal|
Deadly Tempest|{4}{B}{B}|Sorcery|||~ pz1|r|1|sweeper|
Death Baron|{1}{B}{B}|Creature — Zombie Wizard|2/2||~ prm|r|1||
Death Cloud|{X}{B}{B}{B}|Sorcery|||dst mma|r|1||
Deathspore Thallid|{1}{B}|Creature — Zombie Fungus|1/1||tsp|c|0.25|removal|
Decree of Pain|{6}{B}{B}|Sorcery||Cycling|scg c17|r|1|draw sweeper|
Defiant Bloodlord|{5}{B}{B}|Creature — Vampire|4/5|Flying|~ prm|r|1||
Demon of Dark Schemes|{3}{B}{B}{B}|Creature — Demon|5/5|Flying|kld|m|3|recursion sweeper|
Demon of Wailing Agonies|{3}{B}{B}|Creature — Demon|4/4|Flying; Lieutenant|c14|r|1|removal|
Demon's Disciple|{2}{B}|Creature — Human Cleric|3/1||znr|u|0.5|removal|
Demonic Consultation|{B}|Instant|||~ me2|u|0.5|tutor|salt=2.2
Demonic Tutor|{1}{B}|Sorcery|||lea puma|m|40|tutor|game-changer; salt=1.9
Demonlord Belzenlok|{4}{B}{B}|Legendary Creature — Elder Demon|6/6|Flying; Trample|dom|m|3||
Desecration Demon|{2}{B}{B}|Creature — Demon|6/6|Flying|~ mm3|r|1||
Diabolic Intent|{1}{B}|Sorcery|||~ bbd|r|25|tutor|
Diabolic Tutor|{2}{B}{B}|Sorcery|||ody cma|u|0.5|tutor|
Dictate of Erebos|{3}{B}{B}|Enchantment||Flash|jou|r|15|removal|salt=1.9
Dire Fleet Ravager|{3}{B}{B}|Creature — Orc Pirate Wizard|4/4|Menace; Deathtouch|xln|m|3||
Diregraf Colossus|{2}{B}|Creature — Zombie Giant|2/2||soi|r|1||
Disciple of Bolas|{3}{B}|Creature — Human Wizard|2/1||~ c14|r|1|draw|
Disciple of the Vault|{B}|Creature — Human Cleric|1/1||~ wc04|c|0.25||
Dismember|{1}{B/P}{B/P}|Instant|||~ mm2|u|0.5|removal|
Distended Mindbender|{8}|Creature — Eldrazi Insect|5/5|Emerge|emn|r|1||identity=B
Dokuchi Silencer|{1}{B}|Creature — Human Ninja|2/1|Ninjutsu|neo|u|0.5||
Doom Blade|{1}{B}|Instant|||~ e02|u|0.5|removal|
Doom Whisperer|{3}{B}{B}|Creature — Nightmare Demon|6/6|Flying; Trample; Surveil|grn|m|3||
Doomwake Giant|{4}{B}|Enchantment Creature — Giant|4/6|Constellation|~ prm|r|1|sweeper|
Drana, Kalastria Bloodchief|{3}{B}{B}|Legendary Creature — Vampire Shaman|4/4|Flying|~ c17|r|1|removal|
Drana, Liberator of Malakir|{1}{B}{B}|Legendary Creature — Vampire Ally|2/3|Flying; First strike|bfz|m|3||
Dread Presence|{3}{B}|Creature — Nightmare|3/3||m20|r|1|draw|
Dreadhorde Invasion|{1}{B}|Enchantment||Amass|war|r|1||
Dreamspoiler Witches|{3}{B}|Creature — Faerie Wizard|2/2|Flying|~ mma|c|0.25|removal|
Eater of the Dead|{4}{B}|Creature — Horror|3/4||~ me1|u|0.5||
Endless Ranks of the Dead|{2}{B}{B}|Enchantment|||isd|r|1||
Entomb|{B}|Instant|||ody uma|r|15|tutor|
Epicure of Blood|{4}{B}|Creature — Vampire|4/4||~ m20|c|0.25||
Erebos, God of the Dead|{3}{B}|Legendary Enchantment Creature — God|5/7|Indestructible|ths|m|3|draw|
Evernight Shade|{3}{B}|Creature — Shade|1/1|Undying|~ c14|u|0.5|recursion|
Exhume|{1}{B}|Sorcery|||usg pd3|c|0.25||
Exquisite Blood|{4}{B}|Enchantment|||avr|r|15||
Exsanguinate|{X}{B}{B}|Sorcery|||som|u|0.5||
Falkenrath Noble|{3}{B}|Creature — Vampire Noble|2/2|Flying|~ c17|c|0.25||
Falthis, Shadowcat Familiar|{2}{B}|Legendary Creature — Nightmare Cat|2/2|Menace; Deathtouch; Partner|cmr|u|0.5||
Fatal Push|{B}|Instant||Revolt|~ prm|u|0.5|removal|
Fate Unraveler|{3}{B}|Enchantment Creature — Hag|3/4||~ c15|r|1||
Fathom Fleet Captain|{1}{B}|Creature — Human Pirate|2/1|Menace|xln|r|1||
Feed the Swarm|{1}{B}|Sorcery|||znr|c|8|removal|
Felhide Brawler|{1}{B}|Creature — Minotaur|2/2||bng|c|0.25||
Felhide Petrifier|{2}{B}|Creature — Minotaur Warrior|2/3|Deathtouch|jou|u|0.5||
Finale of Eternity|{X}{B}{B}|Sorcery|||war|m|3|recursion removal|
Flesh Carver|{2}{B}|Creature — Human Wizard|2/2|Intimidate|c14|r|1||
Fleshbag Marauder|{2}{B}|Creature — Zombie Warrior|3/1||~ gnt|u|0.5|removal|
Foulmire Knight // Profane Insight|{B} // {2}{B}|Creature — Zombie Knight // Instant — Adventure|1/1 // |Deathtouch|eld|u|0.5|draw|layout=adventure
Francisco, Fowl Marauder|{1}{B}|Legendary Creature — Bird Pirate|0/1|Flying; Explore; Partner|lcc|u|0.5||
Geralf's Messenger|{B}{B}{B}|Creature — Zombie|3/2|Undying|dka|r|1|recursion|
Gnarled Scarhide|{B}|Enchantment Creature — Minotaur|2/1|Bestow|jou|u|0.5||
Go for the Throat|{1}{B}|Instant|||~ c17|u|0.5|removal|
God-Eternal Bontu|{3}{B}{B}|Legendary Creature — Zombie God|5/6|Menace|war|m|3|draw|
Gonti, Lord of Luxury|{2}{B}{B}|Legendary Creature — Aetherborn Rogue|2/3|Deathtouch|kld|r|1||
Gorgon Recluse|{3}{B}{B}|Creature — Gorgon|2/4|Madness|~ c19|c|0.25||
Grave Pact|{1}{B}{B}{B}|Enchantment|||sth cm2|r|40|removal|salt=1.9
Grave Titan|{4}{B}{B}|Creature — Giant|6/6|Deathtouch|~ prm|m|3||
Graveborn Muse|{2}{B}{B}|Creature — Zombie Spirit|3/3||~ 10e|r|1|draw|
Gravecrawler|{B}|Creature — Zombie|2/1||~ ddq|r|8|recursion|
Gravedigger|{3}{B}|Creature — Zombie|2/2||~ m20|u|0.5|recursion|
Gray Merchant of Asphodel|{3}{B}{B}|Creature — Zombie|2/4||~ c14|c|15||
Greed|{3}{B}|Enchantment|||leg c13|r|1|draw|
Grief|{2}{B}{B}|Creature — Elemental Incarnation|3/2|Menace; Evoke|mh2|m|3|removal|
Grim Haruspex|{2}{B}|Creature — Human Wizard|3/2|Morph|~ c19|r|1|draw|
Grim Tutor|{1}{B}{B}|Sorcery|||~ me3|r|25|tutor|
Griselbrand|{4}{B}{B}{B}{B}|Legendary Creature — Demon|7/7|Flying; Lifelink|~ mm3|m|40|draw|banned
Haakon, Stromgald Scourge|{1}{B}{B}|Legendary Creature — Zombie Knight|3/3||csp|r|1|recursion|
Hagra Mauling // Hagra Broodpit|{2}{B}{B} // |Instant // Land|||znr|r|1|removal|layout=modal_dfc
Hand of the Praetors|{3}{B}|Creature — Phyrexian Zombie|3/2|Infect|som|r|1||
Harvester of Souls|{4}{B}{B}|Creature — Demon|5/5|Deathtouch|~ e01|r|1|draw|
Hatred|{3}{B}{B}|Instant|||exo wc99|r|1||
Headless Rider|{2}{B}|Creature — Zombie|3/1||vow|r|1||
Heartless Act|{1}{B}|Instant|||iko|u|0.5|removal|
Hero's Downfall|{1}{B}{B}|Instant|||~ prm|r|1|removal|
Hoarding Broodlord|{5}{B}{B}{B}|Creature — Dragon|7/6|Flying; Convoke|mom|r|1|tutor|
Imp's Mischief|{1}{B}|Instant|||plc|r|1|protection|
Imperial Seal|{B}|Sorcery|||~ j16|r|150|tutor|game-changer
In Garruk's Wake|{7}{B}{B}|Sorcery|||~ c19|r|1|sweeper|
Increasing Ambition|{4}{B}|Sorcery||Flashback|dka|r|1|recursion tutor|
Indulgent Aristocrat|{B}|Creature — Vampire Noble|1/1|Lifelink|soi|u|0.5||
Indulgent Tormentor|{3}{B}{B}|Creature — Demon|5/3|Flying|~ ima|u|0.5|draw|
Infernal Grasp|{1}{B}|Instant|||mid|u|8|removal|
Ink-Eyes, Servant of Oni|{4}{B}{B}|Legendary Creature — Rat Ninja|5/4|Ninjutsu; Regenerate|bok pca|r|1|recursion|
Jadar, Ghoulcaller of Nephalia|{1}{B}|Legendary Creature — Human Wizard|1/1||mid|r|1||
Josu Vess, Lich Knight|{2}{B}{B}|Legendary Creature — Zombie Knight|4/5|Kicker; Menace|dom|r|1||
K'rrik, Son of Yawgmoth|{4}{B/P}{B/P}{B/P}|Legendary Creature — Phyrexian Horror Minion|2/2|Lifelink|c19|r|15|ramp|
Kalitas, Traitor of Ghet|{2}{B}{B}|Legendary Creature — Vampire Warrior|3/4|Lifelink|ogw|m|3||
Karumonix, the Rat King|{1}{B}{B}|Legendary Creature — Phyrexian Rat|3/3|Toxic|one|r|1||
Kaya's Ghostform|{B}|Enchantment — Aura||Enchant|war|c|0.25|protection recursion|
Keen Duelist|{1}{B}|Creature — Human Wizard|2/2||c21|r|1|draw|
Kindred Dominance|{5}{B}{B}|Sorcery|||c17|r|1|sweeper|
Kitesail Freebooter|{1}{B}|Creature — Human Pirate|1/2|Flying|xln|u|0.5||
Knight of the Ebon Legion|{B}|Creature — Vampire Knight|1/2||m20|r|1||
Korlash, Heir to Blackblade|{2}{B}{B}|Legendary Creature — Zombie Warrior|*/*|Grandeur; Regenerate|~ prm|r|1|ramp|
Kothophed, Soul Hoarder|{4}{B}{B}|Legendary Creature — Demon|6/6|Flying|~ prm|r|1|draw|
Krav, the Unredeemed|{4}{B}|Legendary Creature — Demon|3/3|Partner with Regna, the Redeemer|~ pbbd|r|1|draw tutor|
Lashwrithe|{4}|Artifact — Equipment||Living weapon; Equip|~ c14|r|1||identity=B
Leaden Myr|{2}|Artifact Creature — Myr|1/1||mrd som|c|0.25|ramp|identity=B
Lethal Scheme|{2}{B}{B}|Instant||Convoke|ncc|r|1|removal|
Leyline of the Void|{2}{B}{B}|Enchantment|||gpt m20|r|1||
Liliana of the Dark Realms|{2}{B}{B}|Legendary Planeswalker — Liliana|L3||~ m14|m|3|ramp tutor|
Liliana's Caress|{1}{B}|Enchantment|||m11|u|0.5||
Liliana's Mastery|{3}{B}{B}|Enchantment|||~ gnt|r|1||
Living Death|{3}{B}{B}|Sorcery|||tmp cm2|r|15|sweeper|
Lord Skitter, Sewer King|{2}{B}|Legendary Creature — Rat Noble|3/3||woe|r|1||
Lord of the Accursed|{2}{B}|Creature — Zombie|2/3||~ gnt|u|0.5||
Lord of the Undead|{1}{B}{B}|Creature — Zombie|2/2||~ 10e|r|1|recursion|
Lord of the Void|{4}{B}{B}{B}|Creature — Demon|7/7|Flying|gtc|m|3||
Magus of the Coffers|{4}{B}|Creature — Human Wizard|4/4||~ c14|r|1|ramp|
Malakir Bloodwitch|{3}{B}{B}|Creature — Vampire Shaman|4/4|Flying; Protection|~ c17|r|1||
Malakir Rebirth // Malakir Mire|{B} // |Instant // Land|||znr|u|0.5|protection|layout=modal_dfc
Maralen of the Mornsong|{1}{B}{B}|Legendary Creature — Elf Wizard|2/3||mor|r|1|draw tutor|
Marauding Blight-Priest|{2}{B}|Creature — Vampire Cleric|3/2||znr|c|0.25||
Marchesa's Decree|{3}{B}|Enchantment|||~ pz2|u|0.5|draw|
Marionette Master|{4}{B}{B}|Creature — Human Artificer|1/3|Fabricate|kld|r|1||
Marrow-Gnawer|{3}{B}{B}|Legendary Creature — Rat Rogue|2/3||chk phuk|r|1||
Massacre Girl|{3}{B}{B}|Legendary Creature — Human Assassin|4/4|Menace|war|r|1|sweeper|
Massacre Wurm|{3}{B}{B}{B}|Creature — Phyrexian Wurm|6/5||mbs|m|25|sweeper|
Mastermind's Acquisition|{2}{B}{B}|Sorcery|||rix|r|1|tutor|
Megrim|{2}{B}|Enchantment|||~ dpa|u|0.5||
Merciless Executioner|{2}{B}|Creature — Orc Warrior|3/1||frf|u|0.5|removal|
Miara, Thorn of the Glade|{1}{B}|Legendary Creature — Elf Scout|1/2|Partner|cmr|u|0.5|draw|
Midnight Reaper|{2}{B}|Creature — Zombie Knight|3/2||grn|r|1|draw|
Mikaeus, the Unhallowed|{3}{B}{B}{B}|Legendary Creature — Zombie Cleric|5/5|Intimidate|~ puma|m|15|removal|
Mind Sludge|{4}{B}|Sorcery|||~ zen|u|0.5||
Mirkwood Bats|{3}{B}|Creature — Bat|2/3|Flying|ltr|c|0.25||
Morbid Opportunist|{2}{B}|Creature — Human Rogue|1/3||mid|u|0.5|draw|
Mox Jet|{0}|Artifact|||lea ovnt|m|1200|ramp|banned; identity=B
Murder|{1}{B}{B}|Instant|||~ m20|c|0.25|removal|
Murderous Rider // Swift End|{1}{B}{B} // {1}{B}{B}|Creature — Zombie Knight // Instant — Adventure|2/3 // |Lifelink|eld|r|1|removal|layout=adventure
Mutilate|{2}{B}{B}|Sorcery|||tor gvl|r|1|sweeper|
Nadier's Nightblade|{2}{B}|Creature — Elf Warrior|1/3||cmr|u|0.5||
Nashi, Moon Sage's Scion|{1}{B}{B}|Legendary Creature — Rat Ninja|3/2|Ninjutsu|neo|m|3||
Nazgûl|{2}{B}|Creature — Wraith Knight|1/2|Deathtouch|ltr|u|8||
Necromancy|{2}{B}|Enchantment|||vis|u|15|recursion|
Necropotence|{B}{B}{B}|Enchantment|||ice ima|m|60|draw|game-changer; salt=2.2
Necroskitter|{1}{B}{B}|Creature — Elemental|1/4|Wither|~ mm2|r|1|recursion|
Nest of Scarabs|{2}{B}|Enchantment|||akh|u|0.5||
Nether Traitor|{B}{B}|Creature — Spirit|1/1|Haste; Shadow|tsp|r|1|recursion|
Nezumi Graverobber // Nighteyes the Desecrator|{1}{B} // |Creature — Rat Rogue // Legendary Creature — Rat Wizard|2/1 // 4/2||chk cm2|u|0.5|recursion|layout=flip
Night's Whisper|{1}{B}|Sorcery|||5dn ema|c|1.5|draw|
Nightmare|{5}{B}|Creature — Nightmare Horse|*/*|Flying|lea w17|r|1||
Nikara, Lair Scavenger|{2}{B}|Legendary Creature — Human Cleric|2/2|Menace; Partner with Yannik, Scavenging Sentinel|c20|m|3||
Nirkana Revenant|{4}{B}{B}|Creature — Vampire Shade|4/4||~ bbd|m|3|ramp|
No Mercy|{2}{B}{B}|Enchantment|||~ mp2|m|3|removal|
Noxious Gearhulk|{4}{B}{B}|Artifact Creature — Construct|5/4|Menace|kld|m|3|removal|
Noxious Ghoul|{3}{B}{B}|Creature — Zombie|3/3||~ hop|u|0.5|sweeper|
Ob Nixilis of the Black Oath|{3}{B}{B}|Legendary Planeswalker — Nixilis|L3||~ pz1|m|3|draw|commander
Ob Nixilis, Unshackled|{4}{B}{B}|Legendary Creature — Demon|4/4|Flying; Trample|m15|r|1|removal|
Ob Nixilis, the Fallen|{3}{B}{B}|Legendary Creature — Demon|3/3|Landfall|~ ima|m|3||
Ogre Slumlord|{3}{B}{B}|Creature — Ogre Rogue|3/3||gtc|r|1||
Okiba-Gang Shinobi|{3}{B}{B}|Creature — Rat Ninja|3/2|Ninjutsu|bok pca|c|0.25||
Oona's Blackguard|{1}{B}|Creature — Faerie Rogue|1/1|Flying|~ prm|u|0.5||
Oona's Prowler|{1}{B}|Creature — Faerie Rogue|3/1|Flying|lrw|r|1||
Ophiomancer|{2}{B}|Creature — Human Shaman|2/2||c13|r|1||
Opposition Agent|{2}{B}|Creature — Human Rogue|3/2|Flash|cmr|r|40||game-changer; salt=2.7
Orcish Bowmasters|{1}{B}|Creature — Orc Archer|1/1|Flash|ltr|r|60|removal|game-changer; salt=2.4
Oversold Cemetery|{1}{B}|Enchantment|||ons|r|1|recursion|
Pack Rat|{1}{B}|Creature — Rat|*/*||rtr|r|1||
Painful Truths|{2}{B}|Sorcery||Converge|~ c17|r|1|draw|
Patriarch's Bidding|{3}{B}{B}|Sorcery|||ons wc03|r|1|recursion|
Peer into the Abyss|{4}{B}{B}{B}|Sorcery|||m21|r|1|draw|
Persist|{1}{B}|Sorcery|||mh2|r|1|recursion|
Pestilence|{2}{B}{B}|Enchantment|||lea brb|u|0.5|sweeper|
Phage the Untouchable|{3}{B}{B}{B}{B}|Legendary Creature — Avatar Minion|4/4||~ cns|m|3||
Phyresis|{1}{B}|Enchantment — Aura||Enchant|mbs|c|0.25||
Phyrexian Arena|{1}{B}{B}|Enchantment|||apc cn2|r|8|draw|
Phyrexian Crusader|{1}{B}{B}|Creature — Phyrexian Zombie Knight|2/2|First strike; Protection; Infect|mbs|r|1||
Phyrexian Delver|{3}{B}{B}|Creature — Phyrexian Zombie|3/2||~ c18|r|1|recursion|
Phyrexian Obliterator|{B}{B}{B}{B}|Creature — Phyrexian Horror|5/5|Trample|~ a25|m|3|removal|
Phyrexian Reclamation|{B}|Enchantment|||~ c15|u|0.5|recursion|
Piper of the Swarm|{1}{B}|Creature — Human Warlock|1/3||eld|r|1||
Pitiless Plunderer|{3}{B}|Creature — Human Pirate|1/4||rix|u|0.5|ramp|
Plague Belcher|{2}{B}|Creature — Zombie Beast|5/4|Menace|akh|r|1|removal|
Plague Stinger|{1}{B}|Creature — Phyrexian Insect Horror|1/1|Flying; Infect|~ prm|c|0.25||
Plaguecrafter|{2}{B}|Creature — Human Shaman|3/2||~ c19|u|0.5|removal|
Plumb the Forbidden|{1}{B}|Instant|||stx|u|0.5|draw|
Power Word Kill|{1}{B}|Instant|||afr|u|0.5|removal|
Pox|{B}{B}{B}|Sorcery|||~ me1|r|1||
Praetor's Grasp|{1}{B}{B}|Sorcery|||nph|r|1||
Profane Tutor||Sorcery||Suspend|mh2|r|1|tutor|identity=B
Puppeteer Clique|{3}{B}{B}|Creature — Faerie Wizard|3/2|Flying; Persist|~ c17|r|1|recursion|
Rankle, Master of Pranks|{2}{B}{B}|Legendary Creature — Faerie Rogue|3/3|Flying; Haste|eld|m|3|draw removal|
Rat Colony|{1}{B}|Creature — Rat|2/1||dom|c|0.25||
Ravenous Chupacabra|{2}{B}{B}|Creature — Beast Horror|2/2||~ a25|u|0.5|removal|
Razaketh, the Foulblooded|{5}{B}{B}{B}|Legendary Creature — Demon|8/8|Flying; Trample|hou|m|25|tutor|
Read the Bones|{2}{B}|Sorcery||Scry|~ c17|c|0.25|draw|
Reanimate|{B}|Sorcery|||tmp puma|m|15|recursion|
Reaper from the Abyss|{3}{B}{B}{B}|Creature — Demon|6/6|Flying; Morbid|~ c14|m|3|removal|
Reassembling Skeleton|{1}{B}|Creature — Skeleton Warrior|1/1||~ m19|u|0.5|recursion|
Recurring Nightmare|{2}{B}|Enchantment|||exo tpr|m|3|recursion|banned
Relentless Dead|{B}{B}|Creature — Zombie|2/2|Menace|soi|m|3|recursion|
Relentless Rats|{1}{B}{B}|Creature — Rat|2/2||~ a25|c|8||
Revel in Riches|{4}{B}|Enchantment|||xln|r|1|ramp|
Rise of the Dark Realms|{7}{B}{B}|Sorcery|||m14|m|3|recursion|
Ruin Raider|{2}{B}|Creature — Orc Pirate|3/2|Raid|xln|r|1|draw|
Rune-Scarred Demon|{5}{B}{B}|Creature — Demon|6/6|Flying|~ ima|r|1|tutor|
Sanctum Seeker|{2}{B}{B}|Creature — Vampire Knight|3/4||xln|r|8||
Sanguine Bond|{3}{B}{B}|Enchantment|||~ ima|u|15||
Scheming Symmetry|{B}|Sorcery|||m20|r|1|tutor|
Scion of Halaster|{1}{B}|Legendary Enchantment — Background|||clb|u|0.5||
Secret Salvage|{3}{B}{B}|Sorcery|||aer|r|1|tutor|
Sepulchral Primordial|{5}{B}{B}|Creature — Avatar|5/4|Intimidate|gtc|r|1|recursion|
Sewer Nemesis|{3}{B}|Creature — Horror|*/*||~ cm2|r|1||
Shadowborn Apostle|{B}|Creature — Human Cleric|1/1||m14|c|8|tutor|
Shadowheart, Dark Justiciar|{3}{B}|Legendary Creature — Human Elf Cleric|3/4|Choose a Background|clb|u|0.5||
Sheoldred's Edict|{1}{B}|Instant|||one|u|0.5|removal|
Sheoldred, Whispering One|{5}{B}{B}|Legendary Creature — Phyrexian Praetor|6/6|Swampwalk|~ ima|m|3|recursion removal|
Sheoldred, the Apocalypse|{2}{B}{B}|Legendary Creature — Phyrexian Praetor|4/5|Deathtouch|dmu|m|60|draw|salt=2.4
Shriekmaw|{4}{B}|Creature — Elemental|3/2|Fear; Evoke|~ uma|u|0.5|removal|
Sidisi, Undead Vizier|{3}{B}{B}|Legendary Creature — Zombie Snake|4/6|Deathtouch; Exploit|dtk|r|1|tutor|
Sign in Blood|{B}{B}|Sorcery|||~ cm2|c|1.5|draw|
Skithiryx, the Blight Dragon|{3}{B}{B}|Legendary Creature — Phyrexian Dragon Skeleton|4/4|Flying; Infect; Regenerate|som|m|3||salt=2.2
Skullsnatcher|{1}{B}|Creature — Rat Ninja|2/1|Ninjutsu|bok pca|c|0.25||
Sling-Gang Lieutenant|{3}{B}|Creature — Goblin|1/1||mh1|u|0.5||
Smallpox|{B}{B}|Sorcery|||~ ddr|u|0.5||
Smitten Swordmaster // Curry Favor|{1}{B} // {B}|Creature — Human Knight // Sorcery — Adventure|2/1 // |Lifelink|eld|c|0.25||layout=adventure
Snuff Out|{3}{B}|Instant|||mmq gvl|c|0.25|removal|
Stitch Together|{B}{B}|Sorcery||Threshold|~ c18|u|0.5|recursion|
Stitcher's Supplier|{B}|Creature — Zombie|1/1||m19|u|0.5||
Supernatural Stamina|{B}|Instant|||~ a25|c|0.25|protection recursion|
Swarm of Rats|{1}{B}|Creature — Rat|*/1||~ phuk|u|0.5||
Syphon Mind|{3}{B}|Sorcery|||~ cm2|c|0.25|draw|
Syphon Sliver|{2}{B}|Creature — Sliver|2/2||m14|r|1||
Syr Konrad, the Grim|{3}{B}{B}|Legendary Creature — Human Knight|5/4||eld|u|0.5||
Tainted Pact|{1}{B}|Instant|||ody|r|1|tutor|
Tainted Strike|{B}|Instant|||som|c|0.25||
Tendrils of Agony|{2}{B}{B}|Sorcery||Storm|scg vma|u|0.5||
Tendrils of Corruption|{3}{B}|Instant|||~ ddr|c|0.25|removal|
Tergrid, God of Fright // Tergrid's Lantern|{3}{B}{B} // {3}{B}|Legendary Creature — God // Legendary Artifact|4/5 // |Menace|khm|r|1||layout=modal_dfc; game-changer; salt=2.6
Tetzimoc, Primal Death|{4}{B}{B}|Legendary Creature — Elder Dinosaur|6/6|Deathtouch|rix|r|1|sweeper|
Tevesh Szat, Doom of Fools|{4}{B}|Legendary Planeswalker — Szat|L4|Partner|cmr|m|3|draw|
The Elderspell|{B}{B}|Sorcery|||war|r|1|removal|
The Meathook Massacre|{X}{B}{B}|Legendary Enchantment|||mid|m|3|sweeper|
Thieving Sprite|{2}{B}|Creature — Faerie Rogue|1/1|Flying|~ mma|c|0.25||
Thorn of the Black Rose|{3}{B}|Creature — Human Assassin|1/3|Deathtouch|~ pz2|c|0.25|draw|
Throat Slitter|{4}{B}|Creature — Rat Ninja|2/2|Ninjutsu|bok pca|u|0.5|removal|
Tinybones, Trinket Thief|{1}{B}|Legendary Creature — Skeleton Rogue|1/2||jmp|m|3||
Torment of Hailfire|{X}{B}{B}|Sorcery|||hou|r|1|removal|salt=1.9
Tormod, the Desecrator|{3}{B}|Legendary Creature — Zombie Wizard|4/2|Partner|cmr|u|0.5||
Tourach, Dread Cantor|{1}{B}|Legendary Creature — Human Cleric|2/1|Kicker; Protection|mh2|m|3||
Toxic Deluge|{2}{B}|Sorcery|||~ ema|r|40|sweeper|
Tragic Slip|{B}|Instant||Morbid|~ ema|c|0.25|removal|
Tree of Perdition|{3}{B}|Creature — Plant|0/13|Defender|emn|m|3||
Twilight Prophet|{2}{B}{B}|Creature — Vampire Cleric|2/4|Flying; Ascend|rix|m|3|draw|
Typhoid Rats|{B}|Creature — Rat|1/1|Deathtouch|~ frf|c|0.25||
Undead Augur|{B}{B}|Creature — Zombie Wizard|2/2||mh1|u|0.5|draw|
Undead Warchief|{2}{B}{B}|Creature — Zombie|1/1||scg hop|u|0.5|ramp|
Underworld Dreams|{B}{B}{B}|Enchantment|||leg prm|r|8||
Unmarked Grave|{1}{B}|Sorcery|||mh2|r|1|tutor|
Unspeakable Symbol|{1}{B}{B}|Enchantment|||scg|u|0.5||
Vampire Nighthawk|{1}{B}{B}|Creature — Vampire Shaman|2/3|Flying; Deathtouch; Lifelink|~ e02|u|0.5||
Vampire Nocturnus|{1}{B}{B}{B}|Creature — Vampire|3/3||~ m13|m|3||
Vampiric Tutor|{B}|Instant|||vis j18|r|40|tutor|game-changer; salt=1.9
Varragoth, Bloodsky Sire|{2}{B}|Legendary Creature — Demon Rogue|2/3|Boast; Deathtouch|khm|r|1|tutor|
Vengeful Dead|{3}{B}|Creature — Zombie|3/2||scg|c|0.25||
Victim of Night|{B}{B}|Instant|||~ ddq|c|0.25|removal|
Victimize|{2}{B}|Sorcery|||usg cma|u|8|recursion|
Vilis, Broker of Blood|{5}{B}{B}{B}|Legendary Creature — Demon|8/8|Flying|m20|r|1|draw removal|
Village Rites|{B}|Instant|||m21|c|0.25|draw|
Vindictive Vampire|{3}{B}|Creature — Vampire|2/3||rna|u|0.5||
Virtus the Veiled|{2}{B}|Legendary Creature — Azra Assassin|1/1|Deathtouch; Partner with Gorm the Great|~ pbbd|r|1|tutor|
Viscera Seer|{B}|Creature — Vampire Wizard|1/1|Scry|~ pz1|u|0.5||
Vito, Thorn of the Dusk Rose|{2}{B}|Legendary Creature — Vampire Cleric|1/3||m21|r|15||
Vraska's Fall|{2}{B}|Instant|||one|c|0.25|removal|
Wall of Blood|{2}{B}|Creature — Wall|0/2|Defender|mrd|u|0.5||
Warchanter of Mogis|{3}{B}{B}|Creature — Minotaur Shaman|3/3|Inspired|bng|c|0.25||
Waste Not|{1}{B}|Enchantment|||~ c16|r|8|draw ramp|
Whip of Erebos|{2}{B}{B}|Legendary Enchantment Artifact|||~ prm|r|1|recursion|
Whispering Specter|{1}{B}{B}|Creature — Phyrexian Specter|1/1|Flying; Infect|nph|u|0.5||
Wishclaw Talisman|{1}{B}|Artifact|||eld|r|1|tutor|
Woe Strider|{2}{B}|Creature — Horror|3/2|Escape|thb|r|1||
Xathrid Necromancer|{2}{B}|Creature — Human Wizard|2/2||~ prm|r|1||
Yahenni, Undying Partisan|{2}{B}|Legendary Creature — Aetherborn Vampire|2/2|Haste|aer|r|1||
Yawgmoth's Bargain|{4}{B}{B}|Enchantment|||uds vma|m|150|draw|banned
Yawgmoth's Vile Offering|{4}{B}|Legendary Sorcery|||dom|r|1|recursion removal|
Yawgmoth's Will|{2}{B}|Sorcery|||usg vma|m|150|recursion|
Yawgmoth, Thran Physician|{2}{B}{B}|Legendary Creature — Human Cleric|2/4|Protection; Proliferate|mh1|m|15|draw removal|
Zombie Apocalypse|{3}{B}{B}{B}|Sorcery|||~ prm|r|1|recursion|
Zulaport Cutthroat|{1}{B}|Creature — Human Rogue Ally|1/1||~ gnt|u|0.5||
`;
