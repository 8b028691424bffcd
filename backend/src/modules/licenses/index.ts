export { LicensesModule } from './licenses.module.js';
export { CredentialKeys } from './credentials/credential-keys.js';
export { LicenseDto } from './http/license.dto.js';
export { presentLicense } from './http/present-license.js';
export { ReadLicenses } from './reads/read-licenses.js';
