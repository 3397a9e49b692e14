/**
 * Names of the glyphs in the font keyrune 3.19.0 (SIL OFL 1.1) with their code points, four hexadecimal digits each. They are
 * read from the font file alone; a test compares them to it.
 */
const GLYPHS = `
10ee60b 2ede602 2x2e99c 2xme96e 30ae9aa 3ede603 40ke998 4ede604 5dne633 5ede606 6ede607 7ede608 8ede609
9ede60a a25e93d acre9ce aere90f afce981 afre972 akhe914 akre970 alae641 alle61a anne657 apce62a arbe643
arce657 arne613 athe65f atqe614 avre64c azoriuse94e bbde942 bcoree612 bfze699 bige9d6 blbe9cd blce9d4
bnge651 boke635 borose94f bote99e brbe660 brce99f bre9c1 broe99d brre9a0 btde661 c13e65b c14e65d c15e900
c16e910 c17e934 c18e946 c19e95f c20e966 c21e97e cc1e968 cc2e987 chke634 chre65e clbe991 clue9cb cm1e65a
cm2e940 cmae916 cmce969 cmde658 cmme9b5 cmre969 cn2e904 cnse65c cone642 cspe61b dd2e66a ddce66b ddde66c
ddee66d ddfe66e ddge66f ddhe670 ddie671 ddje672 ddke673 ddle674 ddme675 ddne676 ddoe677 ddpe698 ddqe908
ddre90d ddse921 ddte933 ddue93e dfte9e1 dgme64f dimire950 dise639 dkae64b dkme662 dmce994 dmre9a4 dmue993
dome93f dpae689 drbe678 drce9e8 drke616 dsce9dc dske9d7 dste632 dtke693 dvkea03 e01e92d e02e931 ea1e9b4
eccea11 eclea04 elde95e emae903 emne90b eoce9f6 eoee9f0 eose9ff evee640 evge669 exoe621 expe69a fcae9f8
fdce9e4 fdne9d8 feme617 fice9f5 fine9ed fraea22 frfe654 fute63c gk1e94b gn2e964 gn3e9a5 gnte94d
golgarie951 gpte638 grne94b gruule952 gs1e945 gtce64e h09e67f h17e938 ha1e96b hbge9a6 hmle618 hobea19
hocea1e hope656 houe924 ice2e925 icee619 ikoe962 imae935 inre9e2 inve628 isde64a izzete953 j20e96a
j21e983 j22e9ad j25e9db jmpe96f joue652 jude62d khce97d khme974 klde90e klre97c ktke653 lcce9c7 lcie9c2
leae600 lebe601 lege615 lgne62f lrwe63d ltce9b6 ltre9af m10e60c m11e60d m12e60e m13e60f m14e610 m15e611
m19e941 m20e95d m21e960 m3ce9d0 mare9f9 mate9a3 mb1e971 mb2e9d9 mbse648 md1e682 me1e68d me2e68e me3e68f
me4e690 mede94c mh1e95b mh2e97b mh3e9cf mice985 mide978 mire61c mkce9ca mkme9c9 mm2e695 mm3e912 mmae663
mmqe625 moce9a9 mome9a2 more63e mp1e913 mp2e922 mrde631 mscea1f mshea1a mule9ba ncce98e nece98d neme626
neoe98c nmse626 nphe649 odye62b ogwe901 om1ea0e ombea10 once9a8 onee9a1 onse62e orie697 orzhove954
otce9d2 otje9cc otpe9d5 papace92a parl2e68c parl3e943 parle688 paste68b pbooke68a pc2e659 pcae911 pcye627
pd2e680 pd3e681 pdepe93a pdgce932 peuroe92b pfnme937 pgrue683 phearte936 pidwe92c pioe9e7 pipe9c3 plce63b
pleafe686 plse629 pm2ea02 pmaea01 pmeie687 pmodoe91b pmotce91f pmpse919 pmpue91a pmtg1e684 pmtg2e685
po2e665 pore664 psalvat05e909 psalvat11e90a psegae93b psume605 ptge965 ptke666 ptsae93c pxboxe915 pz1e90c
pz2e91f pzaea08 rakdose955 rave637 rexe9c4 rixe92f rnae959 roee646 rtre64d rvre9bb s00e668 s99e667
scde9ab scge630 selesnyae956 shme63f simice957 sire9b1 sise9b2 sld2e9bc snce98b soaea20 socea1c soie902
soke636 some647 sosea18 spee9f3 spge9c8 spme9f1 ss1e944 ss2e95c ss3e96d stae980 sthe620 stxe975 td2e91c
tdce9f4 tdme9e6 thbe961 thse650 tlae9fb tleea0a tmcea15 tmpe61f tmtea06 tore62c tpre694 tspe63a tsre976
udse624 ugle691 ulge623 umae958 unae9be unde96c unfe98a unhe692 usge622 uste930 v09e679 v0xe920 v10e67a
v11e67b v12e67c v13e67d v14e67e v15e905 v16e906 v17e939 vane655 vise61d vmae696 voce986 vowe977 w16e907
w17e923 ware95a whoe9b0 woce9b9 woee9ae wote9c0 wthe61e wwke645 x1ee947 x2ee948 x2pse928 x2ue949 x3ee94a
x4eae929 xclee926 xduelse91d xicee927 xikre962 xlcue90c xlne92e xmodse91e xrene917 xrine918 y22e989
y23e9a7 y24e9bd y25e9da y26ea1b yblbe9da ydmue9a7 zene644 znce967 znee97a znre963
`;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  GLYPHS.trim()
    .split(/\s+/)
    .map((entry) => [entry.slice(0, -4), String.fromCodePoint(parseInt(entry.slice(-4), 16))]),
);

/** Sets whose symbol the font has under another name than their code. */
const GLYPH_NAMES: Readonly<Record<string, string | undefined>> = {
  gk2: 'rna',
  htr: 'pmei',
  htr17: 'pmei',
  mps: 'mp1',
  p02: 'po2',
  ren: 'xren',
  rin: 'xrin',
  sld: 'pmei',
  slu: 'pmei',
};

/** Promo, token and Alchemy sets, which use the symbol of their parent set. */
const CHILD = /^[pty](?=[a-z0-9]{3}$)/;

const glyphOf = (code: string): string | undefined =>
  BY_NAME.get(code) ?? (Object.hasOwn(GLYPH_NAMES, code) ? BY_NAME.get(GLYPH_NAMES[code] ?? '') : undefined);

/**
 * The character of a set's symbol in the font keyrune; undefined for none.
 * @example setGlyph('lea') // '\ue600'
 */
export const setGlyph = (code: string): string | undefined => {
  const lower = code.toLowerCase();
  return glyphOf(lower) ?? glyphOf(lower.replace(CHILD, ''));
};

/** The names of all glyphs. */
export const glyphNames = (): readonly string[] => [...BY_NAME.keys()];
