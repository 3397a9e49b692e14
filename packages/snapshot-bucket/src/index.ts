export { type BucketAddress, isBucketUrl, parseBucketUrl } from './address';
export { type Bucket, type ListedObject, openBucket } from './bucket';
export { BucketError } from './bucket-error';
export { createMirrorSource, type MirrorOptions } from './mirror';
export { BucketPointer, POINTER_KEY, type PointerState, readPointer } from './pointer';
