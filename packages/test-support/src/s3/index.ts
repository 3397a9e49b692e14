export { startS3Server, type S3Request, type S3Server } from './s3-server';
