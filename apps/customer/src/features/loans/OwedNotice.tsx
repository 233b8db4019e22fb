import RequestQuote from '@mui/icons-material/RequestQuoteRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Stack } from '../../ui/Card.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';

/** Refusal because a loan is not repaid, with a link to repay it. */
export function OwedNotice({ text }: { text: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Stack>
      <NoticeBanner
        card
        icon={<RequestQuote aria-hidden />}
        label={t('owed.title')}
        head={t('owed.title')}
        text={text}
      />
      <Button variant="outlined" onClick={() => navigate('/loan/repayment')}>
        {t('owed.repay')}
      </Button>
    </Stack>
  );
}
