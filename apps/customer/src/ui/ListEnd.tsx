import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useOnSight } from './useOnSight.js';

/** The state of an endless list, in the shape of an infinite query. */
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
 * Below the rows of an endless list: loads the next page as it comes into sight, and says where the list ends if it was
 * more than one. A page that failed stops it and offers to try again.
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
