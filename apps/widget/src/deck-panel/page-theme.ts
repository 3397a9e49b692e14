import { hostTheme, lightness } from '../dom/host-theme';

/** Share of the window from which an element is the ground of the page, rather than a thing on it. */
const GROUND = 0.5;

const isGround = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width * height >= GROUND * innerWidth * innerHeight &&
    lightness(getComputedStyle(element).backgroundColor) !== undefined
  );
};

/**
 * The colour mode that the page shows, as if the panel stood in what takes up most of the window: sites have their background at an
 * element of their own as often as at the body.
 */
export const pageTheme = (): ReturnType<typeof hostTheme> =>
  hostTheme({
    parentElement:
      document.elementsFromPoint(innerWidth / 2, innerHeight / 2).find(isGround) ?? document.body,
  });
