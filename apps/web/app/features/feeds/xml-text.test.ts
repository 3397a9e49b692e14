import { XMLParser, XMLValidator } from 'fast-xml-parser';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { xmlText } from './xml-text.server';

it('xmlText escapes markup and drops forbidden characters', () => {
  expect(xmlText('Fire & "Ice"')).toBe('Fire &amp; &quot;Ice&quot;');
  expect(xmlText('a\u0000b\u001bc\ud800d\tе\n\u{1F409}')).toBe('abcd\tе\n\u{1F409}');
});

it('xmlText of any text is valid XML, which parses to the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const document = `<a b="${xmlText(text)}">|${xmlText(text)}|</a>`;
      expect(XMLValidator.validate(document)).toBe(true);
    }),
  );
  const parser = new XMLParser({ trimValues: false });
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z<>&"' ]{1,20}$/), (text) => {
      expect(parser.parse(`<a>|${xmlText(text)}|</a>`)).toEqual({ a: `|${text}|` });
    }),
  );
});
