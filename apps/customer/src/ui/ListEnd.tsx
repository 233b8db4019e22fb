import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOnSight } from './useOnSight.js';

/** State of an infinite list, shaped like an infinite query. */
export interface Endless {
  data?: { readonly pages: readonly unknown[] } | undefined;
  isPending: boolean;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: 56,
  '&[data-bare="true"]': { minHeight: 0 },
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));

/**
 * Footer of an infinite list. Loads the next page when it comes into view, and marks the end if there was more than one
 * page. After a failed page it stops and offers a retry.
 */
export function ListEnd({ list }: { list: Endless }) {
  const { t } = useTranslation();
  const goesOn = list.hasNextPage && !list.isFetchingNextPage && !list.isFetchNextPageError;
  const end = useOnSight<HTMLDivElement>(goesOn, () => list.fetchNextPage());
  const isLong = (list.data?.pages.length ?? 0) > 1;
  return (
    <Foot ref={end} data-bare={!list.hasNextPage && !isLong}>
      {list.isFetchNextPageError ? (
        <>
          {t('ui.error.page')}
          <Button onClick={() => list.fetchNextPage()}>{t('ui.retry')}</Button>
        </>
      ) : list.hasNextPage ? (
        t('ui.loading')
      ) : (
        isLong && t('ui.endOfList')
      )}
    </Foot>
  );
}
