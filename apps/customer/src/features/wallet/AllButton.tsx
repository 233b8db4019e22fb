import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface AllButtonProps {
  disabled: boolean;
  onTake: () => void;
}

/** Button in an amount's label that fills in the maximum. */
export function AllButton({ disabled, onTake }: AllButtonProps) {
  const { t } = useTranslation();
  return (
    <Button disabled={disabled} onClick={onTake} sx={{ minWidth: 44, px: 2, marginInlineEnd: -2 }}>
      {t('cash.all')}
    </Button>
  );
}
