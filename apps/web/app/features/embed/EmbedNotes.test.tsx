import { readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_OPTIONS } from '@crownsmith/widget-view';
import { WIDGET_BROWSERS } from '@crownsmith/widget-view/browsers';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EmbedNotes } from './EmbedNotes';

const widget = new URL('../../../../widget/src/', import.meta.url);
const sources = readdirSync(widget, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => readFileSync(new URL(path, widget), 'utf8'))
  .join('\n');
const html = renderToStaticMarkup(<EmbedNotes origin="https://site.example" pictures={[]} />);
const listed = Array.from(html.matchAll(/<th scope="row"><code>([\w-]+)<\/code>/g), ([, name]) => name);

it('lists the attributes that the script reads, and no others', () => {
  const read = [
    ...Array.from(sources.matchAll(/'(data-crownsmith-[a-z-]+)'/g), ([, name]) => name),
    ...Array.from(sources.matchAll(/dataset\['(\w+)'\]/g), ([, name]) => `data-${name}`),
    ...Array.from(sources.matchAll(/Attribute\('([\w-]+)'\)/g), ([, name]) => name),
    ...Array.from(sources.matchAll(/read\('([\w-]+)'\)/g), ([, name]) => name),
    ...Object.keys(DEFAULT_OPTIONS),
  ].filter((name) => name !== undefined && !name.startsWith('aria-'));
  expect(new Set(listed)).toEqual(new Set(read));
});

it('names the oldest browsers', () => {
  for (const version of Object.values(WIDGET_BROWSERS)) expect(html).toContain(version);
});
