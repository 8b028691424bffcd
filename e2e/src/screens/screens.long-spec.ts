import './keyboard-journeys.part.js';
import './looks.part.js';
