import { Box } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';
import { DeleteButton, SaveButton, Toolbar, useRecordContext } from 'react-admin';
import { SaveNewButton } from './EditForm.js';
import { useChecked } from './use-checked.js';

interface Props {
  /** Called with what sends the form, to ask something before; absent: it is sent at once. */
  readonly ask?: (send: () => void) => void;
  /** The question, while it is asked. */
  readonly children?: ReactNode;
}

/** Saves once the fields are valid and no picture is being uploaded, and deletes an existing row. */
export const CheckedToolbar = ({ ask, children }: Props) => {
  const isNew = useRecordContext()?.id === undefined;
  const check = useChecked();
  const press = async (event: MouseEvent<HTMLButtonElement>): Promise<void> => {
    event.preventDefault();
    const { form } = event.currentTarget;
    if (!(await check())) return;
    const send = (): void => form?.requestSubmit();
    if (ask) ask(send);
    else send();
  };
  const Save = isNew ? SaveNewButton : SaveButton;
  return (
    <Toolbar>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', flex: 1 }}>
        <Save onClick={(event) => void press(event)} />
        {!isNew && <DeleteButton />}
      </Box>
      {children}
    </Toolbar>
  );
};
