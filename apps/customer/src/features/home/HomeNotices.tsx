import Campaign from '@mui/icons-material/CampaignRounded';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useReducedMotion } from '../../ui/useReducedMotion.js';
import { homeNewsQuery } from './home-news.js';

const ADVANCES_EVERY = 3_000;

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 44,
  paddingInlineStart: 12,
  borderRadius: 12,
  overflow: 'hidden',
  background: theme.palette.accent.tint,
  color: theme.palette.accent.text,
}));

const Window = styled('div')({ flex: 1, minWidth: 0, height: 44, overflow: 'hidden' });
const Strip = styled('div')({ transition: 'transform 200ms ease-out' });

const Title = styled(ButtonBase)(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 44,
  paddingInlineEnd: 12,
  textAlign: 'start',
  ...theme.typography.body2,
  lineHeight: '44px',
  fontWeight: 500,
  color: theme.palette.text.primary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&.Mui-focusVisible': { outlineOffset: -3 },
})) as typeof ButtonBase;

/** Rotating news titles. They pause while read or with reduced motion. */
export function HomeNotices() {
  const { t } = useTranslation();
  const { data: notices = [], isPending } = useQuery(homeNewsQuery);
  const [at, setAt] = useState(0);
  const [reading, setReading] = useState(false);
  const still = useReducedMotion() || reading || notices.length < 2;
  useEffect(() => {
    if (still) return;
    const timer = setInterval(() => setAt((now) => now + 1), ADVANCES_EVERY);
    return () => clearInterval(timer);
  }, [still]);
  // Keeps the content below in place from the start.
  if (isPending) return <Skeleton variant="rounded" height={44} />;
  if (notices.length === 0) return null;
  const shown = at % notices.length;
  return (
    <Bar aria-label={t('home.notices')}>
      <Campaign aria-hidden />
      <Window
        onPointerEnter={() => setReading(true)}
        onPointerLeave={() => setReading(false)}
        onFocus={() => setReading(true)}
        onBlur={() => setReading(false)}
      >
        <Strip style={{ transform: `translateY(${-44 * shown}px)` }}>
          {notices.map((notice, index) => (
            <Title
              key={notice.id}
              component={Link}
              to={`/news/detail?id=${notice.id}`}
              aria-hidden={index !== shown}
              tabIndex={index === shown ? 0 : -1}
            >
              {notice.title}
            </Title>
          ))}
        </Strip>
      </Window>
    </Bar>
  );
}
