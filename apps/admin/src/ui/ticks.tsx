import { Checkbox, FormControlLabel } from '@mui/material';
import { type ReactNode, useState } from 'react';

/** What has to be ticked, each of it, before something is done; the first where the keys are. */
export function useTicks(
  texts: readonly string[],
  isFirst = false,
): { readonly isAgreed: boolean; readonly ticks: ReactNode } {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const tick = (text: string, isTicked: boolean): void =>
    setTicked((all) => [...all.filter((each) => each !== text), ...(isTicked ? [text] : [])]);
  return {
    isAgreed: texts.every((text) => ticked.includes(text)),
    ticks: texts.map((text, at) => (
      <FormControlLabel
        key={text}
        control={
          <Checkbox
            autoFocus={isFirst && at === 0}
            checked={ticked.includes(text)}
            onChange={({ target }) => tick(text, target.checked)}
          />
        }
        label={text}
      />
    )),
  };
}
