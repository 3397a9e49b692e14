import { adTier } from '@crownsmith/domain';
import { createElement } from 'react';
import type { User } from '#app/accounts/accounts.server';
import { patreonSettings } from '#app/accounts/supporters/patreon-client.server';
import { env } from '#app/platform/env.server';
import { siteConfig } from '#app/platform/site-config.server';
import { renderPage, type RenderedPage } from '#app/rendering/rendered-page.server';
import { isLinkResult } from './link-results';
import { SupportersPage } from './SupportersPage';

/** Whether this site has supporters at all: a support link, or accounts of Patreon to link. */
export const hasSupporters = (): boolean =>
  siteConfig().ads !== undefined || patreonSettings(env()) !== undefined;

/** Responds to `/supporters`. */
export const supportersPage = (request: Request, user: User | undefined): RenderedPage => {
  const { ads } = siteConfig();
  const result = new URL(request.url).searchParams.get('patreon');
  const profile = user?.profile;
  return renderPage(request, {
    id: 'supporters',
    title: 'Supporters',
    description: 'What supporters of this site pay, what they get for it, and how to link a membership.',
    path: '/supporters',
    hidden: !hasSupporters(),
    page: createElement(SupportersPage, {
      platform: ads?.platform ?? 'Patreon',
      supportUrl: ads?.supportUrl,
      canLink: patreonSettings(env()) !== undefined,
      reader: profile && {
        tier: adTier(profile.patreon, profile.isAdmin),
        isAdmin: profile.isAdmin,
        patreon: profile.patreon,
      },
      result: profile && isLinkResult(result) ? result : undefined,
    }),
  });
};
