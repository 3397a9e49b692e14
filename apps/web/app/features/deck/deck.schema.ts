import { type Color, COLORS, isSlug, MAX_LIST_CHARACTERS, MAX_OWNED_CARDS } from '@crownsmith/domain';
import { z } from 'zod';
import {
  makeChange,
  makeChanges,
  MAX_CHANGES,
  parseChange,
  parseChanges,
  type DeckChange,
} from './deck-change';

const list = (what: string) =>
  z
    .string()
    .max(
      MAX_LIST_CHARACTERS,
      `${what} may have at most ${MAX_LIST_CHARACTERS.toLocaleString('en')} characters.`,
    )
    .default('');

/** A number of a field that may be empty. */
const optionalNumber = (schema: z.ZodNumber) =>
  z
    .string()
    .trim()
    .transform((text) => (text === '' ? undefined : Number(text)))
    .pipe(schema.optional())
    .optional();

const change = z
  .string()
  .max(700)
  .optional()
  .transform((text) => (text === undefined ? undefined : parseChange(text)));

/** The form of /deck, as a posted body or as the query of a URL. */
export const DeckForm = z.object({
  /** a list in any notation */
  text: list('A list'),
  /** changes that were applied to it */
  changes: z.string().max(50_000).default('').transform(parseChanges),
  /** a change to apply, and one to undo */
  apply: change,
  undo: change,
  /** id of a saved list to report on instead */
  list: z.string().max(100).optional(),
  /** what the player allows for swaps */
  budget: optionalNumber(
    z
      .number('The budget is not a number.')
      .min(0, 'The budget is negative.')
      .max(1e6, 'The budget is too large.'),
  ),
  bracket: optionalNumber(
    z
      .number('Choose a bracket from 1 to 5.')
      .int()
      .min(1, 'Choose a bracket from 1 to 5.')
      .max(5, 'Choose a bracket from 1 to 5.'),
  ),
  /** the colour that the player chooses for a commander; empty for the one that most cards need */
  chosen_color: z
    .enum(['', ...COLORS], 'Choose one of the five colours.')
    .optional()
    .transform((color) => (color === '' ? undefined : color)),
  no_more_lands: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
  /** names of cards that stay, a line each, and the name of another one */
  keep: list('The cards to keep'),
  keep_card: z.string().max(300).optional(),
  /** names of the cards that somebody owns, a line each */
  owned: list('The cards that you own'),
  /** whether the cards of the person's collection are owned, too: that of the account, or of the browser in `collection_cards` */
  collection: z
    .string()
    .optional()
    .transform((value) => value !== undefined),
  /** slugs of the browser's collection, separated by spaces; scripts add them to a post */
  collection_cards: z
    .string()
    .default('')
    .transform((text) => text.split(' ', MAX_OWNED_CARDS).filter(isSlug)),
});

/** What a page of /deck carries from one post to the next. */
export interface DeckState {
  readonly text: string;
  readonly changes: readonly DeckChange[];
  readonly budget?: number | undefined;
  readonly bracket?: number | undefined;
  readonly chosenColor?: Color | undefined;
  readonly noMoreLands: boolean;
  readonly keep: string;
  readonly owned: string;
  /** only owned cards come in, and those of the collection are owned */
  readonly collection: boolean;
  /** slugs of the browser's collection; pages do not repeat them */
  readonly collectionCards: readonly string[];
}

/** The state of the empty form. */
export const EMPTY_STATE: DeckState = {
  text: '',
  changes: [],
  noMoreLands: false,
  keep: '',
  owned: '',
  collection: false,
  collectionCards: [],
};

/** The state after what a form asks for: a change applied or undone, a card to keep. */
export const nextState = (form: z.infer<typeof DeckForm>): DeckState => {
  const { text, changes, apply, undo, budget, bracket, no_more_lands: noMoreLands, keep, owned } = form;
  const { collection, collection_cards: collectionCards, chosen_color: chosenColor } = form;
  const undone = undo === undefined ? -1 : changes.map(makeChange).lastIndexOf(makeChange(undo));
  const kept =
    form.keep_card === undefined ? keep : [keep.trimEnd(), form.keep_card].filter(Boolean).join('\n');
  return {
    text,
    changes: [...changes.filter((_, at) => at !== undone), ...(apply ? [apply] : [])].slice(-MAX_CHANGES),
    budget,
    bracket,
    chosenColor,
    noMoreLands,
    keep: kept,
    owned,
    collection,
    collectionCards,
  };
};

/** The state as fields of a form. */
export const stateFields = ({
  text,
  changes,
  budget,
  bracket,
  chosenColor,
  noMoreLands,
  keep,
  owned,
  collection,
}: DeckState): readonly (readonly [name: string, value: string])[] =>
  (
    [
      ['text', text],
      ['changes', makeChanges(changes)],
      ['budget', budget === undefined ? '' : String(budget)],
      ['bracket', bracket === undefined ? '' : String(bracket)],
      ['chosen_color', chosenColor ?? ''],
      ['no_more_lands', noMoreLands ? 'on' : ''],
      ['keep', keep],
      ['owned', owned],
      ['collection', collection ? 'on' : ''],
    ] as const
  ).filter(([, value]) => value !== '');
