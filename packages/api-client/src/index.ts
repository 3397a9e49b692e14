export * from './api-error';
export * from './card';
export * from './card-mapping';
export * from './cards';
export * from './client';
export * from './message';
export * from './recs';
export * from './snapshot';
export * from './snapshot-browse';
export {
  API_METHODS,
  DEFAULT_TIMEOUT_MS,
  type ApiMethod,
  type CallOptions,
  type TransportOptions,
} from './transport';
