import { archidektDeckId, archidektJsonPath, moxfieldDeckId, moxfieldJsonPath } from '@crownsmith/domain';

export interface DeckPage {
  /** the site's name */
  readonly site: 'Moxfield' | 'Archidekt';
  /** where the site itself reads the deck */
  readonly json: string;
}

/** The deck that a page is of; undefined for other pages. */
export const findDeckPage = ({
  hostname,
  origin,
  pathname,
}: Pick<URL, 'hostname' | 'origin' | 'pathname'>): DeckPage | undefined => {
  switch (hostname.replace(/^www\./, '')) {
    case 'moxfield.com': {
      const id = moxfieldDeckId(pathname);
      return id === undefined
        ? undefined
        : { site: 'Moxfield', json: `https://api2.moxfield.com${moxfieldJsonPath(id)}` };
    }
    case 'archidekt.com': {
      const id = archidektDeckId(pathname);
      return id === undefined ? undefined : { site: 'Archidekt', json: origin + archidektJsonPath(id) };
    }
    default:
      return undefined;
  }
};
