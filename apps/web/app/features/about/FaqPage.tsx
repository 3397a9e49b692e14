import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './About.module.css';
import type { Question, QuestionGroup } from './questions';

const Answer = ({ of }: { readonly of: Question }) => (
  <>
    <h3 id={of.id}>
      <a className={styles['anchor']} href={`#${of.id}`}>
        {of.question}
      </a>
    </h3>
    {of.answer.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {of.more && (
      <details className={styles['more']}>
        <summary>{of.more.label}</summary>
        {of.more.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    )}
    {of.link && (
      <p>
        <a href={of.link.url}>{of.link.label}</a>
      </p>
    )}
  </>
);

/** Questions and answers, with a list of them all at the top. Rendered on the server only. */
export const FaqPage = ({ groups }: { readonly groups: readonly QuestionGroup[] }) => (
  <div className={`${styles['page']} ${styles['wide']}`}>
    <Breadcrumbs steps={[{ label: 'Home', url: '/' }, { label: 'FAQ' }]} />
    <h1>Questions and answers</h1>
    <p className={styles['lead']}>What the numbers mean, and where they come from.</p>
    <div className={styles['columns']}>
      <nav aria-label="Questions" className={styles['contents']}>
        {groups.map(({ id, title, questions }) => (
          <div key={id}>
            <b>{title}</b>
            <ul>
              {questions.map((of) => (
                <li key={of.id}>
                  <a href={`#${of.id}`}>{of.question}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div>
        {groups.map(({ id, title, questions }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map((of) => (
              <Answer key={of.id} of={of} />
            ))}
          </section>
        ))}
      </div>
    </div>
  </div>
);
