import type { Ability, Frequency, LandFilter, TutorTarget } from './ability';
import { activationCost, basicTypesIn, costOf } from './read-mana';
import { frequencyOf, isLeftOut, NUMBER, numberOf, occasionOf } from './wording';

const SEARCH =
  /\bsearch(?:es)? (?:(?:your|their|his or her) (?:graveyard, hand,? and\/or library|hand,? and\/or library|library, hand,? and\/or graveyard|graveyard and\/or library|library(?:,? (?:and\/or|and) (?:your )?(?:graveyard|hand|outside the game)|, graveyard, and\/or (?:hand|outside the game))?)) for ((?:[^.]|\.(?= (?:put|reveal|then put|exile|you may put)))*)/g;
const NOT_YOU =
  /\b(?:its controller|that player|target opponent|each opponent|an opponent|its owner|that creature's controller|their owner|defending player)\b[^.,]*$/;

const LAND_WORDS =
  /\b(?:lands?|basics?|plains|islands?|swamps?|mountains?|forests?|gates?|locus|deserts?|caves?|towns?)\b/;
const OTHER_WORDS =
  /\b(?:creature|artifact|enchantment|instant|sorcery|planeswalker|nonland|permanent|permanents)\b/;

/** What of an object is a land, as a filter; undefined if it is for other cards. */
const landFilter = (object: string): LandFilter | undefined => {
  const [wanted = ''] = object.split(/,? (?:put|reveal|then|and put|and reveal|exile|with|where|that)\b/, 1);
  if (!LAND_WORDS.test(wanted) || OTHER_WORDS.test(wanted)) return undefined;
  return {
    types: basicTypesIn(wanted),
    basic: /\bbasic\b/.test(wanted) && !/\bor\b[^,]*\b(?:gate|desert)/.test(wanted),
  };
};

const COUNT = new RegExp(String.raw`^(?:up to )?(${NUMBER})\b`);

/** Lands that one search finds, and where they go. */
const rampOf = (
  object: string,
  rest: string,
  filter: LandFilter,
  when: Frequency,
  cost: number,
): readonly Ability[] => {
  const count = Math.max(1, numberOf(COUNT.exec(object)?.[1] ?? 'a'));
  const what = `${object} ${rest}`;
  const cards = (to: 'battlefield' | 'tapped' | 'hand', many: number): Ability => ({
    kind: 'ramp',
    finds: filter,
    count: many,
    to,
    when,
    ...(cost > 0 && { cost }),
  });
  const onto = /\bput[^.]*\bonto the battlefield( tapped)?/.exec(what);
  const inHand = /\b(?:into (?:your|their) hand|the (?:other|rest) into)\b/.test(what);
  if (onto !== null) {
    const isTapped =
      onto[1] !== undefined || /battlefield tapped|untapped/.test(what) === /battlefield tapped/.test(what);
    const to =
      /\bonto the battlefield tapped|\btapped\b/.test(onto[0] + what) && isTapped ? 'tapped' : 'battlefield';
    if (inHand && count > 1 && /\bput (?:one|that card|it)\b[^.]*battlefield/.test(what))
      return [cards(to, 1), cards('hand', count - 1)];
    if (inHand && count > 1) return [cards(to, count - 1), cards('hand', 1)];
    return [cards(to, count)];
  }
  return inHand || /reveal/.test(what)
    ? [cards('hand', count)]
    : /\bon top\b/.test(what)
      ? [cards('hand', count)]
      : [];
};

const TYPE_WORDS =
  /\b(?:creature|artifact|enchantment|instant|sorcery|planeswalker|aura|equipment|vehicle|legendary|historic|battle|[a-z]+)\b/g;
const FILLER = new Set(
  'a an one two three four five x card cards up to or and/or and with mana value cost less power toughness that the named any number of color colors nonlegendary legendary black white blue red green colorless multicolored monocolored other from equal your you permanent nonland noncreature converted different names'.split(
    ' ',
  ),
);

/** The words that the type line of a wanted card has one of. */
const wantedWords = (object: string): readonly string[] => {
  const [wanted = ''] = object.split(
    /,? (?:put|reveal|then|and put|and reveal|exile|with|where|that|named|whose|you don't)\b/,
    1,
  );
  if (/\bpermanent\b|\bhistoric\b/.test(wanted)) return [];
  return [...wanted.matchAll(TYPE_WORDS)].map(([word]) => word).filter((word) => !FILLER.has(word));
};

const targetOf = (what: string): TutorTarget | undefined => {
  if (/\bonto the battlefield\b|\battached\b/.test(what)) return 'battlefield';
  if (/\binto (?:your|their) hand\b/.test(what)) return 'hand';
  if (/\bon top\b|\bthird from the top\b/.test(what)) return 'top';
  if (/\binto (?:your|their) graveyard\b/.test(what)) return 'graveyard';
  if (/\bexile\b|\bcast\b/.test(what)) return 'hand';
  return undefined;
};

/** What a paragraph searches the library for. @param own whether the card is a land, whose searches for lands are `fetch` */
export const readSearches = (text: string, own: 'land' | 'spell'): readonly Ability[] => {
  if (isLeftOut(text)) return [];
  const occasion = occasionOf(text);
  const when = frequencyOf(occasion);
  return [...text.matchAll(SEARCH)].flatMap((match): readonly Ability[] => {
    const before = text.slice(0, match.index);
    const sentence = before.slice(Math.max(0, before.lastIndexOf('. ') + 1));
    if (NOT_YOU.test(sentence)) return [];
    const object = (match[1] ?? '').trim();
    const rest = text.slice(match.index + match[0].length);
    const filter = landFilter(object);
    const cost = costOf(text);
    if (filter !== undefined) {
      if (own === 'land' && occasion !== 'once') {
        const [first] = rampOf(object, rest, filter, 'once', 0);
        if (first?.kind === 'ramp' && first.to !== 'hand')
          return occasion === 'sacrifice'
            ? [{ kind: 'fetch', finds: filter, count: first.count, tapped: first.to === 'tapped', cost }]
            : [];
      }
      return rampOf(object, rest, filter, when, cost);
    }
    if (/\bwith the same name\b|\bnamed ~/.test(object)) return [];
    const to = targetOf(`${object}${rest}`);
    const [, most] = /\bmana value (\d{1,2})\b(?! or (?:greater|more))/.exec(object) ?? [];
    return to === undefined
      ? []
      : [
          {
            kind: 'tutor',
            finds: wantedWords(object),
            to,
            ...(most !== undefined && { most: Number(most) }),
          },
        ];
  });
};

const TOP_LAND =
  /\b(?:look at|reveal) the top card of your library[^:]*?\bif it's a land card, (?:you may )?put it onto the battlefield/;

/** A land of the top of the library, and tokens that fetch one. */
export const readFoundLands = (text: string): readonly Ability[] => {
  if (isLeftOut(text)) return [];
  const when = frequencyOf(occasionOf(text));
  const basic = { types: 0, basic: true };
  if (/\bcreates? (?:an?|two|x) (?:tapped )?lander tokens?/.test(text))
    return [{ kind: 'ramp', finds: basic, count: 1, to: 'tapped', when, cost: 2 }];
  if (TOP_LAND.test(text))
    return [{ kind: 'ramp', finds: { types: 0, basic: false }, count: 1, to: 'tapped', when }];
  return [];
};

/** Lands from the hand beyond the one of a turn. */
export const readLandDrops = (text: string): readonly Ability[] => {
  const more = new RegExp(
    String.raw`\bplay (${NUMBER}|up to (?:two|three)) additional lands? (?:on each of your turns|this turn)`,
  ).exec(text);
  if (more !== null) {
    const count = numberOf((more[1] ?? 'a').replace('up to ', ''));
    return [{ kind: 'land-drop', count, when: more[0].endsWith('this turn') ? 'once' : 'each-turn' }];
  }
  if (
    /\bput (?:a|up to (?:two|three)|any number of|two)(?: basic)? lands? cards? from your hand onto the battlefield/.test(
      text,
    )
  )
    return [
      {
        kind: 'land-drop',
        count: /two|three|any number/.test(text) ? 2 : 1,
        when: frequencyOf(occasionOf(text)),
      },
    ];
  return [];
};

const DRAW = new RegExp(
  String.raw`\bdraws? (${NUMBER}) (?:additional )?cards?|\bdraw cards equal to|\bdraws? that many cards`,
  'g',
);
const OTHERS_DRAW =
  /\b(?:each opponent|target opponent|that player|an opponent|opponents|its controller|that opponent|that creature's controller|each other player|defending player|the player|its owner|another target player|the chosen player|that permanent's controller|that spell's controller)\b[^.]*$/;
const NO_DRAW =
  /\bwhenever (?:you|a player|an opponent|each opponent|a player other than you)[^,]*$|\bif (?:you|an opponent|a player) would$|\bwould$|\bwhen you$|\bif you$|\bfor each time you$|\bthe first time you$|\bcan't$/;

/** Cards of the top of the library that come to the hand, or may be played. */
const TOP = [
  new RegExp(
    String.raw`\b(?:look at|reveal) the top [^.]*cards? of your library[^]*?\bput (?:up to )?(${NUMBER}|all|that card|it|those cards|them)?[^.]*into your hand`,
  ),
  new RegExp(
    String.raw`\bexile the top (?:(${NUMBER}) cards?|card) of your library[^]*?\byou may (?:play|cast)`,
  ),
];

const discards = (text: string): number => {
  const words = new RegExp(String.raw`\bdiscard (${NUMBER}) cards?`).exec(text)?.[1];
  return words === undefined ? 0 : numberOf(words);
};

/** Clues are cards for two mana; the monarch draws on each turn. */
const readTokenDraw = (text: string, when: Frequency): readonly Ability[] => {
  if (/\byou become the monarch\b/.test(text))
    return [{ kind: 'draw', count: 1, discarded: 0, when: 'each-turn' }];
  const isClue = /\binvestigates?\b|\bcreates? (?:an?|two|x|that many) (?:tapped )?clue tokens?/.test(text);
  const isOwn = !/\b(?:whenever you investigate|its controller|that player|each opponent)\b/.test(text);
  return isClue && isOwn ? [{ kind: 'draw', count: 1, discarded: 0, when, cost: 2 }] : [];
};

/** Cards that a paragraph draws. */
export const readDraw = (text: string): readonly Ability[] => {
  const occasion = occasionOf(text);
  // A paragraph that others follow names them as its owner's cards; what one's own creatures do when they die is nobody's plan alone.
  if (isLeftOut(text)) return [];
  const when = frequencyOf(occasion);
  const cost = costOf(text);
  let count = 0;
  for (const match of text.matchAll(DRAW)) {
    const sentence =
      text
        .slice(0, match.index)
        .split(/\. |: |; /)
        .at(-1) ?? '';
    if (OTHERS_DRAW.test(sentence) && !/\byou (?:may )?$|\byou and [^,]*$/.test(sentence)) continue;
    if (NO_DRAW.test(sentence.trimEnd())) continue;
    if (/^\s*(?:step|phase)/.test(text.slice(match.index + match[0].length))) continue;
    count += numberOf(match[1] ?? 'x');
  }
  for (const pattern of TOP) {
    const match = pattern.exec(text);
    if (match !== null && count === 0)
      count += Math.max(
        1,
        numberOf(match[1] === undefined || /that|it|them|those|all/.test(match[1]) ? 'a' : match[1]),
      );
  }
  if (count === 0) return readTokenDraw(text, when);
  return [
    {
      kind: 'draw',
      count,
      discarded: Math.min(
        count,
        /^[^:]*discard [^:]*:/.test(text) || /\bthen[^.]*discard|and discard|, discard/.test(text)
          ? discards(text)
          : 0,
      ),
      when,
      ...(cost > 0 && { cost }),
    },
  ];
};

/** Whether a keyword gives cards: cycling draws one when nothing else is to do. */
export const readCycling = (text: string): readonly Ability[] => {
  if (text.startsWith('transmute ')) return [{ kind: 'tutor', finds: [], to: 'hand' }];
  const [, type, cost] = /^(?:[^.]*, )?(basic land|[a-z]*)cycling[ —]+((?:\{[^}]+\})+)?/.exec(text) ?? [];
  if (type === undefined) return [];
  const word = type.trim();
  const mana = activationCost(cost ?? '');
  if (word === '')
    return [{ kind: 'draw', count: 1, discarded: 1, when: 'once', ...(mana > 0 && { cost: mana }) }];
  const filter = landFilter(word === 'basic land' ? 'basic land card' : `${word} card`);
  if (filter !== undefined)
    return [
      { kind: 'ramp', finds: filter, count: 1, to: 'hand', when: 'once', ...(mana > 0 && { cost: mana }) },
    ];
  return [{ kind: 'tutor', finds: [word], to: 'hand' }];
};
