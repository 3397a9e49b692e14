import { findCard } from '../answer/card';
import { commanderBySlug } from '../answer/commander';
import type { CardSource } from '../source/card-source';

/** Whole answers that have an address of their own. */
export interface ResourceKind {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** addresses, with the slug as `slug` */
  readonly template: string;
  /** Answers what `crownsmith NAME --json` does. Rejects with a Failure where there is none. */
  readonly read: (slug: string, source: CardSource) => Promise<object>;
}

const SCHEME = 'crownsmith:/';

/** Addresses of resources are those of pages. @example resourceUri('/cards/sol-ring') // 'crownsmith://cards/sol-ring' */
export const resourceUri = (url: string): string => `${SCHEME}${url}`;

export const RESOURCES: readonly ResourceKind[] = [
  {
    name: 'card',
    title: 'Card',
    description: 'All facts of a card.',
    template: resourceUri('/cards/{slug}'),
    read: findCard,
  },
  {
    name: 'commander',
    title: 'Commander',
    description: 'All lists of the page of a commander, or of two partners, with the figures of every card.',
    template: resourceUri('/commanders/{slug}'),
    read: commanderBySlug,
  },
];
