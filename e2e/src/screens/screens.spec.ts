import './screens.part.js';
