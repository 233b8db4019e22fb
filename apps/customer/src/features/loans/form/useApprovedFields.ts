import { loanFieldSetting } from '@truemark/contracts';
import { language } from '../../../api/language.js';
import type { LoanFormValues } from '../../../api/loans.js';
import { isOn, useConfig } from '../../configuration/configuration.js';
import { phoneParts } from '../../session/phone-parts.js';
import { useAreas } from '../../session/useAreas.js';
import { useApproved } from '../../verification/useVerification.js';
import { approvedNames } from './approved-names.js';

/** Form fields that verification confirmed; undefined while loading. */
export function useApprovedFields(isWanted: boolean): LoanFormValues | undefined {
  const config = useConfig();
  const approved = useApproved(isWanted);
  const { areas, first, isLoading } = useAreas(isWanted);
  if (!approved || isLoading) return undefined;
  const phone = phoneParts(approved.mobile, areas, first);
  return {
    ...approvedNames(approved.name, language(), isOn(config, loanFieldSetting('last_name'))),
    ...(phone && { mobile: `${phone.area.dialCode}-${phone.number}` }),
    ...(approved.cardId !== '' && { id_number: approved.cardId }),
  };
}
