import type { Rec, RecsResponse, WireCard } from '@crownsmith/api-client';

/** JSON of cards that were sent: as long as a snapshot is served, its cards are the same objects. */
const jsonByCard = new WeakMap<WireCard, string>();

const jsonOfCard = (card: WireCard): string => {
  const known = jsonByCard.get(card);
  if (known !== undefined) return known;
  const json = JSON.stringify(card);
  jsonByCard.set(card, json);
  return json;
};

/** The JSON of an object with one more property, at its end. @param json of an object with properties */
const withProperty = (json: string, name: string, value: string): string =>
  `${json.slice(0, -1)},"${name}":${value}}`;

const jsonOfRec = ({ card, ...rec }: Rec): string => {
  const json = JSON.stringify(rec);
  return card === undefined ? json : withProperty(json, 'card', jsonOfCard(card));
};

const jsonOfRecs = (recs: readonly Rec[]): string => `[${recs.map(jsonOfRec).join(',')}]`;

/**
 * The JSON of a response with recommendations. The cards of a response are most of it, and most of them were in an earlier one: the
 * JSON of each card is made once.
 */
export const recsJson = ({ inRecs, outRecs, ...rest }: RecsResponse): string => {
  const lists = `{"inRecs":${jsonOfRecs(inRecs)},"outRecs":${jsonOfRecs(outRecs)}}`;
  return Object.entries(rest).reduce(
    (json, [name, value]) => (value === undefined ? json : withProperty(json, name, JSON.stringify(value))),
    lists,
  );
};
