export { showToast } from './toast-queue';
export { ToastViewport } from './toast-viewport';
