import { CARD_LAYOUTS, parseColorIdentity, type CardLayout, type ColorIdentity } from '@crownsmith/domain';

/** The notes of a card line. */
export interface Notes {
  readonly layout: CardLayout;
  readonly identity: ColorIdentity | undefined;
  readonly commander: boolean;
  readonly banned: boolean;
  readonly gameChanger: boolean;
  readonly salt: number | undefined;
}

/** Lists are separated by semicolons, because names of partners contain commas. */
export const parseList = (column: string): readonly string[] =>
  column.split('; ').filter((each) => each !== '');

/** Parses the notes of a card line; undefined if one is unknown. @example parseNotes('banned; salt=2.5')?.banned // true */
export const parseNotes = (column: string): Notes | undefined => {
  let notes: Notes = {
    layout: 'normal',
    identity: undefined,
    commander: false,
    banned: false,
    gameChanger: false,
    salt: undefined,
  };
  for (const note of parseList(column)) {
    const [key, value = ''] = note.split('=');
    const layout = CARD_LAYOUTS.find((each) => each === value);
    const identity = parseColorIdentity(value);
    if (key === 'layout' && layout !== undefined) notes = { ...notes, layout };
    else if (key === 'identity' && identity !== undefined) notes = { ...notes, identity };
    else if (key === 'salt' && /^[0-4](\.\d+)?$/.test(value)) notes = { ...notes, salt: Number(value) };
    else if (note === 'commander' || note === 'banned') notes = { ...notes, [note]: true };
    else if (note === 'game-changer') notes = { ...notes, gameChanger: true };
    else return undefined;
  }
  return notes;
};
