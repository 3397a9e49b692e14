import { parseWidgetOptions, type WidgetOptions } from '@crownsmith/widget-view';

/** What the script's own element says for the whole page. */
export interface ScriptSettings {
  /** URL of the site, with a slash at its end */
  readonly site: string;
  /** nonce of `style` elements, for browsers that construct no style sheets */
  readonly nonce: string;
  /** options of widgets that do not set them */
  readonly defaults: WidgetOptions;
  /** whether names in double brackets become links in the whole page */
  readonly linksCards: boolean;
}

const FILE = '/widget.js';

/** The element that loaded this script; a module has none while it runs, so it is looked up. */
const findScript = (): HTMLScriptElement | null => {
  const { currentScript } = document;
  return currentScript instanceof HTMLScriptElement
    ? currentScript
    : document.querySelector<HTMLScriptElement>(`script[src$="${FILE}"],script[src*="${FILE}?"]`);
};

/**
 * Reads the settings: the site is where the script came from, or `data-site` of its element.
 * @throws Error where the script cannot tell its own URL
 */
export const readScriptSettings = (): ScriptSettings => {
  const script = findScript();
  const site = script?.dataset['site'] ?? (script?.src && new URL('.', script.src).href);
  if (!site)
    throw new Error(
      'The widget does not know its site: load it by a script element with src, or set data-site.',
    );
  return {
    site: site.endsWith('/') ? site : `${site}/`,
    nonce: script?.nonce || script?.dataset['nonce'] || '',
    defaults: parseWidgetOptions((name) => script?.getAttribute(`data-${name}`)),
    linksCards: script?.hasAttribute('data-crownsmith-cards') ?? false,
  };
};
