import { watchDeckPages } from './watch-deck-pages';

/** Origin of the site, which writes it before this script. */
declare const CROWNSMITH_ORIGIN: string;

watchDeckPages(CROWNSMITH_ORIGIN);
