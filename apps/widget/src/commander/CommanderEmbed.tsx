import { BRAND } from '@crownsmith/domain';
import {
  campaignLink,
  type CommanderFigures,
  CommanderWidget,
  type WidgetOptions,
  type WidgetState,
} from '@crownsmith/widget-view';
import { Component, type ReactElement } from 'react';
import type { SiteData } from '../data/site-data';
import { hostTheme, watchHostTheme } from '../dom/host-theme';
import { whenInView } from '../dom/visibility';

interface Props {
  /** the element of the page */
  readonly host: Element;
  /** name or slug of a commander or pair; empty where the page has none */
  readonly name: string;
  readonly options: WidgetOptions;
  readonly data: SiteData;
}

interface State {
  readonly widget: WidgetState;
  readonly theme: 'light' | 'dark';
}

const LOADING: WidgetState = { status: 'loading' };

const failure = (message: string): WidgetState => ({ status: 'error', message });

const found = (name: string, commander: CommanderFigures | undefined): WidgetState =>
  commander ? { status: 'ready', commander } : failure(`${BRAND} has no commander named “${name}”.`);

/** Where links come from: the partner's host. */
export const linkFromHere = (url: string): string =>
  campaignLink(url, location.hostname || 'unknown', 'widget');

/**
 * A widget of a page with its data, from when the element comes into view. The page's own content shows where there is no
 * commander. A class, because hooks would cost a twelfth of the script.
 */
export class CommanderEmbed extends Component<Props, State> {
  override state: State = { widget: LOADING, theme: hostTheme(this.props.host) };
  private endLoading = (): void => undefined;
  private endTheme = (): void => undefined;

  private readonly followTheme = (): void => {
    const theme = hostTheme(this.props.host);
    if (theme !== this.state.theme) this.setState({ theme });
  };

  private load(): void {
    const { host, name, options, data } = this.props;
    this.endLoading();
    if (name === '') {
      this.setState({ widget: failure('The page names no commander here.') });
      return;
    }
    let isCurrent = true;
    const show = (widget: WidgetState): void => {
      if (isCurrent) this.setState({ widget });
    };
    show(LOADING);
    const batches = data.commanders(options.cards);
    batches.announce(name);
    const endWaiting = whenInView(host, () => {
      batches.load(name).then(
        (commander) => show(found(name, commander)),
        () => show(failure(`${BRAND} cannot be reached.`)),
      );
    });
    this.endLoading = () => {
      isCurrent = false;
      endWaiting();
    };
  }

  override componentDidMount(): void {
    this.load();
    this.endTheme = watchHostTheme(this.followTheme);
  }

  override componentDidUpdate({ name, options, data }: Props): void {
    // It may be in another place of the page.
    this.followTheme();
    const now = this.props;
    if (now.name !== name || now.data.commanders(now.options.cards) !== data.commanders(options.cards))
      this.load();
  }

  override componentWillUnmount(): void {
    this.endLoading();
    this.endTheme();
  }

  override render(): ReactElement {
    return (
      <CommanderWidget
        state={this.state.widget}
        options={this.props.options}
        hostTheme={this.state.theme}
        linkTo={linkFromHere}
      >
        <slot />
      </CommanderWidget>
    );
  }
}
