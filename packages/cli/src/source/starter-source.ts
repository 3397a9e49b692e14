import { STARTER_DATE, starterCards } from '@crownsmith/catalog/starter';
import type { CardSource } from './card-source';
import { createCatalogSource } from './catalog-source';

/** The cards that this package ships: well-known ones, without rules text. */
export const createStarterSource = (): CardSource =>
  createCatalogSource(
    {
      kind: 'starter',
      label: `the starter catalogue of ${STARTER_DATE}`,
      date: STARTER_DATE,
      hasEstimatedPrices: true,
    },
    starterCards(),
  );
