import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PackagePage } from './PackagePage';
import type { PackageReference, ReferenceExport } from './reference.server';
import { anchorOf, groupExports } from './reference-groups';

const entry = (name: string, more: Partial<ReferenceExport> = {}): ReferenceExport => ({
  name,
  kind: 'function',
  importFrom: '@crownsmith/catalog',
  group: 'cards',
  code: `${name}(): void`,
  text: [{ kind: 'paragraph', parts: [{ text: `What ${name} does.` }] }],
  parameters: [],
  returns: [],
  throws: [],
  examples: [],
  ...more,
});

const reference: PackageReference = {
  name: 'catalog',
  fullName: '@crownsmith/catalog',
  version: '1.2.3',
  description: 'Card data',
  peers: ['react'],
  example: "import { readCards } from '@crownsmith/catalog';\n",
  exports: [
    entry('Card', { kind: 'type', code: 'type Card = { readonly name: string }' }),
    entry('readCards', {
      code: 'readCards(): readonly Card[]',
      text: [{ kind: 'paragraph', parts: [{ text: 'Reads a ' }, { text: 'Card', code: true }] }],
      throws: [{ kind: 'list', items: [[{ text: 'RangeError' }], [{ text: 'nothing else' }]] }],
      examples: ["readCards() // [{ name: '<b>' }]"],
    }),
    entry('starterCard', { importFrom: '@crownsmith/catalog/starter', group: 'starter' }),
  ],
};

const html = renderToStaticMarkup(<PackagePage reference={reference} />);

describe('PackagePage', () => {
  it('says how to install the package with its peers', () =>
    expect(html).toContain('npm install @crownsmith/catalog react'));

  it('has an anchor for every export, and links to it', () => {
    for (const anchor of ['Card', 'readCards', 'starter.starterCard']) {
      expect(html).toContain(`<h3 id="${anchor}">`);
      expect(html).toContain(`href="#${anchor}"`);
    }
  });

  it('links names of other exports in declarations and texts', () => {
    expect(html).toContain('readCards(): readonly <a href="#Card">Card</a>[]');
    expect(html).toContain('Reads a <a href="#Card"><code>Card</code></a>');
    expect(html).toContain('type Card = {');
  });

  it('shows lists, and examples as they are written', () => {
    expect(html).toContain('<li>nothing else</li>');
    expect(html).toContain('readCards() // [{ name: &#x27;&lt;b&gt;&#x27; }]');
  });

  it('says what is imported from another path', () =>
    expect(html).toContain('Import from <code>@crownsmith/catalog/starter</code>'));
});

describe('groupExports', () => {
  it('puts the exports of the package before those of its other paths', () =>
    expect(groupExports(reference).map(({ id, title }) => [id, title])).toEqual([
      ['group-cards', 'Cards'],
      ['group-starter-starter', 'Starter'],
    ]));

  it('gives exports of one name but two paths two anchors', () =>
    expect(anchorOf(entry('Card'))).not.toBe(
      anchorOf(entry('Card', { importFrom: '@crownsmith/catalog/v1' })),
    ));
});
