export { showToast, toastDuration } from './toast-queue';
export { ToastViewport } from './toast-viewport';
