import type { WireCard } from '@crownsmith/api-client';
import { makeSlug, MAX_SLUG_CHARACTERS } from '@crownsmith/domain';
import type { Snapshot } from './snapshot.server';

/**
 * A card by its name, a face's name or its slug, in any spelling of these; undefined for an unknown one.
 * @example findCard('Fire-Ice', snapshot)?.sanitized // 'fire-ice'
 */
export const findCard = (
  text: string,
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): WireCard | undefined =>
  text.length > MAX_SLUG_CHARACTERS ? undefined : (resolveCard(text) ?? resolveCard(makeSlug(text)));
