export { DocumentsModule } from './documents.module.js';
export { presentDocument } from './http/present-document.js';
export { ReadDocuments } from './reads/read-documents.js';
