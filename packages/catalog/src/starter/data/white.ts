/** White cards of the starter catalogue, one per line in the notation of `parseCardLine`. */
export const WHITE_CARDS = `
Abdel Adrian, Gorion's Ward|{4}{W}|Legendary Creature — Human Warrior|4/4|Choose a Background|clb|u|0.5||
Abzan Battle Priest|{3}{W}|Creature — Human Cleric|3/2|Outlast|~ ima|u|0.5||
Abzan Falconer|{2}{W}|Creature — Human Soldier|2/3|Outlast|~ cm2|u|0.5||
Acclaimed Contender|{2}{W}|Creature — Human Knight|3/3||eld|r|1||
Adeline, Resplendent Cathar|{1}{W}{W}|Legendary Creature — Human Knight|*/4|Vigilance|mid|r|25||
Adorned Pouncer|{1}{W}|Creature — Cat|1/1|Double strike; Eternalize|~ prm|r|1||
Aeronaut Admiral|{3}{W}|Creature — Human Pilot|3/1|Flying|aer|u|0.5||
Ajani Goldmane|{2}{W}{W}|Legendary Planeswalker — Ajani|L4||~ prm|m|3||
Ajani's Pridemate|{1}{W}|Creature — Cat Soldier|2/2||~ war|u|0.5||
Akroma's Will|{3}{W}|Instant|||cmr|r|25|protection|
Akroma, Vision of Ixidor|{5}{W}{W}|Legendary Creature — Angel|6/6|Flying; First strike; Vigilance; Trample; Partner|cmr|m|3||
All That Glitters|{1}{W}|Enchantment — Aura||Enchant|eld|u|0.5||
Alseid of Life's Bounty|{W}|Enchantment Creature — Nymph|1/1|Lifelink|thb|u|0.5|protection|
Angel of Destiny|{3}{W}{W}|Creature — Angel Cleric|2/6|Flying; Double strike|znr|m|3||
Angel of Finality|{3}{W}|Creature — Angel|3/4|Flying|~ cma|r|1||
Angel of Invention|{3}{W}{W}|Creature — Angel|2/1|Flying; Vigilance; Lifelink; Fabricate|kld|m|3||
Angel of Sanctions|{3}{W}{W}|Creature — Angel|3/4|Flying; Embalm|~ c19|m|3|removal|
Angel of Serenity|{4}{W}{W}{W}|Creature — Angel|5/6|Flying|~ cm2|m|3||
Angel of Vitality|{2}{W}|Creature — Angel|2/2|Flying|m20|u|0.5||
Angel of the Dire Hour|{5}{W}{W}|Creature — Angel|5/4|Flash; Flying|c14|r|1|sweeper|
Angelic Arbiter|{5}{W}{W}|Creature — Angel|5/6|Flying|~ cma|r|1||
Angelic Destiny|{2}{W}{W}|Enchantment — Aura||Enchant|m12|m|3|recursion|
Angelic Wall|{1}{W}|Creature — Wall|0/4|Defender; Flying|~ m14|c|0.25||
Anointed Procession|{3}{W}|Enchantment|||akh|r|40||
Archaeomancer's Map|{2}{W}|Artifact|||c21|r|1|ramp|
Archangel of Strife|{5}{W}{W}|Creature — Angel|6/6|Flying|~ cma|r|1||
Archangel of Thune|{3}{W}{W}|Creature — Angel|3/4|Flying; Lifelink|~ ima|m|15||
Archangel of Tithes|{1}{W}{W}{W}|Creature — Angel|3/5|Flying|ori|m|3||
Archivist of Oghma|{1}{W}|Creature — Halfling Cleric|2/2|Flash|clb|r|1||
Archon of Emeria|{2}{W}|Creature — Archon|2/3|Flying|znr|r|1||
Archon of Sun's Grace|{2}{W}{W}|Creature — Archon|3/4|Flying; Lifelink; Constellation|thb|r|1||
Ardenn, Intrepid Archaeologist|{2}{W}|Legendary Creature — Kor Scout|2/2|Partner|cmr|u|0.5||
Armageddon|{3}{W}|Sorcery|||lea a25|m|3|sweeper|salt=2.9
Auriok Champion|{W}{W}|Creature — Human Cleric|1/1|Protection|5dn ima|r|1||
Austere Command|{4}{W}{W}|Sorcery|||~ ima|r|1|sweeper|
Authority of the Consuls|{W}|Enchantment|||kld|r|1||
Avacyn, Angel of Hope|{5}{W}{W}{W}|Legendary Creature — Angel|8/8|Flying; Vigilance; Indestructible|~ ima|m|40|protection|salt=1.9
Aven Mindcensor|{2}{W}|Creature — Bird Wizard|2/1|Flash; Flying|~ akh|r|1||
Balan, Wandering Knight|{2}{W}{W}|Legendary Creature — Cat Knight|3/3|First strike|c17|r|1||
Balance|{1}{W}|Sorcery|||lea ema|m|3|sweeper|banned
Ballyrush Banneret|{1}{W}|Creature — Kithkin Soldier|2/1||mor|c|0.25|ramp|
Baneslayer Angel|{3}{W}{W}|Creature — Angel|5/5|Flying; First strike; Lifelink; Protection|~ v15|m|3||
Banishing Light|{2}{W}|Enchantment|||~ cm2|u|0.5|removal|
Barbara Wright|{1}{W}|Legendary Creature — Human Advisor|1/3|Doctor's companion|who|u|0.5||
Basri's Lieutenant|{3}{W}|Creature — Human Knight|3/4|Vigilance; Protection|m21|r|1||
Battle Mastery|{2}{W}|Enchantment — Aura||Enchant|~ bbd|u|0.5||
Bellowing Aegisaur|{5}{W}|Creature — Dinosaur|3/5|Enrage|xln|u|0.5||
Benalish Marshal|{W}{W}{W}|Creature — Human Knight|3/3||~ gnt|r|1||
Benevolent Offering|{3}{W}|Instant|||c14|r|1||
Bennie Bracks, Zoologist|{3}{W}|Legendary Creature — Elf Druid|3/2|Convoke|ncc|m|3|draw|
Bishop of Wings|{W}{W}|Creature — Human Cleric|1/4||m20|r|1||
Blind Obedience|{1}{W}|Enchantment||Extort|~ c17|r|1||
Bonescythe Sliver|{3}{W}|Creature — Sliver|2/2||m14|r|1||
Boon Reflection|{4}{W}|Enchantment|||shm|r|1||
Boromir, Warden of the Tower|{2}{W}|Legendary Creature — Human Soldier|3/3|Vigilance|ltr|r|1|protection|
Brave the Sands|{1}{W}|Enchantment|||~ cm2|u|0.5||
Breathkeeper Seraph|{4}{W}{W}|Creature — Angel|4/4|Flying; Soulbond|voc|r|1||
Brimaz, King of Oreskos|{1}{W}{W}|Legendary Creature — Cat Soldier|3/4|Vigilance|bng|m|3||
Bruna, the Fading Light|{5}{W}{W}|Legendary Creature — Angel Horror|5/7|Flying; Vigilance|~ v17|m|3|recursion|layout=meld
Bushi Tenderfoot // Kenzo the Hardhearted|{W} // |Creature — Human Soldier // Legendary Creature — Human Samurai|1/1 // 3/4|Double strike; Bushido|chk|u|0.5||layout=flip
Bygone Bishop|{2}{W}|Creature — Spirit Cleric|2/3|Flying; Investigate|soi|r|1|draw|
Call the Coppercoats|{2}{W}|Instant|||cmr|r|1||
Captain of the Watch|{4}{W}{W}|Creature — Human Soldier|3/3|Vigilance|~ ddo|r|1||
Cast Out|{3}{W}|Enchantment||Flash; Cycling|akh|u|0.5|draw removal|
Cataclysmic Gearhulk|{3}{W}{W}|Artifact Creature — Construct|4/5|Vigilance|kld|m|3|sweeper|
Catapult Master|{3}{W}{W}|Creature — Human Soldier|3/3||ons ddf|r|1|removal|
Catastrophe|{4}{W}{W}|Sorcery|||~ brb|r|1|sweeper|
Cathar Commando|{1}{W}|Creature — Human Soldier|3/1|Flash|mid|c|0.25|removal|
Cathars' Crusade|{3}{W}{W}|Enchantment|||~ cm2|r|25||
Cavalier of Dawn|{2}{W}{W}{W}|Creature — Elemental Knight|4/6|Vigilance|m20|m|3|recursion removal|
Champion of the Parish|{W}|Creature — Human Soldier|1/1||~ ddq|r|1||
Charismatic Conqueror|{1}{W}|Creature — Vampire Soldier|2/2|Vigilance|lcc|r|1||
Charming Prince|{1}{W}|Creature — Human Noble|2/2|Scry|eld|r|1||
Children of Korlis|{W}|Creature — Human Rebel Cleric|1/1||tsp|c|0.25||
Cleansing Nova|{3}{W}{W}|Sorcery|||m19|r|1|sweeper|
Clever Concealment|{2}{W}{W}|Instant||Convoke|onc|r|1|protection|
Cloudshift|{W}|Instant|||~ a25|c|0.25|protection|
Combat Calligrapher|{3}{W}|Creature — Bird Cleric|3/3|Flying|c21|r|1||
Condemn|{W}|Instant|||dis c17|u|0.5|removal|
Coppercoat Vanguard|{1}{W}|Creature — Human Soldier|2/2||mat|u|0.5||
Council's Judgment|{1}{W}{W}|Sorcery||Will of the council|~ vma|r|1|sweeper|
Court of Grace|{2}{W}{W}|Enchantment|||cmr|r|1|draw|
Crush Contraband|{3}{W}|Instant|||grn|u|0.5|removal|
Curse of Vitality|{2}{W}|Enchantment — Aura Curse||Enchant|c17|u|0.5||
Danitha Capashen, Paragon|{2}{W}|Legendary Creature — Human Knight|2/2|First strike; Vigilance; Lifelink|dom|u|0.5|ramp|
Darien, King of Kjeldor|{4}{W}{W}|Legendary Creature — Human Soldier|3/3||~ a25|r|1||
Darksteel Mutation|{1}{W}|Enchantment — Aura||Enchant|~ cma|u|0.5|protection removal|
Daru Warchief|{2}{W}{W}|Creature — Human Soldier|1/1||scg|u|0.5|ramp|
Dawn of Hope|{1}{W}|Enchantment|||grn|r|1|draw|
Dawn's Truce|{1}{W}|Instant||Gift|blb|r|1|protection|
Day of Destiny|{3}{W}|Legendary Enchantment|||bok|r|1||
Daybreak Coronet|{W}{W}|Enchantment — Aura||Enchant|~ uma|r|1||
Deafening Silence|{W}|Enchantment|||eld|u|0.5||
Deep Gnome Terramancer|{1}{W}|Creature — Gnome Wizard|2/2|Flash|clb|r|1|ramp|
Defiant Strike|{W}|Instant|||~ war|c|0.25|draw|
Delney, Streetwise Lookout|{2}{W}|Legendary Creature — Human Scout|2/2||mkm|m|3||
Deploy the Gatewatch|{4}{W}{W}|Sorcery|||emn|m|3||
Depopulate|{2}{W}{W}|Sorcery|||snc|r|1|sweeper|
Disenchant|{1}{W}|Instant|||lea m20|c|0.25|removal|
Dispatch|{W}|Instant||Metalcraft|~ mm2|u|0.5|removal|
Divine Visitation|{3}{W}{W}|Enchantment|||grn|m|3||
Doomed Traveler|{W}|Creature — Human Soldier|1/1||~ bbd|c|0.25||
Drannith Magistrate|{1}{W}|Creature — Human Wizard|1/3||iko|r|25||game-changer; salt=2.6
Dusk // Dawn|{2}{W}{W} // {3}{W}{W}|Sorcery // Sorcery||Aftermath|~ c19|r|1|recursion sweeper|layout=split
Eerie Interlude|{2}{W}|Instant|||soi|r|1|protection|
Eidolon of Rhetoric|{2}{W}|Enchantment Creature — Spirit|1/4||jou|u|0.5||
Eldrazi Displacer|{2}{W}|Creature — Eldrazi|3/3|Devoid|ogw|r|1|protection|
Elesh Norn, Grand Cenobite|{5}{W}{W}|Legendary Creature — Phyrexian Praetor|4/7|Vigilance|~ ima|m|40|sweeper|salt=2.6
Elesh Norn, Mother of Machines|{4}{W}|Legendary Creature — Phyrexian Praetor|4/7|Vigilance|one|m|3||salt=2.2
Elspeth, Knight-Errant|{2}{W}{W}|Legendary Planeswalker — Elspeth|L4||~ med|m|3|protection|
Elspeth, Sun's Champion|{4}{W}{W}|Legendary Planeswalker — Elspeth|L4||~ prm|m|3|sweeper|
Emeria Angel|{2}{W}{W}|Creature — Angel|3/3|Flying; Landfall|~ ima|r|1||
Emeria Shepherd|{5}{W}{W}|Creature — Angel|4/4|Flying; Landfall|bfz|r|1|recursion|
Emeria's Call // Emeria, Shattered Skyclave|{4}{W}{W}{W} // |Sorcery // Land|||znr|m|3||layout=modal_dfc
Empyrial Armor|{1}{W}{W}|Enchantment — Aura||Enchant|~ prm|c|0.25||
Enlightened Tutor|{W}|Instant|||mir ema|r|40|tutor|game-changer
Enlistment Officer|{3}{W}|Creature — Human Soldier|2/3|First strike|apc|u|0.5||
Entreat the Angels|{X}{X}{W}{W}{W}|Sorcery||Miracle|~ c18|m|3||
Ephemerate|{W}|Instant||Rebound|mh1|c|0.25|protection|
Esper Sentinel|{W}|Artifact Creature — Human Soldier|1/1||mh2|r|40|draw|salt=1.9
Ethereal Armor|{W}|Enchantment — Aura||Enchant|rtr|c|0.25||
Ethersworn Canonist|{1}{W}|Artifact Creature — Human Cleric|2/2||~ mma|r|1||
Far Traveler|{2}{W}|Legendary Enchantment — Background|||clb|u|0.5||
Farewell|{4}{W}{W}|Sorcery|||neo|r|8|sweeper|game-changer; salt=2.7
Fateful Absence|{1}{W}|Instant|||mid|r|1|removal|
Felidar Guardian|{3}{W}|Creature — Cat Beast|1/4||aer|u|0.5||
Felidar Retreat|{3}{W}|Enchantment||Landfall|znr|r|1||
Felidar Sovereign|{4}{W}{W}|Creature — Cat Beast|4/6|Vigilance; Lifelink|~ pres|r|1||
Felidar Umbra|{1}{W}|Enchantment — Aura||Enchant|~ pca|u|0.5|protection|
Field Marshal|{1}{W}{W}|Creature — Human Soldier|2/2||~ 10e|r|1||
Fiend Hunter|{1}{W}{W}|Creature — Human Cleric|1/3||~ uma|u|0.5|removal|
Finale of Glory|{X}{W}{W}|Sorcery|||war|m|3||
Flaming Fist|{2}{W}|Legendary Enchantment — Background|||clb|c|0.25||
Flawless Maneuver|{2}{W}|Instant|||c20|r|25|protection|
Flickerform|{1}{W}|Enchantment — Aura||Enchant|~ cma|r|1||
Flickerwisp|{1}{W}{W}|Creature — Elemental|3/1|Flying|~ e01|u|0.5||
Flowering of the White Tree|{W}{W}|Legendary Enchantment|||ltr|r|1||
Folk Hero|{1}{W}|Legendary Enchantment — Background|||clb|u|0.5||
Fortified Area|{1}{W}{W}|Enchantment|||~ 4ed|c|0.25||
Fumigate|{3}{W}{W}|Sorcery|||kld|r|1|sweeper|
Galadriel's Dismissal|{W}|Instant||Kicker|ltc|r|1|protection|
Gather the Townsfolk|{1}{W}|Sorcery||Fateful hour|~ ddq|c|0.25||
Generous Gift|{2}{W}|Instant|||mh1|u|1.5|removal|
Get Lost|{1}{W}|Instant|||lci|r|1|removal|
Ghostly Prison|{2}{W}|Enchantment|||chk c19|u|15||salt=1.9
Giada, Font of Hope|{1}{W}|Legendary Creature — Angel|2/2|Flying; Vigilance|snc|r|1||
Gift of Immortality|{2}{W}|Enchantment — Aura||Enchant|ths|r|1|protection recursion|
Gisela, the Broken Blade|{2}{W}{W}|Legendary Creature — Angel Horror|4/3|Flying; First strike; Lifelink|~ v17|m|3||layout=meld
Giver of Runes|{W}|Creature — Kor Cleric|1/2||mh1|r|15|protection|
Glowrider|{2}{W}|Creature — Human Cleric|2/1||lgn|r|1||
God-Eternal Oketra|{3}{W}{W}|Legendary Creature — Zombie God|3/6|Double strike|war|m|3||
Gold Myr|{2}|Artifact Creature — Myr|1/1||mrd td2|c|0.25|ramp|identity=W
Grand Abolisher|{W}{W}|Creature — Human Cleric|2/2||~ e01|r|15|protection|
Grand Crescendo|{X}{W}{W}|Instant|||ncc|r|1|protection|
Grasp of Fate|{1}{W}{W}|Enchantment|||~ pz1|u|0.5|removal|
Guardian of Faith|{1}{W}{W}|Creature — Spirit Knight|3/2|Flash; Vigilance|afr|r|1|protection|
Hallowed Burial|{3}{W}{W}|Sorcery|||~ cn2|r|1|sweeper|
Hallowed Haunting|{2}{W}{W}|Enchantment|||vow|m|3||
Hallowed Spiritkeeper|{1}{W}{W}|Creature — Avatar|3/2|Vigilance|c14|r|1||
Hare Apparent|{1}{W}|Creature — Rabbit Noble|2/2||fdn|c|0.25||
Heliod's Pilgrim|{2}{W}|Creature — Human Cleric|1/2||~ uma|c|0.25|tutor|
Heliod, God of the Sun|{3}{W}|Legendary Enchantment Creature — God|5/6|Indestructible|ths|m|3||
Heliod, Sun-Crowned|{2}{W}|Legendary Enchantment Creature — God|5/5|Indestructible|thb|m|3||
Herald of War|{3}{W}{W}|Creature — Angel|3/3|Flying|avr|r|1|ramp|
Hero of Bladehold|{2}{W}{W}|Creature — Human Knight|3/4|Battle cry|~ prm|m|3||
High Sentinels of Arashin|{3}{W}|Creature — Bird Soldier|3/4|Flying|ktk|r|1||
Hour of Revelation|{3}{W}{W}{W}|Sorcery|||hou|r|1|sweeper|
Humility|{2}{W}{W}|Enchantment|||tmp tpr|m|150||game-changer; salt=2.9
Hushbringer|{1}{W}|Creature — Faerie|1/2|Flying; Lifelink|eld|r|1||
Hyena Umbra|{W}|Enchantment — Aura||Enchant|~ uma|c|0.25|protection|
Ian Chesterton|{2}{W}|Legendary Creature — Human Scientist|2/3|Doctor's companion|who|r|1||
Idyllic Tutor|{2}{W}|Sorcery|||mor|r|1|tutor|
Indomitable Ancients|{2}{W}{W}|Creature — Treefolk Warrior|2/10||mor|r|1||
Inspiring Leader|{2}{W}|Legendary Enchantment — Background|||clb|u|0.5||
Inspiring Overseer|{2}{W}|Creature — Angel Cleric|2/1|Flying|snc|c|0.25|draw|
Intangible Virtue|{1}{W}|Enchantment|||~ c19|u|0.5||
Iona, Shield of Emeria|{6}{W}{W}{W}|Legendary Creature — Angel|7/7|Flying|~ v15|m|3||banned
Isamaru, Hound of Konda|{W}|Legendary Creature — Dog|2/2||chk|r|1||
Jazal Goldmane|{2}{W}{W}|Legendary Creature — Cat Warrior|4/4|First strike|~ c17|m|3||
Jedit's Dragoons|{5}{W}|Creature — Cat Soldier|2/5|Vigilance|~ ddi|c|0.25||
Jo Grant|{2}{W}|Legendary Creature — Human Soldier|3/2|Doctor's companion|who|r|1||
Karmic Guide|{3}{W}{W}|Creature — Angel Spirit|2/2|Flying; Protection; Echo|~ cma|r|1|recursion|
Kataki, War's Wage|{1}{W}|Legendary Creature — Spirit|2/1||sok md1|r|1||
Keeper of the Accord|{3}{W}|Creature — Human Soldier|3/4||cmr|r|1|ramp|
Keleth, Sunmane Familiar|{1}{W}|Legendary Creature — Horse|1/1|Partner|cmr|u|0.5||
Kemba, Kha Regent|{1}{W}{W}|Legendary Creature — Cat Cleric|2/4||~ c17|r|1||
Kinjalli's Caller|{W}|Creature — Human Cleric|0/3||xln|c|0.25|ramp|
Kinsbaile Cavalier|{3}{W}|Creature — Kithkin Knight|2/2||~ ddg|r|1||
Knight Exemplar|{1}{W}{W}|Creature — Human Knight|2/2|First strike|~ pres|r|1|protection|
Knight of the White Orchid|{W}{W}|Creature — Human Knight|2/2|First strike|~ ori|r|1|ramp|
Kor Outfitter|{W}{W}|Creature — Kor Soldier|2/2||zen|c|0.25||
Kor Spiritdancer|{1}{W}|Creature — Kor Wizard|0/2||~ bbd|r|1|draw|
Lae'zel, Vlaakith's Champion|{2}{W}|Legendary Creature — Gith Warrior|3/3|Choose a Background|clb|r|1||
Land Tax|{W}|Enchantment|||leg bbd|m|15|ramp tutor|
Legion's Landing // Adanto, the First Fort|{W} // |Legendary Enchantment // Legendary Land||Transform|~ pxtc|r|1||layout=transform
Leonin Arbiter|{1}{W}|Creature — Cat Cleric|2/2||~ c17|r|1||
Leonin Shikari|{1}{W}|Creature — Cat Soldier|2/2||dst c17|r|1||
Leonin Warleader|{2}{W}{W}|Creature — Cat Soldier|4/4||m19|r|1||
Light-Paws, Emperor's Voice|{1}{W}|Legendary Creature — Fox Advisor|2/2||neo|r|1||
Limited Resources|{W}|Enchantment|||exo|r|1|sweeper|banned
Linvala, Keeper of Silence|{2}{W}{W}|Legendary Creature — Angel|3/4|Flying|~ mm3|m|25||
Lion Sash|{1}{W}|Artifact Creature — Equipment Cat|1/1|Reconfigure|neo|r|1||
Livio, Oathsworn Sentinel|{1}{W}|Legendary Creature — Human Knight|2/2|Partner|cmr|u|0.5|protection|
Loam Lion|{W}|Creature — Cat|1/1||~ ddh|u|0.5||
Loran of the Third Path|{2}{W}|Legendary Creature — Human Artificer|2/1|Vigilance|bro|r|1|removal|
Loran's Escape|{W}|Instant||Scry|bro|c|0.25|protection|
Luminarch Aspirant|{1}{W}|Creature — Human Cleric|1/1||znr|r|1||
Luminous Broodmoth|{2}{W}{W}|Creature — Insect|3/4|Flying|iko|m|3|recursion|
Lyra Dawnbringer|{3}{W}{W}|Legendary Creature — Angel|5/5|Flying; First strike; Lifelink|dom|m|3||
Make a Stand|{2}{W}|Instant|||~ m19|u|0.5|protection|
Mangara, the Diplomat|{3}{W}|Legendary Creature — Human Cleric|2/4|Lifelink|m21|m|3|draw|
Marble Diamond|{2}|Artifact|||mir dvd|u|0.5|ramp|identity=W
March of Otherworldly Light|{X}{W}|Instant|||neo|r|1|removal|
Martial Coup|{X}{W}{W}|Sorcery|||~ c18|r|1|sweeper|
Maul of the Skyclaves|{2}{W}|Artifact — Equipment||Equip|znr|r|1||
Mavren Fein, Dusk Apostle|{2}{W}|Legendary Creature — Vampire Cleric|2/2||xln|r|1||
Mentor of the Meek|{2}{W}|Creature — Human Soldier|2/2||~ m19|r|1|draw|
Mesa Enchantress|{1}{W}{W}|Creature — Human Druid|0/2||~ ema|u|0.5|draw|
Mikaeus, the Lunarch|{X}{W}|Legendary Creature — Human Cleric|0/0||isd|m|3||
Mirran Crusader|{1}{W}{W}|Creature — Human Knight|2/2|Double strike; Protection|~ mm2|r|1||
Mobilization|{2}{W}|Enchantment|||ons c14|r|1||
Monastery Mentor|{2}{W}|Creature — Human Monk|2/2|Prowess|frf|m|3||
Mondrak, Glory Dominus|{2}{W}{W}|Legendary Creature — Phyrexian Horror|4/4||one|m|40||
Moonshaker Cavalry|{5}{W}{W}{W}|Creature — Spirit Knight|6/6|Flying|woe|m|3||
Mother of Runes|{W}|Creature — Human Cleric|1/1||ulg prm|u|15|protection|
Mox Pearl|{0}|Artifact|||lea ovnt|m|1200|ramp|banned; identity=W
Myrel, Shield of Argive|{3}{W}|Legendary Creature — Human Soldier|3/4||bro|m|3|protection|
Nahiri, the Lithomancer|{3}{W}{W}|Legendary Planeswalker — Nahiri|L3||~ pz1|m|3|protection|commander
Noble Heritage|{1}{W}|Legendary Enchantment — Background|||clb|u|0.5||
Norn's Annex|{3}{W/P}{W/P}|Artifact|||nph|r|1||
Oath of Gideon|{2}{W}|Legendary Enchantment|||ogw|r|1||
Oath of Lieges|{1}{W}|Enchantment|||exo|r|1|ramp|
Oblivion Ring|{2}{W}|Enchantment|||~ mm2|u|0.5|removal|
Odric, Lunarch Marshal|{3}{W}|Legendary Creature — Human Soldier|3/3||soi|r|1||
Odric, Master Tactician|{2}{W}{W}|Legendary Creature — Human Soldier|3/4|First strike|~ e01|r|1||
Oketra the True|{3}{W}|Legendary Creature — God|3/6|Double strike; Indestructible|akh|m|3||
Open the Armory|{1}{W}|Sorcery|||soi|u|0.5|tutor|
Open the Vaults|{4}{W}{W}|Sorcery|||~ c16|r|1|recursion|
Oreskos Explorer|{1}{W}|Creature — Cat Scout|2/2||~ bbd|u|0.5|ramp tutor|
Oswald Fiddlebender|{1}{W}|Legendary Creature — Gnome Artificer|2/2||afr|r|1|tutor|
Pack Leader|{1}{W}|Creature — Dog|2/2||m21|r|1||
Palace Jailer|{2}{W}{W}|Creature — Human Soldier|2/2||~ pz2|u|0.5|draw removal|
Palace Sentinels|{3}{W}|Creature — Human Soldier|2/4||~ pz2|c|0.25|draw|
Parhelion II|{6}{W}{W}|Legendary Artifact — Vehicle|5/5|Flying; First strike; Vigilance; Crew|war|r|1||
Path to Exile|{W}|Instant|||~ e02|u|8|ramp removal|
Peacewalker Colossus|{3}|Artifact — Vehicle|6/6|Crew|aer|r|1||identity=W
Phyrexian Censor|{2}{W}|Creature — Phyrexian Wizard|3/3||mom|u|0.5||
Portable Hole|{W}|Artifact|||afr|u|0.5|removal|
Prava of the Steel Legion|{2}{W}|Legendary Creature — Cat Soldier|1/4|Partner|cmr|u|0.5||
Precinct Captain|{W}{W}|Creature — Human Soldier|2/2|First strike|~ e01|r|1||
Preeminent Captain|{2}{W}|Creature — Kithkin Soldier|2/2|First strike|~ m15|r|1||
Prismatic Ending|{X}{W}|Sorcery||Converge|mh2|u|0.5|removal|
Protector of the Crown|{5}{W}|Creature — Giant Soldier|2/5||~ pz2|r|1|draw|
Puresteel Paladin|{W}{W}|Creature — Human Knight|2/2|Metalcraft|nph|r|15|draw|
Raise the Alarm|{1}{W}|Instant|||mrd m20|c|0.25||
Raksha Golden Cub|{5}{W}{W}|Legendary Creature — Cat Soldier|3/4|Vigilance|5dn c17|r|1||
Rally the Ranks|{1}{W}|Enchantment|||khm|r|1||
Ranger of Eos|{3}{W}|Creature — Human Soldier Ranger|3/2||~ mm3|r|1|tutor|
Ranger-Captain of Eos|{1}{W}{W}|Creature — Human Soldier Ranger|3/3||mh1|m|3|tutor|
Realm-Cloaked Giant // Cast Off|{5}{W}{W} // {3}{W}{W}|Creature — Giant // Sorcery — Adventure|7/7 // |Vigilance|eld|m|3|sweeper|layout=adventure
Rebbec, Architect of Ascension|{3}{W}|Legendary Creature — Human Artificer|3/4|Partner|cmr|u|0.5||
Recruiter of the Guard|{2}{W}|Creature — Human Soldier|1/1||~ pz2|r|1|tutor|
Recruitment Officer|{W}|Creature — Human Soldier|2/1||bro|u|0.5||
Regal Caracal|{3}{W}{W}|Creature — Cat|3/3||akh|r|1||
Regna, the Redeemer|{5}{W}|Legendary Creature — Angel|4/4|Flying; Partner with Krav, the Unredeemed|~ pbbd|r|1|tutor|
Relic Seeker|{1}{W}|Creature — Human Soldier|2/2|Renown|~ prm|r|1|tutor|
Remorseful Cleric|{1}{W}|Creature — Spirit Cleric|2/1|Flying|m19|r|1||
Replenish|{3}{W}|Sorcery|||uds wc00|r|300|recursion|
Reprieve|{1}{W}|Instant|||ltr|u|0.5||
Resplendent Angel|{1}{W}{W}|Creature — Angel|3/3|Flying|m19|m|3||
Rest in Peace|{1}{W}|Enchantment|||~ a25|r|1||salt=1.9
Restoration Angel|{3}{W}|Creature — Angel|3/4|Flash; Flying|~ ima|r|1|protection|
Retether|{3}{W}|Sorcery|||plc|r|1|recursion|
Return to Dust|{2}{W}{W}|Instant|||~ c18|u|0.5|removal|
Reveillark|{4}{W}|Creature — Elemental|4/3|Flying; Evoke|~ uma|r|1|recursion|
Rhox Faithmender|{3}{W}|Creature — Rhino Monk|1/5|Lifelink|m13|r|1||
Righteous Valkyrie|{2}{W}|Creature — Angel Cleric|2/4|Flying|khm|r|1||
Rolling Stones|{1}{W}|Enchantment|||~ 8ed|r|1||
Romana II|{3}{W}|Legendary Creature — Time Lord Scientist|3/3|Doctor's companion|who|r|1||
Rootborn Defenses|{2}{W}|Instant||Populate|~ c19|c|0.25|protection|
Rout|{3}{W}{W}|Sorcery|||~ c17|r|1|sweeper|
Rule of Law|{2}{W}|Enchantment|||~ m20|u|0.5||salt=1.9
Sage's Reverie|{3}{W}|Enchantment — Aura||Enchant|~ c18|u|0.5|draw|
Sanctifier en-Vec|{W}{W}|Creature — Human Cleric|2/2|Protection|mh2|r|1||
Sanctuary Warden|{4}{W}{W}|Creature — Angel Soldier|5/5|Flying|snc|m|3||
Sanctum Prelate|{1}{W}{W}|Creature — Human Cleric|2/2||~ pz2|m|3||
Sarah Jane Smith|{1}{W}|Legendary Creature — Human Detective|2/1|Doctor's companion|who|r|1||
Savannah Lions|{W}|Creature — Cat|2/1||lea a25|c|0.25||
Scourglass|{3}{W}{W}|Artifact|||ala|r|1|sweeper|
Search for Glory|{2}{W}|Snow Sorcery|||khm|r|1|tutor|
Secret Rendezvous|{1}{W}{W}|Sorcery|||stx|u|0.5|draw|
Secure the Wastes|{X}{W}|Instant|||dtk|r|1||
Selfless Savior|{W}|Creature — Dog|1/1||m21|u|0.5|protection|
Selfless Spirit|{1}{W}|Creature — Spirit Cleric|2/1|Flying|emn|r|1|protection|
Sergeant-at-Arms|{2}{W}|Creature — Human Soldier|2/3|Kicker|dom|c|0.25||
Serra Ascendant|{W}|Creature — Human Monk|1/1|Lifelink|~ ima|r|1||
Sevinne's Reclamation|{2}{W}|Sorcery||Flashback|c19|r|1|recursion|
Shield of Duty and Reason|{W}|Enchantment — Aura||Enchant|apc|c|0.25|protection|
Siege Veteran|{2}{W}|Creature — Human Soldier|2/2||bro|r|1||
Sigarda's Aid|{W}|Enchantment|||emn|r|1||
Sigil of the Empty Throne|{3}{W}{W}|Enchantment|||~ c18|r|1||
Silence|{W}|Instant|||~ m14|r|1||
Silverblade Paladin|{1}{W}{W}|Creature — Human Knight|2/2|Soulbond|~ c14|r|1||
Sinew Sliver|{1}{W}|Creature — Sliver|1/1||plc|c|0.25||
Single Combat|{3}{W}{W}|Sorcery|||war|r|1|sweeper|
Skrelv, Defector Mite|{W}|Legendary Artifact Creature — Phyrexian Mite|1/1|Toxic|one|r|1|protection|
Skyclave Apparition|{1}{W}{W}|Creature — Kor Spirit|2/2||znr|r|1|removal|
Skyhunter Prowler|{2}{W}|Creature — Cat Knight|1/3|Flying; Vigilance|~ 10e|c|0.25||
Skyhunter Skirmisher|{1}{W}{W}|Creature — Cat Knight|1/1|Flying; Double strike|~ mm2|c|0.25||
Smothering Tithe|{3}{W}|Enchantment|||rna|r|60|ramp|game-changer; salt=2.7
Solitary Confinement|{2}{W}|Enchantment|||jud|r|1|protection|
Solitude|{3}{W}{W}|Creature — Elemental Incarnation|3/2|Flash; Lifelink; Evoke|mh2|m|40|removal|
Soul Warden|{W}|Creature — Human Cleric|1/1||~ mm3|c|0.25||
Soul's Attendant|{W}|Creature — Human Cleric|1/1||roe|c|0.25||
Sparring Mummy|{3}{W}|Creature — Zombie|3/3||~ bbd|c|0.25||
Speaker of the Heavens|{W}|Creature — Human Cleric|1/1|Vigilance; Lifelink|m21|r|1||
Sphere of Safety|{4}{W}|Enchantment|||~ c16|u|0.5||
Spirit Mantle|{1}{W}|Enchantment — Aura||Enchant|~ pca|u|0.5|protection|
Spirit of the Labyrinth|{1}{W}|Enchantment Creature — Spirit|3/1||bng|r|1||
Spirited Companion|{1}{W}|Enchantment Creature — Dog|1/1||neo|c|0.25|draw|
Sram, Senior Edificer|{1}{W}|Legendary Creature — Dwarf Advisor|2/2||aer|r|15|draw|
Starfield Mystic|{1}{W}|Creature — Human Cleric|2/2||m20|r|1|ramp|
Starfield of Nyx|{4}{W}|Enchantment|||ori|m|3|recursion|
Starnheim Aspirant|{2}{W}|Creature — Human Cleric|2/2||khm|u|0.5||
Steelshaper's Gift|{W}|Sorcery|||~ td2|u|0.5|tutor|
Stoneforge Mystic|{1}{W}|Creature — Kor Artificer|1/2||~ prm|r|40|tutor|
Stonehorn Dignitary|{3}{W}|Creature — Rhino Soldier|1/4||m12|c|0.25||
Stony Silence|{1}{W}|Enchantment|||~ mm3|r|1||
Stonybrook Schoolmaster|{2}{W}|Creature — Merfolk Wizard|1/2||mor|c|0.25||
Sublime Exhalation|{6}{W}|Sorcery||Undaunted|~ cm2|r|1|sweeper|
Sun Titan|{4}{W}{W}|Creature — Giant|6/6|Vigilance|~ c19|m|15|recursion|
Sunhome Stalwart|{1}{W}|Creature — Human Soldier|2/2|First strike; Mentor|grn|u|0.5||
Surge of Salvation|{W}|Instant|||mom|u|0.5|protection|
Suture Priest|{1}{W}|Creature — Phyrexian Cleric|1/1||~ prm|c|0.25||
Swift Reconfiguration|{W}|Enchantment — Aura||Flash; Enchant|nec|r|1|protection|
Swords to Plowshares|{W}|Instant|||lea bbd|u|8|removal|
Sylvia Brightspear|{2}{W}|Legendary Creature — Human Knight|2/2|Double strike; Partner with Khorvath Brightflame|~ pbbd|r|1|tutor|
Taj-Nar Swordsmith|{3}{W}|Creature — Cat Soldier|2/3||~ c17|u|0.5|tutor|
Teferi's Protection|{2}{W}|Instant|||~ j18|r|40|protection|game-changer; salt=2.4
Tegan Jovanka|{2}{W}|Legendary Creature — Human|2/2|Doctor's companion|who|u|0.5||
Templar Knight|{1}{W}|Creature — Human Knight|3/1|Vigilance|acr|u|0.5||
Temple Altisaur|{4}{W}|Creature — Dinosaur|3/4||rix|r|1||
Terminus|{4}{W}{W}|Sorcery||Miracle|~ c18|r|1|sweeper|
Teshar, Ancestor's Apostle|{3}{W}|Legendary Creature — Bird Cleric|2/2|Flying|dom|r|1|recursion|
Test of Endurance|{2}{W}{W}|Enchantment|||jud|r|1||
Thalia's Geistcaller|{2}{W}|Creature — Human Cleric|3/1|Lifelink|c19|r|1||
Thalia's Lieutenant|{1}{W}|Creature — Human Soldier|1/1||soi|r|1||
Thalia, Guardian of Thraben|{1}{W}|Legendary Creature — Human Soldier|2/1|First strike|~ a25|r|1||
Thalia, Heretic Cathar|{2}{W}|Legendary Creature — Human Soldier|3/2|First strike|~ prm|r|1||
The Wandering Emperor|{2}{W}{W}|Legendary Planeswalker|L4|Flash|neo|m|3|removal|
Three Dreams|{4}{W}|Sorcery|||~ pca|r|1|tutor|
Tocasia's Welcome|{2}{W}|Enchantment|||bro|r|1|draw|
Tragic Arrogance|{3}{W}{W}|Sorcery|||ori|r|1|removal sweeper|
Trapjaw Tyrant|{3}{W}{W}|Creature — Dinosaur|5/5|Enrage|rix|m|3|removal|
Trouble in Pairs|{2}{W}{W}|Enchantment|||mkc|r|25|draw|
True Conviction|{3}{W}{W}{W}|Enchantment|||~ c14|r|1||
Twilight Drover|{2}{W}|Creature — Spirit|1/1||rav ddk|r|1||
Unbreakable Formation|{2}{W}|Instant||Addendum|rna|r|1|protection|
Unexpectedly Absent|{X}{W}{W}|Instant|||~ cma|r|1||
Unquestioned Authority|{2}{W}|Enchantment — Aura||Enchant|~ c18|u|0.5|draw protection|
Urza's Ruinous Blast|{4}{W}|Legendary Sorcery|||dom|r|1|sweeper|
Valiant Knight|{3}{W}|Creature — Human Knight|3/4||m19|r|1||
Vanquish the Horde|{6}{W}{W}|Sorcery|||mid|r|8|sweeper|
Veteran Armorer|{1}{W}|Creature — Human Soldier|2/2||~ mma|c|0.25||
Veteran Soldier|{1}{W}|Legendary Enchantment — Background|||clb||0.5||
Veteran Swordsmith|{2}{W}|Creature — Human Soldier|3/2||~ ddo|c|0.25||
Village Bell-Ringer|{2}{W}|Creature — Human Scout|1/4|Flash|~ ddq|c|0.25||
Voice of the Blessed|{W}{W}|Creature — Spirit Cleric|2/2||vow|r|1||
Vryn Wingmare|{2}{W}|Creature — Pegasus|2/1|Flying|ori|r|1||
Wakening Sun's Avatar|{5}{W}{W}{W}|Creature — Dinosaur Avatar|7/7||xln|m|3|sweeper|
Wall of Omens|{1}{W}|Creature — Wall|0/4|Defender|~ ema|u|0.5|draw|
Wall of Reverence|{3}{W}|Creature — Spirit Wall|1/6|Defender; Flying|~ uma|r|1||
Weathered Wayfarer|{W}|Creature — Human Nomad Cleric|1/1||~ td0|r|1|ramp tutor|
Wedding Ring|{2}{W}{W}|Artifact|||voc|m|3|draw|
Welcoming Vampire|{2}{W}|Creature — Vampire|2/3|Flying|vow|r|8|draw|
White Sun's Zenith|{X}{W}{W}{W}|Instant|||~ c17|r|1||
Windborn Muse|{3}{W}|Creature — Spirit|2/3|Flying|~ c16|r|1||
Winds of Rath|{3}{W}{W}|Sorcery|||~ c18|r|1|sweeper|
Worthy Knight|{1}{W}|Creature — Human Knight|2/2||eld|r|1||
Wrath of God|{2}{W}{W}|Sorcery|||lea mp2|m|3|sweeper|
Yoshimaru, Ever Faithful|{W}|Legendary Creature — Dog|1/1|Partner|nec|m|3||
Youthful Valkyrie|{1}{W}|Creature — Angel|1/3|Flying|khm|u|0.5||
Zetalpa, Primal Dawn|{6}{W}{W}|Legendary Creature — Elder Dinosaur|4/8|Flying; Double strike; Vigilance; Trample; Indestructible|~ c19|r|1||
`;
