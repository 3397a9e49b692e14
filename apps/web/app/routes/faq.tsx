import type { LoaderFunctionArgs } from '@remix-run/node';
import { createElement } from 'react';
import { FaqPage } from '#app/features/about/FaqPage';
import { questionGroups } from '#app/features/about/questions';
import { siteFacts } from '#app/features/about/site-facts.server';
import { placePage, renderPage } from '#app/rendering/rendered-page.server';
import { getSnapshot } from '#app/snapshot/current.server';
import { RenderedPage, renderedPageMeta } from '#app/rendering/RenderedPage';

export const loader = async ({ request, context }: LoaderFunctionArgs) => {
  const groups = questionGroups(siteFacts(await getSnapshot()));
  const page = renderPage(request, {
    id: 'faq',
    title: 'FAQ',
    description:
      'What inclusion, synergy, lift, salt and brackets mean here, and where the numbers come from.',
    path: '/faq',
    page: createElement(FaqPage, { groups }),
  });
  const questions = groups
    .flatMap((group) => group.questions)
    .map(({ question, answer, more }) => ({
      question,
      answer: [...answer, ...(more?.text ?? [])].join(' '),
    }));
  return placePage(context, { ...page, head: { ...page.head, questions } });
};

export const meta = renderedPageMeta;

export default function Faq() {
  return <RenderedPage />;
}
