/** A number beside a name, in a line of a list or a row of a table. */
export interface NumberedName {
  readonly name: string;
  readonly number: number;
}

/** Which numbers behind a name are copies, if no quantity stands before it. */
export interface CopyNumbers {
  /** Numbers with a sign of copies (`Forest x10`): always, but behind a quantity. */
  readonly marked: boolean;
  /** Numbers alone, behind a sign, or in round or square brackets (`Forest 10`, `Forest: 10`, `Forest (10)`). */
  readonly bare: boolean;
  /** Numbers after `#`, which can be collector numbers. */
  readonly hashed: boolean;
  /** Numbers in braces, which can be mana costs. */
  readonly braced: boolean;
}

export const USUAL_COPIES: CopyNumbers = { marked: true, bare: true, hashed: false, braced: false };
export const NO_COPIES: CopyNumbers = { marked: false, bare: false, hashed: false, braced: false };

const BASIC_LAND =
  /^["'*_]*(?:snow-covered )?(?:plains|island|swamp|mountain|forest|wastes)(?!['\p{L}]| \p{L}{2})/iu;

/** Whether a text begins with the name of a basic land, of which a deck has any number of copies. */
export const isBasicLandText = (text: string): boolean => BASIC_LAND.test(text);

/** Copies of one card outside Commander. */
const MOST_COPIES = 4;
const MOST = 0.8;
const MOST_MANY = 0.6;

const otherThanBasics = (names: readonly NumberedName[]): readonly number[] =>
  names.filter(({ name }) => !isBasicLandText(name)).map(({ number }) => number);

const areOnes = (numbers: readonly number[]): boolean =>
  numbers.filter((number) => number === 1).length >= MOST * numbers.length;

/**
 * Whether numbers beside names are copies, and not mana values or collector numbers: nearly all cards but basic lands
 * have one copy, or none has more than four.
 */
export const areCopies = (names: readonly NumberedName[]): boolean => {
  const numbers = otherThanBasics(names);
  return areOnes(numbers) || numbers.every((number) => number >= 1 && number <= MOST_COPIES);
};

/** Whether nearly all cards but basic lands have one copy. */
export const areSingles = (names: readonly NumberedName[]): boolean => areOnes(otherThanBasics(names));

/** Cards of whole decks, by which numbers that are no single copies are found to be copies. */
const DECK_TOTALS: readonly number[] = [40, 60, 75, 99, 100];

/**
 * Whether the numbers of a column without a title are copies, as in `areCopies`. Where several cards have more than one, which
 * can be mana values, too, basic lands (whose mana value is 0), a most of three and four or the size of a deck decide.
 */
export const isCopiesColumn = (names: readonly NumberedName[]): boolean => {
  if (areSingles(names)) return true;
  const numbers = otherThanBasics(names);
  const total = names.reduce((sum, { number }) => sum + number, 0);
  const areMany = numbers.filter((number) => number > 2).length >= MOST_MANY * numbers.length;
  const hasLands = names.some(({ name, number }) => number > 1 && isBasicLandText(name));
  return areCopies(names) && (areMany || hasLands || DECK_TOTALS.includes(total));
};

const HASHED = / #(\d{1,4})(?= |$)/;
const BRACED = / ?\{([^{}]*)\}$/;
const BARE = /(?:[ .…:=|,;]|[([])(\d{1,3})[)\]]?$/;

const numbersOf = (texts: readonly string[], pattern: RegExp): readonly NumberedName[] =>
  texts.flatMap((name) => {
    const number = pattern.exec(name)?.[1];
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });

/** Fewer numbers, and those behind few of the names, say nothing of what they are. */
const LEAST_JUDGED = 3;

/** Judges the numbers behind the names of a list by all of them; the texts have no quantities before the names. */
export const copyNumbersOf = (texts: readonly string[]): CopyNumbers => {
  const bare = numbersOf(texts, BARE);
  const hashed = numbersOf(texts, HASHED);
  const braced = numbersOf(texts, BRACED);
  const hasSymbols = texts.some((text) => /\}\{/.test(text)) || braced.some(({ number }) => !(number >= 1));
  return {
    marked: true,
    bare: bare.length < LEAST_JUDGED || 2 * bare.length < texts.length || areCopies(bare),
    hashed: hashed.length > 0 && areCopies(hashed),
    braced: braced.length > 0 && !hasSymbols && areOnes(otherThanBasics(braced)),
  };
};
