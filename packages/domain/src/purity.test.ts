import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

/** The modules that a source imports or re-exports. */
const modules = (source: string): readonly string[] =>
  [...source.matchAll(/\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name = '']) => name);

describe('sources', () => {
  it('are found', () => expect(sources.length).toBeGreaterThan(30));

  it('have imports that the test finds', () =>
    expect(modules("import * as z from 'zod';\nimport 'react';\nawait import('node:fs');")).toEqual([
      'zod',
      'react',
      'node:fs',
    ]));

  it.each(sources)('%s imports only sources of this package', (file) =>
    expect(modules(read(file)).filter((name) => !/^\.\.?\/(?:[a-z-]+\/)?[a-z-]+$/.test(name))).toEqual([]),
  );

  it.each(sources)('%s uses no clock, randomness, locale, log or DOM', (file) =>
    expect(read(file)).not.toMatch(
      /\bDate\.now\b|new Date\(\)|Math\.random|Intl\.|toLocale|localeCompare|console\.|\bwindow\.|\bdocument\.|\bprocess\.|globalThis/,
    ),
  );

  // The public file is a list of names.
  it.each(sources.filter((file) => file !== 'index.ts'))('%s has less than 400 lines', (file) =>
    expect(read(file).split('\n').length).toBeLessThan(400),
  );

  it('are public in index.ts, or listed as internal', () => {
    const internal = [
      'card/off-battlefield.ts',
      'clipboard/clipboard-copies.ts',
      'clipboard/legacy-card.ts',
      'clipboard/stored-value.ts',
      'command-zone/partners-with.ts',
      'deck-code/code-bits.ts',
      'deck-list/board.ts',
      'deck-list/copy-numbers.ts',
      'deck-list/csv-fields.ts',
      'deck-list/csv-table.ts',
      'deck-list/document-lines.ts',
      'deck-list/entry-marks.ts',
      'deck-list/find-csv-table.ts',
      'deck-list/group-title.ts',
      'deck-list/html-lines.ts',
      'deck-list/inline-markup.ts',
      'deck-list/json-entries.ts',
      'deck-list/line-entries.ts',
      'deck-list/list-entry.ts',
      'deck-list/list-lines.ts',
      'deck-list/list-style.ts',
      'deck-list/number-lines.ts',
      'deck-list/quantity.ts',
      'deck-list/side-by-side.ts',
      'deck-list/sort-order.ts',
      'deck-list/zone-guess.ts',
      'deck-list/deck-xml.ts',
      'deck-list/table-records.ts',
      'deck-list/text-line.ts',
      'deck-list/unusual-name.ts',
      'index.ts',
      'list-file/html-page.ts',
      'list-file/json-card.ts',
      'search/mana-symbols-within.ts',
      'search/search-settings.ts',
      'search/search-tokens.ts',
      'search/search-value.ts',
      'text/entity.ts',
      'text/memoize-text.ts',
      'text/misread-text.ts',
      'theme/board-themes.ts',
      'theme/called-wording.ts',
      'theme/first-mechanic-themes.ts',
      'theme/first-strategy-themes.ts',
      'theme/first-trait-themes.ts',
      'theme/mechanic.ts',
      'theme/play-themes.ts',
      'theme/required-phrases.ts',
      'theme/second-mechanic-themes.ts',
      'theme/second-strategy-themes.ts',
      'theme/second-trait-themes.ts',
      'theme/signal-index.ts',
      'theme/spell-themes.ts',
      'theme/theme-spec.ts',
      'theme/theme-table.ts',
      'theme/theme-weights.ts',
      'theme/third-mechanic-themes.ts',
    ];
    const exported = modules(read('index.ts')).map((name) => `${name.slice(2)}.ts`);
    expect([...exported, ...internal].sort()).toEqual([...sources].sort());
  });
});
