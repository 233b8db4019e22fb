import { Card, CardActionArea, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface Props {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  /** Link to its rows; absent if the role may not read them. */
  readonly to?: string;
  readonly tone?: string;
}

const Figures = ({ name, value, note, tone }: Required<Omit<Props, 'to'>>) => (
  <>
    <Typography variant="body2" color="textSecondary">
      {name}
    </Typography>
    <Typography variant="h4" component="p" sx={{ color: tone, my: 1, overflowWrap: 'anywhere' }}>
      {value}
    </Typography>
    <Typography variant="caption" component="p" color="textSecondary">
      {note}
    </Typography>
  </>
);

/** One key figure, linked to its rows. */
export const StatTile = ({ name, value, note, to, tone = 'text.primary' }: Props) => {
  const figures = <Figures name={name} value={value} note={note} tone={tone} />;
  if (to === undefined) return <Card sx={{ p: 4 }}>{figures}</Card>;
  return (
    <Card>
      <CardActionArea component={Link} to={to} sx={{ p: 4, height: '100%' }}>
        {figures}
      </CardActionArea>
    </Card>
  );
};
