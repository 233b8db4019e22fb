import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FormFoldProps {
  /** What is done first stands above; the form can be looked at and prepared all the same. */
  folded: boolean;
  children: ReactNode;
}

/** The form, folded while it could not be sent whatever was filled in. */
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
