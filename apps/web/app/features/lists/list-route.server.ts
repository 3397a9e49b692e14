import type { Result } from '@crownsmith/domain';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { type ListError, listErrorStatus } from '#app/accounts/lists/list-error';
import type { SavedList } from '#app/accounts/lists/saved-list.server';
import { requireUser } from '#app/accounts/require-user.server';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { timeText } from '#app/ui/format/time';
import { changesView } from './list-changes-view.server';
import { resolveDeck } from './list-deck.server';
import {
  done,
  isRefused,
  orUnavailable,
  readForm,
  refuseBy,
  type Refused,
  requireSender,
  savedLists,
  throwGone,
  throwNotFound,
} from './list-request.server';
import type { ListView } from './list-views';
import { ExportSection } from './ExportSection';
import { ListChanges } from './ListChanges';
import { ListDeckView } from './ListDeckView';
import { ListForm, type Notice, noticeText } from './lists.schema';
import { parseListFormat } from '#app/ui/format/list-formats';
import { readSentList } from './sent-list.server';

/** A version that a query names; undefined for none, NaN for what is no version. */
const versionOf = (query: URLSearchParams, name: string): number | undefined => {
  const text = query.get(name);
  return text === null ? undefined : /^[1-9]\d{0,8}$/.test(text) ? Number(text) : NaN;
};

/** The loader of `/lists/{id}`: the current version or `?version=`, and what changed to it `?from=` an earlier one. */
export const listLoader = async ({ request, context, params }: LoaderFunctionArgs) => {
  const { uid } = requireUser({ request, context });
  const id = params['id'] ?? '';
  const query = new URL(request.url).searchParams;
  const snapshot = await getSnapshot();
  const lists = savedLists();
  const from = versionOf(query, 'from');
  const [current, shown, earlier] = await Promise.all([
    lists.open(uid, id),
    lists.open(uid, id, versionOf(query, 'version')),
    from === undefined ? undefined : lists.open(uid, id, from),
  ]);
  if (!current.ok || !shown.ok || earlier?.ok === false) return throwNotFound();
  const list = current.value;
  const version = versionOf(query, 'version') ?? list.version;
  const deck = await resolveDeck(shown.value.list, snapshot, {
    format: parseListFormat(query.get('format')),
    keepsWords: query.get('words') === 'on',
    version: version === list.version ? undefined : version,
  });
  const view: ListView = {
    id,
    name: list.name,
    version,
    current: list.version,
    versions: list.versions
      .map(({ version, savedAt, cardCount }) => ({ version, saved: timeText(savedAt), cardCount }))
      .reverse(),
    text: version === list.version ? deck.statedText : (await resolveDeck(list.list, snapshot)).statedText,
    words: list.list.words ?? '',
    shareUrl: list.shareId === undefined ? undefined : canonicalUrl(request, `/shared/${list.shareId}`),
    from,
    notice: noticeText(query.get('done')),
  };
  const head = {
    title: list.name,
    description: `Your list ${list.name}.`,
    canonical: canonicalUrl(request, `/lists/${id}`),
    hidden: true,
  };
  const cards = createElement(
    ListDeckView,
    { deck },
    createElement(ExportSection, { exported: deck.exported }),
  );
  const changes =
    earlier &&
    from !== undefined &&
    changesView({ version: from, list: earlier.value.list }, { version, list: shown.value.list }, snapshot);
  const markup = renderMarkup(
    request,
    'list-deck',
    changes ? createElement(ListChanges, { changes }, cards) : cards,
  );
  return {
    view,
    head,
    text: deck.text,
    chosenColor: shown.value.list.chosenColor,
    markup: placeMarkup(context, markup),
  };
};

const respond = ({ draft, status }: Refused) => data({ draft }, { status });

/** The version that the next attempt to save a list begins with. */
const currentBase = async (uid: string, id: string): Promise<number | undefined> => {
  const opened = await savedLists().open(uid, id);
  return opened.ok ? opened.value.version : undefined;
};

const save = async (
  uid: string,
  id: string,
  { base, ...form }: Extract<ListForm, { readonly intent: 'save' }>,
  sender?: string,
): Promise<Response | Refused> => {
  const opened = await savedLists().open(uid, id);
  const kept = { text: form.text, words: form.words };
  if (!opened.ok) return throwGone(kept);
  const before = opened.value.list;
  const sent = await readSentList(form, { sender, before: before.words });
  if (isRefused(sent)) return sent;
  // No text states the colour, which stays.
  const list = { ...sent.list, chosenColor: before.chosenColor };
  const saved = await savedLists().save(uid, id, { list, base });
  if (!saved.ok && listErrorStatus(saved.error) === 404) return throwGone(kept);
  if (!saved.ok) return refuseBy(saved.error, { text: form.text, base: await currentBase(uid, id) });
  return done(`/lists/${id}`, saved.value.version === base ? 'unchanged' : 'saved');
};

interface Change {
  readonly result: Result<SavedList, ListError>;
  readonly notice: Notice;
  /** where the changed list is shown */
  readonly path: (list: SavedList) => string;
}

/** Changes a list as a form says. */
const change = async (
  uid: string,
  id: string,
  form: Exclude<ListForm, { intent: 'save' }>,
): Promise<Change> => {
  const lists = savedLists();
  const path = (list: SavedList): string => `/lists/${list.id}`;
  switch (form.intent) {
    case 'rename':
      return { result: await lists.rename(uid, id, form.name, form.base), notice: 'renamed', path };
    case 'duplicate':
      return { result: await lists.duplicate(uid, id), notice: 'duplicated', path };
    case 'share':
      return { result: await lists.share(uid, id, form.base), notice: 'shared', path };
    case 'unshare':
      return { result: await lists.unshare(uid, id, form.base), notice: 'unshared', path };
    case 'delete':
      return { result: await lists.delete(uid, id, form.base), notice: 'deleted', path: () => '/lists' };
    case 'restore-version':
      return {
        result: await lists.restoreVersion(uid, id, form.version, form.base),
        notice: 'version-restored',
        path,
      };
  }
};

/** Does what a form says. @returns where it leads, or why it was refused */
const handle = async (
  uid: string,
  id: string,
  form: ListForm,
  sender?: string,
): Promise<Response | Refused> => {
  if (form.intent === 'save') return save(uid, id, form, sender);
  const { result, notice, path } = await change(uid, id, form);
  if (result.ok) return done(path(result.value), notice);
  if (listErrorStatus(result.error) === 404) return throwNotFound();
  const base = await currentBase(uid, id);
  return refuseBy(result.error, form.intent === 'rename' ? { name: form.name, base } : { base });
};

/** The action of `/lists/{id}`: each form of the page names its intent. */
export const listAction = async ({ request, context, params }: ActionFunctionArgs) => {
  const id = params['id'] ?? '';
  const form = await readForm(request, ListForm);
  const { uid } = requireSender({ request, context }, form);
  if (isRefused(form)) return respond(form);
  const sent =
    form.intent === 'save' ? { text: form.text } : form.intent === 'rename' ? { name: form.name } : {};
  const outcome = await orUnavailable(sent, () => handle(uid, id, form, context.sender?.()));
  return outcome instanceof Response ? outcome : respond(outcome);
};
