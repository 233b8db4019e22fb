const isThere = (): boolean => 'Notification' in globalThis;

/** Requests permission for device notifications; true if granted. */
export const askForNotices = async (): Promise<boolean> =>
  isThere() && (await Notification.requestPermission()) === 'granted';

/** Shows a device notification; it replaces the previous one of the same queue. */
export function notify(queue: string, title: string, body: string): void {
  if (!isThere() || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag: `truemark-${queue}` });
  shown.onclick = () => {
    globalThis.focus();
    globalThis.location.assign(`/admin/${queue}`);
    shown.close();
  };
}
