import { MAX_COPIES, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import * as z from 'zod';

/** The url of a card in a request: `/cards/{slug}`. */
export const cardUrl = z.string().max(MAX_NAME_CHARACTERS);

/** A card of a list by its url, with its copies where there are several. */
export const ListEntry = z.union(
  [cardUrl, z.object({ url: cardUrl, count: z.int().min(1).max(MAX_COPIES) })],
  `Send a card url of at most ${MAX_NAME_CHARACTERS} characters, or { url, count } with a count of 1 to ${MAX_COPIES}.`,
);
