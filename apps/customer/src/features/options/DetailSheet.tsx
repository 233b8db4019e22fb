import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BesideSheet } from '../../ui/BesideSheet.js';
import { Sheet } from '../../ui/Sheet.js';
import { useNow } from '../../ui/useNow.js';
import { OptionFacts } from './OptionFacts.js';
import { OptionProof } from './OptionProof.js';
import type { PushedOption } from './running-option.js';
import { ShareOption } from './ShareOption.js';
import { useSellable } from './useSellable.js';

interface DetailSheetProps {
  option: PushedOption;
  open: boolean;
  /** Shown next to the list, not over it. */
  beside?: boolean;
  onDismiss: () => void;
  onSell: () => void;
}

/** Details of one option, with its proof. */
export function DetailSheet({ option, open, beside, onDismiss, onSell }: DetailSheetProps) {
  const { t } = useTranslation();
  const now = useNow(1_000);
  const sellable = useSellable();
  const Piece = beside ? BesideSheet : Sheet;
  return (
    <Piece
      open={open}
      title={t('options.detail', { symbol: option.symbol.showCode })}
      onClose={onDismiss}
      foot={
        sellable(option, now) && (
          <Button variant="contained" onClick={onSell}>
            {t('options.sell')}
          </Button>
        )
      }
    >
      <OptionFacts option={option} />
      <OptionProof key={option.id} optionId={option.id} />
      <ShareOption option={option} />
    </Piece>
  );
}
