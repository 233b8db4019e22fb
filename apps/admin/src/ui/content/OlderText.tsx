import { Alert, Button } from '@mui/material';
import { useFormContext } from 'react-hook-form';
import { t } from '../../texts/texts.js';

/** Form field with the languages whose text is older than the English one. */
const FIELD = 'older';
const NONE: readonly string[] = [];

/** Those languages; empty without such a field, or outside a form. */
export function useOlder(): readonly string[] {
  const form = useFormContext();
  const older: unknown = form?.watch(FIELD);
  return Array.isArray(older) ? older : NONE;
}

/** Note above a language's text that the English one changed since, with a button that confirms that it still fits. */
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
