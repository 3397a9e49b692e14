import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './About.module.css';
import type { Question, QuestionGroup } from './faq';

const Answer = ({ question: { id, question, answer, more, link } }: { readonly question: Question }) => (
  <>
    <h3 id={id}>
      <a className={styles['anchor']} href={`#${id}`}>
        {question}
      </a>
    </h3>
    {answer.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {more && (
      <details className={styles['more']}>
        <summary>{more.label}</summary>
        {more.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    )}
    {link && (
      <p>
        <a href={link.url}>{link.label}</a>
      </p>
    )}
  </>
);

/** Questions and answers, with a table of contents. Rendered on the server only. */
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
              {questions.map((question) => (
                <li key={question.id}>
                  <a href={`#${question.id}`}>{question.question}</a>
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
            {questions.map((question) => (
              <Answer key={question.id} question={question} />
            ))}
          </section>
        ))}
      </div>
    </div>
  </div>
);
