import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readHtml } from './read-html.server';

const words = Array.from({ length: 400 }, (_, index) => `${'û'.repeat(index % 7)}…${'a'.repeat(index % 5)}`);

const render = () =>
  renderToPipeableStream(
    <p>
      {words.map((word, index) => (
        <b key={index}>{word}</b>
      ))}
    </p>,
  );

it('returns every character of a document without the zero bytes between them', async () => {
  // React still writes zero bytes; once this fails, `readHtml` can be removed.
  expect(await text(render().pipe(new PassThrough()))).toContain('\0');
  expect(await readHtml(render().pipe)).toBe(`<p>${words.map((word) => `<b>${word}</b>`).join('')}</p>`);
});
