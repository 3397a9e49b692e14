import { foldName } from '../card/card-name';
import { frontText } from '../card/front-text';
import { PARTNERS_WITH } from './partners-with';
import { err, ok, type Result } from '../result';
import { frontTypes } from '../card/type-line';

/**
 * What lets a card share the command zone (CR 702.124, read 2026-11-20). `text` carries the words after the dash of
 * a restricted partner ability ("Friends forever"); `with` the full name of the one card that it partners with. A card
 * with two such abilities has the second in `or`: either may be used, never both (CR 702.124h).
 */
export type PartnerAbility = (
  | { readonly kind: 'none' }
  | { readonly kind: 'partner' }
  | { readonly kind: 'partner-with'; readonly with: string }
  | { readonly kind: 'partner-text'; readonly text: string }
  | { readonly kind: 'choose-background' }
  | { readonly kind: 'background' }
  | { readonly kind: 'doctors-companion' }
  | { readonly kind: 'doctor' }
) & { readonly or?: PartnerAbility };

export type PartnerKind = PartnerAbility['kind'];

export const PARTNER_KINDS = [
  'none',
  'partner',
  'partner-with',
  'partner-text',
  'choose-background',
  'background',
  'doctors-companion',
  'doctor',
] as const satisfies readonly PartnerKind[];

/** Restricted partner abilities, by the words after the dash; a text that is not here is reported, but works. */
export const PARTNER_TEXTS = ['Friends forever', 'Character select', 'Father & son', 'Survivors'] as const;

/** Whether a value names a kind of partner ability. */
export const isPartnerKind = (value: unknown): value is PartnerKind =>
  (PARTNER_KINDS as readonly unknown[]).includes(value);

export const NO_PARTNER: PartnerAbility = { kind: 'none' };

/** What is read from a card to find its partner ability; the wording where the source has it. */
export interface PartnerFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly keywords: readonly string[];
  readonly text?: string;
}

/** A partner ability that this house does not know: the card counts as single, and the wording is worth logging. */
export interface UnknownPartnerWording {
  readonly code: 'unknown-partner-wording' | 'partner-name-missing';
  readonly name: string;
  readonly wording: string;
}

const REMINDER = / ?\([^()]*\)/g;
const DASH = /^partner\s*[—–-]\s*(.+)$/i;

const knownText = (text: string): string | undefined => {
  const wanted = foldName(text.replace(/\band\b/gi, '&'));
  return PARTNER_TEXTS.find((known) => foldName(known) === wanted);
};

const fromWord = (word: string, name: string): Result<PartnerAbility, UnknownPartnerWording> | undefined => {
  const line = word.replace(REMINDER, '').replaceAll('’', "'").trim().replace(/\.$/, '');
  if (/^partner with$/i.test(line)) {
    const partner = PARTNERS_WITH.get(foldName(name));
    return partner === undefined
      ? err({ code: 'partner-name-missing', name, wording: word })
      : ok({ kind: 'partner-with', with: partner });
  }
  const named = /^partner with (.+)$/i.exec(line)?.[1];
  if (named !== undefined) return ok({ kind: 'partner-with', with: named });
  const dashed = DASH.exec(line)?.[1];
  const restricted = knownText(dashed ?? line);
  if (restricted !== undefined) return ok({ kind: 'partner-text', text: restricted });
  if (dashed !== undefined) return err({ code: 'unknown-partner-wording', name, wording: line });
  if (/^choose a background$/i.test(line)) return ok({ kind: 'choose-background' });
  if (/^doctor's companion$/i.test(line)) return ok({ kind: 'doctors-companion' });
  if (/^partner$/i.test(line)) return ok({ kind: 'partner' });
  return /^partner\b/i.test(line) ? err({ code: 'unknown-partner-wording', name, wording: line }) : undefined;
};

/** Lines of the front face's wording that may hold a keyword ability alone. */
const abilityLines = (text: string): readonly string[] =>
  frontText(text)
    .split('\n')
    .map((line) => line.replace(REMINDER, '').trim())
    .filter((line) => line !== '' && line.length <= 80 && !/[.:"]\s/.test(line))
    .flatMap((line) =>
      /^partner with\b/i.test(line) || /^[^,]*[—–]/.test(line) ? [line] : line.split(/,\s+/),
    );

const fromTypes = (typeLine: string): PartnerAbility | undefined => {
  const { supertypes, types, subtypes } = frontTypes(typeLine);
  if (!supertypes.includes('Legendary')) return undefined;
  if (types.includes('Enchantment') && subtypes.includes('Background')) return { kind: 'background' };
  const isDoctor = subtypes.length === 2 && subtypes.includes('Time Lord') && subtypes.includes('Doctor');
  return types.includes('Creature') && isDoctor ? { kind: 'doctor' } : undefined;
};

/**
 * The partner ability of a card, from its wording, keywords and types. Wording outranks keywords, because sources
 * show a restricted kind as plain 'Partner' or name 'Partner with' without the name. An unknown kind is an error value
 * to log; the card then counts as single (`NO_PARTNER`).
 * @example partnerAbilityOf({ name: 'Yoshimaru, Ever Faithful', typeLine: 'Legendary Creature — Dog', keywords: ['Partner'] }) // { ok: true, value: { kind: 'partner' } }
 */
export const partnerAbilityOf = (facts: PartnerFacts): Result<PartnerAbility, UnknownPartnerWording> => {
  const read = (list: readonly string[]) =>
    list.map((word) => fromWord(word, facts.name)).filter((found) => found !== undefined);
  const worded = facts.text === undefined ? [] : read(abilityLines(facts.text));
  const found = worded.length > 0 ? worded : read(facts.keywords);
  const unknown = found.find((result) => !result.ok);
  const known = found.flatMap((result) => (result.ok ? [result.value] : []));
  const typed = fromTypes(facts.typeLine);
  const abilities = typed === undefined ? known : [...known, typed];
  const distinct = abilities.filter(
    (ability, at) => abilities.findIndex((other) => other.kind === ability.kind) === at,
  );
  // Plain 'Partner' may stand in a list of keywords beside the restricted kind that it means, known or not.
  const isRestricted = unknown !== undefined || distinct.length > 1;
  const [first, second] = isRestricted ? distinct.filter((ability) => ability.kind !== 'partner') : distinct;
  if (first !== undefined) return ok(second === undefined ? first : { ...first, or: second });
  return unknown ?? ok(NO_PARTNER);
};
