import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useState } from 'react';

/** Side of the square, px. */
const SIDE = 160;

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > img': { borderRadius: 12, border: `1px solid ${theme.palette.divider}`, background: '#ffffff' },
}));

interface QrCardProps {
  /** What the code says. */
  text: string;
  label: string;
  children?: ReactNode;
}

/** A text as a QR code (always dark on white: not every camera reads the reverse), with more under it. */
export function QrCard({ text, label, children }: QrCardProps) {
  const [drawn, setDrawn] = useState<{ of: string; url: string } | null>(null);
  useEffect(() => {
    let current = true;
    const draw = async () => {
      const { toDataURL } = await import('qrcode');
      const url = await toDataURL(text, { width: SIDE * 2, margin: 2, errorCorrectionLevel: 'M' });
      if (current) setDrawn({ of: text, url });
    };
    draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [text]);
  return (
    <Box>
      {drawn?.of === text ? (
        <img src={drawn.url} alt={label} width={SIDE} height={SIDE} />
      ) : (
        <Skeleton variant="rounded" width={SIDE} height={SIDE} />
      )}
      {children}
    </Box>
  );
}
