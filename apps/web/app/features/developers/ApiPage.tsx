import type { SnapshotInfo } from '@crownsmith/api-client/v1';
import { BRAND } from '@crownsmith/domain';
import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import type { ApiReference, FieldReference, OperationReference } from './api-reference';
import styles from './Developers.module.css';

/** Text with code between backticks. */
const Prose = ({ text }: { readonly text: string }) => (
  <>
    {text.split('`').map((part, at) => (
      // The parts of a text have no other key than their place.
      <span key={at}>{at % 2 === 1 ? <code>{part}</code> : part}</span>
    ))}
  </>
);

const Fields = ({ fields }: { readonly fields: readonly FieldReference[] }) => (
  <dl>
    {fields.map(({ name, type, required, text }) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>
          <small>
            {type}
            {required ? '' : ', optional'}
          </small>
          {text !== '' && (
            <p>
              <Prose text={text} />
            </p>
          )}
        </dd>
      </div>
    ))}
  </dl>
);

const Json = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <details className={styles['contents']}>
    <summary>{label}</summary>
    <pre>
      <code>{children}</code>
    </pre>
  </details>
);

const curl = ({ example, body }: OperationReference, origin: string): string =>
  body === undefined
    ? `curl '${origin}${example}'`
    : `curl '${origin}${example}' --json '${JSON.stringify(JSON.parse(body)).replaceAll("'", "'\\''")}'`;

const Operation = ({
  operation,
  origin,
}: {
  readonly operation: OperationReference;
  readonly origin: string;
}) => {
  const { id, method, path, summary, description, parameters, example, answerName, answer, statuses } =
    operation;
  return (
    <article aria-labelledby={`route-${id}`}>
      <h3 id={`route-${id}`}>
        <a className={styles['anchor']} href={`#route-${id}`}>
          {method} {path}
        </a>
      </h3>
      <p>{summary}.</p>
      {description && (
        <p>
          <Prose text={description} />
        </p>
      )}
      {parameters.length > 0 && <Fields fields={parameters} />}
      <pre>
        <code>{curl(operation, origin)}</code>
      </pre>
      <p>
        {method === 'GET' && (
          <>
            <a href={example}>Try {path}</a>.{' '}
          </>
        )}
        {answerName && (
          <>
            Answers with <a href={`#schema-${answerName}`}>{answerName}</a>.
          </>
        )}
      </p>
      {answer && <Json label={`Answer of ${method} ${path}, lists shortened`}>{answer}</Json>}
      <details className={styles['contents']}>
        <summary>
          Statuses of {method} {path}
        </summary>
        <Fields
          fields={statuses.map(({ status, text }) => ({
            name: status,
            type: 'HTTP status',
            required: true,
            text,
          }))}
        />
      </details>
    </article>
  );
};

const EXAMPLE = (origin: string): string => `const pages = async function* (path) {
  for (let cursor = ''; cursor !== null; ) {
    const response = await fetch(\`${origin}/api/v1/\${path}\${cursor && \`&cursor=\${cursor}\`}\`);
    if (!response.ok) throw new Error((await response.json()).detail);
    const { data, next } = await response.json();
    yield* data;
    cursor = next;
  }
};
for await (const { name } of pages('cards?identity=wub&limit=200')) console.log(name);`;

interface Props {
  readonly reference: ApiReference;
  readonly licences: SnapshotInfo['licences'];
  readonly origin: string;
}

/** The reference of the public API, from its OpenAPI document. Rendered on the server only. */
export const ApiPage = ({ reference, licences, origin }: Props) => (
  <div className={styles['page']}>
    <Breadcrumbs
      steps={[
        { label: 'Home', url: '/' },
        { label: 'Developers', url: '/developers' },
        { label: 'Public API' },
      ]}
    />
    <h1>Public API</h1>
    <p className={styles['lead']}>The data of {BRAND} as JSON, for programs of your own.</p>
    {reference.introduction.map((text) => (
      <p key={text}>
        <Prose text={text} />
      </p>
    ))}
    <p>
      <a href={reference.documentPath}>OpenAPI 3.1 document</a>
    </p>
    <nav aria-label="Contents" className={styles['contents']}>
      <ul>
        {reference.groups.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
        <li>
          <a href="#pages">pages</a>
        </li>
        <li>
          <a href="#errors">errors</a>
        </li>
        <li>
          <a href="#schemas">schemas</a>
        </li>
        <li>
          <a href="#licence">licence</a>
        </li>
      </ul>
    </nav>

    {reference.groups.map(({ name, description, operations }) => (
      <section key={name} aria-labelledby={name}>
        <h2 id={name}>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
        <p>{description}</p>
        {operations.map((operation) => (
          <Operation key={operation.id} operation={operation} origin={origin} />
        ))}
      </section>
    ))}

    <h2 id="pages">Pages of a list</h2>
    <p>
      <code>next</code> is the cursor of the next page. When a new snapshot is published the answer is 410:
      begin again.
    </p>
    <pre className={styles['example']}>
      <code>{EXAMPLE(origin)}</code>
    </pre>

    <h2 id="errors">Errors</h2>
    {reference.problems.map(({ name, status, title, help }) => (
      <section key={name} aria-labelledby={name}>
        <h3 id={name}>
          <a className={styles['anchor']} href={`#${name}`}>
            {status} {title}
          </a>{' '}
          <small>{name}</small>
        </h3>
        <p>
          <Prose text={help} />
        </p>
      </section>
    ))}

    <h2 id="schemas">Schemas</h2>
    {reference.schemas.map(({ name, text, fields }) => (
      <section key={name} aria-labelledby={`schema-${name}`}>
        <h3 id={`schema-${name}`}>
          <a className={styles['anchor']} href={`#schema-${name}`}>
            {name}
          </a>
        </h3>
        {text !== '' && <p>{text}</p>}
        {fields.length > 0 && (
          <details className={styles['contents']}>
            <summary>Fields of {name}</summary>
            <Fields fields={fields} />
          </details>
        )}
      </section>
    ))}

    <h2 id="licence">Licence of the data</h2>
    {licences.map(({ covers, terms, url }) => (
      <p key={covers}>
        <b>{covers}.</b> {terms} {url && <a href={url}>Terms</a>}
      </p>
    ))}
  </div>
);
