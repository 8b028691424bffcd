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
  'getSharedFile',
  'exportReviewRoom',
  'getDocumentPdf',
  'getDocumentsZip',
  'getDocumentsCsv',
  'getCredential',
];

/** Calls of programs, of links and of the specification, which the pages make in another way: steps are one call, lists come by pages. */
const ofOthers = [
  ...[
    'isLive',
    'isReady',
    'getLiveEvents',
    'goToLogin',
    'signInWithProvider',
    'comeBackFromProvider',
    'demoSignIn',
  ],
  ...['deletePackages', 'addVideo', 'takeStep', 'reviewContent', 'requestRevisions', 'withdrawRequest'],
  ...[
    'approveRequest',
    'declineRequest',
    'approveContent',
    'cancelLate',
    'completeBooking',
    'acceptRejection',
  ],
  ...['contestRejection', 'waiveRevision', 'grantRevision', 'openDispute', 'withdrawAsCreator'],
  ...['markProductSent', 'correctShipment', 'confirmProduct', 'reportProductProblem', 'cancelBooking'],
  ...['extendDueDate', 'acceptExtension', 'declineExtension', 'askExtension'],
  ...['proposeSettlement', 'acceptSettlement', 'declineSettlement', 'withdrawProposal'],
  ...['getBrandBookings', 'getOwnBrandBookings', 'getConversations', 'getWebhookDeliveries'],
  ...['getEvidence', 'getLicenseCertificate', 'exportData'],
];

/** Calls of those who run or test the platform, which nobody else's pages have to load. */
const isForAdmins = ({ path }) => /^\/api\/(admin|lab|demo\/(mails|mail-previews|clock))(\/|$)/.test(path);

/** Calls of the review room, its links and its queue, which only the room and what lies around it have to load. */
const isOfReview = ({ path }) => /\/review-(room|links|queue)(\/|$)/.test(path);

/** Calls of an owner's settings, which few pages have to load. */
const isOfSettings = ({ path }) =>
  /^\/api\/(webhook-endpoints|webhook-deliveries|calendar-feed|creator\/shipping-address)(\/|$)/.test(path);

/** Calls of documents about money and of billing details, which only what somebody opens has to load. */
const isOfDocuments = ({ path }) => /\/(documents|billing-details)(\/|$)/.test(path);

/** Calls about tips, which only a tip's page and a creator's payouts have to load. */
const isOfTips = ({ path }) => /^\/api\/(creator\/|creators\/[^/]+\/)?tips(\/|$)/.test(path);

/** Calls about ratings, which only completed bookings and requests have to load. */
const isOfRatings = ({ path }) =>
  /^\/api\/(bookings\/[^/]+\/(rating|brand-ratings)|brand\/ratings|creators\/[^/]+\/ratings)(\/|$)/.test(
    path,
  );

/** Calls of the directory, which only a creator's place in it and a brand's saved creators have to load. */
const isOfDirectory = ({ path }) =>
  /^\/api\/(creator\/)?directory(\/|$)|^\/api\/brand\/saved-creators(\/|$)/.test(path);

/** Makes the calls in `src/api` from the backend's contract; run it with `npm run generate-api`. */
module.exports = {
  schemaFile: '../backend/openapi.json',
  apiFile: './src/api/empty-api.ts',
  apiImport: 'emptyApi',
  outputFiles: {
    './src/api/generated.ts': {
      exportName: 'generatedApi',
      filterEndpoints: (name, call) =>
        ![...notJson, ...ofOthers].includes(name) &&
        !isForAdmins(call) &&
        !isOfReview(call) &&
        !isOfSettings(call) &&
        !isOfDocuments(call) &&
        !isOfTips(call) &&
        !isOfRatings(call) &&
        !isOfDirectory(call),
    },
    './src/api/generated-settings.ts': {
      exportName: 'generatedSettingsApi',
      filterEndpoints: (name, call) => !ofOthers.includes(name) && isOfSettings(call),
    },
    './src/api/generated-review.ts': {
      exportName: 'generatedReviewApi',
      filterEndpoints: (name, call) => !notJson.includes(name) && isOfReview(call),
    },
    './src/api/generated-documents.ts': {
      exportName: 'generatedDocumentsApi',
      filterEndpoints: (name, call) => ![...notJson, 'getDocuments'].includes(name) && isOfDocuments(call),
    },
    './src/api/generated-tips.ts': {
      exportName: 'generatedTipsApi',
      filterEndpoints: (name, call) => name !== 'getReceivedTips' && isOfTips(call),
    },
    './src/api/generated-ratings.ts': {
      exportName: 'generatedRatingsApi',
      filterEndpoints: (name, call) => name !== 'getCreatorRatings' && isOfRatings(call),
    },
    './src/api/generated-directory.ts': {
      exportName: 'generatedDirectoryApi',
      filterEndpoints: (_name, call) => isOfDirectory(call),
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
