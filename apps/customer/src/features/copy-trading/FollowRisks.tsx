import { styled } from '@mui/material/styles';
import { formatMoney, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { useConfig } from '../configuration/configuration.js';
import { type FollowDraft, readDraft } from './follow-draft.js';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 20,
  ...theme.typography.body2,
  '& > li + li': { marginBlockStart: 8 },
}));

/** Risks of these settings, in plain sentences. */
export function FollowRisks({ draft }: { draft: FollowDraft }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const read = readDraft(draft);
  const money = (amount: bigint) => ltr(`${formatMoney(amount)} ${currency}`);
  const terms = 'terms' in read ? read.terms : null;
  const stop = terms?.stopLossAmount ?? 0n;
  return (
    <Card aria-label={t('trade.risks')}>
      <SectionTitle>{t('trade.risks')}</SectionTitle>
      <List>
        <li>{t('follow.risk.own')}</li>
        <li>
          {terms ? t('follow.risk.margin', { most: money(terms.maxAmount) }) : t('follow.risk.marginAny')}
        </li>
        <li>{stop > 0n ? t('follow.risk.stop', { stop: money(stop) }) : t('follow.risk.noStop')}</li>
        <li>{t('follow.risk.skips')}</li>
        <li>{t('follow.risk.past')}</li>
      </List>
    </Card>
  );
}
