import type { DeckKind } from '@crownsmith/api-client';
import { LinkList } from '#app/ui/link-list/LinkList';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { Section } from '#app/ui/layout/Section';
import { Alert } from '#app/ui/states/Alert';
import { CompareForm } from './CompareForm';

/** The form of comparisons, with what of it was not understood. Rendered on the server only. */
export const CompareStart = ({
  a,
  b,
  decks,
  errors,
  examples,
}: {
  readonly a: string;
  readonly b: string;
  /** whose decks count */
  readonly decks?: DeckKind | undefined;
  readonly errors: readonly string[];
  readonly examples: readonly { readonly label: string; readonly url: string }[];
}) => (
  <>
    <PageHeader breadcrumbs={[{ label: 'Commanders', url: '/commanders' }]} title="Compare two commanders">
      <p>
        What both play, what only one does, and by how much; their curves, prices and brackets side by side.
        Enter two names, or a commander and one of its themes, such as <code>edgar-markov/tokens</code>.
      </p>
    </PageHeader>
    <Alert errors={errors} />
    <CompareForm a={a} b={b} decks={decks} />
    {examples.length > 0 && (
      <Section id="examples" title="Often compared">
        <LinkList items={examples} />
      </Section>
    )}
  </>
);
