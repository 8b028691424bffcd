export { Visitor as Person } from '../src/modules/demo/visitor.js';
