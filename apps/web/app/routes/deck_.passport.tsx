import type { MetaFunction } from '@remix-run/node';
import '#app/features/deck/passport/Passport.module.css';
import { passportLoader } from '#app/features/deck/passport/passport-route.server';
import { PLAIN_PAGE } from '#app/rendering/plain-page';
import { renderedPageMeta } from '#app/rendering/RenderedPage';

export const loader = passportLoader;
export const handle = PLAIN_PAGE;

/** Without structured data, which stand in a script: search engines do not index passports. */
export const meta: MetaFunction<typeof loader> = (args) =>
  renderedPageMeta(args).filter((tag) => !('script:ld+json' in tag));

export { RenderedPage as default } from '#app/rendering/RenderedPage';
