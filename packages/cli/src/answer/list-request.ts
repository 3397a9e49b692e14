import type { DeckReportRequest } from '@crownsmith/api-client';
import {
  beginsLikeJson,
  deckListErrorText,
  faultOf,
  MAX_LIST_CHARACTERS,
  parseDeckList,
} from '@crownsmith/domain';
import { Failure } from '../failure';
import { toDocument } from '../list/print-list';
import { readList, type ListNotation } from '../list/read-list';
import type { CardSource } from '../source/card-source';

/** The list of a request: its text, with all that it states. Of a document in JSON that is too long for one the list alone is sent. */
export const listOf = async (
  text: string,
  source: CardSource,
  notation: ListNotation,
): Promise<Pick<DeckReportRequest, 'list'>> => {
  if (notation === 'json' || beginsLikeJson(text)) {
    const read = await readList(text, source, notation);
    return { list: text.length > MAX_LIST_CHARACTERS ? JSON.stringify(toDocument(read)) : text };
  }
  const fault = parseDeckList(text).errors.find((error) => faultOf(error) !== undefined);
  if (fault !== undefined) throw new Failure('usage', deckListErrorText(fault));
  return { list: text };
};
