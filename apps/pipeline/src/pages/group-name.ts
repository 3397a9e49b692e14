import { deckTheme, tribeKey, tribeName } from '@crownsmith/domain';
import type { DeckGroup } from '#src/aggregate/deck-groups';

/** Slug and display name of a theme or tribe. */
export const groupName = ({ kind, key }: DeckGroup): { readonly key: string; readonly name: string } =>
  kind === 'theme'
    ? { key, name: deckTheme(key)?.name ?? key }
    : { key: tribeKey(key), name: tribeName(key) };
