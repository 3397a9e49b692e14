import { LIST_FORMATS, type ListFormat } from '@crownsmith/domain';

/** Formats in which visitors get a list, by name; those with printings first. */
export const LIST_FORMAT_NAMES: Readonly<Record<ListFormat, string>> = {
  moxfield: 'Moxfield',
  archidekt: 'Archidekt',
  arena: 'MTG Arena',
  manabox: 'ManaBox',
  tappedout: 'TappedOut',
  csv: 'Table (CSV)',
  mtgo: 'Magic Online',
  plain: 'Names only',
};

/** A format by its key; undefined for any other text. */
export const parseListFormat = (text: string | null): ListFormat | undefined =>
  LIST_FORMATS.find((format) => format === text);
