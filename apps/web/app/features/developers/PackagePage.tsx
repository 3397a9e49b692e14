import { Breadcrumbs } from '#app/ui/layout/Breadcrumbs';
import styles from './Developers.module.css';
import type { PackageReference, ReferenceExport } from './reference.server';
import { anchorOf, groupExports, type ExportGroup } from './reference-groups';
import { ReferenceCode, ReferenceText, type ReferenceAnchors } from './ReferenceText';

const KIND_LABELS: Readonly<Record<ReferenceExport['kind'], string>> = {
  function: 'function',
  class: 'class',
  type: 'type',
  constant: 'constant',
  schema: 'schema and type',
};

interface EntryProps {
  readonly entry: ReferenceExport;
  readonly anchor: string;
  readonly anchors: ReferenceAnchors;
}

const Entry = ({ entry, anchor, anchors }: EntryProps) => {
  const { name, kind, code, text, parameters, returns, throws, examples } = entry;
  return (
    <article aria-labelledby={anchor}>
      <h3 id={anchor}>
        <a className={styles['anchor']} href={`#${anchor}`}>
          {name}
        </a>{' '}
        <small>{KIND_LABELS[kind]}</small>
      </h3>
      <ReferenceCode code={code} name={name} anchors={anchors} />
      <ReferenceText blocks={text} anchors={anchors} />
      {parameters.length > 0 && (
        <dl>
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>
                <code>{parameter.name}</code>
              </dt>
              <dd>
                <ReferenceText blocks={parameter.text} anchors={anchors} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {returns.length > 0 && (
        <>
          <h4>Returns</h4>
          <ReferenceText blocks={returns} anchors={anchors} />
        </>
      )}
      {throws.length > 0 && (
        <>
          <h4>Throws</h4>
          <ReferenceText blocks={throws} anchors={anchors} />
        </>
      )}
      {examples.length > 0 && (
        <pre className={styles['example']}>
          <code>{examples.join('\n')}</code>
        </pre>
      )}
    </article>
  );
};

const Contents = ({ groups }: { readonly groups: readonly ExportGroup[] }) => (
  <nav aria-label="Exports" className={styles['contents']}>
    {groups.map(({ id, title, entries }) => (
      <details key={id}>
        <summary>
          {title} <small>{entries.length}</small>
        </summary>
        <ul>
          {entries.map((entry) => (
            <li key={anchorOf(entry)}>
              <a href={`#${anchorOf(entry)}`}>{entry.name}</a>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </nav>
);

/** The reference of a package. Rendered on the server only. */
export const PackagePage = ({ reference }: { readonly reference: PackageReference }) => {
  const { fullName, version, description, peers, example, exports } = reference;
  const [scope] = fullName.split('/');
  const groups = groupExports(reference);
  const anchors = new Map(exports.map((entry) => [entry.name, anchorOf(entry)]));
  return (
    <div className={styles['page']}>
      <Breadcrumbs
        steps={[
          { label: 'Home', url: '/' },
          { label: 'Developers', url: '/developers' },
          { label: fullName },
        ]}
      />
      <h1>
        {scope}/<wbr />
        {reference.name}
      </h1>
      <p className={styles['lead']}>
        {description}. Version {version}, MIT licence.
      </p>
      <pre>
        <code>npm install {[fullName, ...peers].join(' ')}</code>
      </pre>
      <h2 id="example">Example</h2>
      <pre>
        <code>{example.trim()}</code>
      </pre>
      <h2 id="exports">Exports</h2>
      <Contents groups={groups} />
      {groups.map(({ id, title, importFrom, entries }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          {importFrom !== fullName && (
            <p>
              Import from <code>{importFrom}</code>.
            </p>
          )}
          {entries.map((entry) => (
            <Entry key={anchorOf(entry)} entry={entry} anchor={anchorOf(entry)} anchors={anchors} />
          ))}
        </section>
      ))}
      <p>
        <a href="/developers">All packages</a>
      </p>
    </div>
  );
};
