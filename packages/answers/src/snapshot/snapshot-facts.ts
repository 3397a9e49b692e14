import type { Manifest } from '@crownsmith/api-client';

/** What answers say of their data. */
interface SnapshotFacts {
  readonly kind: 'snapshot';
  /** such as `the snapshot of 2026-11-22` */
  readonly label: string;
  /** ISO date */
  readonly date: string;
  /** true where prices are estimates */
  readonly hasEstimatedPrices: boolean;
}

/** What answers from a snapshot say of their data. */
export const snapshotFacts = ({
  createdAt,
  sample,
  estimates,
}: Pick<Manifest, 'createdAt' | 'sample' | 'estimates'>): SnapshotFacts => {
  const date = createdAt.slice(0, 10);
  return {
    kind: 'snapshot',
    label: sample ? `the sample snapshot of ${date}` : `the snapshot of ${date}`,
    date,
    hasEstimatedPrices: estimates?.includes('prices') ?? false,
  };
};
