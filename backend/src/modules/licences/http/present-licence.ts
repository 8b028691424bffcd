import {
  certificateLines,
  certificatePath,
  licencePath,
  licenceStanding,
  licensedRights,
} from '@reelpact/domain';
import type { LicenceView } from '../reads/read-licences.js';
import type { LicenceDto } from './licence.dto.js';

/** A licence as everyone may see it. @param publicUrl without a slash at its end */
export function presentLicence(view: LicenceView, publicUrl: string): LicenceDto {
  const { id, brandName: brand, creatorName: creator, terms, files, issuedAt } = view;
  const { standing, title, text } = licenceStanding(view);
  const certificate = {
    id,
    brand,
    creator,
    packageName: terms.packageName,
    ...licensedRights(terms.usageRights),
    issuedAt: issuedAt.toISOString(),
    version: terms.version,
  };
  return {
    ...certificate,
    url: publicUrl + licencePath(id),
    certificateUrl: publicUrl + certificatePath(id),
    standing,
    standingTitle: title,
    standingText: text,
    files,
    lines: certificateLines(certificate),
  };
}
