import { parseColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import type { z } from 'zod';
import { plainComboSchema, variantSchema } from './combos.schema';
import { gunzipIfCompressed } from '../records/gunzip';
import { listUnderKey } from '../records/list-under-key';
import type { Position } from '../records/position';
import { countBytes, readRecords, type ReadOptions } from '../records/read-records';
import { rejectFault, rejectInvalid, type RecordReject } from '../records/record-reject';

/** Cards that together do something, as a source tells it. */
export interface SourceCombo {
  /** The source's own id. */
  readonly id: string;
  /** Names in the order of the source, each once. */
  readonly cards: readonly string[];
  /** Names of those that must be the commander. */
  readonly commanders: readonly string[];
  /** What the source says; undefined where it says nothing: then that of the cards together. */
  readonly identity?: ColorIdentity;
  /** What comes out, a few words each. */
  readonly results: readonly string[];
  /** Lines; absent where the source does not say. */
  readonly prerequisites?: string;
  readonly steps?: string;
  /** Mana in the printed notation or in words. */
  readonly manaNeeded?: string;
  /** Further cards of a kind are needed, in the source's words ("a sacrifice outlet"); without them it does nothing. */
  readonly templates: readonly string[];
  /** Decks, as the source counts them. */
  readonly popularity?: number;
  /** The source's letter for the power of it. */
  readonly bracketTag?: string;
  /** Whether the source says that all its cards may be played; absent where it says nothing. */
  readonly legal?: boolean;
  /** A card of it is not released yet. */
  readonly spoiler: boolean;
}

/** What comes of a file of combos, one by one. */
export type ComboEvent =
  | { readonly kind: 'combo'; readonly combo: SourceCombo; readonly position: Position }
  | { readonly kind: 'left-out'; readonly id: string; readonly reason: 'status'; readonly position: Position }
  | RecordReject;

type Texts = string | readonly string[] | null | undefined;

const linesOf = (...texts: readonly Texts[]): string | undefined => {
  const lines = texts
    .flatMap((text) => (typeof text === 'string' ? text.split('\n') : (text ?? [])))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length === 0 ? undefined : lines.join('\n');
};

const identityFrom = (letters: string | null | undefined): ColorIdentity | undefined =>
  letters === null || letters === undefined
    ? undefined
    : parseColorIdentity(letters.toUpperCase().replace('C', ''));

const counted = (name: string, quantity: number | null | undefined): string =>
  typeof quantity === 'number' && quantity > 1 ? `${quantity} × ${name}` : name;

const optional = <K extends string, T>(key: K, value: T | null | undefined): Partial<Record<K, T>> => {
  const held: Partial<Record<K, T>> = {};
  if (value !== null && value !== undefined && value !== '') held[key] = value;
  return held;
};

const fromVariant = (variant: z.infer<typeof variantSchema>): SourceCombo => ({
  id: variant.id,
  cards: [...new Set(variant.uses.map(({ card }) => card.name))],
  commanders: [
    ...new Set(
      variant.uses.filter(({ mustBeCommander }) => mustBeCommander === true).map(({ card }) => card.name),
    ),
  ],
  results: [
    ...new Set(
      variant.produces.map((made) =>
        counted('feature' in made ? made.feature.name : made.name, made.quantity),
      ),
    ),
  ],
  templates: (variant.requires ?? []).map(({ template, quantity }) => counted(template.name, quantity)),
  spoiler: variant.spoiler ?? false,
  ...optional('identity', identityFrom(variant.identity)),
  ...optional(
    'prerequisites',
    linesOf(variant.easyPrerequisites, variant.notablePrerequisites, variant.otherPrerequisites),
  ),
  ...optional('steps', linesOf(variant.description)),
  ...optional('manaNeeded', variant.manaNeeded?.trim()),
  ...optional('popularity', variant.popularity),
  ...optional('bracketTag', variant.bracketTag),
  ...optional('legal', variant.legalities?.commander),
});

const fromPlain = (combo: z.infer<typeof plainComboSchema>): SourceCombo => ({
  id: combo.id,
  cards: [...new Set(combo.cards)],
  commanders: [],
  results: [...new Set(combo.results)],
  templates: [],
  spoiler: false,
  ...optional('identity', identityFrom(combo.identity)),
  ...optional('prerequisites', linesOf(combo.prerequisites)),
  ...optional('steps', linesOf(combo.steps)),
});

/** What the site shows to everybody; other states are drafts. */
const PUBLIC_STATUSES = ['OK', 'E'];

const comboEvent = (value: unknown, position: Position): ComboEvent => {
  const isPlain = typeof value === 'object' && value !== null && 'cards' in value && !('uses' in value);
  const parsed = isPlain ? plainComboSchema.safeParse(value) : variantSchema.safeParse(value);
  if (!parsed.success) return rejectInvalid('combo', parsed.error, position);
  const { data } = parsed;
  if (!('uses' in data)) return { kind: 'combo', combo: fromPlain(data), position };
  if (typeof data.status === 'string' && !PUBLIC_STATUSES.includes(data.status.toUpperCase()))
    return { kind: 'left-out', id: data.id, reason: 'status', position };
  return { kind: 'combo', combo: fromVariant(data), position };
};

/**
 * Reads combos: Commander Spellbook's bulk file (`{ timestamp, version, variants: [ … ] }`), gzipped or not, a list of
 * such variants, or JSON lines; also the flat shape `{ id, cards, identity, prerequisites, steps, results }`. As a stream:
 * memory is bounded by one combo. What cannot be read is a reject with its place; the rest goes on.
 */
export async function* readCombos(
  bytes: AsyncIterable<Uint8Array>,
  { onProgress, ...options }: ReadOptions = {},
): AsyncGenerator<ComboEvent> {
  const source = onProgress === undefined ? bytes : countBytes(bytes, onProgress);
  for await (const scanned of readRecords(listUnderKey(gunzipIfCompressed(source), 'variants'), options)) {
    const { position } = scanned;
    if (scanned.kind === 'record') yield comboEvent(scanned.value, position);
    else yield rejectFault(scanned.fault, scanned.reason, position);
  }
}
