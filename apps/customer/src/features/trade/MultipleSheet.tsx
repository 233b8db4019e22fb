import Check from '@mui/icons-material/CheckRounded';
import { formatFigure } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { CardList } from '../../ui/Card.js';
import { Figure } from '../../ui/Figure.js';
import { ListRow } from '../../ui/ListRow.js';
import { Sheet } from '../../ui/Sheet.js';

interface MultipleSheetProps {
  open: boolean;
  offered: readonly Ratio[];
  picked: Ratio | null;
  onPick: (multiple: Ratio) => void;
  onClose: () => void;
}

/** Leverage picker: order value as a multiple of the margin. */
export function MultipleSheet({ open, offered, picked, onPick, onClose }: MultipleSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet open={open} title={t('trade.multiple')} onClose={onClose}>
      <p>{t('trade.multipleText')}</p>
      <CardList>
        {offered.map((multiple) => (
          <ListRow
            key={String(multiple)}
            title={<Figure>{formatFigure(multiple)}×</Figure>}
            end={multiple === picked && <Check aria-label={t('ui.picked')} color="inherit" />}
            arrow={false}
            onPress={() => onPick(multiple)}
          />
        ))}
      </CardList>
    </Sheet>
  );
}
