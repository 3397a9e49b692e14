import { clipboardCardFromWire, type WireCard } from '@crownsmith/api-client';

/** A card of the catalogue as rules of decks and reports read it. @param text its rules text, where it is known */
export const toReportCard = (wire: WireCard, text?: string) => ({
  ...clipboardCardFromWire(wire),
  keywords: wire.keywords,
  legalFrom: wire.legal_from,
  manaCost: wire.mana_cost,
  gameChanger: wire.game_changer,
  tags: wire.tags,
  abilities: wire.abilities,
  power: wire.power,
  toughness: wire.toughness,
  salt: wire.salt ?? undefined,
  releasedAt: wire.released_at,
  text,
});
export type ReportCard = ReturnType<typeof toReportCard>;

/** Finds a card with its rules text by its name, slug or path. */
export type FindReportCard = (name: string) => ReportCard | undefined;
