/**
 * What lets a card share the command zone (CR 702.124, read 2026-11-20). `text` carries the words after the dash of
 * a restricted partner ability ("Friends forever"); `with` the full name of the one card that it partners with.
 */
export type PartnerAbility =
  | { readonly kind: 'none' }
  | { readonly kind: 'partner' }
  | { readonly kind: 'partner-with'; readonly with: string }
  | { readonly kind: 'partner-text'; readonly text: string }
  | { readonly kind: 'choose-background' }
  | { readonly kind: 'background' }
  | { readonly kind: 'doctors-companion' }
  | { readonly kind: 'doctor' };
