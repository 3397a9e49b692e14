import { describe, expect, it } from 'vitest';
import { parseDeckList } from './parse-deck-list';

/** The zone, count and name of each entry. */
const read = (text: string): readonly string[] => {
  const { lines, errors } = parseDeckList(text);
  expect(errors).toEqual([]);
  return lines.map(({ zone, count, name }) => `${zone} ${count} ${name}`);
};

const main = (...entries: readonly string[]): readonly string[] => entries.map((entry) => `main ${entry}`);

describe('deck files in XML', () => {
  it('are parsed from Magic Online', () => {
    const text = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema">',
      '  <NetDeckID>0</NetDeckID>',
      '  <Cards CatID="1" Quantity="1" Sideboard="false" Name="Lim-Dul&apos;s Vault" Annotation="0" />',
      '  <Cards CatID="2" Quantity="2" Sideboard="false" Name="Fire/Ice" /><Cards Quantity="1" Name="Opt" />',
      '  <Cards CatID="3" Quantity="1" Sideboard="true" Name="R&amp;D&#39;s Secret Lair" />',
      '</Deck>',
    ].join('\r\n');
    expect(read(text)).toEqual([
      ...main("1 Lim-Dul's Vault", '2 Fire // Ice', '1 Opt'),
      "sideboard 1 R&D's Secret Lair",
    ]);
    expect(parseDeckList(text).lines[0]).toMatchObject({
      line: 4,
      column: 57,
    });
  });

  it('are parsed from Cockatrice', () => {
    const text =
      '<cockatrice_deck version="1">\n<zone name="main">\n<card number="2" name="Swamp"/>\n</zone>\n' +
      '<zone name="side">\n<card number="1" price="0" name="Opt"/>\n</zone>\n</cockatrice_deck>';
    expect(read(text)).toEqual(['main 2 Swamp', 'sideboard 1 Opt']);
  });

  it('keep the printings that Cockatrice states', () => {
    const text =
      '<cockatrice_deck version="1">\n<zone name="main">\n' +
      '<card number="1" name="Opt" setShortName="xln" collectorNumber="65" uuid="0"/>\n' +
      '<card number="2" name="Swamp" setShortName="" collectorNumber=""/>\n</zone>\n</cockatrice_deck>';
    const { lines } = parseDeckList(text);
    expect(lines[0]).toMatchObject({ name: 'Opt', set: 'XLN', collectorNumber: '65' });
    expect(lines[1]).not.toHaveProperty('set');
  });

  it('are parsed from LackeyCCG, an element for each copy', () => {
    const text =
      '<deck version="0.8">\n<meta><name>Mine</name></meta>\n<superzone name="Deck">\n' +
      '<card><name id="x">Opt</name><set>xln</set></card>\n<card><name>Swamp</name></card>\n</superzone>\n' +
      '<superzone name="Sideboard">\n<card><name>Fire/Ice</name><set></set></card>\n</superzone>\n</deck>';
    expect(read(text)).toEqual([...main('1 Opt', '1 Swamp'), 'sideboard 1 Fire // Ice']);
    expect(parseDeckList(text).lines[0]).toMatchObject({ set: 'XLN', line: 4, column: 20 });
  });

  it('give errors with their lines', () => {
    const { errors } = parseDeckList(
      '<Deck>\n<Cards Quantity="0" Name="Opt"/>\n<Cards Quantity="1" Name=""/>\n</Deck>',
    );
    expect(errors.map(({ code, line }) => [code, line])).toEqual([
      ['invalid-quantity', 2],
      ['no-name', 3],
    ]);
  });
});
