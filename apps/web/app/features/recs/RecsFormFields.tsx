import { MAX_LIST_CHARACTERS, MAX_NAME_CHARACTERS } from '@crownsmith/domain';
import { Form } from '@remix-run/react';
import { useState } from 'react';
import { ChosenColorSelect } from '#app/ui/form/ChosenColorSelect';
import styles from './RecsPage.module.css';
import type { RecsForm } from './recs.schema';

interface Props {
  /** prefix of the ids; the form's own is `{id}-form` */
  readonly id: string;
  /** as it was submitted */
  readonly form: RecsForm;
  /** shown as the list until the visitor edits it */
  readonly clipboardText: string;
  /** whether a commander of the result lets its player choose a colour */
  readonly choosesColor: boolean;
  readonly busy: boolean;
}

/** The form: up to two commanders and a list. */
export const RecsFormFields = ({ id, form, clipboardText, choosesColor, busy }: Props) => {
  const [draft, setDraft] = useState<string | undefined>(form.list === '' ? undefined : form.list);
  return (
    <Form id={`${id}-form`} method="post" action="/recs" className={styles['form']} preventScrollReset>
      <h1>Recommendations</h1>
      <p className={styles['lead']}>
        For your list, not just your commander: what the most similar decks play, with the reason for every
        card.
      </p>
      <label htmlFor={`${id}-commander`}>Commander</label>
      <input
        id={`${id}-commander`}
        name="commander"
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        key={`commander ${form.commander}`}
        defaultValue={form.commander}
        aria-describedby={`${id}-hint`}
      />
      <label htmlFor={`${id}-partner`}>
        Second commander <small>(optional)</small>
      </label>
      <input
        id={`${id}-partner`}
        name="partner"
        maxLength={MAX_NAME_CHARACTERS}
        autoComplete="off"
        spellCheck={false}
        key={`partner ${form.partner}`}
        defaultValue={form.partner}
      />
      <p id={`${id}-hint`} className={styles['hint']}>
        Leave empty if your list has its commanders under a “Commander” line.
      </p>
      {choosesColor && (
        <>
          <label htmlFor={`${id}-chosen-color`}>Colour that you choose for it</label>
          <ChosenColorSelect id={`${id}-chosen-color`} value={form.chosen_color} />
        </>
      )}
      <div className={styles['labels']}>
        <label htmlFor={`${id}-list`}>Your list</label>
        {draft !== undefined && clipboardText !== '' && (
          <button type="button" onClick={() => setDraft(undefined)}>
            Use my clipboard
          </button>
        )}
      </div>
      <textarea
        id={`${id}-list`}
        name="list"
        rows={12}
        maxLength={MAX_LIST_CHARACTERS}
        spellCheck={false}
        autoCapitalize="off"
        placeholder={'1 Sol Ring\n1 Arcane Signet\n…'}
        value={draft ?? clipboardText}
        aria-describedby={`${id}-list-hint`}
        onChange={(event) => setDraft(event.target.value)}
      />
      <p id={`${id}-list-hint`} className={styles['hint']}>
        Or the address of your deck at Moxfield, Archidekt, TappedOut, Deckstats or MTGGoldfish.
      </p>
      <button type="submit" className={styles['submit']} aria-disabled={busy}>
        {busy ? 'Looking at decks like yours …' : 'Get recommendations'}
      </button>
    </Form>
  );
};
