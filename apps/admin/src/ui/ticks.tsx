import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { t } from '../texts/texts.js';

interface Ticks {
  readonly isAgreed: boolean;
  readonly ticks: ReactNode;
  /** Focuses the first unticked statement and marks each as required. */
  readonly showMissing: () => void;
}

/** Statements to tick before an action; the first gets the focus. */
export function useTicks(texts: readonly string[], isFirst = false): Ticks {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const boxes = useRef(new Map<string, HTMLInputElement>());
  const id = useId();
  const isMissing = (text: string): boolean => !ticked.includes(text);
  const tick = (text: string, isTicked: boolean): void =>
    setTicked((all) => [...all.filter((each) => each !== text), ...(isTicked ? [text] : [])]);
  return {
    isAgreed: !texts.some(isMissing),
    showMissing: () => {
      setIsAsked(true);
      const first = texts.find(isMissing);
      if (first !== undefined) boxes.current.get(first)?.focus();
    },
    ticks: texts.map((text, at) => {
      const isShown = isAsked && isMissing(text);
      return (
        <Box key={text}>
          <FormControlLabel
            control={
              <Checkbox
                autoFocus={isFirst && at === 0}
                checked={!isMissing(text)}
                onChange={({ target }) => tick(text, target.checked)}
                slotProps={{
                  input: {
                    ref: (box: HTMLInputElement | null) => {
                      if (box) boxes.current.set(text, box);
                    },
                    ...(isShown && { 'aria-describedby': `${id}-${at}` }),
                  },
                }}
              />
            }
            label={text}
          />
          {isShown && (
            <FormHelperText error id={`${id}-${at}`} role="alert" sx={{ ml: 7, mt: 0 }}>
              {t('ui.pleaseTickThisFirst')}
            </FormHelperText>
          )}
        </Box>
      );
    }),
  };
}
