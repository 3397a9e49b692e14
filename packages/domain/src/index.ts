export * from './accent';
export * from './ad';
export * from './bracket';
export * from './brand';
export * from './card';
export {
  decideLegality,
  isPlayable,
  laterLegality,
  LEGALITY_REASONS,
  type LegalityDecision,
  type LegalityEvidence,
  type LegalityReason,
} from './card-legality';
export * from './card-name';
export * from './card-url';
export * from './clipboard';
export * from './clipboard-card';
export * from './clipboard-state';
export * from './clipboard-storage';
export * from './clipboard-view';
export * from './color';
export * from './color-identity';
export * from './command-zone';
export * from './companion';
export * from './cookie';
export * from './copy-limit';
export * from './crown';
export * from './deck';
export * from './deck-entry';
export * from './deck-format';
export * from './deck-heading';
export * from './deck-list';
export * from './deck-print';
export * from './pasted-list';
export * from './deck-text';
export * from './deck-validation';
export * from './export-link';
export * from './export-name';
export * from './external-link';
export { earliest, firstRelease, isFirstPrinting, type ReleaseEvidence } from './first-release';
export * from './front-text';
export * from './identity-name';
export * from './limits';
export * from './mana-cost';
export * from './mana-symbol';
export * from './mana-token';
export * from './mass-land-denial';
export * from './partner-ability';
export * from './partners-with';
export * from './price';
export * from './primary-type';
export * from './result';
export * from './sale';
export * from './sign-in';
export * from './slug';
export * from './tag';
export * from './theme';
export * from './theme-board';
export * from './theme-deck';
export * from './theme-play';
export * from './theme-price';
export * from './theme-signal';
export * from './theme-spec';
export * from './theme-table';
export * from './toast';
export * from './tribe';
export * from './tribe-deck';
export * from './type-line';
export * from './user-settings';
