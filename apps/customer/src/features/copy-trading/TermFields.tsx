import { styled } from '@mui/material/styles';
import { formatMoney, joinSentences, ltr } from '@truemark/i18n';
import { decimal, type Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { SwitchField } from '../../ui/SwitchField.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import type { DraftField, FollowDraft } from './follow-draft.js';

const Fields = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > h2': { margin: 0 },
  '& > p': { margin: '-4px 0 0', ...theme.typography.body2, color: theme.palette.text.secondary },
}));

interface TermFieldsProps {
  draft: FollowDraft;
  /** Undefined until known. */
  free: Money | undefined;
  errorOf: (field: DraftField) => string | undefined;
  onChange: (changes: Partial<FollowDraft>) => void;
}

/** Sizing of copies, and the limits that end or block them. */
export function TermFields({ draft, free, errorOf, onChange }: TermFieldsProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  return (
    <Fields aria-label={t('follow.terms')}>
      <SectionTitle>{t('follow.size')}</SectionTitle>
      <SegmentedTabs
        label={t('follow.size')}
        value={draft.mode}
        onChange={(mode) => onChange({ mode })}
        options={[
          { value: 'lots', text: t('follow.mode.lots') },
          { value: 'equity', text: t('follow.mode.equity') },
        ]}
      />
      <p>{t(draft.mode === 'lots' ? 'follow.mode.lotsText' : 'follow.mode.equityText')}</p>
      <AmountField
        label={t('follow.multiple')}
        text={draft.multiple}
        onText={(multiple) => onChange({ multiple })}
        step={decimal('0.1')}
        least={decimal('0.01')}
        most={decimal('100')}
        hint={t('follow.multipleHint')}
        error={errorOf('multiple')}
      />
      <AmountField
        label={t('follow.maxAmount')}
        text={draft.maxAmount}
        onText={(maxAmount) => onChange({ maxAmount })}
        unit={currency}
        hint={
          free === undefined
            ? t('follow.maxAmountHint')
            : joinSentences(
                currentLanguage().tag,
                t('follow.maxAmountHint'),
                t('follow.free', { free: ltr(`${formatMoney(free)} ${currency}`) }),
              )
        }
        error={errorOf('maxAmount')}
      />
      <SwitchField
        label={t('follow.stop')}
        on={draft.hasStop}
        onSwitch={(hasStop) => onChange({ hasStop })}
        text={draft.stop}
        onText={(stop) => onChange({ stop })}
        unit={currency}
        hint={t('follow.stopHint')}
        error={errorOf('stop')}
      />
      {!draft.hasStop && <p>{t('follow.risk.noStop')}</p>}
      <SwitchField
        label={t('follow.slots')}
        on={draft.hasSlots}
        onSwitch={(hasSlots) => onChange({ hasSlots })}
        text={draft.slots}
        onText={(slots) => onChange({ slots })}
        step={decimal('1')}
        hint={t('follow.slotsHint')}
        error={errorOf('slots')}
      />
    </Fields>
  );
}
