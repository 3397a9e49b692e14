import { PRICE_SOURCE_INFO, PRICE_SOURCES } from '@crownsmith/domain';
import * as z from 'zod';
import { WireCard } from '../card/wire-card';

/** Schemas of what clients link to: a slug is the id, the URL leads people to the page. */
export const slug = z.string().describe('The id: the last segment of the page’s URL.');
export const pageUrl = z.url().describe('The page of the site.');
export const colorIdentity = WireCard.shape.color_identity.describe(
  'Colour identity: letters in WUBRG order.',
);

const Price = z.object({
  price: z.number().nonnegative().describe('Amount in the currency.'),
  currency: z.enum(['USD', 'CAD', 'EUR', 'TIX']).describe('ISO 4217 code; TIX are tickets of Magic Online.'),
  url: z.string().optional().describe('The shop’s page of the card.'),
});

const prices = z
  .object({
    cardkingdom: Price.optional(),
    tcgplayer: Price.optional(),
    face2face: Price.optional(),
    cardmarket: Price.optional(),
    cardhoarder: Price.optional(),
  })
  .describe(
    'By price source; a source without a price is absent. `GET /snapshot` says whether they are estimates.',
  );

const { shape } = WireCard;

/** What rows of lists tell of a card. */
const summaryFields = {
  name: shape.name.describe('Full name, both faces joined by ` // `.'),
  slug,
  image_uri: shape.image_uri
    .unwrap()
    .describe('Picture of the front face, at its source; null where there is none.'),
  image: shape.image
    .unwrap()
    .describe('Illustration of the front face, else its whole picture; null where there is none.'),
  cmc: shape.cmc.describe('Mana value.'),
  mana_cost: shape.mana_cost.describe('Such as `{2}{W/U}`; faces joined by ` // `.'),
  primary_type: shape.primary_type.describe('The type that it is listed under: Creature, Instant, …'),
  type: shape.type.describe('Type line.'),
  color_identity: colorIdentity,
  power: shape.power,
  toughness: shape.toughness,
  loyalty: shape.loyalty,
  legal_commander: shape.legal_commander.describe('Whether it can be a commander alone.'),
  prices,
  legality: shape.legality.describe('In Commander.'),
  game_changer: shape.game_changer.describe('Whether it is on the list of Game Changers.'),
  tags: shape.tags.describe('What it does for a deck.'),
  salt: shape.salt.describe('Mean of votes, 0–4; null without votes.'),
  scryfall_id: shape.scryfall_id.describe(
    'Id of the card at Scryfall, the source of its texts and pictures.',
  ),
};

/** A card without its page: what bulk files hold of a card. */
export const CardFacts = z.object({
  ...summaryFields,
  front_slug: shape.sanitized_wo.describe('The slug of the front face alone, which leads to the card, too.'),
  image_uris: shape.image_uris.describe('Pictures of the faces, front first; empty where there is none.'),
  layout: shape.layout,
  legal_partner: shape.legal_partner.describe('Whether it can share the command zone.'),
  partner_kind: shape.partner_kind.describe('`none`, `partner`, `partner-with`, `partner-text`, …'),
  partner_text: shape.partner_text.describe('For `partner-text`: `Friends forever`, …'),
  partners_with: shape.partners_with.describe('Names of the only cards that it partners with.'),
  partner_or: shape.partner_or.describe('A second ability of which a deck uses one.'),
  background_chooser: shape.background_chooser.describe('Whether it has “Choose a Background”.'),
  copy_limit: shape.copy_limit.describe('Copies that a deck may have: a number, or `any`.'),
  keywords: shape.keywords,
  sets: shape.sets.describe('Codes of the sets it was printed in.'),
  released_at: shape.released_at.describe('ISO date of the first printing.'),
});
export type CardFacts = z.infer<typeof CardFacts>;

/** A card in lists. */
export const CardSummary = z.object({ ...summaryFields, url: pageUrl });
export type CardSummary = z.infer<typeof CardSummary>;

/** A card. */
export const Card = CardFacts.extend({ url: pageUrl });
export type Card = z.infer<typeof Card>;

const toPrices = (wire: WireCard['prices']): CardFacts['prices'] =>
  Object.fromEntries(
    PRICE_SOURCES.flatMap((source) => {
      const price = wire[source];
      return price ? [[source, { ...price, currency: PRICE_SOURCE_INFO[source].currency }]] : [];
    }),
  );

/** The facts that a card of a snapshot has under the same names. */
const SameFacts = CardFacts.omit({ prices: true, slug: true, front_slug: true });
type SameFacts = z.infer<typeof SameFacts>;
const SAME_FACTS = Object.keys(SameFacts.shape) as readonly (keyof SameFacts)[];

const pickFacts = (wire: Omit<WireCard, 'prices'>): SameFacts => {
  const facts: Partial<Record<keyof SameFacts, unknown>> = {};
  for (const key of SAME_FACTS) if (wire[key] !== undefined) facts[key] = wire[key];
  return facts as SameFacts;
};

/** A card of a snapshot as the API names its fields. */
export const toCardFacts = (wire: WireCard): CardFacts => ({
  ...pickFacts(wire),
  prices: toPrices(wire.prices),
  slug: wire.sanitized,
  front_slug: wire.sanitized_wo,
});
