import type { WireCard } from '@crownsmith/api-client';
import { toReportCard, type ReportCard } from '@crownsmith/answers';
import type { SourceCard } from '../source/card-source';

/** A card of a list, as reports read it, with what the source says of its name. */
export interface ListCard extends ReportCard {
  readonly wire: WireCard;
  readonly bannedIn: readonly string[];
  readonly alsoMeans: readonly string[];
}

export const toListCard = ({ wire, text, bannedIn, alsoMeans }: SourceCard): ListCard => ({
  ...toReportCard(wire, text),
  wire,
  bannedIn: bannedIn ?? [],
  alsoMeans: alsoMeans ?? [],
});
