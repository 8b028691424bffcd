export { LicensesModule } from './licenses.module.js';
export { LicenseDto } from './http/license.dto.js';
export { presentLicense } from './http/present-license.js';
export { ReadLicenses } from './reads/read-licenses.js';
