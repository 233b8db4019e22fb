import { refuseSum } from '@truemark/domain';
import type { Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { coinPriceNow, coinsWorth } from '../reviews/approval-price.js';
import type { DepositWay, RequestDeposit } from './commands.js';
import { type NewDeposit, openDeposit } from './deposits.js';
import {
  type BankCurrency,
  bankAccounts,
  bankCurrencies,
  depositAddresses,
} from './tables/deposit-terms.table.js';

type Terms = Omit<NewDeposit, 'customerId' | 'amount' | 'proof'>;

/** Checks a reported deposit against the terms in force (method, limits, coin price), and creates it. */
export function requestDeposit(step: Step, command: RequestDeposit): Results['deposit.request'] {
  const { customerId, amount, proof, to } = command;
  const terms =
    to.kind === 'address' ? coinDepositTerms(step, to, command) : bankDepositTerms(step, to, amount);
  return openDeposit(step, { ...terms, customerId, amount, proof });
}

/** Terms of a coin deposit. Refuses unless the address shown to the customer is still the current one. */
function coinDepositTerms(
  step: Step,
  { id, address }: DepositWay & { kind: 'address' },
  { amount, at }: RequestDeposit,
): Terms {
  const way = step.lookUp(depositAddresses, id);
  const isOffered = way?.isEnabled && way.address === address && step.state.flag('is_recharge_crypto');
  if (!isOffered) return step.refuse('deposit.way_gone');
  step.refuseIf(refuseSum('deposit', amount, way));
  const coin = coinPriceNow(step, way, at);
  return {
    ...{ way: 'coin', code: way.code, target: { address, protocol: way.protocol }, symbolId: null },
    ...{ ...coin, coins: coinsWorth(step, amount, coin.coinPrice) },
    pricedAtApproval: coin.priceSource.kind === 'tick',
  };
}

function bankDepositTerms(step: Step, to: Exclude<DepositWay, { kind: 'address' }>, amount: bigint): Terms {
  const target = to.kind === 'account' ? accountOf(step, to.id) : null;
  const currency = requireCurrency(step, to.kind === 'account' ? target?.currencyId : to.currencyId);
  const isAsked = to.kind === 'account' || step.state.flag('edit_recharge_bank_info');
  if (!isAsked || !step.state.flag('is_recharge_bank_card')) return step.refuse('deposit.way_gone');
  step.refuseIf(refuseSum('deposit', amount, currency));
  return {
    ...{ way: 'bank', code: currency.name, target: target?.shown ?? null, symbolId: currency.id },
    ...{ coinPrice: null, priceSource: null, coins: null, pricedAtApproval: false },
  };
}

function requireCurrency(step: Step, id: number | undefined): BankCurrency {
  const currency = id === undefined ? undefined : step.lookUp(bankCurrencies, id);
  return currency?.isEnabled ? currency : step.refuse('deposit.way_gone');
}

/** A bank account of the broker, in the fields that a deposit shows. */
function accountOf(step: Step, id: number) {
  const row = step.lookUp(bankAccounts, id);
  if (!row?.isEnabled) return step.refuse('deposit.way_gone');
  const { currencyId, bankName, bankAddress, bankSwift, payeeName, payeeAccount } = row;
  const shown = {
    bank_name: bankName,
    bank_address: bankAddress,
    bank_swift: bankSwift,
    payee_name: payeeName,
    payee_account: payeeAccount,
  };
  return { currencyId, shown };
}
