import { type Rec, clipboardCardFromWire } from '@crownsmith/api-client';
import { type ClipboardCard, slugOfCardUrl } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';

/** Fetches a card by its URL; throws an ApiError. */
export const fetchCard = async (url: string): Promise<ClipboardCard> =>
  clipboardCardFromWire(await siteApi.card(slugOfCardUrl(url) ?? url));

/** The card of a recommendation, fetched where the response lacks it; throws an ApiError. */
export const cardOfRec = async (rec: Rec): Promise<ClipboardCard> =>
  rec.card ? clipboardCardFromWire(rec.card) : fetchCard(rec.url);
