import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import SignaturePad from 'signature_pad';
import { INK, PAPER, Paper, pictureOf } from './Paper.js';

/** Renders the picture of the signature; null if nothing was signed. */
export type Signature = (() => Promise<Blob>) | null;

interface SignatureProps {
  isWrong: boolean;
  onSignature: (signature: Signature) => void;
}

/** Signature by finger, pen or mouse. A new key clears it. */
export function DrawnSignature({ isWrong, onSignature }: SignatureProps) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useEffectEvent(onSignature);
  useEffect(() => {
    const area = canvas.current;
    if (!area) return;
    const pad = new SignaturePad(area, { backgroundColor: PAPER, penColor: INK, minWidth: 1, maxWidth: 3 });
    // Matches the screen's pixel density. The drawing is repeated when the area changes its width.
    const fit = () => {
      const ratio = Math.max(1, window.devicePixelRatio);
      const strokes = pad.toData();
      area.width = Math.round(area.offsetWidth * ratio);
      area.height = Math.round(area.offsetHeight * ratio);
      area.getContext('2d')?.scale(ratio, ratio);
      pad.clear();
      if (strokes.length > 0) pad.fromData(strokes);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(area);
    pad.addEventListener('endStroke', () => drawn(pad.isEmpty() ? null : () => pictureOf(area)));
    return () => {
      observer.disconnect();
      pad.off();
    };
  }, []);
  return (
    <Paper data-wrong={isWrong}>
      <canvas ref={canvas} role="img" aria-label={t('loan.pad')} style={{ touchAction: 'none' }} />
    </Paper>
  );
}
