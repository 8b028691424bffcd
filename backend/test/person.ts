export { Visitor as Person } from '../src/modules/demo/visitor.js';
export type { Answer } from '../src/modules/demo/visitor.js';
