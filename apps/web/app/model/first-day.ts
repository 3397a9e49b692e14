/** A link with a reason that can be checked. */
export interface ReasonedLink {
  readonly label: string;
  readonly url: string;
  readonly reason: string;
}

/** What is foreseen of a card that nobody has played. */
export interface FirstDayView {
  readonly name: string;
  readonly url: string;
  readonly typeLine: string;
  readonly manaCost: string;
  readonly themes: readonly { readonly key: string; readonly name: string }[];
  readonly wantedBy: readonly ReasonedLink[];
  readonly mayReplace: readonly ReasonedLink[];
}

/** New cards of a set for some commanders. */
export interface NewForCommanders {
  /** undefined for cards whose set is not known */
  readonly set?:
    { readonly code: string; readonly name: string; readonly releasedAt: string | null } | undefined;
  readonly cards: readonly {
    readonly name: string;
    readonly url: string;
    readonly manaCost: string;
    readonly reasons: readonly ReasonedLink[];
  }[];
}
