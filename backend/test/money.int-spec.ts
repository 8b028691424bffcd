import { suite } from './suite.js';

suite('money', { PLATFORM_FEE_BPS: '1000' });
