import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, Tooltip } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import { t } from '../texts/texts.js';
import { RemovalDialog } from './RemovalDialog.js';
import { usePermission } from './use-permission.js';

interface Props {
  readonly touches: string;
  /** Why it cannot be removed now; absent: it can. */
  readonly refused?: string | undefined;
}

/** Button that requests approval for removing a row, after showing the effects. */
export const RemoveAsked = ({ touches, refused }: Props) => {
  const row = useRecordContext<RaRecord & { readonly name: string }>();
  const resource = useResourceContext() ?? '';
  const canDelete = usePermission(resource, 'delete');
  const [isAsking, setIsAsking] = useState(false);
  if (!row || !canDelete) return null;
  return (
    <>
      <Tooltip title={refused ?? ''}>
        <span>
          <Button
            color="error"
            startIcon={<DeleteOutlined />}
            disabled={refused !== undefined}
            onClick={() => setIsAsking(true)}
          >
            {t('ui.removeIt')}
          </Button>
        </span>
      </Tooltip>
      {isAsking && (
        <RemovalDialog
          title={t('ui.removeNamed', { name: row.name })}
          touches={[touches]}
          row={row}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};
