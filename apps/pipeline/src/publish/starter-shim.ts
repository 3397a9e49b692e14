import type { Card } from '@crownsmith/domain';
export const starterCards = (): readonly Card[] => [];
export const starterSets = (): readonly { code: string; name: string }[] => [];
