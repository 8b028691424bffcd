import { withPreviews } from './app.js';
import { suite } from './suite.js';

// Real films and pictures through the real encoders, in the jail; `npm test` sends one of each through it (files, portfolio).
suite('encoders', {}, withPreviews);
