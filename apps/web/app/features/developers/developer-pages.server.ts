import { createElement } from 'react';
import { renderPage, type PageOutcome, type RenderedPage } from '#app/rendering/rendered-page.server';
import { canonicalUrl } from '#app/seo/canonical-url.server';
import { CompatibleApiPage } from './CompatibleApiPage';
import { DevelopersPage } from './DevelopersPage';
import { PackagePage } from './PackagePage';
import { compatibleApi, packageReferences } from './reference.server';

/** Responds to `/developers`. */
export const developersPage = (request: Request): RenderedPage => {
  const packages = packageReferences();
  return renderPage(request, {
    id: 'developers',
    title: 'Developers',
    description:
      'Packages for the rules of Commander, recommendations, card data and mana symbols, and the data of this site.',
    path: '/developers',
    page: createElement(DevelopersPage, { packages, origin: new URL(canonicalUrl(request, '/')).origin }),
    items: packages.map(({ name, fullName }) => ({ label: fullName, url: `/developers/${name}` })),
  });
};

/** Responds to `/developers/compatible`. */
export const compatibleApiPage = (request: Request): PageOutcome => {
  const document = compatibleApi();
  if (document === undefined) return { suggestions: [{ label: 'Developers', url: '/developers' }] };
  return renderPage(request, {
    id: 'compatible-api',
    title: document.title,
    description:
      'Page JSON and combo searches in the shapes that open clients read: addresses, fields, what is left out.',
    path: '/developers/compatible',
    page: createElement(CompatibleApiPage, { document }),
  });
};

/** Responds to `/developers/{package}`. */
export const packagePage = (request: Request, name: string): PageOutcome => {
  const packages = packageReferences();
  const reference = packages.find((own) => own.name === name);
  if (reference === undefined)
    return { suggestions: packages.map((own) => ({ label: own.fullName, url: `/developers/${own.name}` })) };
  return renderPage(request, {
    id: `package-${name}`,
    title: reference.fullName,
    description: `Reference of the package ${reference.fullName}: ${reference.description}.`,
    path: `/developers/${name}`,
    page: createElement(PackagePage, { reference }),
  });
};
