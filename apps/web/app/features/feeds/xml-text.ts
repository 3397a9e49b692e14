/** What XML 1.0 forbids outright: control characters but tab and line ends, lone surrogates, two non-characters. */
const FORBIDDEN = /(?![\t\n\r\x7f-\x9f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Text for an element or an attribute of an XML document; what XML cannot hold at all is left out.
 * @example xmlText('Fire & "Ice"') // 'Fire &amp; &quot;Ice&quot;'
 */
export const xmlText = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
