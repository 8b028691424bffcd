/** How large a request may be in what it contains, whatever its bytes: the work of reading it grows with these. */
export const REQUEST_SHAPE = {
  /** Levels of objects and lists inside each other. No body of ours has half as many. */
  maxDepth: 20,
  maxKeysPerObject: 200,
  /** Characters of a key: an unknown one is quoted in the answer. */
  maxKeyLength: 100,
  /** Keys' values and list items, in all. */
  maxValues: 5_000,
  maxQueryParameters: 50,
  /** Characters after the question mark. Codes of sign-in providers are the longest that come. */
  maxQueryLength: 8_000,
  messages: {
    root: 'The body must be a JSON object.',
    tooMuch: 'The request has too many fields or values, or is nested too deeply.',
  },
} as const;

/** Field errors in one answer. Nobody corrects more at once. */
export const MAX_FIELD_ERRORS = 50;
