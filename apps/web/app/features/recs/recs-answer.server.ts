import { apiErrorMessage, clipboardCardFromWire, type Rec } from '@crownsmith/api-client';
import {
  type ClipboardCard,
  countCopies,
  MAX_COMMANDERS,
  MAX_RECS_CARDS,
  type PastedLine,
  resolvePastedList,
  SELECT_COMMANDER_MESSAGE,
} from '@crownsmith/domain';
import type { PageCard } from '#app/model/pages';
import { packCards } from '#app/snapshot/packed-cards';
import { openCommanderPage } from '#app/snapshot/packed-page';
import { toPageCard } from '#app/snapshot/page-models.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { deckListErrorText } from '#app/ui/format/deck-list-errors';
import { cutReasons, cutsShown, recReasons } from '#app/ui/format/rec-reasons';
import type { RecsForm } from './recs.schema';
import type { ListProblem, RecsAnswer } from './recs-view';

/** An answer without cards. */
export const emptyAnswer = (form: RecsForm, problem?: string): RecsAnswer => ({
  form,
  problem,
  problems: [],
  commanders: [],
  used: 0,
  cards: packCards([]),
  recommended: 0,
  reasons: [],
});

/** The cards that a name of the form stands for: one card, or the two of a pair's slug; none where nobody is meant. */
const commandersOf = async (name: string, snapshot: Snapshot): Promise<readonly string[]> => {
  if (name === '') return [];
  const card = snapshot.resolveCard(name);
  if (card) return [card.url];
  const page = await snapshot.commanderPage(snapshot.redirect('commanders', name) ?? name);
  return page ? openCommanderPage(page).cards.map(({ slug }) => `/cards/${slug}`) : [];
};

const byLine = (a: ListProblem, b: ListProblem): number => (a.line ?? 0) - (b.line ?? 0);

const urlsOf = (lines: readonly PastedLine<ClipboardCard>[]): readonly string[] =>
  countCopies(lines).map(({ card }) => card.url);

const cardOf = (rec: Rec, snapshot: Snapshot): readonly PageCard[] => {
  const card = rec.card ?? snapshot.resolveCard(rec.url);
  return card ? [toPageCard(card)] : [];
};

/**
 * Answers the form of /recs from a snapshot. Commanders come from the form's fields, else from the list's commander
 * section. What is wrong with single lines is told and the rest used; without a commander there is only the problem.
 */
export const answerForm = async (form: RecsForm, snapshot: Snapshot): Promise<RecsAnswer> => {
  const named = await Promise.all([form.commander, form.partner].map((name) => commandersOf(name, snapshot)));
  for (const [at, name] of [form.commander, form.partner].entries()) {
    if (name !== '' && named[at]?.length === 0) return emptyAnswer(form, `There is no card “${name}”.`);
  }
  const list = resolvePastedList(form.list, (name) => {
    const card = snapshot.resolveCard(name);
    return card && clipboardCardFromWire(card);
  });
  const fromForm = [...new Set(named.flat())];
  const commanders = fromForm.length > 0 ? fromForm : urlsOf(list.commanders);
  const others = urlsOf([...list.main, ...list.commanders]).filter((url) => !commanders.includes(url));
  const problems = [
    ...list.errors.map((error) => ({ line: error.line, text: deckListErrorText(error) })),
    ...list.unresolved.map(({ name, line }) => ({ line, text: `There is no card “${name}”.` })),
  ].sort(byLine);
  const nameOf = (url: string): string => snapshot.resolveCard(url)?.name ?? url;
  const [commander = '', partner = ''] = fromForm.map(nameOf);
  const base = { ...emptyAnswer({ ...form, commander, partner }), problems, used: others.length };

  if (commanders.length === 0) return { ...base, problem: SELECT_COMMANDER_MESSAGE };
  if (commanders.length > MAX_COMMANDERS) return { ...base, problem: 'A deck has at most two commanders.' };
  if (others.length > MAX_RECS_CARDS) {
    return { ...base, problem: `A list has at most ${MAX_RECS_CARDS.toLocaleString('en')} different cards.` };
  }
  const answer = snapshot.recommend({ cards: others, commanders: [...commanders] });
  if (!answer.ok) return { ...base, problem: apiErrorMessage(answer.error.errors[0]) };

  const { inRecs, outRecs } = answer.value;
  const play = inRecs.flatMap((rec) =>
    cardOf(rec, snapshot).map((card) => ({ card, reasons: recReasons(rec.evidence) })),
  );
  const cut = outRecs
    .slice(0, cutsShown(others.length))
    .flatMap((rec) => cardOf(rec, snapshot).map((card) => ({ card, reasons: cutReasons(rec.evidence) })));
  return {
    ...base,
    commanders: commanders.map(nameOf),
    cards: packCards([...play, ...cut].map(({ card }) => card)),
    recommended: play.length,
    reasons: [...play, ...cut].map(({ reasons }) => reasons),
  };
};
