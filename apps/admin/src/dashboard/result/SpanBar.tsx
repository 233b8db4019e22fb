import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect } from 'react';
import { t } from '../../texts/texts.js';
import { DayField } from '../../ui/DayField.js';
import { RANGES, rangeName } from './result.js';
import type { AskedSpan } from './use-asked-span.js';

interface Props {
  readonly asked: AskedSpan;
  readonly ask: (changes: Partial<AskedSpan>) => void;
  /** Days shown, and the last day available. */
  readonly days: { readonly from: string; readonly to: string; readonly today: string } | undefined;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);

/** `1` to `5` choose a range, `b` switches the book. */
function useSpanKeys({ asked, ask }: Pick<Props, 'asked' | 'ask'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const range = RANGES[Number(event.key) - 1];
      if (range) ask({ range });
      else if (event.key === 'b') ask({ book: asked.book === 'real' ? 'demo' : 'real' });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [asked, ask]);
}

/** Chooser of days and book; one book at a time. */
export const SpanBar = ({ asked, ask, days }: Props) => {
  useSpanKeys({ asked, ask });
  const dayField = (name: 'from' | 'to', label: string) => (
    <DayField
      label={label}
      value={days?.[name] ?? ''}
      max={days?.today}
      onChange={(day) => {
        if (!days) return;
        const own = { from: days.from, to: days.to, [name]: day };
        if (own.from <= own.to) ask({ range: 'own', ...own });
      }}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={asked.book}
        aria-label={t('dashboard.book')}
        onChange={(_, book: AskedSpan['book'] | null) => book && ask({ book })}
      >
        <ToggleButton value="real">{t('common.real')}</ToggleButton>
        <ToggleButton value="demo">{t('common.demo')}</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={asked.range}
        aria-label={t('dashboard.range')}
        onChange={(_, range: (typeof RANGES)[number] | null) => range && ask({ range })}
        sx={{ flexWrap: 'wrap' }}
      >
        {RANGES.map((range, index) => (
          <ToggleButton key={range} value={range} aria-keyshortcuts={String(index + 1)}>
            {rangeName[range]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {dayField('from', t('dashboard.firstDay'))}
      {dayField('to', t('dashboard.lastDay'))}
    </Box>
  );
};
