import AppsRounded from '@mui/icons-material/AppsRounded';
import { Box } from '@mui/material';
import { CUSTOMER_APP } from '@truemark/contracts/admin';

const pictureOf = (drawing: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawing}</svg>`)}")`;

/** Picture of an entry as the customer app shows it: an icon, a picture from an address, or the placeholder. */
export const MenuIcon = ({ name, size = 24 }: { name: string; size?: number }) => {
  const drawing = CUSTOMER_APP.icons[name];
  if (drawing !== undefined) {
    return (
      <Box
        component="span"
        aria-hidden
        sx={{
          ...{ width: size, height: size, display: 'inline-block', flex: 'none', bgcolor: 'currentColor' },
          ...{ maskImage: pictureOf(drawing), maskSize: 'contain' },
        }}
      />
    );
  }
  if (/^(https?:)?\//.test(name))
    return <Box component="img" src={name} alt="" sx={{ width: size, height: size, flex: 'none' }} />;
  return <AppsRounded aria-hidden sx={{ fontSize: size, color: 'text.disabled' }} />;
};
