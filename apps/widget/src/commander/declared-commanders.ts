import { DEFAULT_OPTIONS } from '@crownsmith/widget-view';
import { watchElements } from '../dom/watch-elements';
import { mountCommander, type MountedCommander, type WidgetContext } from './mount-commander';

const ATTRIBUTE = 'data-crownsmith-commander';

/** Shows widgets in elements with `data-crownsmith-commander`, those of now and those to come. */
export const showDeclaredCommanders = (context: WidgetContext): void => {
  const mounted = new WeakMap<Element, MountedCommander>();
  const mount = (element: Element): void => {
    try {
      const read = (option: string) => element.getAttribute(option === 'name' ? ATTRIBUTE : `data-${option}`);
      mounted.set(element, mountCommander(element, context, read));
    } catch {
      // eslint-disable-next-line no-console -- for the author of the page
      console.warn(`<${element.localName}> cannot hold a widget: use div or crownsmith-commander.`);
    }
  };
  watchElements(`[${ATTRIBUTE}]`, {
    attributes: [ATTRIBUTE, ...Object.keys(DEFAULT_OPTIONS).map((option) => `data-${option}`)],
    added: (element) => {
      const present = mounted.get(element);
      if (present) present.update();
      else mount(element);
    },
    removed: (element) => mounted.get(element)?.unmountIfGone(),
  });
};
