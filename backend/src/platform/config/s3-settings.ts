import { ConfigError } from './setting.js';
import { type ReadSetting, allOrNone } from './read-settings.js';

/** An S3-compatible storage, and the bucket in it that holds the files. */
export interface S3Settings {
  /** Without a trailing slash; browsers fetch files from there too. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** All of it or none. No message repeats a value. @throws ConfigError */
export function readS3Settings(setting: ReadSetting): S3Settings | null {
  const values = allOrNone(
    setting,
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    'object storage needs all of them',
  );
  if (values === null) return null;
  const [endpoint = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = values;
  if (!BUCKET.test(bucket)) {
    throw new ConfigError('S3_BUCKET must be 3 to 63 lower-case letters, digits, hyphens and dots.');
  }
  return { endpoint, bucket, region: setting('S3_REGION'), accessKeyId, secretAccessKey };
}
