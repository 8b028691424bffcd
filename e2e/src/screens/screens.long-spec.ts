import './keyboard.part.js';
import './keyboard-journeys.part.js';
import './looks.part.js';
import './texts.part.js';
