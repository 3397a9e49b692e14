import {
  campaignLink,
  type CommanderFigures,
  CommanderWidget,
  type WidgetOptions,
  type WidgetState,
} from '@crownsmith/widget-view';
import { type ReactElement, useEffect, useState } from 'react';
import type { SiteData } from '../data/site-data';
import { hostTheme, watchHostTheme } from '../dom/host-theme';
import { whenInView } from '../dom/visibility';
import { BRAND } from '@crownsmith/domain';

interface Props {
  /** the element of the page */
  readonly host: Element;
  /** name or slug of a commander or pair; empty where the page has none */
  readonly name: string;
  readonly options: WidgetOptions;
  readonly data: SiteData;
}

const LOADING: WidgetState = { status: 'loading' };

const found = (name: string, commander: CommanderFigures | undefined): WidgetState =>
  commander
    ? { status: 'ready', commander }
    : { status: 'error', message: `${BRAND} has no commander named “${name}”.` };

/** The commander, from when the element comes into view. */
const useCommander = ({ host, name, options, data }: Props): WidgetState => {
  const [state, setState] = useState<WidgetState>(LOADING);
  const batches = data.commanders(options.cards);
  useEffect(() => {
    if (name === '') {
      setState({ status: 'error', message: 'The page names no commander here.' });
      return undefined;
    }
    let current = true;
    const show = (next: WidgetState): void => {
      if (current) setState(next);
    };
    show(LOADING);
    batches.announce(name);
    const end = whenInView(host, () => {
      batches.load(name).then(
        (commander) => show(found(name, commander)),
        () => show({ status: 'error', message: `${BRAND} cannot be reached.` }),
      );
    });
    return () => {
      current = false;
      end();
    };
  }, [host, name, batches]);
  return state;
};

/** The colour mode around the element, as long as the theme follows it. */
export const useHostTheme = (host: Element, follows: boolean): 'light' | 'dark' | undefined => {
  const [theme, setTheme] = useState(() => hostTheme(host));
  useEffect(() => {
    if (!follows) return undefined;
    const update = (): void => setTheme(hostTheme(host));
    update();
    return watchHostTheme(update);
  }, [host, follows]);
  return follows ? theme : undefined;
};

/** Where links come from: the partner's host. */
export const linkFromHere = (url: string): string =>
  campaignLink(url, location.hostname || 'unknown', 'widget');

/** A widget of a page with its data. The page's own content shows where there is no commander. */
export const CommanderEmbed = (props: Props): ReactElement => (
  <CommanderWidget
    state={useCommander(props)}
    options={props.options}
    hostTheme={useHostTheme(props.host, props.options.theme === 'auto')}
    linkTo={linkFromHere}
  >
    <slot />
  </CommanderWidget>
);
