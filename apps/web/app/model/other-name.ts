import type { NameKind } from '@crownsmith/domain';

/** A name of a card besides its own. */
export interface OtherNameView {
  readonly name: string;
  readonly kind: NameKind;
}

/** Parameter of a page's URL: the name by which somebody came to a card. */
export const NAME_PARAMETER = 'name';

/** The URL of a card's page for somebody who comes by another name: the page says so. */
export const urlByName = (url: string, other: Pick<OtherNameView, 'name'> | undefined): string =>
  other ? `${url}?${NAME_PARAMETER}=${encodeURIComponent(other.name)}` : url;
