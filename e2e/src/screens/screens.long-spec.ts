import './looks.part.js';
