import type { Result } from '@crownsmith/domain';

/** A request for a deck, and how its response is read. */
export interface SiteRequest {
  /** path and query at the site's origin */
  readonly path: string;
  readonly accept: string;
  /** content types that a deck has; any other response is not read */
  readonly types: RegExp;
  /** a list in a notation of our own parser; where the body has none, a sentence that says why, or undefined */
  readonly read: (body: string) => Result<string, string | undefined>;
}

/** A site that people keep decks at. */
export interface DeckSite {
  readonly name: string;
  /** hosts of its pages */
  readonly hosts: readonly string[];
  /** whether it answers only agents that it has approved, one of which the operator has to set */
  readonly needsAgent?: true;
  /** where its decks are asked for */
  readonly origin: string;
  /** what identifies a deck among those of the site, by the address of its page; undefined for other pages */
  readonly findDeck: (url: URL) => string | undefined;
  /** requests for a deck, in order: the first response that has a list is taken */
  readonly requests: (deck: string) => readonly SiteRequest[];
}
