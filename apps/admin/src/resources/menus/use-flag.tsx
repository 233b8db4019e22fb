import { useNotify, useUpdate } from 'react-admin';
import { UndoNotice } from '../../ui/UndoNotice.js';
import { type Flag, type MenuEntry, nameOf, switchedText } from './menu-entry.js';

/** Long enough to read the toast and to undo, ms. */
export const UNDOABLE = 10_000;

/** Toggles a flag of an entry, notifies, and offers to undo. */
export function useFlag(entry: MenuEntry) {
  const [update, { isPending }] = useUpdate<MenuEntry>();
  const notify = useNotify();
  const name = nameOf(entry);
  const onError = (error: unknown) => notify((error as Error).message, { type: 'error' });

  const put = (flag: Flag, isOn: boolean): void => {
    // Only the flag is sent: its position or name may have changed meanwhile.
    const data = { [flag]: isOn };
    const undo = (): void =>
      void update(
        'menus',
        { id: entry.id, data: { [flag]: !isOn }, previousData: { ...entry, ...data } },
        { onSuccess: () => notify(switchedText(name, flag, !isOn), { type: 'success' }), onError },
      );
    const onSuccess = (): void =>
      notify(<UndoNotice text={switchedText(name, flag, isOn)} onUndo={undo} />, {
        autoHideDuration: UNDOABLE,
      });
    void update('menus', { id: entry.id, data, previousData: entry }, { onSuccess, onError });
  };
  return { put, isPending };
}
