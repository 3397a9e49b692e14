import type { WireCard } from '@crownsmith/api-client';
import { isSlug, makeSlug, MAX_SLUG_CHARACTERS, spelledName, type NameMeaning } from '@crownsmith/domain';
import { NAME_PARAMETER, type OtherNameView } from '#app/model/other-name';
import type { Snapshot } from './snapshot.server';

type Names = Pick<Snapshot, 'nameMeanings'>;

/** The card that a slug or a name in any spelling means, and the name by which it does; undefined for an unknown one. */
export const findMeaning = (text: string, { nameMeanings }: Names): NameMeaning<WireCard> | undefined => {
  if (text.length > MAX_SLUG_CHARACTERS) return undefined;
  const slug = makeSlug(text);
  const path = (of: string): NameMeaning<WireCard> | undefined => nameMeanings(`/cards/${of}`)[0];
  return isSlug(text) ? path(text) : (nameMeanings(text)[0] ?? path(slug));
};

/**
 * A card by its name, a face's name, another name or its slug, in any spelling of these; undefined for an unknown one.
 * @example findCard('Fire-Ice', snapshot)?.sanitized // 'fire-ice'
 */
export const findCard = (text: string, names: Names): WireCard | undefined => findMeaning(text, names)?.card;

/** The name by which a visitor came to the page of a card; undefined for its own, or one that it does not bear. */
export const nameOfRequest = (
  request: Request,
  slug: string,
  { otherNames }: Pick<Snapshot, 'otherNames'>,
): OtherNameView | undefined => {
  const name = new URL(request.url).searchParams.get(NAME_PARAMETER);
  if (name === null) return undefined;
  const spelled = spelledName(name);
  return otherNames(slug).find((other) => spelledName(other.name) === spelled);
};
