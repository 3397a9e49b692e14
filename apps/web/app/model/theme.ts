import type { ColorIdentity } from '@crownsmith/domain';
import type { PageList } from './card';
import type { PageCommander } from './commander';

/** Themes have their pages below `/themes/`, tribes below `/typal/`. */
export type ThemeKind = 'themes' | 'typal';

/** A theme or tribe. Its path is `/{kind}/{key}`. */
export interface PageTheme {
  readonly key: string;
  readonly name: string;
  /** null for older snapshots */
  readonly numDecks: number | null;
}

/** `/{kind}/{key}`, and `/{kind}/{key}/{colors}` for one colour identity */
export interface ThemeView {
  readonly kind: ThemeKind;
  readonly key: string;
  readonly name: string;
  /** in words, what makes a deck belong to it; empty for older snapshots */
  readonly rule: string;
  readonly numDecks: number;
  /** over all colours */
  readonly potentialDecks: number;
  /** undefined for all colours */
  readonly identity: ColorIdentity | undefined;
  /** identities that have a page, with their decks */
  readonly identities: readonly { readonly identity: ColorIdentity; readonly count: number }[];
  readonly commanders: readonly PageCommander[];
  readonly lists: readonly PageList[];
}
