/** Files travel in the tus protocol and by links, not as JSON: tus-js-client and the browser make these calls. */
const notJson = [
  'describeUploads',
  'createUpload',
  'getUploadOffset',
  'sendUploadBytes',
  'discardUpload',
  'getFile',
  'getMedia',
  'getInsightsTable',
];

/** Makes `src/api/generated.ts` from the backend's contract; run it with `npm run generate-api`. */
module.exports = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  filterEndpoints: (name) => !notJson.includes(name),
  hooks: true,
  tag: false,
  useEnumType: false,
};
