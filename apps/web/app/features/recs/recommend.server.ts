import {
  type CardCopies,
  type CopiesOf,
  countCards,
  countCopies,
  EMPTY_LIST,
  faultOf,
  identityColors,
  identityOf,
  listFaultText,
  MAX_COMMANDERS,
  maxCopies,
  MAX_RECS_CARDS,
} from '@crownsmith/domain';
import { compareOfFields, type RecComparison, type WireCard } from '@crownsmith/api-client';
import type { CardRec } from '@crownsmith/answers';
import type { Snapshot } from '#app/snapshot/current.server';
import { findZoneCards } from '#app/snapshot/find-commander.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { listLineErrors } from '#app/ui/format/list-errors';
import {
  alsoMeansText,
  comparisonText,
  cutsShown,
  findOtherMeanings,
  groupRecs,
  recReason,
  unknownCardText,
} from '@crownsmith/answers/text';
import type { RecsForm } from './recs.schema';
import type { RecsItem, RecsResult } from './recs-result';

/** Cards of a list that are offered as its commander. */
const MAX_CANDIDATES = 30;

const CHOOSE_COMMANDER = 'Your list names no commander. Choose one of its cards, or enter another name:';
const ENTER_COMMANDER = 'Your list names no commander. Enter the name of one.';

/** A result without cards. */
export const emptyResult = (form: RecsForm, error?: string): RecsResult => ({
  form,
  error,
  listErrors: [],
  alsoMeans: [],
  commanders: [],
  candidates: [],
  used: 0,
  play: [],
  lands: [],
  cut: [],
});

/** An entry of a list with its card as pages show it. */
const resolveCopies = (
  copies: readonly CardCopies<{ readonly url: string }>[],
  { resolveCard }: Pick<Snapshot, 'resolveCard'>,
): readonly CopiesOf<WireCard>[] =>
  copies.flatMap(({ card: { url }, count }) => {
    const card = resolveCard(url);
    return card ? [{ card, count }] : [];
  });

const toItem = (rec: CardRec, commanders: number, compared: RecComparison | undefined): RecsItem => {
  const { slug, name, manaCost, typeLine, primaryType, colorIdentity, powerOrLoyalty, image, tags, canLead } =
    toPageCard(rec.card);
  const card = {
    slug,
    name,
    manaCost,
    typeLine,
    primaryType,
    colorIdentity,
    powerOrLoyalty,
    image,
    tags,
    canLead,
  };
  return { card, reason: recReason(rec, commanders, compared) };
};

/**
 * Recommends cards for a form. Commanders come from its fields, else from the commander section of its list. Lines that
 * cannot be used are reported and skipped; without a legal command zone the result is an error.
 */
export const recommend = async (form: RecsForm, snapshot: Snapshot): Promise<RecsResult> => {
  const names = [form.commander, form.partner];
  const named = await Promise.all(names.map((name) => findZoneCards(name, snapshot)));
  const unknown = names.find((name, index) => name !== '' && named[index]?.length === 0);
  if (unknown !== undefined) return emptyResult(form, unknownCardText(unknown));
  const list = await snapshot.readDeck({ list: form.list });
  const fromFields = [...new Set(named.flat())];
  const commanders =
    fromFields.length > 0
      ? fromFields
      : resolveCopies(countCopies(list.commanders), snapshot).map(({ card }) => card);
  const others = resolveCopies(countCopies([...list.main, ...list.commanders]), snapshot).flatMap(
    ({ card, count }) => {
      const copies = Math.min(count, maxCopies(card.copy_limit)) - (commanders.includes(card) ? 1 : 0);
      return copies > 0 ? [{ card, count: copies }] : [];
    },
  );
  const listErrors = listLineErrors(list);
  const [commander = '', partner = ''] = fromFields.map(({ name }) => name);
  const written = [
    ...names.map((name) => ({ name, card: snapshot.resolveCard(name) })),
    ...list.commanders,
    ...list.main,
  ];
  const alsoMeans = findOtherMeanings(written, (name) => snapshot.alsoMeant(name)).map(alsoMeansText);
  const base = {
    ...emptyResult({ ...form, commander, partner }),
    listErrors,
    alsoMeans,
    used: countCards(others),
  };

  if (commanders.length === 0) {
    const fault = form.list.trim() === '' ? EMPTY_LIST : list.errors.map(faultOf).find(Boolean);
    if (fault !== undefined) return { ...base, listErrors: [], error: listFaultText(fault) };
    const candidates = countCopies(list.main)
      .filter(({ card }) => card.canBeCommander)
      .map(({ card }) => card.name)
      .slice(0, MAX_CANDIDATES);
    return { ...base, candidates, error: candidates.length > 0 ? CHOOSE_COMMANDER : ENTER_COMMANDER };
  }
  if (commanders.length > MAX_COMMANDERS) return { ...base, error: 'A deck has at most two commanders.' };
  if (others.length > MAX_RECS_CARDS) {
    return { ...base, error: `A list has at most ${MAX_RECS_CARDS.toLocaleString('en')} different cards.` };
  }
  const recs = snapshot.recommendFor({
    commanders,
    cards: others,
    ...(form.chosen_color && { chosen: identityOf([form.chosen_color]) }),
    compare: compareOfFields(form),
  });
  if (!recs.ok) return { ...base, error: recs.error.errors[0] };

  const { add, cut, chosen, comparedWith } = recs.value;
  const toItems = (list: readonly CardRec[]) =>
    list.map((rec) => toItem(rec, commanders.length, comparedWith));
  const copies = new Map(others.map(({ card, count }) => [card.sanitized, count]));
  /** The reason for a cut, after the copies of a card with several. */
  const withCopies = (item: RecsItem): RecsItem => {
    const count = copies.get(item.card.slug) ?? 1;
    return count > 1 ? { ...item, reason: `${count}× in your list. ${item.reason ?? ''}`.trim() } : item;
  };
  return {
    ...base,
    commanders: commanders.map(({ name }) => name),
    chosenColors: chosen === undefined ? undefined : [...identityColors(chosen)],
    comparison: comparisonText(comparedWith),
    play: groupRecs(add, (rec) => rec, comparedWith).flatMap(({ title, recs: own }) =>
      toItems(own).map((item) => (title === undefined ? item : { ...item, group: title })),
    ),
    lands: toItems(add.filter(({ land }) => land)),
    cut: toItems(cut.slice(0, cutsShown(others.length))).map(withCopies),
  };
};
