import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/Sheet.js';

const Texts = styled('dl')(({ theme }) => ({
  margin: 0,
  '& dt': { ...theme.typography.body1, fontWeight: 600, marginBlockStart: 16 },
  '& > dt:first-of-type': { marginBlockStart: 0 },
  '& dd': { ...theme.typography.body2, margin: '4px 0 0', color: theme.palette.text.secondary },
}));

const PARTS = ['what', 'payer', 'promise', 'rates', 'early', 'wrong', 'check'] as const;

/** Explains a subscription: what is promised and what is not. */
export function AboutSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} title={t('mining.about')} onClose={onClose}>
      <Texts>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`mining.about.${part}`)}</dt>
            <dd>{t(`mining.about.${part}Text`)}</dd>
          </div>
        ))}
      </Texts>
    </Sheet>
  );
}
