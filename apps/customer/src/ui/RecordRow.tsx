import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { type CellProps, hasFigures, type Place } from './record-columns.js';
import { textSize } from './theme/text-size.js';

const Row = styled('tr')(({ theme }) => ({
  position: 'relative',
  background: theme.palette.background.paper,
  '&:hover': { background: theme.palette.tokens.raised },
  '&:has([aria-current])': { background: theme.palette.accent.tint },
  // The button covers the whole row.
  '& > th > button': {
    position: 'static',
    font: 'inherit',
    fontWeight: 600,
    '&::after': { content: '""', position: 'absolute', inset: 0, outlineOffset: -3 },
    '&.Mui-focusVisible': { outline: 0 },
    '&.Mui-focusVisible::after': { outline: `2px solid ${theme.palette.accent.text}` },
  },
}));

interface RecordRowProps<T> extends CellProps<T> {
  id: string;
  places: readonly Place<T>[];
  /** Content of the first cell, and accessible name of its button. */
  title: ReactNode;
  label: string;
  /** Its detail is shown next to the table. */
  chosen?: boolean | undefined;
  onOpen: () => void;
  /** Button in the last cell, and in the tooltip why it is disabled; omitted if there is no action. */
  act?: { text: string; label: string; note?: ReactNode; onPress: () => void } | undefined;
}

/** Row of a `RecordTable`. It opens on press anywhere except on its last button. */
export function RecordRow<T>({ id, of, now, places, title, label, chosen, onOpen, act }: RecordRowProps<T>) {
  const noteId = useId();
  return (
    <Row data-testid={id}>
      <th scope="row">
        <ButtonBase
          aria-haspopup="dialog"
          aria-label={label}
          aria-current={chosen || undefined}
          onClick={onOpen}
        >
          {title}
        </ButtonBase>
        {act?.note && <small id={noteId}>{act.note}</small>}
      </th>
      {places.map((place) => (
        <td key={place[0]?.name} data-figure={hasFigures(place)}>
          {place.map(({ name, Cell }) => (
            <div key={name}>
              <Cell of={of} now={now} />
            </div>
          ))}
        </td>
      ))}
      {act && (
        <td data-act>
          <Button
            sx={{ minWidth: 0, minHeight: 44, px: 2, fontSize: textSize(14) }}
            aria-label={act.label}
            aria-describedby={act.note ? noteId : undefined}
            disabled={Boolean(act.note)}
            onClick={act.onPress}
          >
            {act.text}
          </Button>
        </td>
      )}
    </Row>
  );
}
