import { env } from '#app/platform/env.server';
import type { Snapshot } from '#app/snapshot/current.server';
import type { SiteFacts } from './site-facts';

/** What the pages about the site say of a snapshot and of who runs it. */
export const siteFacts = ({ manifest }: Snapshot): SiteFacts => {
  const { OPERATOR_NAME, CONTACT_EMAIL, IMAGE_ORIGINS } = env();
  return {
    decks: manifest.decks,
    cards: manifest.cards,
    commanders: manifest.commanders,
    sample: manifest.sample,
    published: manifest.createdAt,
    newestDeck: manifest.newestDeck,
    operator: OPERATOR_NAME,
    email: CONTACT_EMAIL,
    pictureHosts: IMAGE_ORIGINS.map((origin) => new URL(origin).host),
  };
};
