import { afterEach, expect, it } from 'vitest';
import { pageTheme } from './page-theme';

const DARK = 'rgb(18, 18, 18)';
const WHITE = 'rgb(255, 255, 255)';

/** An element with a background, which takes up a share of the window. */
const element = (color: string, share: number): Element => {
  const made = document.createElement('div');
  made.style.backgroundColor = color;
  made.getBoundingClientRect = () => new DOMRect(0, 0, innerWidth, share * innerHeight);
  document.body.append(made);
  return made;
};
/** What lies at the middle of the window, the topmost first. */
const show = (...elements: readonly Element[]): void => {
  document.elementsFromPoint = () => [...elements];
};

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.documentElement.removeAttribute('style');
});

it('is that of the body, or of the root, however small they are', () => {
  show();
  expect(pageTheme()).toBe('light');
  document.documentElement.style.backgroundColor = DARK;
  expect(pageTheme()).toBe('dark');
  document.body.style.backgroundColor = WHITE;
  expect(pageTheme()).toBe('light');
});

it('is that of the element which takes up the window, not of what lies on it', () => {
  document.body.style.backgroundColor = WHITE;
  show(element(WHITE, 0.3), element('rgba(0, 0, 0, 0)', 1), element(DARK, 0.9));
  expect(pageTheme()).toBe('dark');
});
