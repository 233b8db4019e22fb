import { Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  readonly to: string;
  readonly tone?: string;
}

/** One figure that matters, and the way to what stands behind it. */
export const StatTile = ({ name, value, note, to, tone = 'text.primary' }: Props) => (
  <Card>
    <CardActionArea component={Link} to={to} sx={{ p: 4, height: '100%' }}>
      <Typography variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography variant="h4" component="p" sx={{ color: tone, my: 1, overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {note}
      </Typography>
    </CardActionArea>
  </Card>
);
