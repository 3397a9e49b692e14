import { describe, expect, it } from 'vitest';
import { commanderFrameUrl, divCode, elementCode, frameCode } from './embed-code';
import { DEFAULT_OPTIONS, widgetHeight } from './widget-options';

const SITE = 'https://site.example';
const NAME = `Ach! Hans, "Run" <b>'s & Co`;
const COMMANDER = { slug: 'ach-hans-run', name: NAME };
const CHANGED = { ...DEFAULT_OPTIONS, theme: 'dark', cards: 3 } as const;

describe('codes', () => {
  it.each([
    ['div', divCode(SITE, COMMANDER, CHANGED), /data-theme="dark" data-cards="3"/],
    ['element', elementCode(SITE, COMMANDER, CHANGED), / theme="dark" cards="3"/],
    ['frame', frameCode(SITE, COMMANDER, CHANGED)?.html ?? '', /ach-hans-run\?theme=dark&amp;cards=3"/],
  ])('of the %s name changed options and escape the name', (_form, code, options) => {
    expect(code).toMatch(options);
    expect(code).toContain('Ach! Hans, &quot;Run&quot; &lt;b&gt;');
    expect(code).not.toContain('<b>');
    expect(code).not.toMatch(/locale|density/);
  });
  it('have a short URL without options', () =>
    expect(commanderFrameUrl(SITE, 'a', DEFAULT_OPTIONS)).toBe(`${SITE}/embed/commanders/a`));
});

describe('frameCode', () => {
  it('is as high as the widget', () =>
    expect(frameCode(SITE, COMMANDER, DEFAULT_OPTIONS)).toMatchObject({
      width: 480,
      height: widgetHeight(DEFAULT_OPTIONS),
    }));
  it.each([
    [300, 300, ''],
    [226, 226, ''],
    [200, 199, 'density=compact'],
  ])('fits into a height of %d', (maxHeight, height, query) => {
    const frame = frameCode(SITE, COMMANDER, DEFAULT_OPTIONS, { maxHeight });
    expect(frame?.height).toBe(height);
    expect(frame?.html).toContain(query);
  });
  it.each([{ maxHeight: 100 }, { maxWidth: 100 }])('does not exist within %j', (limits) =>
    expect(frameCode(SITE, COMMANDER, DEFAULT_OPTIONS, limits)).toBeUndefined(),
  );
});
