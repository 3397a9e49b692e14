import { countedText } from '#app/ui/format/numbers';
import { urlWithQuery } from '#app/ui/format/query-string';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { QueryForm } from './QueryForm';
import { fieldNames, type SyntaxExample, type SyntaxSection } from './syntax-sections';
import styles from './SyntaxPage.module.css';

/** An example with the number of cards that it finds; undefined where the data lacks what it asks for. */
export interface CountedExample extends SyntaxExample {
  readonly count: number | undefined;
}

export interface CountedSection extends Omit<SyntaxSection, 'examples'> {
  readonly examples: readonly CountedExample[];
}

interface Props {
  readonly sections: readonly CountedSection[];
}

const Examples = ({ examples }: { readonly examples: readonly CountedExample[] }) => (
  <dl className={styles['examples']}>
    {examples.map(({ query, meaning, count }) => (
      <div key={query}>
        <dt>
          <a href={urlWithQuery('/search', { q: query })}>
            <code>{query}</code>
          </a>
        </dt>
        <dd>
          {meaning}{' '}
          <small>{count === undefined ? 'not in the data of this site' : countedText(count, 'card')}</small>
        </dd>
      </div>
    ))}
  </dl>
);

/** Explains the language of searches, with examples and what they find. Rendered on the server only. */
export const SyntaxPage = ({ sections }: Props) => (
  <>
    <PageHeader
      breadcrumbs={[
        { label: 'Home', url: '/' },
        { label: 'Search', url: '/search' },
      ]}
      title="How to search"
    >
      <p>
        Write the name of anything, or conditions: a field, how to compare it, and a value, as in{' '}
        <code>t:creature mv&lt;=3</code>. Who knows Scryfall’s searches knows these.
      </p>
    </PageHeader>
    <QueryForm query="" />
    {sections.map(({ id, title, fields, text, examples, values }) => (
      <Section key={id} id={id} title={title} lead={text}>
        {fields.length > 0 && (
          <p className={styles['fields']}>
            Fields:{' '}
            {fields.map((field, at) => (
              <span key={field}>
                {at > 0 && ' · '}
                {fieldNames(field).map((name, index) => (
                  <span key={name}>
                    {index > 0 && ', '}
                    <code>{name}</code>
                  </span>
                ))}
              </span>
            ))}
          </p>
        )}
        <Examples examples={examples} />
        {values && (
          <details className={styles['values']}>
            <summary>All values</summary>
            <ul>
              {values.map(([value, meaning]) => (
                <li key={value}>
                  <code>{value}</code> {meaning}
                </li>
              ))}
            </ul>
          </details>
        )}
      </Section>
    ))}
  </>
);
