import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/TextField.js';
import type { Signature } from './DrawnSignature.js';
import { INK, PAPER, Paper, pictureOf } from './Paper.js';

/** Width of the picture in pixels; displayed smaller. */
const WIDTH = 1080;
const HEIGHT = 660;
const LARGEST = 168;
const SCRIPT = "'Segoe Script', 'Snell Roundhand', 'Brush Script MT', 'Dancing Script', cursive";

/** Draws a name on the line, as large as fits. */
function write(canvas: HTMLCanvasElement, name: string): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = INK;
  pen.textAlign = 'center';
  const font = (size: number) => `italic ${size}px ${SCRIPT}`;
  pen.font = font(LARGEST);
  const wide = pen.measureText(name).width;
  if (wide > WIDTH * 0.86) pen.font = font(Math.floor((LARGEST * WIDTH * 0.86) / wide));
  pen.fillText(name, WIDTH / 2, HEIGHT * 0.72);
}

interface TypedSignatureProps {
  /** Name from the form; empty if unknown. */
  name: string;
  isWrong: boolean;
  onSignature: (signature: Signature) => void;
}

/** Whether two names are equal except for case and spaces. */
const sameName = (one: string, other: string): boolean => {
  const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase().replace(/\s+/g, '');
  return plain(one) === plain(other);
};

/** Typed signature: the name in a script font. */
export function TypedSignature({ name: stated, isWrong, onSignature }: TypedSignatureProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const canvas = useRef<HTMLCanvasElement>(null);
  const written = useEffectEvent(onSignature);
  useEffect(() => {
    const area = canvas.current;
    if (!area) return;
    write(area, name.trim());
    const isHis = name.trim() !== '' && (stated === '' || sameName(name, stated));
    written(isHis ? () => pictureOf(area) : null);
  }, [name, stated]);
  return (
    <>
      <TextField
        label={t('loan.typedName')}
        autoComplete="name"
        dir="auto"
        maxLength={80}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Paper data-wrong={isWrong}>
        <canvas
          ref={canvas}
          width={WIDTH}
          height={HEIGHT}
          role="img"
          aria-label={t('loan.typedPreview')}
          style={{ objectFit: 'contain' }}
        />
      </Paper>
    </>
  );
}
