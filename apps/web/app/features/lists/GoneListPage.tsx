import { useRouteError } from '@remix-run/react';
import { type ComponentType, useState } from 'react';
import { SITE } from '#app/platform/site';
import { EMPTY_DRAFT, type KeptList, LIST_GONE, SIGNED_OUT } from './list-views';
import styles from './Lists.module.css';
import { Messages, TextFields } from './ListTextFields';

/** The page of a list that is gone, or of a person who is signed out, with what was sent, which can be saved as a new one. */
export const GoneListPage = ({ text: sent, words, isSignedOut }: KeptList) => {
  const [text, setText] = useState(sent);
  const title = isSignedOut ? 'You are signed out' : 'This list is gone';
  return (
    <>
      <title>{`${title} · ${SITE.brand}`}</title>
      <h1>{title}</h1>
      <form method="post" action="/lists" className={styles['form']}>
        <Messages notice={undefined} error={isSignedOut ? SIGNED_OUT : LIST_GONE} />
        <input type="hidden" name="intent" value="create" />
        {words && <input type="hidden" name="words" value={words} />}
        <TextFields
          label="Cards"
          draft={EMPTY_DRAFT}
          submit="Save as a new list"
          value={text}
          onChange={setText}
        />
      </form>
    </>
  );
};

/** Shows what was sent to a list and could not be saved, and any other error as the site does. */
export const makeListErrors = (Others: ComponentType) => () => {
  const error = useRouteError() as { readonly data?: { readonly kept?: KeptList } | null } | undefined;
  const kept = error?.data?.kept;
  return kept ? <GoneListPage {...kept} /> : <Others />;
};
