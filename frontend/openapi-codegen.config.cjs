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
  'getOriginals',
  'openLiveStream',
  'getCalendar',
];

/** Calls of those who run or test the platform, which nobody else's pages have to load. */
const isForAdmins = ({ path }) => /^\/api\/(admin|lab)(\/|$)/.test(path);

/** Makes the calls in `src/api` from the backend's contract; run it with `npm run generate-api`. */
module.exports = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFiles: {
    './src/api/generated.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (name, call) => !notJson.includes(name) && !isForAdmins(call),
    },
    './src/api/generated-admin.ts': {
      exportName: 'generatedAdminApi',
      filterEndpoints: (_name, call) => isForAdmins(call),
    },
  },
  hooks: true,
  tag: false,
  useEnumType: false,
};
