import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { keepInput } from '#app/behaviours/keep-input';
import { uidOf } from '#app/visitor/user-cookie';
import { startAccount } from './start-account';

/** What only pages of signed-in people do: their settings and their clipboard follow the account. Shows nothing. */
const SignedIn = () => {
  const { revalidate, state } = useRevalidator();
  const latest = useRef(revalidate);
  const restore = useRef<() => void>();
  useEffect(() => {
    latest.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    const uid = uidOf(document.cookie);
    if (uid === undefined) return undefined;
    const onPageChange = (): void => {
      const main = document.getElementById('main');
      restore.current = main ? keepInput(main) : undefined;
      latest.current();
    };
    return startAccount({ uid, onPageChange });
  }, []);
  useEffect(() => {
    if (state !== 'idle') return;
    restore.current?.();
    restore.current = undefined;
  }, [state]);
  return null;
};

export default SignedIn;
