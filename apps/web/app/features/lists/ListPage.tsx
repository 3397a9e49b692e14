import { Form } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import button from '#app/ui/layout/Button.module.css';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { EMPTY_DRAFT, type ListDraft, type ListView } from './list-views';
import styles from './Lists.module.css';
import { ActionForm, Messages, NameField, TextFields } from './ListTextFields';
import { ListVersions } from './ListVersions';

interface Props {
  readonly view: ListView;
  /** the form that was refused */
  readonly draft?: ListDraft | undefined;
  /** the visitor's clipboard as text; empty on the server */
  readonly clipboardText: string;
  /** replaces the clipboard by the list that is shown; a button of its own, which needs scripts */
  readonly openButton: ReactNode;
  /** the cards, below what changed */
  readonly children: ReactNode;
}

const EditForms = ({ view, draft = EMPTY_DRAFT, clipboardText }: Omit<Props, 'openButton' | 'children'>) => {
  const [text, setText] = useState<string>();
  const path = `/lists/${view.id}`;
  const base = <input type="hidden" name="base" value={draft.base ?? view.current} />;
  return (
    <section aria-labelledby="edit">
      <h2 id="edit">Edit</h2>
      {clipboardText !== '' && (
        <Form method="post" action={path}>
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="text" value={clipboardText} />
          <input type="hidden" name="words" value={view.words} />
          {base}
          <button type="submit" className={button['button']}>
            Save the clipboard over it
          </button>
        </Form>
      )}
      <Form method="post" action={path} noValidate className={styles['form']}>
        <input type="hidden" name="intent" value="save" />
        {base}
        <TextFields
          label="Cards"
          draft={draft}
          submit="Save as a new version"
          value={text ?? (draft.text || view.text)}
          onChange={setText}
        />
      </Form>
      <Form method="post" action={path} noValidate className={styles['form']}>
        <input type="hidden" name="intent" value="rename" />
        {base}
        <NameField
          key={`name ${draft.name || view.name}`}
          value={draft.nameError === undefined ? view.name : draft.name}
          error={draft.nameError}
        />
        <p className={styles['buttons']}>
          <button type="submit" className={button['button']}>
            Rename
          </button>
        </p>
      </Form>
    </section>
  );
};

const Share = ({ view: { id, shareUrl, current } }: Pick<Props, 'view'>) => (
  <section aria-labelledby="share">
    <h2 id="share">Share</h2>
    {shareUrl === undefined ? (
      <>
        <p>Nobody but you can see this list. A link lets everyone who has it read the current version.</p>
        <ActionForm action={`/lists/${id}`} fields={{ intent: 'share', base: current }}>
          Make a link
        </ActionForm>
      </>
    ) : (
      <>
        <p>
          Everyone who has this link can read the current version:{' '}
          <a className={styles['link']} href={shareUrl}>
            {shareUrl}
          </a>
        </p>
        <ActionForm action={`/lists/${id}`} fields={{ intent: 'unshare', base: current }}>
          Stop sharing
        </ActionForm>
      </>
    )}
  </section>
);

const Count = ({ id }: { readonly id: string }) => (
  <section aria-labelledby="count">
    <h2 id="count">Count my deck</h2>
    <p>
      The figures of this site are counted from decks.{' '}
      <a href={`/lists/${id}/count`}>Hand this list in, or withdraw it</a>
    </p>
  </section>
);

/** A person's own list: its cards, and everything that can be done with it. */
export const ListPage = ({ view, draft, clipboardText, openButton, children }: Props) => {
  const { id, name, version, current, notice } = view;
  return (
    <>
      <PageHeader breadcrumbs={[{ label: 'Your lists', url: '/lists' }]} title={name}>
        {version !== current && (
          <p>
            This is version {version}. <a href={`/lists/${id}`}>Show the current version</a>
          </p>
        )}
      </PageHeader>
      <div className={styles['page']}>
        <Messages notice={notice} error={draft?.formError} />
        <div className={styles['buttons']}>
          {openButton}
          <a href={`/deck?list=${id}`} className={button['button']}>
            Open as my deck
          </a>
          <ActionForm action={`/lists/${id}`} fields={{ intent: 'duplicate' }}>
            Duplicate
          </ActionForm>
          <ActionForm action={`/lists/${id}`} fields={{ intent: 'delete', base: current }}>
            Delete
          </ActionForm>
        </div>
        {children}
        <EditForms key={`edit ${id} ${current}`} view={view} draft={draft} clipboardText={clipboardText} />
        <Share view={view} />
        <Count id={id} />
        <ListVersions view={view} />
      </div>
    </>
  );
};
