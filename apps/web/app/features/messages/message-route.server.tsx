import { join } from 'node:path';
import { MessageId } from '@crownsmith/api-client';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { env } from '#app/platform/env.server';
import { type Log, makeLogger } from '#app/platform/logger.server';
import type { PageHead } from '#app/seo/page-head';
import type { StaticMarkup } from '#app/rendering/static-markup';
import { placeMarkup, renderMarkup } from '#app/rendering/static-markup.server';
import type { MessageForm } from './message-forms';
import { createMessageStore, type MessageStore } from './message-store.server';
import { MessagePage, ThanksPage } from './MessagePage';
import { type FormState, submitMessage } from './submit-message.server';

/** What a route of a form answers. */
export interface MessageRouteData {
  readonly slug: string;
  readonly head: PageHead;
  readonly markup: StaticMarkup;
}

interface RouteOptions {
  readonly store?: MessageStore;
  readonly now?: () => Date;
  readonly log?: Log;
}

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The form holds the moment it was drawn at: no cache may show it to somebody else. */
const OWN = { 'Cache-Control': 'private, no-store' } as const;

/** The part of an address that a page may name as the one that a report is about. */
const knownPath = (from: string | null): string =>
  from !== null && from.length <= 300 && /^\/(?![/\\])[^\s\p{Cc}<>"\\]*$/u.test(from) ? from : '';

/** Loader and action of a page with a form. */
export const createMessageRoute = (
  form: MessageForm,
  { store, log, now = () => new Date() }: RouteOptions = {},
) => {
  let opened = store;
  const messages = (): MessageStore =>
    (opened ??= createMessageStore({ folder: join(env().DATA_DIR, 'messages'), now }));

  const page = ({ request, context }: RouteArgs, state: FormState, slug: string): MessageRouteData => ({
    slug,
    head: {
      title: form.title,
      description: form.description,
      canonical: canonicalUrl(request, form.path),
      ...(slug !== 'form' && { hidden: true }),
    },
    markup: placeMarkup(
      context,
      renderMarkup(
        request,
        'message-page',
        <MessagePage
          form={form}
          state={state}
          drawnAt={now().getTime()}
          operator={env().OPERATOR_NAME}
          email={env().CONTACT_EMAIL}
        />,
      ),
    ),
  });

  return {
    loader: (args: RouteArgs) => {
      const { searchParams } = new URL(args.request.url);
      const sent = MessageId.safeParse(searchParams.get('sent'));
      if (sent.success) {
        const head = {
          ...page(args, { values: {}, errors: {} }, 'form').head,
          title: 'Thank you',
          hidden: true,
        };
        const markup = placeMarkup(
          args.context,
          renderMarkup(args.request, 'message-page', <ThanksPage form={form} id={sent.data} />),
        );
        return data<MessageRouteData>({ slug: sent.data, head, markup }, { headers: OWN });
      }
      const values = { page: knownPath(searchParams.get('from')) };
      return data(page(args, { values, errors: {} }, 'form'), { headers: OWN });
    },

    action: async (args: RouteArgs) => {
      const submission = await submitMessage(args.request, {
        form,
        store: messages(),
        log: log ?? makeLogger(env().LOG_LEVEL),
        guard: args.context.formGuard,
        now,
      });
      if (submission.kind === 'kept') return redirect(`${form.path}?sent=${submission.id}`, 303);
      const { status, state, retryAfter } = submission;
      return data(page(args, state, 'refused'), {
        status,
        headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      });
    },
  };
};
