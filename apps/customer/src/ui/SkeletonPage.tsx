import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from './Card.js';
import { Back, COLUMN, columnOf, Head, MOST } from './Page.js';
import { CardSkeleton } from './Skeletons.js';
import { Titles } from './shown.js';

const Body = styled(Stack)({
  flex: 1,
  padding: '4px 16px 24px',
  '& > *': { width: '100%', marginInline: 'auto' },
  '&:not([data-wide="true"]) > *': columnOf(COLUMN),
  '&[data-wide="true"] > *': { maxWidth: MOST },
});

/** What stands on screen while a page's own code is on its way: its head as it was last seen, and cards. */
export function SkeletonPage({ path }: { path: string }) {
  const { t } = useTranslation();
  const titles = use(Titles);
  const [last] = useState(() => titles.last(path));
  return (
    <>
      <Head data-wide={last?.wide} aria-hidden>
        {last?.back && (
          <IconButton disabled tabIndex={-1}>
            <Back />
          </IconButton>
        )}
        <h1>{last?.title ?? <Skeleton width="40%" />}</h1>
      </Head>
      <Body role="status" aria-label={t('ui.loading')} data-wide={last?.wide}>
        <CardSkeleton height={140} />
        <CardSkeleton height={220} />
      </Body>
    </>
  );
}
