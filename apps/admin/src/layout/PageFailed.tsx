import { Box, Button, Card } from '@mui/material';
import { useEffect, useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { t } from '../texts/texts.js';
import { EmptyNote } from '../ui/EmptyNote.js';
import { PartMissing, tries } from '../ui/page.js';

/** Pause between looks for the server, ms. */
const LOOK = 5_000;
/** Version of the app that was loaded anew to find its parts: it is not loaded anew again by itself. */
const LOADED_ANEW = 'truemark.loaded-anew';
const VERSION = import.meta.url;

const isServerThere = (): Promise<boolean> =>
  fetch(import.meta.env.BASE_URL, { cache: 'no-store', signal: AbortSignal.timeout(LOOK) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Tries the page again once the server is there. A part that is missing even then has another name since a release, or
 * its failure is kept by the browser: the whole app is loaded anew.
 */
async function recover(onRetry: () => void, isAsked: boolean): Promise<void> {
  if (!(await isServerThere())) return;
  tries.count += 1;
  if (tries.count === 1) return onRetry();
  if (!isAsked && sessionStorage.getItem(LOADED_ANEW) === VERSION) return;
  sessionStorage.setItem(LOADED_ANEW, VERSION);
  window.location.reload();
}

/** In place of a page that failed: why, and another try. What could not be fetched is tried by itself, too. */
export const PageFailed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const translate = useTranslate();
  const [isTrying, setTrying] = useState(false);
  const isMissing = error instanceof PartMissing;
  useEffect(() => {
    if (!isMissing) return;
    const look = (): void => void recover(onRetry, false);
    const timer = setInterval(look, LOOK);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isMissing, onRetry]);
  const retry = async (): Promise<void> => {
    if (!isMissing) return onRetry();
    setTrying(true);
    await recover(onRetry, true);
    setTrying(false);
  };
  return (
    <Card>
      <Title title="ra.page.error" />
      <Box role="alert" sx={{ pb: 4, textAlign: 'center' }}>
        <EmptyNote
          text={
            isMissing
              ? t('ui.couldNotBeRead', { message: t('ui.noResponse') })
              : translate('ra.message.error')
          }
        />
        <Button variant="outlined" loading={isTrying} onClick={() => void retry()}>
          {t('ui.readAgain')}
        </Button>
      </Box>
    </Card>
  );
};
