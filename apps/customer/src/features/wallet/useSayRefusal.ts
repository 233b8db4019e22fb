import { showReceipt } from '../../ui/receipt.js';
import { type Lack, useWayOut } from './useWayOut.js';

/** Shows a refusal at the top of the page, with links that resolve it. */
export function useSayRefusal(): (key: string, message: string, lack?: Lack) => void {
  const wayOut = useWayOut();
  return (key, message, lack) => {
    const { text, ways } = wayOut({ key, message }, lack);
    showReceipt({ title: text, actions: ways }, 'error');
  };
}
