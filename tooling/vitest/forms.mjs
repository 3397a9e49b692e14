// Forms of tests: what takes too long for every change has a short form, and its long one is run by `npm run test:whole`.

/** Whether tests run in their long forms. */
export const isWhole = process.env.WHOLE_TESTS === '1';

/** What a test takes in its long form, and what in its short one: a number of cases, of decks, of games. */
export const longOrShort = (long, short) => (isWhole ? long : short);
