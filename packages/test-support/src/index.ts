export * from './fixture-cards';
export * from './fixture-model';
export * from './real-data';
export * from './snapshot-fixture';
