import { afterEach, describe, expect, it } from 'vitest';
import { hostTheme, lightness } from './host-theme';

describe('lightness', () => {
  it.each([
    ['rgb(255, 255, 255)', 1],
    ['rgba(0, 0, 0, 0.9)', 0],
    ['oklch(0.97 0.01 90)', 0.97],
    ['oklab(20% 0 0)', 0.2],
    ['lab(90 1 2)', 0.9],
    ['color(srgb 1 1 1)', 1],
    ['color(display-p3 0 0 0 / 0.8)', 0],
  ])('of %s is %d', (color, light) => expect(lightness(color)).toBeCloseTo(light, 1));
  it.each(['rgba(0, 0, 0, 0)', 'rgb(0 0 0 / 20%)', 'transparent', ''])('of %s is unknown', (color) =>
    expect(lightness(color)).toBeUndefined(),
  );
});

describe('hostTheme', () => {
  afterEach(() => {
    document.body.replaceChildren();
    document.head.replaceChildren();
    document.documentElement.style.colorScheme = '';
  });
  const widgetIn = (...colors: readonly string[]): Element => {
    let at: Element = document.body;
    for (const color of colors) {
      const element = document.createElement('div');
      element.style.backgroundColor = color;
      at.append(element);
      at = element;
    }
    return at.appendChild(document.createElement('div'));
  };
  it('is that of the nearest background', () => {
    expect(hostTheme(widgetIn('rgb(255, 255, 255)', 'rgb(20, 20, 20)'))).toBe('dark');
    expect(hostTheme(widgetIn('rgb(20, 20, 20)', 'rgb(250, 250, 250)', 'rgba(0, 0, 0, 0)'))).toBe('light');
  });
  it('is light on a page without backgrounds', () => expect(hostTheme(widgetIn())).toBe('light'));
  it.each([
    ['dark', 'dark'],
    ['only dark', 'dark'],
    ['light', 'light'],
    // The system prefers light here.
    ['dark light', 'light'],
  ])('is what a page without backgrounds declares: %s', (content, theme) => {
    // As browsers compute it without a style.
    document.documentElement.style.colorScheme = 'normal';
    document.head.append(Object.assign(document.createElement('meta'), { name: 'color-scheme', content }));
    expect(hostTheme(widgetIn())).toBe(theme);
    expect(hostTheme(widgetIn('rgb(255, 255, 255)'))).toBe('light');
    document.documentElement.style.colorScheme = 'light';
    expect(hostTheme(widgetIn())).toBe('light');
  });
});
