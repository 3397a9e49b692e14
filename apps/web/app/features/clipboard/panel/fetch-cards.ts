import { type Rec, clipboardCardFromWire } from '@crownsmith/api-client';
import { type ClipboardCard, slugOfCardUrl } from '@crownsmith/domain';
import { siteApi } from '#app/platform/site-api';

/** A card by its address, as the clipboard keeps it; throws an ApiError where it cannot be had. */
export const fetchCard = async (url: string): Promise<ClipboardCard> =>
  clipboardCardFromWire(await siteApi.card(slugOfCardUrl(url) ?? url));

/** The card of a recommendation; fetched where the answer did not bring it. */
export const cardOfRec = async (rec: Rec): Promise<ClipboardCard> =>
  rec.card ? clipboardCardFromWire(rec.card) : fetchCard(rec.url);
