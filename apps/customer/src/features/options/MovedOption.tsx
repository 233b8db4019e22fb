import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { WaitingSheet } from '../../ui/WaitingSheet.js';
import type { MovedProps } from '../product.js';
import { DetailSheet } from './DetailSheet.js';
import { heard } from './running-option.js';
import { SellSheet } from './SellSheet.js';
import { useOptionProof } from './useOptionProof.js';

/** Option behind an account movement; a running one can be sold here. */
export function MovedOption({ id, onClose }: MovedProps) {
  const { t } = useTranslation();
  const { data, dataUpdatedAt, error, refetch } = useOptionProof(id, true);
  const [isSelling, setSelling] = useState(false);
  if (!data) {
    return (
      <WaitingSheet
        title={t('cash.details')}
        failure={failureOf(error)}
        onRetry={() => refetch()}
        onClose={onClose}
      />
    );
  }
  const option = heard(data.data.option, dataUpdatedAt);
  return (
    <>
      <DetailSheet option={option} open={!isSelling} onDismiss={onClose} onSell={() => setSelling(true)} />
      <SellSheet option={option} open={isSelling} onDone={onClose} />
    </>
  );
}
