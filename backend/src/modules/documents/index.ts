export { DocumentsModule } from './documents.module.js';
export { presentDocument } from './http/present-document.js';
export { ReadDocuments } from './reads/read-documents.js';
export { type DocumentName, WriteDocuments } from './write-documents.js';
export { TIP_OF_FEE } from './reads/fees-of-month.js';
