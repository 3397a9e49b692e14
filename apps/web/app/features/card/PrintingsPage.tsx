import type { PrintingsView } from '#app/model/printing';
import { countedText } from '#app/ui/format/numbers';
import { PageHeader } from '#app/ui/layout/PageHeader';
import { priceOrigins } from './PrintingsSection';
import { PrintingsTable } from './PrintingsTable';

/** All printings of a card. Rendered on the server only. */
export const PrintingsPage = ({ view: { card, printings } }: { readonly view: PrintingsView }) => (
  <>
    <PageHeader
      breadcrumbs={[
        { label: 'Cards', url: '/top' },
        { label: card.name, url: `/cards/${card.slug}` },
      ]}
      title={`Printings of ${card.name}`}
    >
      <p>
        {countedText(printings.total, 'printing')}, newest first. {priceOrigins(card, printings)}
      </p>
    </PageHeader>
    {printings.total > 0 && <PrintingsTable name={card.name} printings={printings.rows} />}
  </>
);
