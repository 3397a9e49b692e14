import {
  allowanceOf,
  allows,
  allowsMore,
  COLOR_IDENTITIES,
  COLORLESS,
  type Card,
  type DeckAllowance,
} from '@crownsmith/domain';
import type { CountDialect } from '#src/counting/count-engine';

/** Colour identities. */
export const IDENTITIES = 32;
/** Rules of commanders that counts tell apart, from 1; further ones, which no file has yet, count for nothing. */
const MOST_RULES = 30;
/** The rule of commanders whose player chooses a colour of their identity. */
export const CHOSEN_COLOR = MOST_RULES + 1;
/**
 * Kinds of decks: the identity of the command zone, and 32 × the rule that lets it play more (0 for none). No two commanders
 * with such a rule share a command zone; if they did, the higher number would count.
 */
export const DECK_KINDS = IDENTITIES * (CHOSEN_COLOR + 1);

/** What cards allow as commanders, and which rules allow them, by number. */
export interface CardRules {
  /** by card: the rule that it has as a commander, 0 for none */
  readonly rules: Int32Array;
  /** by card: a bit for each rule that allows it whatever its identity */
  readonly exempt: Int32Array;
  /** what each rule allows, from rule 1 on */
  readonly keys?: readonly string[];
}

/** What decks could play a card: its identity, and the rules that allow it all the same. */
export interface CardKind {
  readonly identity: number;
  readonly exempt: number;
}

/** Cards without rules. */
export const noCardRules = (cards: number): CardRules => ({
  rules: new Int32Array(cards),
  exempt: new Int32Array(cards),
});

/** Reads the rules of commanders, and which of the cards each of them allows. */
export const makeCardRules = (cards: readonly Card[]): CardRules => {
  const { rules, exempt } = noCardRules(cards.length);
  const numbers = new Map<string, number>();
  const allowances: DeckAllowance[] = [];
  cards.forEach((card, number) => {
    if (card.grants === undefined) return;
    const allowance = allowanceOf([card]);
    if (allowance.open > 0) rules[number] = CHOSEN_COLOR;
    if (allowance.open > 0 || !allowsMore(allowance)) return;
    const key = JSON.stringify(allowance.exceptions);
    const rule = numbers.get(key) ?? numbers.size + 1;
    if (rule > MOST_RULES) return;
    if (!numbers.has(key)) allowances.push({ ...allowance, identity: COLORLESS });
    numbers.set(key, rule);
    rules[number] = rule;
  });
  allowances.forEach((allowance, at) => {
    cards.forEach((card, number) => {
      if (card.colorIdentity !== COLORLESS && allows(allowance, card))
        exempt[number] = (exempt[number] ?? 0) | (1 << (at + 1));
    });
  });
  return { rules, exempt, keys: [...numbers.keys()] };
};

const tableOf = (allowance: (own: (typeof COLOR_IDENTITIES)[number]) => DeckAllowance): Uint8Array =>
  Uint8Array.from(
    COLOR_IDENTITIES.flatMap((own) =>
      COLOR_IDENTITIES.map((colorIdentity) => Number(allows(allowance(own), { colorIdentity }))),
    ),
  );
/** By identity of a command zone and identity of a card: whether it is allowed. */
const WITHIN = tableOf((colorIdentity) => allowanceOf([{ colorIdentity }]));
const WITH_CHOICE = tableOf((colorIdentity) => allowanceOf([{ colorIdentity, grants: [{ kind: 'color' }] }]));

/** Whether decks of a kind may play a card. */
export const kindAllows = (kind: number, { identity, exempt }: CardKind): boolean => {
  const [own, rule] = [kind % IDENTITIES, Math.floor(kind / IDENTITIES)];
  const table = rule === CHOSEN_COLOR ? WITH_CHOICE : WITHIN;
  return table[own * IDENTITIES + identity] === 1 || ((exempt >> rule) & 1) === 1;
};

/** Whether a deck may play a card, as SQL. @param card alias of a table with identity and exempt @param deck one with identity */
export const allowedInSql = (
  { sharedBits, shiftRight }: Pick<CountDialect, 'sharedBits' | 'shiftRight'>,
  card: string,
  deck: string,
): string => {
  const rule = shiftRight(`${deck}.identity`, '5');
  const isExempt = `${sharedBits(shiftRight(`${card}.exempt`, rule), '1')} = 1`;
  return `(${sharedBits(`${card}.identity`, `${deck}.identity`)} = ${card}.identity or ${isExempt})`;
};
