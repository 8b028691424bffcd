import type { AiUse, ContentKind } from '@reelpact/domain';

/** A file as it was licensed: anyone who has one with the same sum has the same bytes. */
export interface LicensedFile {
  name: string;
  /** Bytes. */
  size: number;
  kind: ContentKind;
  /** Of its bytes, in hexadecimal. */
  sha256: string;
  /** What its creator stated of AI in it; absent in licenses from before there were statements. */
  ai?: AiUse | null;
}

/** What was agreed, in the words that are stored with the booking; texts are the domain’s. */
export interface LicenseTerms {
  packageName: string;
  usageRights: string | null;
  version: number;
}
