import type { DeckReportRequest } from '@crownsmith/api-client';
import { beginsLikeJson, deckListErrorText, faultOf, parseDeckList } from '@crownsmith/domain';
import { Failure } from '../failure';
import { readList, type ListNotation } from '../list/read-list';
import type { CardSource } from '../source/card-source';

/** The list of a request: a text keeps its lines, a document in JSON has entries. */
export const listOf = async (
  text: string,
  source: CardSource,
  notation: ListNotation,
): Promise<Pick<DeckReportRequest, 'list' | 'commanders' | 'cards' | 'companion'>> => {
  if (notation !== 'json' && !beginsLikeJson(text)) {
    const fault = parseDeckList(text).errors.find((error) => faultOf(error) !== undefined);
    if (fault !== undefined) throw new Failure('usage', deckListErrorText(fault));
    return { list: text };
  }
  const { commanders, main, companion } = await readList(text, source, notation);
  return {
    commanders: commanders.map(({ name }) => name),
    cards: main.map(({ name, count }) => ({ name, count })),
    ...(companion && { companion: companion.name }),
  };
};
