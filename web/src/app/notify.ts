// Tells by the system, to who looks elsewhere and has allowed it.
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    // NB: on a phone only the service worker may show one; a click on it is seen to by service_worker.js.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) return await registration.showNotification(title, { body, tag, data: location.href });
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // The title of the page says it too.
  }
}
