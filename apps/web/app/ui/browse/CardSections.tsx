import type { PageList } from '#app/model/pages';
import { CardLists } from '../card-list/CardLists';

/** Lists of cards one below the other, with the toolbar of views. */
export const CardSections = ({ lists }: { readonly lists: readonly PageList[] }) => (
  <CardLists lists={lists} />
);
