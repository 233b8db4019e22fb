import { Box } from '@mui/material';
import type { MouseEvent } from 'react';
import { DeleteButton, SaveButton, Toolbar } from 'react-admin';
import { SaveNewButton } from '../../ui/EditForm.js';
import { useChecked } from '../../ui/use-checked.js';

/** Saves, except while the icon is being uploaded. */
export const MenuToolbar = ({ isNew }: { isNew: boolean }) => {
  const check = useChecked();
  const press = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (await check()) form?.requestSubmit();
  };
  const Save = isNew ? SaveNewButton : SaveButton;
  return (
    <Toolbar>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flex: 1 }}>
        <Save onClick={(event) => void press(event)} />
        {!isNew && <DeleteButton />}
      </Box>
    </Toolbar>
  );
};
