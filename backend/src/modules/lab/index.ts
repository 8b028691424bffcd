export { LabModule } from './lab.module.js';
