import type { ActionFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { linkAction } from '#app/features/supporters/link-patreon.server';

/** The form is on the page of supporters. */
export const loader = () => redirect('/supporters');

export const action = (args: ActionFunctionArgs) => linkAction(args);
