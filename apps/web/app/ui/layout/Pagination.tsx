import { countText } from '../format/numbers';
import styles from './Pagination.module.css';

interface Props {
  /** from 1 */
  readonly page: number;
  readonly pages: number;
  /** of the first page, with what else its query holds */
  readonly path: string;
}

const addressOf = (path: string, page: number): string =>
  page === 1 ? path : `${path}${path.includes('?') ? '&' : '?'}page=${page}`;

/** The way from one page of a long list to the next; nothing where there is one page. */
export const Pagination = ({ page, pages, path }: Props) =>
  pages < 2 ? null : (
    <nav className={styles['pages']} aria-label="Pages">
      {page > 1 && (
        <a href={addressOf(path, page - 1)} rel="prev">
          Previous
        </a>
      )}
      <span>
        Page {countText(page)} of {countText(pages)}
      </span>
      {page < pages && (
        <a href={addressOf(path, page + 1)} rel="next">
          Next
        </a>
      )}
    </nav>
  );

/** The page that an address asks for, within what there is. @example parsePageNumber('7', 3) // 3 */
export const parsePageNumber = (asked: string | null, pages: number): number => {
  const page = Number(asked ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(1, page), Math.max(1, pages)) : 1;
};
