import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isTyping } from '../ui/is-typing.js';
import { PLACES } from './places.js';

/** How long `g` waits for the letter of a page, ms. */
const WAITS = 2_000;

/** `g` and a letter open a page from anywhere, except from within a dialog. */
export function usePlaces(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let until = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isOurs = performance.now() < until;
      until = Number.NEGATIVE_INFINITY;
      if (ctrlKey || metaKey || altKey || isTyping(target) || document.querySelector('[role="dialog"]'))
        return;
      const place = isOurs ? PLACES.find((each) => each.key === key) : undefined;
      if (place) {
        event.preventDefault();
        // The current page may use the letter as a shortcut of its own.
        event.stopImmediatePropagation();
        navigate(place.path);
      } else if (key === 'g') until = performance.now() + WAITS;
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [navigate]);
}
