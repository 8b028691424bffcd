/** The projects that have tests, in the order in which `npm test` names them. */
export const TESTED = ['domain', 'client', 'backend', 'frontend', 'e2e'];
/** Those of them that have long tests as well. */
export const TESTED_AT_LENGTH = ['domain', 'backend', 'frontend', 'e2e'];
