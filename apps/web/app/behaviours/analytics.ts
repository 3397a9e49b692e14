/** A page that somebody looks at. */
export interface PageView {
  /** address with its query, without the origin */
  readonly path: string;
  readonly title: string;
}

declare global {
  interface Window {
    /** Where an analytics script finds page views: an array until it comes, then whatever it puts in its place. */
    crownsmithPageViews?: { push: (view: PageView) => unknown };
  }
}

/**
 * Tells an analytics script of a page view. A script that comes later finds the earlier ones in the array and puts its
 * own `push` there.
 * @example trackPageView({ path: '/top', title: 'Top cards' })
 */
export const trackPageView = (view: PageView): void => {
  const views: PageView[] = [];
  (window.crownsmithPageViews ??= views).push(view);
};
