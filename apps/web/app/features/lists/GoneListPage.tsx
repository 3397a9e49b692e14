import { useRouteError } from '@remix-run/react';
import { type ComponentType, useState } from 'react';
import { SITE } from '#app/platform/site';
import { EMPTY_DRAFT, type KeptList, LIST_GONE } from './list-views';
import styles from './Lists.module.css';
import { Messages, TextFields } from './ListTextFields';

const TITLE = 'This list is gone';

/** The page of a list that is gone, with what was sent to it, which can be saved as a new one. */
export const GoneListPage = ({ text: sent, words }: KeptList) => {
  const [text, setText] = useState(sent);
  return (
    <>
      <title>{`${TITLE} · ${SITE.brand}`}</title>
      <h1>{TITLE}</h1>
      <form method="post" action="/lists" className={styles['form']}>
        <Messages notice={undefined} error={LIST_GONE} />
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

/** Shows what was sent to a list that is gone, and any other error as the site does. */
export const makeListErrors = (Others: ComponentType) => () => {
  const error = useRouteError() as { readonly data?: { readonly kept?: KeptList } | null } | undefined;
  const kept = error?.data?.kept;
  return kept ? <GoneListPage {...kept} /> : <Others />;
};
