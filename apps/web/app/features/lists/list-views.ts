import type { ListLineError } from '#app/model/list-errors';
import type { TimeText } from '#app/ui/format/time';

/** A list in a table. */
export interface ListRow {
  readonly id: string;
  readonly name: string;
  /** their names */
  readonly commanders: string;
  readonly cardCount: number;
  readonly changed: TimeText;
  readonly isShared: boolean;
}

export interface TrashRow extends ListRow {
  /** when it is deleted for good */
  readonly purged: TimeText;
}

/** A form with what was sent, and why it was refused. */
export interface ListDraft {
  readonly name: string;
  readonly text: string;
  readonly nameError?: string | undefined;
  readonly textError?: string | undefined;
  readonly formError?: string | undefined;
  /** the version that is current by now, where the form began with an earlier one */
  readonly base?: number | undefined;
  /** lines that could not be used: the list can be saved without them */
  readonly lines: readonly ListLineError[];
}

/** What an action responds with where it refuses a form. */
export type RefusedForm = () => Promise<{ readonly draft: ListDraft }>;

/** A form that was not sent yet. */
export const EMPTY_DRAFT: ListDraft = { name: '', text: '', lines: [] };

/**
 * What was sent to a list that is gone, or by a person who is signed out by now: its text, and what its player says of it as
 * parameters of an address.
 */
export interface KeptList {
  readonly text: string;
  readonly words?: string | undefined;
  readonly isSignedOut?: boolean;
}

/** Why a form of a list that is gone was refused. */
export const LIST_GONE =
  'Nothing was saved: this list is not there any more. A deleted list is in the trash of your lists. What you typed is still here.';

/** Why a form of a person who is signed out was refused. */
export const SIGNED_OUT =
  'Nothing was saved: you are signed out. Sign in on another page, then save again. What you typed is still here.';

/** What `/lists` shows. */
export interface ListsView {
  readonly rows: readonly ListRow[];
  readonly trash: readonly TrashRow[];
  readonly notice?: string | undefined;
}

/** A version in the table of versions. */
interface VersionRow {
  readonly version: number;
  readonly saved: TimeText;
  readonly cardCount: number;
}

/** A card among the changes between two versions. */
export interface ChangedCard {
  readonly name: string;
  /** undefined for a card that is not known */
  readonly url?: string | undefined;
  readonly before: number;
  readonly after: number;
  readonly isCommander: boolean;
  /** what is stated of its copies, before and after, where only that changed */
  readonly printings?: { readonly before: string; readonly after: string } | undefined;
}

/** What changed from one version to a later one. */
export interface ChangesView {
  readonly from: number;
  readonly to: number;
  readonly cards: readonly ChangedCard[];
  /** names of the colours that are chosen for its commanders, where another one is */
  readonly chosenColor?: { readonly before: string; readonly after: string } | undefined;
}

/** What `/lists/{id}` shows besides the deck. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  /** the version that is shown */
  readonly version: number;
  readonly current: number;
  readonly versions: readonly VersionRow[];
  /** the current version as text, with what its player says of the deck */
  readonly text: string;
  /** all that its player says of it, as parameters of an address */
  readonly words: string;
  /** absolute URL that everyone may read */
  readonly shareUrl?: string | undefined;
  /** the earlier version that it is compared with */
  readonly from?: number | undefined;
  readonly notice?: string | undefined;
}
