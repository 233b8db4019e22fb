import { ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Fault, StepKey } from './fault.js';
import { labelOf } from './step-words.js';

/** A difference in words, with both figures. */
export function FaultText({ fault: { key, facts } }: { fault: Fault }) {
  const { t } = useTranslation();
  const figures = Object.fromEntries(Object.entries(facts).map(([name, figure]) => [name, ltr(figure)]));
  const name = key === 'result' ? t(labelOf(facts.name as StepKey)) : '';
  return <span>{t(`seals.fault.${key}`, { ...figures, name })}</span>;
}
