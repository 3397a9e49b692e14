import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { purgeTime, type SavedList } from '#app/accounts/lists/saved-list.server';
import { requireUser } from '#app/accounts/require-user.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot, type Snapshot } from '#app/snapshot/current.server';
import { frontOf } from '#app/ui/card-frame/frame-card';
import { timeText } from '#app/ui/format/time';
import {
  done,
  isRefused,
  orUnavailable,
  readForm,
  refuseBy,
  type Refused,
  requireSender,
  savedLists,
  savedTrash,
} from './list-request.server';
import type { ListRow, ListsView } from './list-views';
import { ListsForm, noticeText } from './lists.schema';
import { readSentList } from './sent-list.server';

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

const toRow = (list: SavedList, snapshot: Pick<Snapshot, 'resolveCard'>): ListRow => ({
  id: list.id,
  name: list.name,
  commanders: list.commanders
    .map((url) => frontOf(snapshot.resolveCard(url)?.name ?? url.replace('/cards/', '')))
    .join(' and '),
  cardCount: list.cardCount,
  changed: timeText(list.changedAt),
  isShared: list.shareId !== undefined,
});

/** The loader of `/lists`: a person's lists, and those in the trash. */
export const listsLoader = async ({ request, context }: RouteArgs) => {
  const { uid } = requireUser({ request, context });
  const snapshot = await getSnapshot();
  // Whoever looks at their lists cleans up everyone's trash: a query by an index.
  await savedTrash().purge();
  const [lists, trashed] = await Promise.all([savedLists().all(uid), savedTrash().all(uid)]);
  const view: ListsView = {
    rows: lists.map((list) => toRow(list, snapshot)),
    trash: trashed.map((list) => ({
      ...toRow(list, snapshot),
      purged: timeText(purgeTime(list.deletedAt ?? 0)),
    })),
    notice: noticeText(new URL(request.url).searchParams.get('done')),
  };
  const head = {
    title: 'Your lists',
    description: 'The lists that you have saved.',
    canonical: canonicalUrl(request, '/lists'),
    hidden: true,
  };
  return { view, head };
};

const respond = ({ draft, status }: Refused) => data({ draft }, { status });

/** Does what a form says. @returns where it leads, or why it was refused */
const change = async (uid: string, form: ListsForm, sender?: string): Promise<Response | Refused> => {
  if (form.intent === 'restore') {
    const restored = await savedTrash().restore(uid, form.id);
    return restored.ok ? done(`/lists/${form.id}`, 'restored') : refuseBy(restored.error);
  }
  if (form.intent === 'erase') {
    const erased = await savedTrash().erase(uid, form.id);
    return erased.ok ? done('/lists', 'erased') : refuseBy(erased.error);
  }
  const sent = await readSentList(form, { sender });
  if (isRefused(sent)) return sent;
  const created = await savedLists().create(uid, sent);
  return created.ok ? done(`/lists/${created.value.id}`, 'created') : refuseBy(created.error, form);
};

/** The action of `/lists`: saves a list from text, restores one from the trash or deletes it for good. */
export const listsAction = async ({ request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>) => {
  const form = await readForm(request, ListsForm);
  const { uid } = requireSender({ request, context }, form);
  if (isRefused(form)) return respond(form);
  const sent = form.intent === 'create' ? { name: form.name, text: form.text } : {};
  const outcome = await orUnavailable(sent, () => change(uid, form, context.sender?.()));
  return outcome instanceof Response ? outcome : respond(outcome);
};
