export interface PageView {
  /** path with its query */
  readonly path: string;
  readonly title: string;
}

declare global {
  interface Window {
    /** Where an analytics script finds page views: an array until the script replaces it. */
    crownsmithPageViews?: { push: (view: PageView) => unknown };
  }
}

/**
 * Records a page view for the analytics script. A script that loads later finds the earlier views in the array and
 * replaces it by an object with its own `push`.
 * @example trackPageView({ path: '/top', title: 'Top cards' })
 */
export const trackPageView = (view: PageView): void => {
  const views: PageView[] = [];
  (window.crownsmithPageViews ??= views).push(view);
};
