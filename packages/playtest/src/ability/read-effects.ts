import type { Ability } from './ability';
import { readGivenPoison } from './read-poison';
import { frequencyOf, isLeftOut, NUMBER, numberOf, occasionOf, USUAL_AMOUNT } from './wording';

const TREASURE = new RegExp(
  String.raw`\bcreates? (${NUMBER}) (?:tapped )?(?:[^.]*? and )?(?:treasure|gold|eldrazi spawn|eldrazi scion|\d\/\d colorless eldrazi (?:spawn|scion)) (?:artifact |creature )*tokens?`,
  'g',
);
const NOT_YOURS =
  /\b(?:its controller|that player|target opponent|each opponent|an opponent|its owner|their controllers?) (?:may )?$/;

/** Treasure tokens, and what else gives a mana once. */
export const readTreasures = (text: string): readonly Ability[] => {
  let count = 0;
  for (const match of text.matchAll(TREASURE))
    if (!NOT_YOURS.test(text.slice(0, match.index))) count += numberOf(match[1] ?? 'a');
  if (count === 0 || isLeftOut(text)) return [];
  return [{ kind: 'treasure', count, when: frequencyOf(occasionOf(text)) }];
};

const TOKENS = new RegExp(
  String.raw`\bcreates? (${NUMBER}) (?:tapped |untapped )?(?:and attacking )?(?:[a-z', ]*?)(\d+|x)\/(\d+|x) [^.]*?tokens?`,
  'g',
);
const NAMED_TOKENS = new RegExp(
  String.raw`\bcreates? (${NUMBER}) (?:tapped )?tokens? that(?:'s| is|'re| are) (?:a )?cop(?:y|ies)`,
  'g',
);

/** Creature tokens that a paragraph makes. */
export const readTokens = (text: string): readonly Ability[] => {
  if (isLeftOut(text)) return [];
  const when = frequencyOf(occasionOf(text));
  const found: Ability[] = [];
  for (const match of text.matchAll(TOKENS)) {
    if (NOT_YOURS.test(text.slice(0, match.index))) continue;
    const [whole, count = 'a', power = '1'] = match;
    if (!/\bcreature\b|\btokens?$/.test(whole) || /vehicle/.test(whole)) continue;
    const many = /\bfor each\b|\bequal to\b/.test(text.slice(match.index)) ? USUAL_AMOUNT : numberOf(count);
    const [given = ''] = /^ with [^.]*/.exec(text.slice(match.index + whole.length)) ?? [];
    found.push({ kind: 'tokens', count: many, power: numberOf(power), when, ...readGivenPoison(given) });
  }
  for (const match of text.matchAll(NAMED_TOKENS))
    if (!NOT_YOURS.test(text.slice(0, match.index)))
      found.push({ kind: 'tokens', count: numberOf(match[1] ?? 'a'), power: 3, when });
  if (
    /\b(?:amass|fabricate|incubate|afterlife|populate|living weapon|for mirrodin!)\b/.test(text) &&
    found.length === 0
  ) {
    const [, size] = /\b(?:amass|fabricate|incubate|afterlife)(?: [a-z]+)? (\d+)/.exec(text) ?? [];
    found.push({ kind: 'tokens', count: 1, power: numberOf(size ?? '1'), when });
  }
  return found;
};

const bonus = (text: string): number | undefined => {
  const words = /\bgets? (?:an additional )?\+(\d+|x)\/[+-](?:\d+|x)/.exec(text)?.[1];
  return words === undefined
    ? undefined
    : /\bfor each\b|\bequal to\b/.test(text)
      ? Math.max(USUAL_AMOUNT, numberOf(words))
      : numberOf(words);
};

const ALL =
  /\b(?:creatures you control|(?:other )?[a-z' -]+ you control|creatures your team controls|attacking creatures|each (?:other )?(?:attacking )?creature(?: you control)?|creature tokens you control|all (?:sliver )?creatures)\b/;

/** Power for attackers. */
export const readPumps = (text: string): readonly Ability[] => {
  if (isLeftOut(text)) return [];
  const power = bonus(text) ?? 0;
  const poison = readGivenPoison(/\b(?:has|have|gains?) [^.]*/.exec(text)?.[0] ?? '');
  const isOnce = /\buntil end of turn\b/.test(text);
  if (power > 0 || Object.keys(poison).length > 0) {
    const subject = text.slice(0, /\b(?:gets?|has|have|gains?) /.exec(text)?.index ?? 0);
    if (/\b(?:equipped|enchanted) creature\b/.test(subject) && !isOnce)
      return [{ kind: 'pump', power, of: 'one', ...poison }];
    if (ALL.test(subject) && !/\btarget\b/.test(subject))
      return [{ kind: 'pump', power, of: isOnce ? 'all-once' : 'all', ...poison }];
    return [];
  }
  const counters = new RegExp(
    String.raw`\bput (${NUMBER}) \+1\/\+1 counters? on (each (?:other )?(?:attacking )?(?:[a-z]+ )?creatures?|each of|each [a-z]+ you control)`,
  ).exec(text);
  if (counters !== null) return [{ kind: 'pump', power: numberOf(counters[1] ?? 'a'), of: 'all' }];
  if (
    /\bdouble the power\b|\bcreatures you control have double strike\b|\bgain double strike\b.*\bcreatures\b/.test(
      text,
    )
  )
    return [{ kind: 'pump', power: 3, of: 'all-once' }];
  return [];
};

/** Extra combat phases, extra turns and life that all opponents lose. */
export const readFinishers = (text: string): readonly Ability[] => {
  const when = frequencyOf(occasionOf(text));
  if (isLeftOut(text)) return [];
  const found: Ability[] = [];
  if (/\b(?:an|two|x) additional combat (?:phase|steps?)|\badditional combat phases?\b/.test(text))
    found.push({ kind: 'combat', count: 1, when });
  const turns = new RegExp(String.raw`\btakes? (${NUMBER}) extra turns?\b|\btake an extra turn\b`).exec(text);
  if (turns !== null && !/\btarget opponent takes\b/.test(text))
    found.push({ kind: 'turn', count: numberOf(turns[1] ?? 'a') });
  const drain =
    new RegExp(
      String.raw`\beach (?:opponent|other player|player|of your opponents) loses (\d+|x|that much|half) ?`,
    ).exec(text) ??
    new RegExp(
      String.raw`\bdeals (\d+|x|that much) damage to (?:each (?:of your )?opponents?|each player|each other player|each creature[^.]*? and each player|each opponent and)`,
    ).exec(text) ??
    /\bopponents each lose (\d+|x) life/.exec(text);
  if (drain !== null) {
    const amount = drain[1] === 'half' ? 10 : numberOf(drain[1] ?? 'x');
    if (!/poison|unless/.test(text.slice(drain.index, drain.index + 60)))
      found.push({ kind: 'drain', amount, when });
  }
  return found;
};

const REDUCES =
  /^([^.]*?)\bspells?(?: with [^.]*?| of the chosen type| from [^.]*?)? (?:you|that you) cast(?: that[^.]*?| from [^.]*?| with [^.]*?| each turn| during [^.]*?)? costs? (?:up to )?(\{[^.]*?\}) less(?: to cast)?/;
const REDUCES_ALL =
  /^([^.]*?)\bspells?(?: you cast)?(?: of the chosen type)? costs? (?:up to )?(\{[^.]*?\}) less to cast\.?$/;
const TYPE_NOUN =
  /\b(?:creature|artifact|enchantment|instant|sorcery|planeswalker|aura|equipment|vehicle|noncreature|historic|[a-z]+)\b/g;
const NO_TYPE = new Set(
  'and or the first other of chosen type each your that are spells legendary noncreature'.split(' '),
);

/** What a permanent takes off the costs of other spells. */
export const readReductions = (text: string): readonly Ability[] => {
  const found = REDUCES.exec(text) ?? REDUCES_ALL.exec(text);
  if (found === null || /\bthis spell\b|^~ costs\b/.test(found[0])) return [];
  const amount = [...(found[2] ?? '').matchAll(/\{([^{}]+)\}/g)].reduce(
    (sum, [, symbol = '']) => sum + numberOf(symbol.replace(/^[wubrg]$/, 'one')),
    0,
  );
  const of = [...(found[1] ?? '').matchAll(TYPE_NOUN)]
    .map(([word]) => word)
    .filter((word) => !NO_TYPE.has(word));
  return [{ kind: 'reduce', amount, of }];
};
