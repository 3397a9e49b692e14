import { createElement } from 'react';
import { env } from '#app/platform/env.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import type { Snapshot } from '#app/snapshot/current.server';
import { readDeckSources } from '#app/snapshot/deck-sources.server';
import { AboutPage } from './AboutPage';
import { questionGroups } from './faq';
import { FaqPage } from './FaqPage';
import { PrivacyPage } from './PrivacyPage';
import type { SiteFacts } from './site-facts';

const siteFacts = ({ manifest }: Snapshot): SiteFacts => {
  const { OPERATOR_NAME, CONTACT_EMAIL, IMAGE_ORIGINS } = env();
  return {
    decks: manifest.decks,
    cards: manifest.cards,
    commanders: manifest.commanders,
    sample: manifest.sample,
    published: manifest.createdAt,
    newestDeck: manifest.newestDeck,
    operator: OPERATOR_NAME,
    email: CONTACT_EMAIL,
    pictureHosts: IMAGE_ORIGINS.map((origin) => new URL(origin).host),
  };
};

/** Responds to `/about-us`. */
export const aboutPage = (request: Request, snapshot: Snapshot): RenderedPage =>
  renderPage(request, {
    id: 'about',
    title: 'About us',
    description: 'What this site does, where its data comes from, who runs it, and whose game it is about.',
    path: '/about-us',
    page: createElement(AboutPage, { facts: siteFacts(snapshot) }),
  });

/** Responds to `/faq`. */
export const faqPage = async (request: Request, snapshot: Snapshot): Promise<RenderedPage> => {
  const sources = (await readDeckSources(snapshot.files))?.sources;
  const groups = questionGroups({ ...siteFacts(snapshot), sources });
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
  return { ...page, head: { ...page.head, questions } };
};

/** Responds to `/privacy`. */
export const privacyPage = (request: Request, snapshot: Snapshot): RenderedPage =>
  renderPage(request, {
    id: 'privacy',
    title: 'Privacy',
    description:
      'What this site stores in your browser and on its server, what it sends elsewhere, and for how long.',
    path: '/privacy',
    page: createElement(PrivacyPage, { facts: siteFacts(snapshot) }),
  });
