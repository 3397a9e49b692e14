import { MAX_LISTS, TRASH_DAYS } from '@crownsmith/domain';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { countedText, countText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { EMPTY_DRAFT, type ListDraft, type ListRow, type ListsView, type TrashRow } from './list-views';
import styles from './Lists.module.css';
import { ActionForm, Messages, NameField, TextFields } from './ListTextFields';

const ListsTable = ({ rows }: { readonly rows: readonly ListRow[] }) => (
  <table className={styles['table']}>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Commanders</th>
        <th scope="col">Cards</th>
        <th scope="col">Changed</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, commanders, cardCount, changed, isShared }) => (
        <tr key={id}>
          <th scope="row">
            <a href={`/lists/${id}`}>
              <bdi>{name}</bdi>
            </a>
            {isShared && <small> shared</small>}
          </th>
          <td data-label="Commanders">{commanders || '–'}</td>
          <td data-label="Cards">{countText(cardCount)}</td>
          <td data-label="Changed">
            <time dateTime={changed.iso}>{changed.text}</time>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const TrashTable = ({ rows }: { readonly rows: readonly TrashRow[] }) => (
  <table className={styles['table']}>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Cards</th>
        <th scope="col">Deleted for good</th>
        <th scope="col">
          <span className="sr-only">What to do with it</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, cardCount, purged }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{name}</bdi>
          </th>
          <td data-label="Cards">{countText(cardCount)}</td>
          <td data-label="Deleted for good">
            <time dateTime={purged.iso}>{purged.text}</time>
          </td>
          <td>
            <div className={styles['buttons']}>
              <ActionForm action="/lists" fields={{ intent: 'restore', id }}>
                Restore
              </ActionForm>
              <ActionForm action="/lists" fields={{ intent: 'erase', id }}>
                Delete for good
              </ActionForm>
            </div>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A person's lists, a form for a new one, and the trash. */
export const ListsPage = ({
  view: { rows, trash, notice },
  draft = EMPTY_DRAFT,
  clipboardText,
}: {
  readonly view: ListsView;
  /** the form that was refused */
  readonly draft?: ListDraft | undefined;
  /** the visitor's clipboard as text; empty on the server */
  readonly clipboardText: string;
}) => {
  const [text, setText] = useState<string>();
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Home', url: '/' }]} title="Your lists">
        <p>
          {rows.length === 0
            ? 'You have no lists yet.'
            : `${countedText(rows.length, 'list')} of at most ${countText(MAX_LISTS)}.`}
        </p>
      </PageHeader>
      <div className={styles['page']}>
        <Messages notice={notice} error={draft.formError} />
        {rows.length > 0 && <ListsTable rows={rows} />}
        <section aria-labelledby="new-list">
          <h2 id="new-list">New list</h2>
          <Form method="post" action="/lists" noValidate className={styles['form']}>
            <input type="hidden" name="intent" value="create" />
            <NameField key={`name ${draft.name}`} value={draft.name} error={draft.nameError} />
            <TextFields
              label="Cards"
              draft={draft}
              submit="Save the list"
              value={text ?? (draft.text || clipboardText)}
              onChange={setText}
            />
          </Form>
        </section>
        {trash.length > 0 && (
          <section aria-labelledby="trash">
            <h2 id="trash">Trash</h2>
            <p className={styles['hint']}>Deleted lists can be restored for {TRASH_DAYS} days.</p>
            <TrashTable rows={trash} />
          </section>
        )}
      </div>
    </>
  );
};
