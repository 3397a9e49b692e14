type ColorMode = 'light' | 'dark';

/** Lightness from which a background counts as light, 0–1. */
const LIGHT = 0.5;

/**
 * The lightness of a computed colour, 0–1; undefined for a mostly transparent or unknown one.
 * @example lightness('rgb(255, 255, 255)') // 1
 */
export const lightness = (color: string): number | undefined => {
  const [first, second, third, alpha = 1] = (color.match(/[\s(,/]-?[\d.]+%?/g) ?? []).map((part) =>
    part.endsWith('%') ? Number(part.slice(1, -1)) / 100 : Number(part.slice(1)),
  );
  if (first === undefined || second === undefined || third === undefined || alpha < 0.5) return undefined;
  if (/^okl/.test(color)) return first;
  if (/^l/.test(color)) return first / 100;
  const scale = /^rgb/.test(color) ? 255 : /^color/.test(color) ? 1 : NaN;
  const luma = (0.299 * first + 0.587 * second + 0.114 * third) / scale;
  return Number.isNaN(luma) ? undefined : luma;
};

const prefersDark = (): boolean => matchMedia('(prefers-color-scheme: dark)').matches;

/** The colour mode of the surroundings of an element: that of the first background behind it. */
export const hostTheme = (element: { readonly parentElement: Element | null }): ColorMode => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    const light = lightness(getComputedStyle(at).backgroundColor);
    if (light !== undefined) return light >= LIGHT ? 'light' : 'dark';
  }
  // No background: the browser paints one as the color-scheme of the page's style says, or that of its head.
  const { colorScheme } = getComputedStyle(document.documentElement);
  const schemes =
    colorScheme === 'normal'
      ? (document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content ?? '')
      : colorScheme;
  return /dark/.test(schemes) && (!/light/.test(schemes) || prefersDark()) ? 'dark' : 'light';
};

/** Calls back whenever the page may have changed its colours. Returns a function that ends it. */
export const watchHostTheme = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  for (const element of [document.documentElement, document.body])
    if (element as Element | null) observer.observe(element, { attributes: true });
  const media = matchMedia('(prefers-color-scheme: dark)');
  media.addEventListener('change', changed);
  // A page may fade from one background to the other.
  document.addEventListener('transitionend', changed);
  return () => {
    observer.disconnect();
    media.removeEventListener('change', changed);
    document.removeEventListener('transitionend', changed);
  };
};
