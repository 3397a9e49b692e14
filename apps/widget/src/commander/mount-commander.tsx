import { parseWidgetOptions, type WidgetOptions } from '@crownsmith/widget-view';
import { render } from 'preact';
import type { SiteData } from '../data/site-data';
import { addStyles } from '../dom/shadow-styles';
import { CommanderEmbed } from './CommanderEmbed';

/** What widgets of a page share. */
export interface WidgetContext {
  readonly data: SiteData;
  readonly defaults: WidgetOptions;
  readonly nonce: string;
}

/** A widget in an element. */
export interface MountedCommander {
  /** Reads the element's attributes again. */
  readonly update: () => void;
  /** Empties the element once it has left the page; one that was only moved keeps its widget. */
  readonly unmountIfGone: () => void;
}

/**
 * Shows a widget in the shadow tree of an element, whose own content stays.
 * @param read the text of an attribute of the element by the option's name; `name` is the commander's
 * @throws DOMException where the element takes no shadow tree
 */
export const mountCommander = (
  host: Element,
  context: WidgetContext,
  read: (option: keyof WidgetOptions | 'name') => string | null,
): MountedCommander => {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  addStyles(shadow, context.nonce);
  const container = document.createElement('div');
  shadow.append(container);
  const language = host.closest('[lang]')?.getAttribute('lang');
  const update = (): void => {
    const options = parseWidgetOptions(
      (option) => read(option) ?? (option === 'locale' ? language : null),
      context.defaults,
    );
    render(
      <CommanderEmbed host={host} name={read('name')?.trim() ?? ''} options={options} data={context.data} />,
      container,
    );
  };
  update();
  return {
    update,
    unmountIfGone: () =>
      queueMicrotask(() => {
        if (!host.isConnected) render(null, container);
      }),
  };
};
