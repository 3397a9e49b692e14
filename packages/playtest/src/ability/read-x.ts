import { X_KINDS, type Ability } from './ability';
import { occasionOf, USUAL_AMOUNT, type Paragraph } from './wording';

/** What comes with a large X alone. */
const ONLY_LARGE = /\bif x is \d+ or more,[^.]*(?:\.|$)/g;
/** An X that is no X of the card's own cost. */
const OTHER_X = /\{x\}|\bwhere x\b|\bx is\b/;

/** A paragraph with a number for the X of the card's cost, without what comes with a large X alone. */
const putX = ({ text, quoted }: Paragraph, x: number): Paragraph => {
  const plain = text
    .replaceAll(ONLY_LARGE, '')
    .replace(/^ravenous\b/, '~ enters with x +1/+1 counters on it.');
  if (OTHER_X.test(plain) || occasionOf(plain) === 'each-turn') return { text: plain, quoted };
  const put = plain.replaceAll(/\b(?:twice|two times) x\b/g, String(2 * x)).replaceAll(/\bx\b/g, String(x));
  return { text: put, quoted };
};

/** Paragraphs with the usual size for the X of the card's cost. */
export const putUsualX = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.map((paragraph) => putX(paragraph, USUAL_AMOUNT));

/** An ability as it is for an X of 1 and of 2, as its amounts for none and what each X adds. */
const grow = (one: Ability | undefined, two: Ability): Ability => {
  if (one?.kind !== two.kind || !X_KINDS.some((kind) => kind === two.kind)) return two;
  const [before, after] = [one, two].map((ability) => new Map<string, unknown>(Object.entries(ability)));
  const grown = ['count', 'amount', 'power', 'most'].flatMap((field) => {
    const [least, more] = [before?.get(field), after?.get(field)];
    if (typeof least !== 'number' || typeof more !== 'number' || more <= least) return [];
    const each = more - least;
    const name = two.kind === 'tokens' && field === 'power' ? 'xPower' : 'x';
    return [
      [field, Math.max(0, least - each)],
      [name, each],
    ] as const;
  });
  return { ...two, ...Object.fromEntries(grown) };
};

/**
 * What a card with {X} in its cost does, with what each X adds: it is read for an X of 1 and of 2 (the usual size), so that what is understood of numbers is
 * understood of X. What X does not change has the usual size.
 */
export const growWithX = (
  paragraphs: readonly Paragraph[],
  read: (paragraphs: readonly Paragraph[]) => readonly Ability[],
): readonly Ability[] => {
  const one = read(paragraphs.map((paragraph) => putX(paragraph, 1)));
  const two = read(putUsualX(paragraphs));
  return one.length === two.length ? two.map((ability, at) => grow(one[at], ability)) : two;
};
