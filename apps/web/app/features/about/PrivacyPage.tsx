import { BRAND } from '@crownsmith/domain';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './About.module.css';
import type { SiteFacts } from './site-facts';

/** What is stored and sent, where, and for how long. Rendered on the server only. */
export const PrivacyPage = ({ facts }: { readonly facts: SiteFacts }) => (
  <div className={styles['page']}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'Privacy' }]} />
    <h1>Privacy</h1>
    <p className={styles['lead']}>
      You can use this site without an account or giving your name. This page lists what is stored, where, and
      for how long.
    </p>

    <h2 id="browser">In your browser</h2>
    <ul className={styles['list']}>
      <li>
        A cookie named <b>theme</b>, which records whether you chose light or dark pages. It is sent to this
        site with every request, so that pages arrive in the right colours.
      </li>
      <li>
        Your <b>clipboard</b>, the cards and commanders on your list, in the browser’s local storage. It is
        sent only when you request recommendations, and the server does not store it.
      </li>
      <li>
        Your <b>collection</b>, the cards that you own, if you import them, in the browser’s database. Which
        of them a commander’s deck needs is asked by their names, and so are names of a file that are not
        English ones; the server does not store them.
      </li>
      <li>
        A cookie named <b>userState</b> with your settings (region, price sources, names and salt), and one
        named <b>listStyle</b> with the view of lists, once you change them. They are sent to this site with
        every request.
      </li>
      <li>
        The last five pages that you chose in the search, in the browser’s local storage. They are not sent.
      </li>
    </ul>
    <p>Clearing this site’s data in your browser removes all of it.</p>

    <h2 id="account">Your account, if you create one</h2>
    <p>Nothing needs an account but what is kept with it. For those who have one:</p>
    <ul className={styles['list']}>
      <li>
        The server stores your e-mail address, your name, your password as a hash that cannot be turned back,
        your settings, your clipboard, collection, lists and votes, and the browsers that are signed in, with
        the time they were last used.
      </li>
      <li>
        A cookie named <b>session</b> shows that you are signed in; scripts cannot read it. Another one
        remembers for a year that this browser has signed in, so that strangers who guess passwords do not
        lock you out. The cookie <b>userState</b> holds your name then, too.
      </li>
      <li>
        Mails are sent to confirm your address, for a new password, and when your password was changed or your
        account deleted; no others.
      </li>
      <li>
        If you sign in with another service, where the operator of this site has set one up, the server stores
        what that service calls you and the day, and asks it for your name and address once. The service
        learns that you sign in here.
      </li>
      <li>
        If you link your Patreon account, the server stores its number and your membership of this site. You
        can unlink it at any time.
      </li>
      <li>
        On <a href="/account">your account’s page</a> you see all of it, download it, and delete it with the
        account.
      </li>
    </ul>

    <h2 id="server">On the server</h2>
    <ul className={styles['list']}>
      <li>
        To protect the site from floods of requests, it counts requests by IP address for a minute, and
        messages sent by forms for an hour. The counts are kept in memory only.
      </li>
      <li>
        Names in a list that you paste on My deck and that are no card are counted. A name is stored, and
        shown to the operator, only after three networks have sent it, and without any trace of them.
      </li>
      <li>
        When a page fails, the error and the URL of the page are written to a log. {BRAND} does not log who
        visited what; a server in front of it may keep its own log.
      </li>
    </ul>

    <h2 id="forms">What you write to us</h2>
    <p>
      What you enter in the forms <a href="/contact-us">Contact</a>, <a href="/bug-report">Report a bug</a>{' '}
      and <a href="/apply">Write or help</a> is stored as a file on this server with the time it arrived, and
      nothing else: neither your IP address nor your browser, unless you enter it. The operator of the site
      reads it, and deletes it when it has been dealt with. To have it deleted sooner,{' '}
      <a href="/contact-us">write to us</a> and quote the number that you were given.
    </p>

    <h2 id="decks">A deck that you hand in without an account</h2>
    <p>
      <a href="/count-my-deck">Count my deck</a> stores its cards and the day, and nothing that tells whose it
      is. You get a link that takes it back; what is stored of the link is a digest. If you give the address
      of a deck at another site, this server fetches it there; that site sees the server, not you.
    </p>

    <h2 id="others">Other servers</h2>
    <ul className={styles['list']}>
      {facts.pictureHosts.length > 0 && (
        <li>
          Pictures of cards and icons of sets are loaded from{' '}
          {facts.pictureHosts.map((host, index) => (
            <span key={host}>
              {index > 0 && ', '}
              <b>{host}</b>
            </span>
          ))}
          . Your browser requests them there, so that server sees your IP address and which pictures you look
          at. Fonts and scripts come from this site only.
        </li>
      )}
      <li>
        Links to shops and deck builders contain the list that you send with them. They do not reveal which
        page you came from.
      </li>
      <li>
        {BRAND} comes without analytics and without advertising. The operator of this site can add both
        {facts.operator === undefined ? '' : `; ask ${facts.operator} if you see any`}.
      </li>
    </ul>

    <h2 id="ask">Questions</h2>
    <p>
      {facts.operator !== undefined && `${facts.operator} is responsible for this site. `}
      {facts.email === undefined ? (
        <>
          Use the <a href="/contact-us">contact form</a>, topic “Rights or privacy”.
        </>
      ) : (
        <>
          Write to <a href={`mailto:${facts.email}`}>{facts.email}</a> or use the{' '}
          <a href="/contact-us">contact form</a>, topic “Rights or privacy”.
        </>
      )}
    </p>
  </div>
);
