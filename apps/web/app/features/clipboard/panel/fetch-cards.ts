import { type Rec, clipboardCardFromWire } from '@crownsmith/api-client';
import { type ClipboardCard, slugOfCardUrl } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';

/** Fetches a card by its URL; throws an ApiError. */
export const fetchCard = async (url: string): Promise<ClipboardCard> =>
  clipboardCardFromWire(await siteApi.card(slugOfCardUrl(url) ?? url));

/**
 * Fetches the cards of a list by their URLs, a hundred with each request; those that the site does not know are left out. Throws an
 * ApiError.
 */
export const fetchCards = async (urls: readonly string[]): Promise<readonly ClipboardCard[]> =>
  [...(await siteApi.cards(urls)).values()].map(clipboardCardFromWire);

/** The card of a recommendation, fetched where the response lacks it; throws an ApiError. */
export const cardOfRec = async (rec: Rec): Promise<ClipboardCard> =>
  rec.card ? clipboardCardFromWire(rec.card) : fetchCard(rec.url);
