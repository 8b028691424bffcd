export { keepToast, showKeptToast, showToast } from './toast-queue';
export { showToastsIn } from './toast-place';
export { ToastViewport } from './toast-viewport';
