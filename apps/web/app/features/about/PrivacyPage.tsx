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
      You can read everything here without telling who you are. This is what is kept, where, and for how long.
    </p>

    <h2 id="browser">In your browser</h2>
    <ul className={styles['list']}>
      <li>
        A cookie named <b>theme</b>, which says whether you chose light or dark pages. It goes to this site
        with every request, so that pages come in the right colours.
      </li>
      <li>
        Your <b>clipboard</b>, the cards and commanders on your list, in the browser’s local storage. It is
        sent only when you ask for recommendations, and not kept on the server.
      </li>
      <li>
        Other choices that you make about how pages look, such as the view of a list, also stay in this
        browser.
      </li>
    </ul>
    <p>Clearing the data of this site in your browser removes all of it.</p>

    <h2 id="server">On the server</h2>
    <ul className={styles['list']}>
      <li>
        So that nobody can flood the site, requests are counted by internet address, in memory, for a minute,
        and messages sent by forms for an hour.
      </li>
      <li>
        When a page fails, the error and the address of the page are written to a log. {BRAND} writes no log
        of who visited what; a server in front of it may keep one of its own.
      </li>
    </ul>

    <h2 id="forms">What you write to us</h2>
    <p>
      What you put into the forms <a href="/contact-us">Contact</a>, <a href="/bug-report">Report a bug</a>{' '}
      and <a href="/apply">Write or help</a> is kept as a file on this server with the time it came, and
      nothing else: neither your internet address nor what browser you use, unless you write it. Whoever runs
      the site reads it, and deletes it when it has been dealt with. If you want it deleted before,{' '}
      <a href="/contact-us">say so</a> and name the number that you were given.
    </p>

    <h2 id="others">Other servers</h2>
    <ul className={styles['list']}>
      {facts.pictureHosts.length > 0 && (
        <li>
          Pictures of cards and icons of sets, where pages show any, come from{' '}
          {facts.pictureHosts.map((host, index) => (
            <span key={host}>
              {index > 0 && ', '}
              <b>{host}</b>
            </span>
          ))}
          . Your browser asks there for them, so that server sees your internet address and which pictures you
          look at. Typefaces and scripts come from this site alone.
        </li>
      )}
      <li>
        Links to shops and deck builders carry the list that you send by them. They do not say which page you
        came from.
      </li>
      <li>
        {BRAND} comes without analytics and without advertising. Whoever runs this site can add both
        {facts.operator === undefined ? '' : `; ask ${facts.operator} if you see any`}.
      </li>
    </ul>

    <h2 id="ask">Questions</h2>
    <p>
      {facts.operator !== undefined && `${facts.operator} answers for this site. `}
      {facts.email === undefined ? (
        <>
          Ask by the <a href="/contact-us">contact form</a>, under “Rights or privacy”.
        </>
      ) : (
        <>
          Ask at <a href={`mailto:${facts.email}`}>{facts.email}</a> or by the{' '}
          <a href="/contact-us">contact form</a>, under “Rights or privacy”.
        </>
      )}
    </p>
  </div>
);
