import { ANY_COLOR, COLORLESS_MANA, type Ability, type LandEntry } from './ability';
import { NUMBER, numberOf, USUAL_AMOUNT, type Paragraph } from './wording';

const BITS: Readonly<Record<string, number>> = { w: 1, u: 2, b: 4, r: 8, g: 16, c: COLORLESS_MANA };

/** The basic land types with the bits of their colours (CR 305.6). */
export const BASIC_TYPE_BITS: Readonly<Record<string, number>> = {
  plains: 1,
  island: 2,
  swamp: 4,
  mountain: 8,
  forest: 16,
};

/** The bits of the basic land types that a text names. */
export const basicTypesIn = (text: string): number =>
  [...text.matchAll(/\b(?:plains|island|swamp|mountain|forest)s?\b/g)].reduce(
    (bits, [word]) => bits | (BASIC_TYPE_BITS[word] ?? BASIC_TYPE_BITS[word.replace(/s$/, '')] ?? 0),
    0,
  );

interface Mana {
  readonly colors: number;
  readonly amount: number;
  /** It depends on the game. */
  readonly varies: boolean;
}

const ANY =
  /\bany (?:one )?(?:color|type)|\bcolors?\b[^.]*\b(?:identity|among)\b|\bcombination of (?:colors|\{)|\b(?:the )?chosen (?:color|type)|\bof (?:that|the last chosen|those) (?:color|type)s?|\btype (?:that )?(?:a|any|an?other)?/;

/** What follows `add`: `{w}{u}`, `{g} or {u}`, `three mana of any one color`, `an amount of {r} equal to …`. */
const manaOf = (words: string): Mana | undefined => {
  const [added = ''] = words.split(/[.;]| for each | equal to |, where /, 1);
  const varies = /\bfor each\b|\bequal to\b|, where x\b|\bx mana\b|\bthat much\b|\bas much mana\b/.test(
    words,
  );
  const counted = new RegExp(String.raw`\b(${NUMBER}) (?:additional )?mana\b`).exec(added)?.[1];
  const options = added
    .split(/,? or (?=\{)|, (?=\{)/)
    .map((option) => [...option.matchAll(/\{([wubrgc])(?:\/[wubrgp])?\}/g)]);
  const colors = options.flat().reduce((bits, [, letter = '']) => bits | (BITS[letter] ?? 0), 0);
  const most = Math.max(...options.map(({ length }) => length));
  if (counted !== undefined || ANY.test(words)) {
    const amount = varies ? USUAL_AMOUNT : counted === undefined ? Math.max(1, most) : numberOf(counted);
    const isAny = ANY.test(words) || colors === 0;
    return { colors: isAny && !/combination of \{/.test(words) ? ANY_COLOR : colors, amount, varies };
  }
  if (most === 0) return undefined;
  return { colors, amount: varies ? Math.max(USUAL_AMOUNT, most) : most, varies };
};

const ADDS = /\badds? ((?:\{|[a-z])[^"]*)/;
const genericOf = (cost: string): number =>
  [...cost.matchAll(/\{([^{}]+)\}/g)].reduce((sum, [, symbol = '']) => {
    const number = Number(symbol);
    return (
      sum + (Number.isInteger(number) ? number : symbol === 't' || symbol === 'q' || symbol === 'e' ? 0 : 1)
    );
  }, 0);

/** The mana that an activation costs. @example activationCost('{2}, {t}') // 2 */
export const activationCost = genericOf;

/** The mana that the activation of a paragraph's ability costs; 0 for what is no activated ability. */
export const costOf = (text: string): number => activationCost(/^([^:"]*): /.exec(text)?.[1] ?? '');

/** What an activated ability that taps adds, less the mana that it costs; undefined for another ability. */
const tapped = ({
  text,
}: Paragraph): (Mana & { readonly cost: string; readonly once: boolean }) | undefined => {
  const [, cost, effect] = /^([^:"]*(?:\{t\}|\{q\}|tap )[^:"]*): (.*)$/.exec(text) ?? [];
  if (cost === undefined || effect === undefined) return undefined;
  const words = ADDS.exec(effect)?.[1];
  const mana = words === undefined ? undefined : manaOf(words);
  if (mana === undefined || /^(?:target|each) (?:player|opponent)s? /.test(effect)) return undefined;
  const once = /sacrifice|exile ~|remove|return|discard|collect evidence/.test(cost);
  const amount = mana.varies ? mana.amount : mana.amount - genericOf(cost);
  return { ...mana, amount, cost, once };
};

/** What untaps a permanent that makes mana, and so gives its mana once more. */
const untaps = (text: string): Mana | undefined => {
  const [, what] =
    /^[^:"]*\{t\}: untap (?:up to (?:one|two) )?(?:another )?target (lands?|permanents?|basic land|plains|island|swamp|mountain|forest)\b/.exec(
      text,
    ) ?? [];
  if (what === undefined) return undefined;
  return { colors: BASIC_TYPE_BITS[what] ?? ANY_COLOR, amount: 1, varies: false };
};

/** When a land with this text enters untapped, and the land types that it looks for. */
const entryOf = (
  paragraphs: readonly Paragraph[],
): { readonly enters: LandEntry; readonly types?: number } => {
  const line = paragraphs.find(({ text }) => /\benters (?:the battlefield )?tapped/.test(text))?.text;
  if (
    line === undefined ||
    /^(?:each|lands|other|creatures|whenever|nonbasic|permanents|artifacts)\b/.test(line)
  )
    return { enters: 'untapped' };
  if (/pay \d+ life|two or more opponents|unless you pay/.test(line)) return { enters: 'untapped' };
  if (
    /two or fewer other lands|^if you control two or more other lands|first, second, or third turn|three or fewer/.test(
      line,
    )
  )
    return { enters: 'early' };
  if (/two or more other lands|opponents control eight|eight or more lands/.test(line))
    return { enters: 'late' };
  if (
    /two or more basic lands|unless you control a basic land|unless you control (?:two|three) or more other basic/.test(
      line,
    )
  )
    return { enters: 'basics' };
  const types = basicTypesIn(line);
  if (types > 0 && /unless you control|reveal/.test(line)) return { enters: 'types', types };
  return { enters: 'tapped' };
};

/** The land that a face with the type Land is. @param subtypes of the face */
export const readLand = (paragraphs: readonly Paragraph[], subtypes: readonly string[]): Ability => {
  const basic = subtypes.reduce((bits, type) => bits | (BASIC_TYPE_BITS[type.toLowerCase()] ?? 0), 0);
  const added = paragraphs.flatMap((paragraph) => {
    const mana = tapped(paragraph);
    // What is there on the turn that the land enters alone is no source.
    if (
      mana === undefined ||
      mana.amount < 1 ||
      /activate only if ~ entered this turn(?! or\b)/.test(paragraph.text)
    )
      return [];
    if (mana.once && !/remove/.test(mana.cost)) return [];
    const isLimited = /spend this mana only|activate only if/.test(paragraph.text);
    return [isLimited ? { ...mana, amount: 1 } : mana];
  });
  const given = paragraphs.reduce(
    (bits, { text }) =>
      bits |
      (/^(?:each land is|lands you control are) an?\b.*\bin addition\b/.test(text) ? basicTypesIn(text) : 0),
    0,
  );
  const colors = added.reduce((bits, mana) => bits | mana.colors, basic | given);
  const plain = Math.max((basic | given) > 0 ? 1 : 0, ...added.map(({ amount }) => amount));
  return { kind: 'land', colors, amount: plain, ...entryOf(paragraphs) };
};

/** What a cost sacrifices besides the permanent itself, as words of type lines; undefined for nothing else. */
const sacrificedFor = (cost: string): readonly string[] | undefined => {
  const object = /\bsacrifice (?:an?|another|one|two|three|x)\b([^,:]*)/.exec(cost)?.[1];
  if (object === undefined) return undefined;
  const words = [...object.matchAll(/[a-z'-]+/g)].flatMap(([word]) =>
    /^(?:or|other|tokens?|named)$/.test(word) ? [] : word.replace(/s$/, ''),
  );
  return words.includes('permanent') ? [] : words;
};

const ritualOf = (cost: string, colors: number, amount: number): Ability => {
  const sacrifices = sacrificedFor(cost);
  return { kind: 'ritual', colors, amount, ...(sacrifices !== undefined && { sacrifices }) };
};

const STAYS_TAPPED = /\bdoesn't untap during\b/;

/** The mana that a permanent without the type Land makes. */
export const readPermanentMana = (
  paragraphs: readonly Paragraph[],
  isCreature: boolean,
): readonly Ability[] => {
  const entersTapped = paragraphs.some(({ text }) => /^~ enters (?:the battlefield )?tapped/.test(text));
  const staysTapped = paragraphs.some(({ text }) => STAYS_TAPPED.test(text) && text.startsWith('~'));
  const found = paragraphs.flatMap((paragraph): readonly Ability[] => {
    const { text, quoted } = paragraph;
    const mana = tapped(paragraph);
    const again = untaps(text);
    if (again !== undefined) return [{ kind: 'mana', colors: again.colors, amount: 1, delayed: isCreature }];
    if (mana !== undefined) {
      // The mana for an activation is there from other sources; what filters colours adds none.
      const amount = Math.max(mana.amount, 0);
      if (amount === 0) return [];
      return mana.once || staysTapped
        ? [ritualOf(mana.cost, mana.colors, amount)]
        : [{ kind: 'mana', colors: mana.colors, amount, delayed: isCreature || entersTapped }];
    }
    const granted =
      /\b(?:creatures?|tokens?|artifacts?|lands?|permanents?|elves|slivers|myr|allies)\b[^."]*\b(?:have|has|gains?|is|are)\b[^."]*""/.test(
        text,
      )
        ? /\{t\}: add ([^"]*)/.exec(quoted)?.[1]
        : undefined;
    // Lands that get it make a mana already.
    if (granted !== undefined && !/\blands you control\b/.test(text)) {
      const each = manaOf(granted);
      if (each !== undefined)
        return [
          {
            kind: 'mana',
            colors: each.colors,
            amount: /\benchanted\b|\bequipped\b/.test(text) ? 1 : each.amount,
            delayed: true,
          },
        ];
    }
    const taps =
      /\bwhenever (?:enchanted (?:land|forest|plains|island|swamp|mountain)|you tap an?|an?|a player taps an?) [^,]*\bmana\b[^,]*, [^.]*\badds? (?:an additional )?([^.]*)/.exec(
        text,
      ) ?? /\bif you tap [^,]* for mana, (it produces (?:twice|three times) as much)/.exec(text);
    if (taps !== null) {
      const each = manaOf(taps[1] ?? '');
      const isOne = /\benchanted [a-z]+ is tapped\b/.test(text);
      // Lands are there already; other permanents have to come.
      const isOfLands = !/\bnonland\b/.test(taps[0]);
      return [
        {
          kind: 'mana',
          colors: each?.colors ?? ANY_COLOR,
          amount: isOne ? Math.max(1, each?.amount ?? 1) : isOfLands ? 3 : USUAL_AMOUNT,
          delayed: !isOfLands,
        },
      ];
    }
    if (
      /\bcreates? (?:an?|two|x) (?:tapped )?powerstone tokens?/.test(text) &&
      !/\bits controller\b/.test(text)
    )
      return [{ kind: 'mana', colors: COLORLESS_MANA, amount: 1, delayed: true }];
    const upkeep =
      /^at the beginning of [^,]*\b(?:upkeep|step|phases?|combat|turn)\b[^,]*, [^.]*\badd ([^.]*)/.exec(
        text,
      )?.[1];
    if (upkeep !== undefined) {
      const each = manaOf(upkeep);
      if (each !== undefined)
        return [{ kind: 'mana', colors: each.colors, amount: each.amount, delayed: true }];
    }
    const [, cost = '', added] =
      /^(?:when ~ enters[^,]*,|([^:"]*):) (?:you may )?add ([^.]*)/.exec(text) ?? [];
    const once = added === undefined ? undefined : manaOf(added);
    const gain = (once?.amount ?? 0) - genericOf(cost);
    return once === undefined || gain < 1 ? [] : [ritualOf(cost, once.colors, gain)];
  });
  return mergeMana(found);
};

/** One ability for what a permanent makes by tapping once: all its colours, the largest amount. */
const mergeMana = (found: readonly Ability[]): readonly Ability[] => {
  const merged: Ability[] = [];
  for (const ability of found) {
    const at = merged.findIndex(({ kind }) => kind === ability.kind);
    const known = merged[at];
    if (known === undefined) merged.push(ability);
    else if (
      (known.kind === 'mana' || known.kind === 'ritual') &&
      (ability.kind === 'mana' || ability.kind === 'ritual')
    )
      merged[at] = {
        ...known,
        colors: known.colors | ability.colors,
        amount: Math.max(known.amount, ability.amount),
      };
  }
  return merged;
};

/** The mana that an instant or a sorcery adds. */
export const readRitual = (paragraphs: readonly Paragraph[]): readonly Ability[] =>
  mergeMana(
    paragraphs.flatMap(({ text }): readonly Ability[] => {
      const words = /(?:^|\. |, |— |then |• |\band )(?:you )?adds? ((?:\{|[a-z])[^"]*)/.exec(text)?.[1];
      const mana = words === undefined ? undefined : manaOf(words);
      return mana === undefined ? [] : [{ kind: 'ritual', colors: mana.colors, amount: mana.amount }];
    }),
  );
