import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './app/global.css';
import { App } from './app/app';
import { showKeptToast } from './ui/toast';
import { signStyles } from './ui/style-nonce';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
signStyles();
showKeptToast();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
