export * from './card';
export * from './recs';
export * from './snapshot';
