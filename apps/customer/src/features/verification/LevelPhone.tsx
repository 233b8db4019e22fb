import { useState } from 'react';
import type { Area } from '../../api/users.js';
import { PhoneField } from '../session/PhoneField.js';
import { phoneParts, wholePhone } from '../session/phone-parts.js';
import { useAreas } from '../session/useAreas.js';

interface LevelPhoneProps {
  /** With prefix; '' for none. */
  value: string;
  error?: string;
  onValue: (value: string) => void;
}

/** Phone number of a level's form, with the prefix last submitted or the default one. */
export function LevelPhone({ value, error, onValue }: LevelPhoneProps) {
  const { areas, first } = useAreas(true);
  const [picked, setPicked] = useState<Area>();
  const parts = phoneParts(value, areas, picked ?? first);
  const area = parts?.area ?? picked ?? first;
  const number = parts?.number ?? '';
  return (
    <PhoneField
      areas={areas}
      area={area}
      onArea={(next) => {
        setPicked(next);
        onValue(wholePhone(next, number));
      }}
      number={number}
      onNumber={(typed, of) => onValue(wholePhone(of, typed))}
      disabled={areas.length === 0}
      error={error}
    />
  );
}
