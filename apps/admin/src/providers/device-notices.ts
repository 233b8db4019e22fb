const isThere = (): boolean => 'Notification' in globalThis;

/** Asks whether the device may show notices of this page; true where it may. */
export const askForNotices = async (): Promise<boolean> =>
  isThere() && (await Notification.requestPermission()) === 'granted';

/** A notice of the device; one of the same queue takes the place of the former. */
export function notify(queue: string, title: string, body: string): void {
  if (!isThere() || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag: `truemark-${queue}` });
  shown.onclick = () => {
    globalThis.focus();
    globalThis.location.assign(`/admin/${queue}`);
    shown.close();
  };
}
