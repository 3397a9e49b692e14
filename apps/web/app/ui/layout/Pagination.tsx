import { countText } from '../format/numbers';
import styles from './Pagination.module.css';

interface Props {
  /** from 1 */
  readonly page: number;
  readonly pages: number;
  /** URL of the first page */
  readonly path: string;
}

const pageUrl = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

/** Links to the previous and next page of a long list; nothing for a single page. */
export const Pagination = ({ page, pages, path }: Props) =>
  pages < 2 ? null : (
    <nav className={styles['pages']} aria-label="Pages">
      {page > 1 && (
        <a href={pageUrl(path, page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>
        Page {countText(page)} of {countText(pages)}
      </span>
      {page < pages && (
        <a href={pageUrl(path, page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );

/** The page number of a query parameter, clamped to the existing pages. @example parsePageNumber('7', 3) // 3 */
export const parsePageNumber = (text: string | null, pages: number): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(1, page), Math.max(1, pages)) : 1;
};
