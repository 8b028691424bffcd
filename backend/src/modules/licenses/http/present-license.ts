import {
  certificateLines,
  certificatePath,
  credentialPath,
  licensePath,
  licenseStanding,
  licensedRights,
} from '@reelpact/domain';
import { isIssuable } from '../credentials/issue-credentials.js';
import type { LicenseView } from '../reads/read-licenses.js';
import type { LicenseDto } from './license.dto.js';

/** A license as everyone may see it. @param publicUrl without a slash at its end */
export function presentLicense(view: LicenseView, publicUrl: string): LicenseDto {
  const { id, brandName: brand, creatorName: creator, creatorUsername, terms, files, issuedAt } = view;
  const { standing, title, text } = licenseStanding(view);
  const certificate = {
    id,
    brand,
    creator,
    creatorUsername,
    packageName: terms.packageName,
    ...licensedRights(terms.usageRights),
    issuedAt: issuedAt.toISOString(),
    version: terms.version,
  };
  return {
    ...certificate,
    url: publicUrl + licensePath(id),
    certificateUrl: publicUrl + certificatePath(id),
    standing,
    standingTitle: title,
    standingText: text,
    files: files.map(({ name, size, kind, sha256, ai = null }) => ({
      ...{ name, size, kind, sha256, ai },
      credentialUrl: isIssuable(view) ? publicUrl + credentialPath(id, sha256) : null,
    })),
    lines: certificateLines(certificate),
  };
}
