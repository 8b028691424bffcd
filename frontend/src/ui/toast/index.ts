export { keepToast, showKeptToast, showToast } from './toast-queue';
export { ToastViewport } from './toast-viewport';
