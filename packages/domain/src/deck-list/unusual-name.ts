/**
 * Names that look like notations of deck lists: with a number at the start or the end, parentheses at the end, a slash, or
 * symbols only.
 */
const UNUSUAL_NAMES: readonly string[] = [
  '+2 Mace',
  '_____',
  '1996 World Champion',
  '2002 World Championships Ad',
  '50 Feet of Rope',
  'Agent 13, Sharon Carter',
  'Avalanche of Sector 7',
  'B.F.M. (Big Furry Monster)',
  'B.F.M. (Big Furry Monster, Right Side)',
  'Behemoth of Vault 0',
  'Black Waltz No. 3',
  "Erase (Not the Urza's Legacy One)",
  'Hazmat Suit (Used)',
  'Michelangelo, Weirdness to 11',
  'Overseer of Vault 76',
  'Pain 101',
  'Pip-Boy 3000',
  'SP//dr, Piloted by Peni',
  'Summon: Choco/Mog',
];

const BY_LOWER_CASE: ReadonlyMap<string, string> = new Map(
  UNUSUAL_NAMES.map((name) => [name.toLowerCase(), name]),
);

/** The printed form of an unusual name in any case; undefined for any other text. */
export const unusualName = (text: string): string | undefined => BY_LOWER_CASE.get(text.toLowerCase());
