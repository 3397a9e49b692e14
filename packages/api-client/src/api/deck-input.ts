import {
  EMPTY_LIST,
  lengthFaultOf,
  listFaultText,
  MAX_COMMANDERS,
  MAX_COPIES,
  MAX_NAME_CHARACTERS,
  MAX_RECS_CARDS,
} from '@crownsmith/domain';
import * as z from 'zod';
import { ChosenColor } from './chosen-color';

/** A card in the body of a request. */
export const cardKey = z
  .string()
  .min(1, 'Name a card.')
  .max(MAX_NAME_CHARACTERS)
  .describe(
    'A card: the path of its page (`/cards/{slug}`, of a commander or a pair `/commanders/{slug}`, too), its slug or its name.',
  );
const copies = z.int().min(1).max(MAX_COPIES).describe('Copies.');

/** A card of a list with its copies, or alone. */
export const DeckEntry = z.union(
  [
    cardKey,
    z.strictObject({ url: cardKey, count: copies }),
    z.strictObject({ name: cardKey, count: copies }),
  ],
  `Send a card of at most ${MAX_NAME_CHARACTERS} characters, or { name, count } with a count of 1 to ${MAX_COPIES}.`,
);

export type DeckEntry = z.infer<typeof DeckEntry>;

/** What an entry names, and its copies. @example namedEntry({ url: '/cards/opt', count: 2 }) // { name: '/cards/opt', count: 2 } */
export const namedEntry = (entry: DeckEntry): { readonly name: string; readonly count: number } => {
  if (typeof entry === 'string') return { name: entry, count: 1 };
  return { name: 'url' in entry ? entry.url : entry.name, count: entry.count };
};

/** A list in any notation, no longer than one is read. */
export const ListText = z.string().superRefine((text, context) => {
  const fault = lengthFaultOf(text);
  if (fault !== undefined) context.addIssue(listFaultText(fault));
});

/** The fields by which a request states a deck: its list as text, or its commanders and cards. */
export const deckFields = {
  list: ListText.min(1, listFaultText(EMPTY_LIST))
    .optional()
    .describe(
      'A list in any notation, in place of commanders and cards. Commanders are found by headings, marks or the form of the list.',
    ),
  commanders: z
    .array(cardKey)
    .max(MAX_COMMANDERS + 1)
    .optional(),
  cards: z.array(DeckEntry).max(MAX_RECS_CARDS).optional().describe('Without the commanders.'),
  companion: cardKey.optional(),
  chosen_color: ChosenColor.optional(),
};

/** Fields of a deck by the names that they had, for clients of an earlier release. */
export const FORMER_DECK_FIELDS = { text: 'list' } as const;

type DeckInput = z.infer<z.ZodObject<typeof deckFields>>;

/** Whether a request states a deck in one way: as a list, or by its commanders and cards. */
export const statesDeck = ({ list, commanders = [], cards = [], companion }: DeckInput) =>
  (list === undefined) !== (commanders.length + cards.length === 0 && companion === undefined);
/** What to do where it does not. */
export const STATE_A_DECK = 'Send { list }, or { commanders, cards }.';
