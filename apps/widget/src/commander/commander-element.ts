import { DEFAULT_OPTIONS } from '@crownsmith/widget-view';
import { mountCommander, type MountedCommander, type WidgetContext } from './mount-commander';

/** Defines `<crownsmith-commander name="…">`. */
export const defineCommanderElement = (context: WidgetContext): void => {
  class CommanderElement extends HTMLElement {
    static readonly observedAttributes = ['name', ...Object.keys(DEFAULT_OPTIONS)];
    private mounted: MountedCommander | undefined;

    connectedCallback(): void {
      if (this.mounted) this.mounted.update();
      else this.mounted = mountCommander(this, context, (option) => this.getAttribute(option));
    }

    disconnectedCallback(): void {
      this.mounted?.unmountIfGone();
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.mounted?.update();
    }
  }
  customElements.define('crownsmith-commander', CommanderElement);
};
