import { parseColorIdentity, type ColorIdentity } from '@crownsmith/domain';
import type * as z from 'zod';
import { plainComboSchema, variantSchema } from './combos.schema';
import { gunzipIfCompressed } from '../records/gunzip';
import { listUnderKey } from '../records/list-under-key';
import type { Position } from '../records/position';
import { countBytes, readRecords, type ReadOptions } from '../records/read-records';
import { rejectInvalid, type RecordReject } from '../records/record-reject';

/** A combo as a source describes it. */
export interface SourceCombo {
  /** The source's own id. */
  readonly id: string;
  /** Names in the order of the source, each once. */
  readonly cards: readonly string[];
  /** Names of those that must be the commander. */
  readonly commanders: readonly string[];
  /** Copies by name, for those of which more than one is needed; absent if there are none. */
  readonly copies?: Readonly<Record<string, number>>;
  /** Absent if the source has none; then it is that of the cards together. */
  readonly identity?: ColorIdentity;
  /** What the combo produces, a few words each. */
  readonly results: readonly string[];
  /** One per line; absent if the source has none. */
  readonly prerequisites?: string;
  readonly steps?: string;
  /** Mana in the printed notation or in words. */
  readonly manaNeeded?: string;
  /** Further pieces that the combo needs, as the source describes them ("a sacrifice outlet"). */
  readonly templates: readonly string[];
  /** Decks with the combo, as the source counts them. */
  readonly popularity?: number;
  /** The source's letter for the combo's bracket. */
  readonly bracketTag?: string;
  /** Whether all its cards are legal in Commander; absent if the source does not state it. */
  readonly legal?: boolean;
  /** Whether one of its cards is not released yet. */
  readonly spoiler: boolean;
}

/** What a file of combos yields for each record. */
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

const identityFrom = (colors: string | null | undefined): ColorIdentity | undefined =>
  colors === null || colors === undefined
    ? undefined
    : parseColorIdentity(colors.toUpperCase().replace('C', ''));

const withQuantity = (name: string, quantity: number | null | undefined): string =>
  typeof quantity === 'number' && quantity > 1 ? `${quantity} × ${name}` : name;

const optional = <K extends string, T>(key: K, value: T | null | undefined): Partial<Record<K, T>> => {
  const field: Partial<Record<K, T>> = {};
  if (value !== null && value !== undefined && value !== '') field[key] = value;
  return field;
};

const copiesOf = (uses: z.infer<typeof variantSchema>['uses']): Record<string, number> | undefined => {
  const copies = uses.flatMap(({ card, quantity }) =>
    typeof quantity === 'number' && quantity > 1 ? [[card.name, quantity] as const] : [],
  );
  return copies.length === 0 ? undefined : Object.fromEntries(copies);
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
      variant.produces.map((product) =>
        withQuantity('feature' in product ? product.feature.name : product.name, product.quantity),
      ),
    ),
  ],
  templates: (variant.requires ?? []).map(({ template, quantity }) => withQuantity(template.name, quantity)),
  spoiler: variant.spoiler ?? false,
  ...optional('copies', copiesOf(variant.uses)),
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
  ...optional('bracketTag', combo.bracketTag),
});

/** The statuses of published variants; all others are drafts. */
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
 * Reads combos: Commander Spellbook's bulk file (`{ timestamp, version, variants: [ … ] }`), gzipped or not, an array of
 * such variants, or JSON lines; also the flat shape `{ id, cards, identity, prerequisites, steps, results }`. Memory is
 * bounded by one combo. A record that cannot be read yields a reject with its position.
 */
export async function* readCombos(
  bytes: AsyncIterable<Uint8Array>,
  { onProgress, ...options }: ReadOptions = {},
): AsyncGenerator<ComboEvent> {
  const source = onProgress === undefined ? bytes : countBytes(bytes, onProgress);
  for await (const scanned of readRecords(listUnderKey(gunzipIfCompressed(source), 'variants'), options))
    yield scanned.kind === 'record' ? comboEvent(scanned.value, scanned.position) : scanned;
}
