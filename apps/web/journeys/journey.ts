import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Site } from './site';

export interface JourneyContext {
  readonly origin: string;
  /** the site that all journeys share */
  readonly site: Site;
  readonly browser: Browser;
  /** Makes a context, which the runner closes: 1280 × 900, with reduced motion and without a service worker by default. */
  readonly openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a path in a new context; console errors and uncaught exceptions of the page fail the journey. */
  readonly open: (path: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Time-out of one wait inside a page in ms: only against what never comes. */
export const WAIT_TIMEOUT = 180_000;

/** For `expectedErrors`: what a page asks for between the end of its session and the moment that it is left. */
export const SIGNED_OUT = /status of 401/;

/** What a visitor does, from the first click to the result on the screen. It fails by throwing. */
export interface Journey {
  readonly name: string;
  /** It takes longer than most, and begins before them. */
  readonly isLong?: boolean;
  /** console errors that belong to the journey, such as those of refused forms */
  readonly expectedErrors?: RegExp;
  /** may return a note to print */
  readonly run: (context: JourneyContext) => Promise<string | void>;
}
