import { WireCard } from '@crownsmith/api-client';
import { andList, identityColors, identityName, identityOf, unionIdentity } from '@crownsmith/domain';
import * as z from 'zod';
import { Failure } from '../failure';
import type { CardSource } from '../source/card-source';
import { DataInfo, dataInfo } from './data-info';

/** The colour identity of cards together. */
export const IdentityAnswer = z.object({
  /** letters in WUBRG order, empty for colourless */
  identity: WireCard.shape.color_identity,
  /** as players call it, such as Simic */
  name: z.string(),
  cards: z.array(z.object({ name: z.string(), identity: WireCard.shape.color_identity })),
  data: DataInfo,
});
export type IdentityAnswer = z.infer<typeof IdentityAnswer>;

const SHOWN_CHARACTERS = 80;

const shorten = (name: string): string =>
  name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;

/** Rejects with a Failure that names cards which a source does not have, and what each of them is like. */
export const requireKnown = async (missing: readonly string[], source: CardSource): Promise<void> => {
  if (missing.length === 0) return;
  const nearest = await source.nearest?.(missing);
  const hints = missing.flatMap((name) => nearest?.get(name) ?? []);
  const names = missing.map((name) => `“${shorten(name)}”`).join(', ');
  const other =
    source.kind === 'starter'
      ? 'It has well-known cards only: name a --host, a --snapshot or a card file (--cards).'
      : 'Check the spelling; a card may also be newer than the data.';
  const hint = `Did you mean ${andList(hints.map((name) => `“${name}”`))}?`;
  throw new Failure('no', `${names}: no such card in ${source.label}. ${hints.length > 0 ? hint : other}`);
};

/** The combined colour identity of cards by name. Rejects with a Failure for an unknown name. */
export const identityOfCards = async (
  names: readonly string[],
  source: CardSource,
): Promise<IdentityAnswer> => {
  const found = await source.cards(names);
  await requireKnown(
    names.filter((name) => !found.has(name)),
    source,
  );
  const cards = names.flatMap((name) => found.get(name)?.wire ?? []);
  const all = unionIdentity(...cards.map(({ color_identity }) => identityOf(color_identity)));
  return {
    identity: [...identityColors(all)],
    name: identityName(all),
    cards: cards.map(({ name, color_identity }) => ({ name, identity: color_identity })),
    data: dataInfo(source),
  };
};
