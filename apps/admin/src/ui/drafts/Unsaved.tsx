import { Alert, Button } from '@mui/material';
import { usePermissions, useRecordContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Me } from '../../providers/auth-provider.js';
import { draftKey } from '../../providers/drafts.js';
import { t } from '../../texts/texts.js';
import { useOpenForm } from '../open-forms.js';
import { zoned } from '../zone.js';
import { LeaveDialog } from './LeaveDialog.js';
import { useDraft } from './use-draft.js';

interface Props {
  readonly draft: string;
  readonly resource: string;
  readonly id: string | null;
}

const Kept = ({ draft, resource, id }: Props) => {
  const { offer, take, drop, isUnsaved, isTyped } = useDraft(
    draft,
    (save) => save.resource === resource && save.id === id,
  );
  return (
    <>
      {/* Typing again dismisses the offer; the old draft's values are kept along with the new ones. */}
      {offer && !isTyped && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{
            ...{ width: '100%', mb: 4, alignItems: 'center' },
            '& .MuiAlert-action': {
              p: 0,
              alignItems: 'center',
              flex: 'none',
              '& .MuiButton-root': { whiteSpace: 'nowrap' },
            },
          }}
          action={
            <>
              <Button color="inherit" onClick={() => take(offer)}>
                {t('ui.takeTheDraft')}
              </Button>
              <Button color="inherit" onClick={drop}>
                {t('ui.throwTheDraftAway')}
              </Button>
            </>
          }
        >
          {t('ui.typedAndNotSaved', { at: zoned(offer.at) })}
        </Alert>
      )}
      <LeaveDialog isUnsaved={isUnsaved} form={`/${resource}/${id ?? 'create'}`} onThrowAway={drop} />
    </>
  );
};

/** Draft handling of a record form: input is kept until saved, offered again on return, and leaving asks first. */
export const Unsaved = () => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { permissions: me } = usePermissions<Me>();
  const { search } = useLocation();
  const id = record?.id === undefined ? null : String(record.id);
  useOpenForm(resource, id);
  if (!me) return null;
  const draft = draftKey(me.id, `${resource}/${id ?? `new${search}`}`);
  return <Kept key={draft} draft={draft} resource={resource} id={id} />;
};
