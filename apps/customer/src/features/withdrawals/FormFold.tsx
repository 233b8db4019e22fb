import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FormFoldProps {
  /** Prerequisites are shown above; the form can still be viewed and prepared. */
  folded: boolean;
  children: ReactNode;
}

/** Folds the form while it could not be sent with any values. */
export function FormFold({ folded, children }: FormFoldProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (!folded) return children;
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        endIcon={<ExpandMore aria-hidden sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setOpen(!isOpen)}
      >
        {t('withdraw.prepare')}
      </Button>
      {isOpen && children}
    </>
  );
}
