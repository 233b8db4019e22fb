import { sum } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useHidden } from '../accounts/useHidden.js';
import { useConfig } from '../configuration/configuration.js';
import { useOptions } from './useOptions.js';

/** Number of running options and their total stake. */
export function HeldOptions() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const { options } = useOptions('running');
  if (options.length === 0) return null;
  const staked = sum(options.map(({ stake }) => stake));
  return (
    <CardList>
      <ListRow
        title={t('home.options', { number: options.length })}
        end={<MoneyText amount={staked} currency={currency} hidden={hidden} />}
        onPress={() => navigate('/order?type=1&source=1')}
      />
    </CardList>
  );
}
