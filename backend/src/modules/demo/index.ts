export { DEMO_ACCOUNTS, DEMO_ADMIN, DEMO_PASSWORD, SAMPLE_CREATOR } from './demo-accounts.js';
export { DemoModule } from './demo.module.js';
export { DemoSeed } from './demo-seed.js';
