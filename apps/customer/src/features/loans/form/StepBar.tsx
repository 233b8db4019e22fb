import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { FormStep } from './form-steps.js';

const Box = styled('div')(({ theme }) => ({
  '& > p': { margin: 0, ...theme.typography.caption, color: theme.palette.text.secondary },
  '& > h2': { margin: '0 0 8px', ...theme.typography.h2 },
}));

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  '& > i': {
    flex: 1,
    height: 4,
    borderRadius: 999,
    background: theme.palette.divider,
    '&[data-done="true"]': { background: theme.palette.accent.text },
  },
}));

/** Current step and number of steps. */
export function StepBar({ at, steps }: { at: number; steps: readonly FormStep[] }) {
  const { t } = useTranslation();
  const step = steps[at];
  if (!step) return null;
  return (
    <Box>
      {steps.length > 1 && <p>{t('loan.form.step', { at: at + 1, of: steps.length })}</p>}
      <h2>{t(step.title)}</h2>
      {steps.length > 1 && (
        <Line aria-hidden>
          {steps.map(({ title }, index) => (
            <i key={title} data-done={index <= at} />
          ))}
        </Line>
      )}
    </Box>
  );
}
