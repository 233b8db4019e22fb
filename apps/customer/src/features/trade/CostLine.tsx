import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { formatMoney } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { CostFacts, type CostFactsProps } from './CostFacts.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  minHeight: 32,
  width: '100%',
  gap: '0 12px',
  justifyContent: 'flex-start',
  flexWrap: 'wrap',
  padding: '2px 4px',
  borderRadius: 8,
  textAlign: 'start',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  // A line of words: its place to press reaches beyond it.
  '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
  '& bdi': { color: theme.palette.text.primary, fontWeight: 600 },
  '& svg': { fontSize: 18, marginInlineStart: 'auto' },
  '&[aria-expanded="true"] svg': { transform: 'scaleY(-1)' },
}));

/** Margin, fee and free balance on one line; pressed it says everything that the order comes to. */
export function CostLine(props: CostFactsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { cost, free } = props;
  const figure = (name: string, amount: bigint | undefined) => (
    <span>
      {name} <Figure>{amount === undefined ? '–' : formatMoney(amount)}</Figure>
    </span>
  );
  return (
    <div>
      <Press aria-expanded={open} aria-label={t('trade.costs')} onClick={() => setOpen(!open)}>
        {figure(t('trade.margin'), cost?.margin)}
        {figure(t('trade.fee'), cost?.fee)}
        {free !== undefined && figure(t('trade.freeShort'), free)}
        <ExpandMore aria-hidden />
      </Press>
      {open && <CostFacts {...props} />}
    </div>
  );
}
