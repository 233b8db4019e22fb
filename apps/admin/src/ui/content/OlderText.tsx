import { Alert, Button } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { t } from '../../texts/texts.js';

/** The form's field of the languages whose text is older than the English one. */
const FIELD = 'older';
const NONE: readonly string[] = [];

/** Those languages; none of what has no such field, or is read outside of a form. */
export function useOlder(): readonly string[] {
  const form = useFormContext();
  const older: unknown = form?.watch(FIELD);
  return Array.isArray(older) ? older : NONE;
}

/** Says over a language's text that the English one was changed since; whoever finds that it still fits says so. */
export const OlderText = ({ lang }: { lang: string }) => {
  const form = useFormContext();
  const older = useOlder();
  const fits = (): void =>
    form.setValue(
      FIELD,
      older.filter((code) => code !== lang),
      { shouldDirty: true },
    );
  return (
    <Alert
      severity="warning"
      variant="outlined"
      sx={{ mb: 3 }}
      action={
        <Button color="inherit" onClick={fits}>
          {t('ui.stillFits')}
        </Button>
      }
    >
      {t('ui.thisTextIsOlder')}
    </Alert>
  );
};
