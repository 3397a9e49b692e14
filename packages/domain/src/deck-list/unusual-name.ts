/**
 * Names that the notations of deck lists would misread: they begin with a number, end in parentheses, hold a slash, or
 * are made of signs alone. Written as printed.
 */
const UNUSUAL_NAMES: readonly string[] = [
  '_____',
  '1996 World Champion',
  '2002 World Championships Ad',
  '50 Feet of Rope',
  'B.F.M. (Big Furry Monster)',
  'B.F.M. (Big Furry Monster, Right Side)',
  "Erase (Not the Urza's Legacy One)",
  'Hazmat Suit (Used)',
  'SP//dr, Piloted by Peni',
];

const BY_LOWER: ReadonlyMap<string, string> = new Map(
  UNUSUAL_NAMES.map((name) => [name.toLowerCase(), name]),
);

/** The printed form of an unusual name that was typed in any case; undefined for other text. */
export const unusualName = (text: string): string | undefined => BY_LOWER.get(text.toLowerCase());
