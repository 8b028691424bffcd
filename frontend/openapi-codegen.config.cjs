/** Makes `src/api/generated.ts` from the backend's contract; run it with `npm run generate-api`. */
module.exports = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFile: './src/api/generated.ts',
  exportName: 'generatedApi',
  hooks: true,
  tag: false,
  useEnumType: false,
};
