import { describe, expect, it } from 'vitest';
import { identityOf } from '../color/color-identity';
import { compileSearch } from './match-search';
import { parseSearch } from './parse-search';
import { makeSearchCard, type SearchFacts } from './search-card';
import { searchSorting, sortFound } from './search-order';

const BASE: SearchFacts = {
  name: 'Card',
  typeLine: 'Artifact',
  layout: 'normal',
  colorIdentity: identityOf([]),
  manaValue: 0,
  faces: [{}],
  keywords: [],
  legality: 'legal',
  gameChanger: false,
  canLead: false,
  isPartner: false,
  isCompanion: false,
  tags: [],
  sets: [],
  prices: {},
};

const CARDS = [
  {
    name: "Lim-Dûl's Vault",
    typeLine: 'Instant',
    colorIdentity: identityOf(['U', 'B']),
    colors: [identityOf(['U', 'B'])],
    manaValue: 2,
    faces: [{ manaCost: '{U}{B}' }],
    text: 'Look at the top five cards of your library. (You may look.)',
    prices: { cardmarket: 1, cardkingdom: 3 },
    sets: ['all'],
    releasedAt: '1996-06-10',
    rarity: 'uncommon',
    tags: ['tutor'],
    decks: 30,
    potential: 100,
    winRate: 0.51,
  },
  {
    name: 'Tarmogoyf',
    typeLine: 'Creature — Lhurgoyf',
    colorIdentity: identityOf(['G']),
    colors: [identityOf(['G'])],
    manaValue: 2,
    faces: [{ manaCost: '{1}{G}', power: '*', toughness: '1+*' }],
    text: "Tarmogoyf's power is the number of card types among cards in all graveyards.",
    prices: { tcgplayer: 12.5 },
    releasedAt: '2007-05-04',
    rarity: 'mythic',
    gameChanger: true,
    decks: 10,
    potential: 100,
    salt: 2.5,
    winRate: 0.48,
  },
  {
    name: 'Day // Night',
    typeLine: 'Legendary Creature — Human // Legendary Creature — Werewolf',
    layout: 'transform',
    colorIdentity: identityOf(['R', 'G']),
    colors: [identityOf(['R']), identityOf(['G'])],
    manaValue: 3,
    faces: [
      { manaCost: '{2}{R}', power: '1', toughness: '4' },
      { power: '5', toughness: '5' },
    ],
    text: 'Flash\n//\nTrample',
    keywords: ['Flash', 'Trample'],
    canLead: true,
    decks: 2,
    potential: 100,
    led: 90,
  },
  {
    name: 'Two Lands',
    typeLine: 'Land — Island Swamp',
    colorIdentity: identityOf(['U', 'B']),
    colors: [identityOf([])],
    faces: [{}],
    text: '({T}: Add {U} or {B}.)\nAs Two Lands enters, you may pay 2 life.',
    legality: 'banned',
  },
  { name: 'Unknown', typeLine: 'Sorcery', colorIdentity: identityOf(['W']), manaValue: 4, faces: [{}] },
].map((facts) => makeSearchCard({ ...BASE, ...(facts as Partial<SearchFacts>) }));

const [VAULT, GOYF, DAY, LANDS, UNKNOWN] = CARDS.map(({ facts }) => facts.name);

const found = (text: string): readonly (string | undefined)[] => {
  const query = parseSearch(text);
  if (!query.ok) throw new Error(query.error[0].message);
  const { filter } = query.value;
  const matches = filter ? compileSearch(filter) : () => true;
  const all = CARDS.map((card) => ({
    card,
    figures: { decks: card.facts.decks, potential: card.facts.potential },
  }));
  return sortFound(
    all.filter(({ card, figures }) => matches(card, figures)),
    searchSorting(query.value),
  ).map(({ card }) => card.facts.name);
};

describe('a search finds', () => {
  it.each([
    ['"lim dul"', [VAULT]],
    ['!"lim-dul\'s vault"', [VAULT]],
    ['!day', [DAY]],
    ['!lim', []],
    // colours compare as sets: `:` of a colour asks for at least these, of an identity for at most
    ['c:u', [VAULT]],
    ['c=u', []],
    ['c<=ub', [VAULT, LANDS]],
    ['c<ub', [LANDS]],
    ['c:colorless', [LANDS]],
    ['c:rg', []],
    ['c:g', [DAY, GOYF]],
    ['c!=ub', [DAY, GOYF, LANDS]],
    ['-c:ub', [DAY, GOYF, LANDS, UNKNOWN]],
    ['id:rg', [DAY, GOYF]],
    ['id=rg', [DAY]],
    ['id>=g', [DAY, GOYF]],
    ['id>g', [DAY]],
    ['id:m', [DAY, VAULT, LANDS]],
    ['id=1', [GOYF, UNKNOWN]],
    ['id<=dimir -t:land', [VAULT]],
    ['m:u', [VAULT]],
    ['m={b}{u}', [VAULT]],
    ['m>g', [GOYF]],
    ['m<=2gg', [GOYF]],
    ['m:2', [DAY]],
    ['mv:even', [VAULT, GOYF, LANDS, UNKNOWN]],
    // a part of a number that varies is 0; each face is compared for itself
    ['pow=*', [GOYF]],
    ['pow!=*', [DAY]],
    ['pow=0', [GOYF]],
    ['tou=1', [GOYF]],
    ['pow<tou', [DAY, GOYF]],
    ['pow>=5 tou=4', [DAY]],
    ['pt=10', [DAY]],
    ['pow>=0', [DAY, GOYF]],
    ['r>=rare', [GOYF]],
    ['r!=mythic', [VAULT]],
    ['s:ALL', [VAULT]],
    ['year<=1999', [VAULT]],
    ['date>1996-06-09 date<2007-06', [VAULT, GOYF]],
    ['date!=1996', [GOYF]],
    // a price that is not known is neither small nor large
    ['usd<100', [VAULT, GOYF]],
    ['price>=3 price<=3', [VAULT]],
    ['eur<2', [VAULT]],
    ['tix<1', []],
    ['inclusion>=30', [VAULT]],
    ['decks<=10', [DAY, GOYF]],
    ['led>50', [DAY]],
    ['salt>2', [GOYF]],
    ['kw:flash', [DAY]],
    ['kw:fla', []],
    ['o:"top five"', [VAULT]],
    ['o:"you may look"', []],
    ['fo:"you may look"', [VAULT]],
    ['o:"~\'s power"', [GOYF]],
    ['t:leg t:were', [DAY]],
    ['t!=creature', [VAULT, LANDS, UNKNOWN]],
    ['otag:tutor', [VAULT]],
    ['is:gc or banned:commander', [GOYF, LANDS]],
    ['is:commander', [DAY]],
    ['is:dfc', [DAY]],
    ['is:shockland', [LANDS]],
    ['is:dual', []],
    ['is:permanent not:gc', [DAY, LANDS]],
    ['is:historic', [DAY]],
    ['-f:commander', [LANDS]],
    ['(t:sorcery or t:instant) -c:u', [UNKNOWN]],
  ])('%s: %j', (text, names) => expect(found(text)).toEqual(names));
});

describe('results', () => {
  it.each([
    ['mv>=0', [DAY, VAULT, GOYF, LANDS, UNKNOWN]],
    ['mv>=0 order:name', [DAY, VAULT, GOYF, LANDS, UNKNOWN]],
    ['mv>=0 order:usd', [VAULT, GOYF, DAY, LANDS, UNKNOWN]],
    ['mv>=0 order:usd dir:desc', [GOYF, VAULT, DAY, LANDS, UNKNOWN]],
    ['mv>=0 order:inclusion', [VAULT, GOYF, DAY, LANDS, UNKNOWN]],
    ['mv>=0 order:released', [GOYF, VAULT, DAY, LANDS, UNKNOWN]],
    ['mv>=0 order:mv dir:desc', [UNKNOWN, DAY, VAULT, GOYF, LANDS]],
    ['mv>=0 order:winrate', [VAULT, GOYF, DAY, LANDS, UNKNOWN]],
    ['mv>=0 order:wins dir:asc', [GOYF, VAULT, DAY, LANDS, UNKNOWN]],
  ])('of %s come in the order %j, unknown values last', (text, names) => expect(found(text)).toEqual(names));
});
