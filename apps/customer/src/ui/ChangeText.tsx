import { styled } from '@mui/material/styles';
import { formatPercent } from '@truemark/i18n';

/** Of one width in every font, also when empty. */
const Sign = styled('span')({ display: 'inline-block', width: '0.85em', textAlign: 'end' });

/** Change in percent. Zero has the space of a sign, so that the digits stay in place when it gets one. */
export function ChangeText({ percent }: { percent: bigint }) {
  const [, sign, digits] = /^(\D?)(.*)$/.exec(formatPercent(percent)) ?? [];
  return (
    <>
      <Sign>{sign}</Sign>
      {digits}
    </>
  );
}
