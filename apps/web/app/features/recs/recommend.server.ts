import { apiErrorMessage, type Rec } from '@crownsmith/api-client';
import {
  countCards,
  countCopies,
  EMPTY_LIST,
  faultOf,
  listFaultText,
  MAX_COMMANDERS,
  maxCopies,
  MAX_RECS_CARDS,
} from '@crownsmith/domain';
import type { ReadDeck } from '@crownsmith/snapshot';
import type { Snapshot } from '#app/snapshot/current.server';
import { findZoneCards } from '#app/snapshot/find-commander.server';
import { toPageCard } from '#app/snapshot/row-views.server';
import { listLineErrors } from '#app/ui/format/list-errors';
import {
  alsoMeansText,
  cutsShown,
  findOtherMeanings,
  groupRecs,
  recReason,
  unknownCardText,
} from '@crownsmith/snapshot/text';
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

/** URL paths of the commanders that a field names: a card, or both cards of a pair; empty for an unknown name. */
const findCommanders = async (name: string, snapshot: Snapshot): Promise<readonly string[]> =>
  (await findZoneCards(name, snapshot)).map(({ url }) => url);

const urlsOf = (lines: readonly ReadDeck['main'][number][]): readonly string[] =>
  countCopies(lines).map(({ card }) => card.url);

const toItem = (rec: Rec, commanders: number, snapshot: Snapshot): readonly RecsItem[] => {
  const wire = rec.card ?? snapshot.resolveCard(rec.url);
  if (!wire) return [];
  const { slug, name, manaCost, typeLine, primaryType, colorIdentity, powerOrLoyalty, image, tags, canLead } =
    toPageCard(wire);
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
  return [{ card, reason: recReason(rec, commanders) }];
};

/**
 * Recommends cards for a form. Commanders come from its fields, else from the commander section of its list. Lines that
 * cannot be used are reported and skipped; without a legal command zone the result is an error.
 */
export const recommend = async (form: RecsForm, snapshot: Snapshot): Promise<RecsResult> => {
  const names = [form.commander, form.partner];
  const named = await Promise.all(names.map((name) => findCommanders(name, snapshot)));
  const unknown = names.find((name, index) => name !== '' && named[index]?.length === 0);
  if (unknown !== undefined) return emptyResult(form, unknownCardText(unknown));
  const list = await snapshot.readDeck({ list: form.list });
  const fromFields = [...new Set(named.flat())];
  const commanders = fromFields.length > 0 ? fromFields : urlsOf(list.commanders);
  const others = countCopies([...list.main, ...list.commanders]).flatMap(({ card, count }) => {
    const inCommandZone = commanders.includes(card.url) ? 1 : 0;
    const copies = Math.min(count, maxCopies(card.copyLimit)) - inCommandZone;
    return copies > 0 ? [{ url: card.url, count: copies }] : [];
  });
  const listErrors = listLineErrors(list);
  const nameOf = (url: string): string => snapshot.resolveCard(url)?.name ?? url;
  const [commander = '', partner = ''] = fromFields.map(nameOf);
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
  const recs = snapshot.recommend({
    cards: others,
    commanders: [...commanders],
    ...(form.chosen_color && { chosen_color: form.chosen_color }),
  });
  if (!recs.ok) return { ...base, error: apiErrorMessage(recs.error.errors[0]) };

  const { inRecs, outRecs, chosen_colors: chosenColors } = recs.value;
  const toItems = (list: readonly Rec[]) => list.flatMap((rec) => toItem(rec, commanders.length, snapshot));
  const copies = new Map(others.map(({ url, count }) => [url, count]));
  /** The reason for a cut, after the copies of a card with several. */
  const withCopies = (item: RecsItem): RecsItem => {
    const count = copies.get(`/cards/${item.card.slug}`) ?? 1;
    return count > 1 ? { ...item, reason: `${count}× in your list. ${item.reason ?? ''}`.trim() } : item;
  };
  return {
    ...base,
    commanders: commanders.map(nameOf),
    chosenColors,
    play: groupRecs(inRecs, (rec) => rec).flatMap(({ title, recs: own }) =>
      toItems(own).map((item) => (title === undefined ? item : { ...item, group: title })),
    ),
    lands: toItems(inRecs.filter(({ land }) => land)),
    cut: toItems(outRecs.slice(0, cutsShown(others.length))).map(withCopies),
  };
};
