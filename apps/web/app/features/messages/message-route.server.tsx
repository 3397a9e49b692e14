import { join } from 'node:path';
import { MessageId } from '@crownsmith/api-client';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import type { ReactElement } from 'react';
import { env } from '#app/platform/env.server';
import { type Log, makeLogger } from '#app/platform/logger.server';
import { sitePath } from '#app/platform/site-path';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import type { RenderedPageData } from '#app/rendering/RenderedPage';
import type { FormState } from '#app/ui/form/form-state';
import type { MessageForm } from './message-forms';
import { createMessageStore, type MessageStore } from '#app/messages/message-store.server';
import { MessagePage, ThanksPage } from './MessagePage';
import { submitMessage } from './submit-message.server';

interface RouteOptions {
  readonly store?: Pick<MessageStore, 'save'>;
  readonly now?: () => Date;
  readonly log?: Log;
}

type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** The form contains its time of rendering, so no cache may serve it to others. */
const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

/** Loader and action of a page with a form. */
export const createMessageRoute = (
  form: MessageForm,
  { store, log, now = () => new Date() }: RouteOptions = {},
) => {
  let opened = store;
  const messageStore = (): Pick<MessageStore, 'save'> =>
    (opened ??= createMessageStore({ folder: join(env().DATA_DIR, 'messages'), now }));

  /** @param slug changes with what the page shows */
  const respond = (
    { request, context }: RouteArgs,
    slug: string,
    page: ReactElement,
    { title = form.title, hidden = false } = {},
  ): RenderedPageData =>
    placePage(context, {
      ...renderPage(request, {
        // A rejected post runs the action and the loader: each places markup of its own.
        id: `message-${slug}`,
        title,
        description: form.description,
        path: form.path,
        page,
        hidden,
      }),
      slug,
    });

  const formPage = (state: FormState): ReactElement => (
    <MessagePage
      form={form}
      state={state}
      renderedAt={now().getTime()}
      operator={env().OPERATOR_NAME}
      email={env().CONTACT_EMAIL}
    />
  );

  return {
    loader: (args: RouteArgs) => {
      const { searchParams } = new URL(args.request.url);
      const sent = MessageId.safeParse(searchParams.get('sent'));
      const page = sent.success
        ? respond(args, sent.data, <ThanksPage form={form} id={sent.data} />, {
            title: 'Thank you',
            hidden: true,
          })
        : respond(
            args,
            'form',
            formPage({ values: { page: sitePath(searchParams.get('from')) ?? '' }, errors: {} }),
          );
      return data(page, { headers: NO_STORE });
    },

    action: async (args: RouteArgs) => {
      const submission = await submitMessage(args.request, {
        form,
        store: messageStore(),
        log: log ?? makeLogger(env().LOG_LEVEL),
        guard: args.context.formGuard,
        now,
      });
      if (submission.kind === 'saved') return redirect(`${form.path}?sent=${submission.id}`, 303);
      const { status, state, retryAfter } = submission;
      return data(respond(args, 'rejected', formPage(state), { hidden: true }), {
        status,
        headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      });
    },
  };
};
