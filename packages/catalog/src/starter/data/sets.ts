/** Sets of the starter catalogue: `code|name|release`. */
export const SETS = `
lea|Limited Edition Alpha|1993-08-05
leb|Limited Edition Beta|1993-10-04
arn|Arabian Nights|1993-12-17
atq|Antiquities|1994-03-04
leg|Legends|1994-06-01
drk|The Dark|1994-08-01
fem|Fallen Empires|1994-11-01
4ed|Fourth Edition|1995-04-01
ice|Ice Age|1995-06-03
all|Alliances|1996-06-10
mir|Mirage|1996-10-08
vis|Visions|1997-02-03
wth|Weatherlight|1997-06-09
tmp|Tempest|1997-10-14
sth|Stronghold|1998-03-02
exo|Exodus|1998-06-15
usg|Urza's Saga|1998-10-12
ulg|Urza's Legacy|1999-02-15
6ed|Classic Sixth Edition|1999-04-21
uds|Urza's Destiny|1999-06-07
wc99|World Championship Decks 1999|1999-08-04
mmq|Mercadian Masques|1999-10-04
brb|Battle Royale Box Set|1999-11-12
nem|Nemesis|2000-02-14
pcy|Prophecy|2000-06-05
wc00|World Championship Decks 2000|2000-08-02
inv|Invasion|2000-10-02
pls|Planeshift|2001-02-05
7ed|Seventh Edition|2001-04-11
apc|Apocalypse|2001-06-04
ody|Odyssey|2001-10-01
tor|Torment|2002-02-04
jud|Judgment|2002-05-27
ons|Onslaught|2002-10-07
lgn|Legions|2003-02-03
scg|Scourge|2003-05-26
8ed|Eighth Edition|2003-07-28
wc03|World Championship Decks 2003|2003-08-06
mrd|Mirrodin|2003-10-02
dst|Darksteel|2004-02-06
5dn|Fifth Dawn|2004-06-04
wc04|World Championship Decks 2004|2004-09-01
chk|Champions of Kamigawa|2004-10-01
bok|Betrayers of Kamigawa|2005-02-04
sok|Saviors of Kamigawa|2005-06-03
9ed|Ninth Edition|2005-07-29
rav|Ravnica: City of Guilds|2005-10-07
phuk|Hachette UK|2006-01-01
gpt|Guildpact|2006-02-03
dis|Dissension|2006-05-05
csp|Coldsnap|2006-07-21
tsp|Time Spiral|2006-10-06
tsb|Time Spiral Timeshifted|2006-10-06
plc|Planar Chaos|2007-02-02
fut|Future Sight|2007-05-04
10e|Tenth Edition|2007-07-13
me1|Masters Edition|2007-09-10
lrw|Lorwyn|2007-10-12
mor|Morningtide|2008-02-01
shm|Shadowmoor|2008-05-02
eve|Eventide|2008-07-25
drb|From the Vault: Dragons|2008-08-29
me2|Masters Edition II|2008-09-22
ala|Shards of Alara|2008-10-03
con|Conflux|2009-02-06
arb|Alara Reborn|2009-04-30
m10|Magic 2010|2009-07-17
v09|From the Vault: Exiled|2009-08-28
hop|Planechase|2009-09-04
me3|Masters Edition III|2009-09-07
zen|Zendikar|2009-10-02
h09|Premium Deck Series: Slivers|2009-11-20
wwk|Worldwake|2010-02-05
dde|Duel Decks: Phyrexia vs. the Coalition|2010-03-19
roe|Rise of the Eldrazi|2010-04-23
dpa|Duels of the Planeswalkers|2010-06-04
arc|Archenemy|2010-06-18
m11|Magic 2011|2010-07-16
ddf|Duel Decks: Elspeth vs. Tezzeret|2010-09-03
som|Scars of Mirrodin|2010-10-01
td0|Magic Online Theme Decks|2010-11-08
me4|Masters Edition IV|2011-01-10
mbs|Mirrodin Besieged|2011-02-04
ddg|Duel Decks: Knights vs. Dragons|2011-04-01
nph|New Phyrexia|2011-05-13
td2|Duel Decks: Mirrodin Pure vs. New Phyrexia|2011-05-14
cmd|Commander 2011|2011-06-17
m12|Magic 2012|2011-07-15
v11|From the Vault: Legends|2011-08-26
ddh|Duel Decks: Ajani vs. Nicol Bolas|2011-09-02
isd|Innistrad|2011-09-30
pd3|Premium Deck Series: Graveborn|2011-11-18
dka|Dark Ascension|2012-02-03
ddi|Duel Decks: Venser vs. Koth|2012-03-30
avr|Avacyn Restored|2012-05-04
m13|Magic 2013|2012-07-13
v12|From the Vault: Realms|2012-08-31
ddj|Duel Decks: Izzet vs. Golgari|2012-09-07
rtr|Return to Ravnica|2012-10-05
ocm1|Commander's Arsenal Oversized|2012-11-02
gtc|Gatecrash|2013-02-01
pres|Resale Promos|2013-02-01
ddk|Duel Decks: Sorin vs. Tibalt|2013-03-15
dgm|Dragon's Maze|2013-05-03
mma|Modern Masters|2013-06-07
m14|Magic 2014|2013-07-19
v13|From the Vault: Twenty|2013-08-23
ths|Theros|2013-09-27
c13|Commander 2013|2013-11-01
bng|Born of the Gods|2014-02-07
ddm|Duel Decks: Jace vs. Vraska|2014-03-14
jou|Journey into Nyx|2014-05-02
md1|Modern Event Deck 2014|2014-05-30
cns|Conspiracy|2014-06-06
vma|Vintage Masters|2014-06-16
m15|Magic 2015|2014-07-18
v14|From the Vault: Annihilation|2014-08-22
ktk|Khans of Tarkir|2014-09-26
prm|Magic Online Promos|2014-10-17
c14|Commander 2014|2014-11-07
gvl|Duel Decks Anthology: Garruk vs. Liliana|2014-12-05
dvd|Duel Decks Anthology: Divine vs. Demonic|2014-12-05
evg|Duel Decks Anthology: Elves vs. Goblins|2014-12-05
frf|Fate Reforged|2015-01-23
ddo|Duel Decks: Elspeth vs. Kiora|2015-02-27
dtk|Dragons of Tarkir|2015-03-27
tpr|Tempest Remastered|2015-05-06
mm2|Modern Masters 2015|2015-05-22
ori|Magic Origins|2015-07-17
v15|From the Vault: Angels|2015-08-21
ddp|Duel Decks: Zendikar vs. Eldrazi|2015-08-28
bfz|Battle for Zendikar|2015-10-02
exp|Zendikar Expeditions|2015-10-02
pss1|BFZ Standard Series|2015-10-02
c15|Commander 2015|2015-11-13
pz1|Legendary Cube|2015-11-18
j16|Judge Gift Cards 2016|2016-01-01
ogw|Oath of the Gatewatch|2016-01-22
ddq|Duel Decks: Blessed vs. Cursed|2016-02-26
soi|Shadows over Innistrad|2016-04-08
ema|Eternal Masters|2016-06-10
emn|Eldritch Moon|2016-07-22
v16|From the Vault: Lore|2016-08-19
cn2|Conspiracy: Take the Crown|2016-08-26
ddr|Duel Decks: Nissa vs. Ob Nixilis|2016-09-02
kld|Kaladesh|2016-09-30
mps|Kaladesh Inventions|2016-09-30
olgc|Legacy Championship|2016-10-29
c16|Commander 2016|2016-11-11
pca|Planechase Anthology|2016-11-25
j17|Judge Gift Cards 2017|2017-01-01
aer|Aether Revolt|2017-01-20
mm3|Modern Masters 2017|2017-03-17
dds|Duel Decks: Mind vs. Might|2017-03-31
w17|Welcome Deck 2017|2017-04-15
akh|Amonkhet|2017-04-28
mp2|Amonkhet Invocations|2017-04-28
cma|Commander Anthology|2017-06-09
e01|Archenemy: Nicol Bolas|2017-06-16
hou|Hour of Devastation|2017-07-14
c17|Commander 2017|2017-08-25
xln|Ixalan|2017-09-29
ddt|Duel Decks: Merfolk vs. Goblins|2017-10-24
ima|Iconic Masters|2017-11-17
pxtc|XLN Treasure Chest|2017-11-24
e02|Explorers of Ixalan|2017-11-24
v17|From the Vault: Transform|2017-11-24
j18|Judge Gift Cards 2018|2018-01-01
pgpx|Grand Prix Promos|2018-01-01
rix|Rivals of Ixalan|2018-01-19
a25|Masters 25|2018-03-16
ddu|Duel Decks: Elves vs. Inventors|2018-04-06
dom|Dominaria|2018-04-27
ovnt|Vintage Championship|2018-05-04
cm2|Commander Anthology Volume II|2018-06-08
bbd|Battlebond|2018-06-08
pbbd|Battlebond Promos|2018-06-08
ss1|Signature Spellbook: Jace|2018-06-15
m19|Core Set 2019|2018-07-13
ana|Arena New Player Experience|2018-07-14
c18|Commander 2018|2018-08-10
med|Mythic Edition|2018-10-05
grn|Guilds of Ravnica|2018-10-05
gk1|GRN Guild Kit|2018-11-02
gnt|Game Night|2018-11-16
pz2|You Make the Cube|2018-12-06
uma|Ultimate Masters|2018-12-07
puma|Ultimate Box Topper|2018-12-07
pf19|MagicFest 2019|2019-01-01
rna|Ravnica Allegiance|2019-01-25
gk2|RNA Guild Kit|2019-02-15
war|War of the Spark|2019-05-03
mh1|Modern Horizons|2019-06-14
m20|Core Set 2020|2019-07-12
c19|Commander 2019|2019-08-23
eld|Throne of Eldraine|2019-10-04
thb|Theros Beyond Death|2020-01-24
c20|Commander 2020|2020-04-17
iko|Ikoria: Lair of Behemoths|2020-04-24
m21|Core Set 2021|2020-07-03
jmp|Jumpstart|2020-07-17
znr|Zendikar Rising|2020-09-25
cmr|Commander Legends|2020-11-20
khm|Kaldheim|2021-02-05
khc|Kaldheim Commander|2021-02-05
stx|Strixhaven: School of Mages|2021-04-23
c21|Commander 2021|2021-04-23
mh2|Modern Horizons 2|2021-06-18
afr|Adventures in the Forgotten Realms|2021-07-23
afc|Forgotten Realms Commander|2021-07-23
mid|Innistrad: Midnight Hunt|2021-09-24
mic|Midnight Hunt Commander|2021-09-24
vow|Innistrad: Crimson Vow|2021-11-19
voc|Crimson Vow Commander|2021-11-19
neo|Kamigawa: Neon Dynasty|2022-02-18
nec|Neon Dynasty Commander|2022-02-18
snc|Streets of New Capenna|2022-04-29
ncc|New Capenna Commander|2022-04-29
slx|Universes Within|2022-04-29
clb|Commander Legends: Battle for Baldur's Gate|2022-06-10
dmu|Dominaria United|2022-09-09
dmc|Dominaria United Commander|2022-09-09
unf|Unfinity|2022-10-07
40k|Warhammer 40,000 Commander|2022-10-07
bro|The Brothers' War|2022-11-18
bot|Transformers|2022-11-18
brc|The Brothers' War Commander|2022-11-18
one|Phyrexia: All Will Be One|2023-02-03
onc|Phyrexia: All Will Be One Commander|2023-02-10
mom|March of the Machine|2023-04-21
mat|March of the Machine: The Aftermath|2023-05-12
ltr|The Lord of the Rings: Tales of Middle-earth|2023-06-23
ltc|Tales of Middle-earth Commander|2023-06-23
cmm|Commander Masters|2023-08-04
woe|Wilds of Eldraine|2023-09-08
woc|Wilds of Eldraine Commander|2023-09-08
who|Doctor Who|2023-10-13
lcc|The Lost Caverns of Ixalan Commander|2023-11-17
lci|The Lost Caverns of Ixalan|2023-11-17
mkm|Murders at Karlov Manor|2024-02-09
mkc|Murders at Karlov Manor Commander|2024-02-09
pip|Fallout|2024-03-08
otj|Outlaws of Thunder Junction|2024-04-19
otc|Outlaws of Thunder Junction Commander|2024-04-19
mh3|Modern Horizons 3|2024-06-14
m3c|Modern Horizons 3 Commander|2024-06-14
acr|Assassin's Creed|2024-07-05
blb|Bloomburrow|2024-08-02
fdn|Foundations|2024-11-15
`;

/** Further sets, for card files that give a set's name without its code. */
export const FURTHER_SETS = `
sld|Secret Lair Drop|2019-12-02
h2r|Modern Horizons 2 Timeshifts|2021-06-18
2x2|Double Masters 2022|2022-07-08
sunf|Unfinity Sticker Sheets|2022-10-07
scd|Starter Commander Decks|2022-12-02
j22|Jumpstart 2022|2022-12-02
moc|March of the Machine Commander|2023-04-21
rex|Jurassic World Collection|2023-11-17
rvr|Ravnica Remastered|2024-01-12
clu|Ravnica: Clue Edition|2024-02-23
big|The Big Score|2024-04-19
blc|Bloomburrow Commander|2024-08-02
mb2|Mystery Booster 2|2024-08-02
dsc|Duskmourn: House of Horror Commander|2024-09-27
`;
