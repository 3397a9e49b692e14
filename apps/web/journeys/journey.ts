import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

export interface JourneyContext {
  readonly origin: string;
  readonly browser: Browser;
  /** A page of its own in a fresh context; its console errors and uncaught exceptions fail the journey. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** What a visitor does, from the first click to what they see at the end. It fails by throwing. */
export interface Journey {
  readonly name: string;
  /** longest that it may take, in ms; a minute unless given */
  readonly timeout?: number;
  /** may give a line of what was found, to be printed */
  readonly run: (context: JourneyContext) => Promise<string | void>;
}
