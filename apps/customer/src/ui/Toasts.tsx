import { styled } from '@mui/material/styles';
import { useStore } from './store.js';
import { toasts } from './toast.js';

const Region = styled('div')({
  position: 'absolute',
  insetBlockStart: 'calc(8px + env(safe-area-inset-top))',
  insetInline: 16,
  zIndex: 2000,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  pointerEvents: 'none',
});

const Toast = styled('div')(({ theme }) => ({
  maxWidth: 420,
  padding: '12px 16px',
  borderRadius: 12,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.palette.background.default,
  background: theme.palette.text.primary,
  boxShadow: '0 8px 24px rgba(0,0,0,0.2)',
}));

/** Where toasts appear and from where they are announced. */
export function Toasts() {
  const shown = useStore(toasts);
  return (
    <Region>
      <div role="status" aria-live="polite">
        {shown.map((message) => message.kind !== 'error' && <Toast key={message.id}>{message.text}</Toast>)}
      </div>
      <div role="alert">
        {shown.map((message) => message.kind === 'error' && <Toast key={message.id}>{message.text}</Toast>)}
      </div>
    </Region>
  );
}
