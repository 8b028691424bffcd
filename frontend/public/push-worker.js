/* global self */
/* Shows what the server tells this browser while no page of ours is open, and opens the page it is about. */
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data ? event.data.json() : {};
  if (typeof title !== 'string') return;
  event.waitUntil(self.registration.showNotification(title, { tag, data: { path }, icon: '/favicon.svg' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data ?? {};
  const page = new URL(typeof path === 'string' ? path : '/notifications', self.location.origin);
  // Whatever was sent, it leads to a page of ours.
  const address = page.origin === self.location.origin ? page.href : self.location.origin;
  event.waitUntil(self.clients.openWindow(address));
});
