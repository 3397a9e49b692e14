import type { LoaderFunctionArgs } from '@remix-run/node';
import { linkCallback } from '#app/features/supporters/link-patreon.server';

export const loader = (args: LoaderFunctionArgs) => linkCallback(args);
