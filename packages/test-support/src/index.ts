export * from './real-data';
