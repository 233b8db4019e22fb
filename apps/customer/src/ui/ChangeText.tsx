import { formatPercent } from '@truemark/i18n';

/** Change in percent. Zero has the space of a sign, so that the digits stay in place when it gets one. */
export function ChangeText({ percent }: { percent: bigint }) {
  const [, sign, digits] = /^(\D?)(.*)$/.exec(formatPercent(percent)) ?? [];
  return (
    <>
      <span style={sign ? undefined : { visibility: 'hidden' }}>{sign || '+'}</span>
      {digits}
    </>
  );
}
