/** Length of the beginnings by which places are ordered. */
const GRAM = 3;
/** Places between two pauses. */
const STEP = 1 << 16;
const LINE_FEED = 10;

/** The places of a text in the order of the three code units from each on. */
export interface GramOrder {
  readonly text: string;
  readonly places: Uint32Array;
}

/** Sorts places by the code unit at some distance from each, equal ones as they are. Pauses after each step. */
function* sortByUnit(
  text: string,
  distance: number,
  from: Uint32Array,
  to: Uint32Array,
  units: number,
): Generator<void, void> {
  // Behind the end of the text are code units of 0.
  const ends = new Uint32Array(units + 1);
  for (let at = 0; at < from.length; at += 1) {
    const unit = text.charCodeAt((from[at] ?? 0) + distance) || 0;
    ends[unit + 1] = (ends[unit + 1] ?? 0) + 1;
    if (at % STEP === 0) yield;
  }
  for (let unit = 0; unit < units; unit += 1) ends[unit + 1] = (ends[unit + 1] ?? 0) + (ends[unit] ?? 0);
  for (let at = 0; at < from.length; at += 1) {
    const place = from[at] ?? 0;
    const unit = text.charCodeAt(place + distance) || 0;
    const slot = ends[unit] ?? 0;
    to[slot] = place;
    ends[unit] = slot + 1;
    if (at % STEP === 0) yield;
  }
}

/** Orders the places of a text that are no line feed, in steps. */
export function* orderGrams(text: string): Generator<void, GramOrder> {
  const all = new Uint32Array(text.length);
  let [size, units] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== LINE_FEED) all[size++] = at;
    if (unit >= units) units = unit + 1;
  }
  yield;
  let [places, other] = [all.slice(0, size), new Uint32Array(size)];
  for (let distance = GRAM - 1; distance >= 0; distance -= 1) {
    yield* sortByUnit(text, distance, places, other, units);
    [places, other] = [other, places];
  }
  return { text, places };
}

/** How the text from a place on compares with a part of at most three code units that it may begin with. */
const compareAt = (text: string, place: number, part: string): number => {
  for (let at = 0; at < part.length; at += 1) {
    const difference = (text.charCodeAt(place + at) || 0) - part.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** The first of the ordered places whose text is not before a part, or is behind it. */
const boundOf = ({ text, places }: GramOrder, part: string, isBehind: boolean): number => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = compareAt(text, places[middle] ?? 0, part);
    if (order < 0 || (isBehind && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Parts of a long text that are compared by how often they occur. */
const MAX_COMPARED = 12;

/** Where a part of a text occurs: a range of the ordered places, and the distance of the part from its beginning. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly distance: number;
}

const rangeOf = (order: GramOrder, part: string, distance: number): Range => ({
  from: boundOf(order, part, false),
  to: boundOf(order, part, true),
  distance,
});

/** The places of the rarest three code units of a text. */
const rarestRange = (order: GramOrder, part: string): Range => {
  const step = Math.ceil(Math.max(1, part.length - GRAM + 1) / MAX_COMPARED);
  let best: Range | undefined;
  for (let at = 0; at === 0 || at + GRAM <= part.length; at += step) {
    const range = rangeOf(order, part.slice(at, at + GRAM), at);
    if (!best || range.to - range.from < best.to - best.from) best = range;
    if (best.to === best.from) break;
  }
  return best ?? { from: 0, to: 0, distance: 0 };
};

/** At most how often a text occurs. */
export const countAtMost = (order: GramOrder, part: string): number => {
  const { from, to } = rarestRange(order, part);
  return to - from;
};

/** Visits the places where a text occurs, in no order of theirs; nowhere for an empty text. Stops where `visit` returns false. */
export const visitOccurrences = (
  order: GramOrder,
  part: string,
  visit: (place: number) => boolean | void,
): void => {
  if (part === '') return;
  const { text, places } = order;
  const { from, to, distance } = rarestRange(order, part);
  for (let at = from; at < to; at += 1) {
    const place = (places[at] ?? 0) - distance;
    if (place < 0 || (part.length > GRAM && !text.startsWith(part, place))) continue;
    if (visit(place) === false) return;
  }
};
