// A part of the service worker: a click on a notification leads to the table that it is about.
addEventListener('notificationclick', (event) => {
  const { data: address } = event.notification;
  event.notification.close();
  event.waitUntil(
    clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find(({ url }) => url === address);
      return there ? there.focus() : clients.openWindow(address);
    }),
  );
});
