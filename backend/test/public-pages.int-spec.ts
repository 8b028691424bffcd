import { afterAll } from '@jest/globals';
import { SESSION_SECRET, stopPageServers } from './public-pages/servers.js';
import { suite } from './suite.js';

// Before the database goes.
afterAll(stopPageServers);
suite('public-pages', { SESSION_SECRET });
