import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { uidOf } from '#app/visitor/user-cookie';
import { InputKeeper } from './InputKeeper';
import { startAccount } from './start-account';

/** What only pages of signed-in people do: their settings and their clipboard follow the account. Shows nothing itself. */
const SignedIn = () => {
  const { revalidate, state } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  }, [revalidate]);
  useEffect(() => {
    const uid = uidOf(document.cookie);
    if (uid === undefined) return undefined;
    return startAccount({ uid, onPageChange: () => latest.current() });
  }, []);
  return <InputKeeper state={state} />;
};

export default SignedIn;
