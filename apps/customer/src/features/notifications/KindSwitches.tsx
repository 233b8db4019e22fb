import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { PUSH_KINDS } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import type { PushChoice } from '../../api/push.js';
import { CardList, Stack } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';

interface KindSwitchesProps {
  choice: PushChoice;
  onChoose: (choice: PushChoice) => void;
  onEnd: () => void;
}

/** Push kinds of this device, each with a switch. */
export function KindSwitches({ choice, onChoose, onEnd }: KindSwitchesProps) {
  const { t } = useTranslation();
  const { kinds, hidesAmounts } = choice;
  return (
    <Stack>
      <CardList aria-label={t('push.kinds')}>
        {PUSH_KINDS.map((kind) => {
          const isOn = kinds.includes(kind);
          const others = isOn ? kinds.filter((each) => each !== kind) : [...kinds, kind];
          return (
            <Row
              key={kind}
              text={t(`push.kind.${kind}`)}
              second={t(`push.kindText.${kind}`)}
              isOn={isOn}
              onSwitch={() => onChoose({ ...choice, kinds: others })}
            />
          );
        })}
      </CardList>
      <CardList aria-label={t('push.hide')}>
        <Row
          text={t('push.hide')}
          second={t('push.hideText')}
          isOn={hidesAmounts}
          onSwitch={() => onChoose({ ...choice, hidesAmounts: !hidesAmounts })}
        />
      </CardList>
      <Button variant="outlined" color="error" onClick={onEnd}>
        {t('push.switchOff')}
      </Button>
    </Stack>
  );
}

interface RowProps {
  text: string;
  second: string;
  isOn: boolean;
  onSwitch: () => void;
}

function Row({ text, second, isOn, onSwitch }: RowProps) {
  return (
    <ListRow
      title={text}
      second={second}
      wraps
      end={
        <Switch
          edge="end"
          checked={isOn}
          onChange={onSwitch}
          slotProps={{ input: { 'aria-label': text, role: 'switch' } }}
        />
      }
    />
  );
}
