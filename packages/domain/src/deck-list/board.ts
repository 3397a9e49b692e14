import type { DeckZone, HeadingForm, ZoneHeading } from './heading';

/** Parts of a list that are not of the deck, and can have categories of their own. */
const OUTSIDE: readonly DeckZone[] = ['sideboard', 'maybeboard', 'token'];

const isOutside = (zone: DeckZone): boolean => OUTSIDE.includes(zone);
const isOneForm = (a: HeadingForm, b: HeadingForm): boolean => a.sign === b.sign && a.rank === b.rank;

/** Where a heading stands. */
interface HeadingPlace {
  /** Whether a blank line or a heading precedes it. */
  readonly isApart: boolean;
  /** Whether no entry stands between it and the heading before. */
  readonly isDirect: boolean;
  /** Whether the entries above are a whole deck. */
  readonly isFull: boolean;
}

/** A part of a list that is open, and what its heading is like. */
interface Board {
  readonly heading: ZoneHeading;
  readonly isApart: boolean;
}

/**
 * Follows the headings of a list. The heading of a part (`Sideboard`, `Deck`) opens that part; the heading of a category
 * (`Ramp`) stays in a sideboard or a maybeboard if it is of lower rank, and else returns to the main deck.
 */
export class BoardTracker {
  private board: Board | undefined;
  /** Titles of categories in the main deck. */
  private readonly categories = new Set<string>();
  /** Forms of headings that are categories in a part, and not parts. */
  private nested: readonly HeadingForm[] = [];

  /** Opens a part or a category. @returns the zone of the entries below */
  open(heading: ZoneHeading, place: HeadingPlace): DeckZone {
    const { board } = this;
    if (heading.isBoard) {
      this.board = { heading, isApart: place.isApart };
      return heading.zone;
    }
    if (board !== undefined && place.isDirect && !board.heading.isEmpty)
      this.nested = [...this.nested, heading.form];
    if (board !== undefined && isOutside(board.heading.zone) && this.isWithin(board, heading, place))
      return board.heading.zone;
    if (board?.heading.zone !== 'main') this.board = undefined;
    this.categories.add(heading.title);
    return 'main';
  }

  /** The zone of a line with a category before its entries. */
  get zoneOfCategory(): DeckZone {
    const zone = this.board?.heading.zone ?? 'main';
    return isOutside(zone) ? zone : 'main';
  }

  private isWithin(
    { heading: { form }, isApart }: Board,
    heading: ZoneHeading,
    place: HeadingPlace,
  ): boolean {
    if (form.rank > 0 && heading.form.rank > 0 && form.rank !== heading.form.rank)
      return heading.form.rank > form.rank;
    return (
      // A deck without categories is complete.
      (place.isFull && this.categories.size === 0) ||
      form.sign !== heading.form.sign ||
      this.categories.has(heading.title) ||
      this.nested.some((each) => isOneForm(each, heading.form)) ||
      // A comment between entries, where blank lines separate parts.
      (isApart && !place.isApart)
    );
  }
}
