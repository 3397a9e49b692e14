import { stripAccents } from '../../src/text/accent';
import { withHeadings, type Notation, type SampleEntry } from './notation';

type WriteName = (name: string, entry: SampleEntry, index: number) => string;

const named = (write: WriteName) =>
  withHeadings((entry, at) => `${entry.count} ${write(entry.name, entry, at)}`);

const upper = (text: string): string => text.toUpperCase();

/** Spellings of names, and what stands behind them. */
export const NAME_NOTATIONS: readonly Notation[] = [
  {
    name: 'upper case',
    write: (deck) => upper(withHeadings(({ count, name }) => `${count}x ${name}`)(deck)),
  },
  {
    name: 'lower case',
    write: (deck) => withHeadings(({ count, name }) => `${count}x ${name}`)(deck).toLowerCase(),
  },
  { name: 'no accents', write: named((name) => stripAccents(name)) },
  { name: 'no punctuation', write: named((name) => name.replace(/[^\p{L}\p{N} /-]/gu, '')) },
  { name: 'Æ as a ligature', write: named((name) => name.replace(/\bAe/g, 'Æ').replace(/ae/g, 'æ')) },
  { name: 'faces with a slash', write: named((name) => name.replace(' // ', '/')) },
  { name: 'faces with a slash and spaces', write: named((name) => name.replace(' // ', ' / ')) },
  { name: 'faces with two slashes', write: named((name) => name.replace(' // ', '//')) },
  { name: 'the front face', write: named((name) => name.split(' // ')[0] ?? name) },
  {
    name: 'the back face',
    write: named((name, { type }) => (type === 'Split' ? name : (name.split(' // ').at(-1) ?? name))),
  },
  { name: 'names in quotes', write: named((name) => `"${name}"`) },
  { name: 'a mana cost behind', write: named((name, { manaCost }) => `${name} ${manaCost}`.trim()) },
  {
    name: 'a mana cost in parentheses behind',
    write: named((name, { manaCost }) => (manaCost === '' ? name : `${name} (${manaCost})`)),
  },
  { name: 'a price behind', write: named((name, { price }) => `${name} $${price}`) },
  { name: 'a price behind a dash', write: named((name, { price }) => `${name} - $${price}`) },
  { name: 'a price in euros', write: named((name, { price }) => `${name} ${price.replace('.', ',')} €`) },
  { name: 'a price in parentheses', write: named((name, { price }) => `${name} ($${price})`) },
  { name: 'a type behind', write: named((name, { typeLine }) => `${name} - ${typeLine}`) },
  {
    name: 'set, number and a mark of foil',
    write: named((name, { set, number, isFoil }) => `${name} (${set}) ${number}${isFoil ? ' *F*' : ''}`),
  },
  {
    name: 'set, number and etched',
    write: named(
      (name, { set, number, isFoil }, at) =>
        `${name} (${set.toLowerCase()}) ${number}${isFoil ? ' *E*' : at % 4 === 0 ? ' (Etched)' : ''}`,
    ),
  },
  { name: 'set and # number', write: named((name, { set, number }) => `${name} (${set}) #${number}`) },
  { name: 'set behind a dash', write: named((name, { set }) => `${name} - ${set}`) },
  { name: 'set in angle brackets', write: named((name, { set }) => `${name} <${set}>`) },
  {
    name: 'condition and language',
    write: named((name, { set, number }) => `${name} [${set}] ${number} NM EN`),
  },
  {
    name: 'a treatment',
    write: named((name, { isFoil }) => `${name} ${isFoil ? '(Extended Art) (Foil)' : '(Borderless)'}`),
  },
  {
    name: '// a comment behind',
    write: named((name, { category }) => `${name} // ${category}, a good card`),
  },
  { name: '# a comment behind', write: named((name, { category }) => `${name} # ${category}, a good card`) },
  {
    name: 'a comment in parentheses',
    write: named((name, _, at) => (at % 3 === 0 ? `${name} (my pet card)` : name)),
  },
  { name: 'rebalanced names', write: named((name) => `A-${name}`) },
];
