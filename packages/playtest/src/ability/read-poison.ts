import type { Ability, GivesPoison } from './ability';
import { costOf } from './read-mana';
import { frequencyOf, isLeftOut, NUMBER, numberOf, occasionOf } from './wording';

const TOXIC = /^(?:[a-z ]+, )*(?:toxic|poisonous) (\d+)/;
const POISONS_WHOM_IT_HITS = new RegExp(
  String.raw`^whenever ~ (?:deals (?:combat )?damage to (?:a player|an opponent)[^,]*|attacks and isn't blocked), (?:that player|defending player|they) gets? (${NUMBER}) poison counters?`,
);

/** Poison counters that a creature gives besides its damage by what a paragraph says. */
export const readToxic = (text: string): number =>
  numberOf((TOXIC.exec(text) ?? POISONS_WHOM_IT_HITS.exec(text))?.[1] ?? '0');

/** The poison of what is given keywords, by the words behind "with", "has", "have" or "gain". */
export const readGivenPoison = (words: string): GivesPoison => {
  const [, toxic] = /\b(?:toxic|poisonous) (\d+)\b/.exec(words) ?? [];
  return {
    ...(toxic !== undefined && { toxic: Number(toxic) }),
    ...(/\binfect\b/.test(words) && { infect: true }),
  };
};

const DEATHTOUCH_POISONS = new RegExp(
  String.raw`^whenever a creature you control with deathtouch deals combat damage to a player, that player gets (${NUMBER}) poison counters?`,
);
const EACH_GETS = new RegExp(
  String.raw`\beach (?:opponent|player|other player)(?: [^.,]* and)? gets (${NUMBER}) poison counters?`,
);
const TARGET_GETS = new RegExp(
  String.raw`^(?!whenever [^,]*\bbecomes the target\b).*\btarget (?:opponent|player)\b[^.]*\bgets (${NUMBER}) poison counters?`,
);
const PROLIFERATES = new RegExp(String.raw`\bproliferates?(?: (twice|${NUMBER}) times?)?`);

/** Poison counters that opponents get without damage, or for that of others. */
export const readPoison = (text: string): readonly Ability[] => {
  if (isLeftOut(text)) return [];
  const when = frequencyOf(occasionOf(text));
  const mana = costOf(text);
  const cost = mana > 0 && { cost: mana };
  const found: Ability[] = [];
  const deathtouch = DEATHTOUCH_POISONS.exec(text)?.[1];
  if (deathtouch !== undefined)
    found.push({ kind: 'pump', power: 0, of: 'deathtouch', toxic: numberOf(deathtouch) });
  const each = EACH_GETS.exec(text)?.[1];
  if (each !== undefined) found.push({ kind: 'poison', count: numberOf(each), of: 'all', when, ...cost });
  const target = TARGET_GETS.exec(text)?.[1];
  if (target !== undefined)
    found.push({ kind: 'poison', count: numberOf(target), of: 'target', when, ...cost });
  const proliferates =
    /^(?!.*\b(?:whenever you|if you would) proliferate)/.test(text) && PROLIFERATES.exec(text);
  if (proliferates)
    found.push({
      kind: 'poison',
      count: /\bproliferate twice\b/.test(text) ? 2 : numberOf(proliferates[1] ?? 'a'),
      of: 'poisoned',
      when,
      ...cost,
    });
  return found;
};
