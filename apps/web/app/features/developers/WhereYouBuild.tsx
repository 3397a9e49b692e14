import { BRAND } from '@crownsmith/domain';

/** A bookmark that opens the deck of the page that it is chosen on. */
const bookmarkOf = (origin: string): string =>
  `javascript:void(location.href=${JSON.stringify(`${origin}/deck?text=`)}+encodeURIComponent(location.href))`;

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Props {
  /** of this site */
  readonly origin: string;
}

/** How players have the advice of this site on the pages where they build. */
export const WhereYouBuild = ({ origin }: Props) => (
  <>
    <h2 id="where-you-build">Where you build</h2>
    <p>
      A panel on the pages of decks at Moxfield and Archidekt: what to add, to swap and to cut, each with its
      reason, and whether the deck is legal.
    </p>
    <ol>
      <li>Install a manager of userscripts in your browser: Violentmonkey, Tampermonkey or Greasemonkey.</li>
      <li>
        Open <a href="/crownsmith.user.js">crownsmith.user.js</a>, and confirm what the manager asks. It looks
        there for new versions.
      </li>
      <li>Open a deck, and choose {BRAND} in the corner.</li>
    </ol>
    <p>
      Until you open the panel, it reads and sends nothing. Then it reads the deck as the page does, or asks
      you to paste the list, and sends this site the names of the cards and their counts: no address, no name,
      no cookie.
    </p>
    <p>
      Without a manager: drag this link to your bookmarks, and choose it on the page of a deck.{' '}
      <span
        // React takes no address that is a script. The policy of this page lets it run nowhere but in a bookmark.
        dangerouslySetInnerHTML={{
          __html: `<a href="${escape(bookmarkOf(origin))}">Open in My deck</a>`,
        }}
      />
      . It hands the address of the page to this site, which reads the deck where its operator and the other
      site allow that, and otherwise asks for the list. A browser may let the other site’s policy stop
      bookmarks: then nothing happens, and you paste the address of the page into <a href="/deck">My deck</a>.
    </p>
  </>
);
