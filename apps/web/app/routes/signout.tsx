import { redirect } from '@remix-run/node';

export { signOut as action } from '#app/features/sign-in/sign-in-route.server';

/** Signing out takes a button: a link that somebody sends must not do it. */
export const loader = () => redirect('/', 303);
