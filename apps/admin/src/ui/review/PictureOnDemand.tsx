import { Button } from '@mui/material';
import { useState } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { Picture } from './Picture.js';

/** Picture that is loaded on request only: every view is audited. */
export const PictureOnDemand = ({ id, name }: { id: string; name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Picture id={id} name={name} />;
  return (
    <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
      {formatRich('ui.open', { name })}
    </Button>
  );
};
