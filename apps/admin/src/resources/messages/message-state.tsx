import { t } from '../../texts/texts.js';
import { Pill, type PillTone } from '../../ui/Pill.js';
import type { OperatorMessage } from './operator-message.js';

const STATES: Readonly<Record<OperatorMessage['state'], readonly [label: string, tone: PillTone]>> = {
  sending: [t('messages.onItsWay'), 'warning'],
  sent: [t('messages.sent'), 'success'],
  stopped: [t('messages.stopped'), 'default'],
};

export const stateChoices = Object.entries(STATES).map(([id, [name]]) => ({ id, name }));

export const MessageState = ({ state }: { state: OperatorMessage['state'] }) => {
  const [label, tone] = STATES[state];
  return <Pill label={label} tone={tone} />;
};
