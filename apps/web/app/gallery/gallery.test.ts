import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyGroups } from './stories/index';

const UI = join(import.meta.dirname, '../ui');
const components = readdirSync(UI, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx$/.test(file),
);

/** The components of ui/ that a file imports, statically or on demand. */
const componentsIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)].flatMap(([, specifier = '']) => {
    const path = specifier.startsWith('#app/')
      ? join(import.meta.dirname, '..', specifier.slice('#app/'.length))
      : join(dirname(file), specifier);
    return existsSync(`${path}.tsx`) ? [relative(UI, `${path}.tsx`)] : [];
  });

describe('the gallery', () => {
  it('has stories of every folder of ui/ with components, in order', () => {
    const folders = new Set(components.map((file) => dirname(file)));
    expect(storyGroups.map(({ folder }) => folder)).toEqual([...folders].sort());
  });

  it.each(components)('shows %s in the stories of its folder', (component) => {
    const folder = dirname(component);
    const shown = new Set(componentsIn(join(import.meta.dirname, 'stories', `${folder}.stories.tsx`)));
    // A component may be shown as a part of another one of its folder.
    for (const file of shown)
      if (dirname(file) === folder) for (const part of componentsIn(join(UI, file))) shown.add(part);
    expect(shown).toContain(component);
  });

  it('has at least one story per folder, with unique names', () => {
    for (const { stories } of storyGroups) {
      expect(stories.length).toBeGreaterThan(0);
      expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
    }
  });
});
