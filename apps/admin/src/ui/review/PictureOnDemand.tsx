import { Button } from '@mui/material';
import { useState } from 'react';
import { say } from '../../texts/say.js';
import { Picture } from './Picture.js';

/** A picture that is read only when somebody asks for it: each look is on record. */
export const PictureOnDemand = ({ id, name }: { id: string; name: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (isOpen) return <Picture id={id} name={name} />;
  return (
    <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
      {say('ui.open', { name })}
    </Button>
  );
};
