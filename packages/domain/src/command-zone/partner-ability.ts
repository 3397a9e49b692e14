import { foldName } from '../card/card-name';
import { frontText } from '../card/front-text';
import { PARTNERS_WITH } from './partners-with';
import { err, ok, type Result } from '../result';
import { frontTypes } from '../card/type-line';

/**
 * The ability that lets a card share the command zone (CR 702.124, read 2026-11-20). `text` is the part after the dash
 * of a restricted partner ability ("Friends forever"), `with` the full name of the specific partner. `or` is the second
 * ability of a card with two, of which only one can be used (CR 702.124h).
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

/** The kind of a partner ability. */
export type PartnerKind = PartnerAbility['kind'];

/** The kinds of partner abilities. */
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

/** Known restricted partner abilities, by the part after the dash. */
const PARTNER_TEXTS = ['Friends forever', 'Character select', 'Father & son', 'Survivors'] as const;

/** Whether a value is a kind of partner ability. */
export const isPartnerKind = (value: unknown): value is PartnerKind =>
  (PARTNER_KINDS as readonly unknown[]).includes(value);

/** The partner ability of a card that has none. */
export const NO_PARTNER: PartnerAbility = { kind: 'none' };

/** The fields of a card that decide its partner ability. */
export interface PartnerFacts {
  readonly name: string;
  readonly typeLine: string;
  readonly keywords: readonly string[];
  readonly text?: string;
}

/** An unknown partner ability, to be logged; the card counts as having none. */
export interface UnknownPartnerWording {
  readonly code: 'unknown-partner-wording' | 'partner-name-missing';
  readonly name: string;
  readonly wording: string;
}

const REMINDER = / ?\([^()]*\)/g;
const DASH = /^partner\s*[—–-]\s*(\S.*)$/i;

const findPartnerText = (text: string): string | undefined => {
  const wanted = foldName(text.replace(/\band\b/gi, '&'));
  return PARTNER_TEXTS.find((known) => foldName(known) === wanted);
};

const parseAbility = (
  word: string,
  name: string,
): Result<PartnerAbility, UnknownPartnerWording> | undefined => {
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
  const restricted = findPartnerText(dashed ?? line);
  if (restricted !== undefined) return ok({ kind: 'partner-text', text: restricted });
  if (dashed !== undefined) return err({ code: 'unknown-partner-wording', name, wording: line });
  if (/^choose a background$/i.test(line)) return ok({ kind: 'choose-background' });
  if (/^doctor's companion$/i.test(line)) return ok({ kind: 'doctors-companion' });
  if (/^partner$/i.test(line)) return ok({ kind: 'partner' });
  return /^partner\b/i.test(line) ? err({ code: 'unknown-partner-wording', name, wording: line }) : undefined;
};

/** The parts of the front face's text that can be a keyword ability. */
const abilityLines = (text: string): readonly string[] =>
  frontText(text)
    .split('\n')
    .map((line) => line.replace(REMINDER, '').trim())
    .filter((line) => line !== '' && line.length <= 80 && !/[.:"]\s/.test(line))
    .flatMap((line) =>
      /^partner with\b/i.test(line) || /^[^,]*[—–]/.test(line) ? [line] : line.split(/,\s+/),
    );

const abilityOfTypes = (typeLine: string): PartnerAbility | undefined => {
  const { supertypes, types, subtypes } = frontTypes(typeLine);
  if (!supertypes.includes('Legendary')) return undefined;
  if (types.includes('Enchantment') && subtypes.includes('Background')) return { kind: 'background' };
  const isDoctor = subtypes.length === 2 && subtypes.includes('Time Lord') && subtypes.includes('Doctor');
  return types.includes('Creature') && isDoctor ? { kind: 'doctor' } : undefined;
};

/**
 * The partner ability of a card, from its rules text, keywords and types. The text takes precedence over keywords,
 * because sources list a restricted kind as plain 'Partner', and 'Partner with' without the name. An unknown ability is
 * an error; use `NO_PARTNER` then.
 * @example partnerAbilityOf({ name: 'Yoshimaru, Ever Faithful', typeLine: 'Legendary Creature — Dog', keywords: ['Partner'] }) // { ok: true, value: { kind: 'partner' } }
 */
export const partnerAbilityOf = (facts: PartnerFacts): Result<PartnerAbility, UnknownPartnerWording> => {
  const read = (list: readonly string[]) =>
    list.map((word) => parseAbility(word, facts.name)).filter((found) => found !== undefined);
  const worded = facts.text === undefined ? [] : read(abilityLines(facts.text));
  const found = worded.length > 0 ? worded : read(facts.keywords);
  const unknown = found.find((result) => !result.ok);
  const known = found.flatMap((result) => (result.ok ? [result.value] : []));
  const typed = abilityOfTypes(facts.typeLine);
  const abilities = typed === undefined ? known : [...known, typed];
  const distinct = abilities.filter(
    (ability, at) => abilities.findIndex((other) => other.kind === ability.kind) === at,
  );
  // Keywords can list 'Partner' in addition to the restricted kind, known or not.
  const isRestricted = unknown !== undefined || distinct.length > 1;
  const [first, second] = isRestricted ? distinct.filter((ability) => ability.kind !== 'partner') : distinct;
  if (first !== undefined) return ok(second === undefined ? first : { ...first, or: second });
  return unknown ?? ok(NO_PARTNER);
};
