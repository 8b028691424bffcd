export { LicencesModule } from './licences.module.js';
export { LicenceDto } from './http/licence.dto.js';
export { presentLicence } from './http/present-licence.js';
export { ReadLicences } from './reads/read-licences.js';
