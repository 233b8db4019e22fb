import { BollingerBands, EMA, MACD, RSI, SMA } from 'trading-signals';
import type { StudyName } from './chart-choice.js';
import type { Study } from './study-lines.js';

const AVERAGE = 20;
const DEVIATIONS = 2;
const STRENGTH = 14;
const SHORT = 12;
const LONG = 26;
const SIGNAL = 9;

const single = (
  name: string,
  isApart: boolean,
  indicator: { update(close: number, replace: boolean): number | null },
): Study => ({
  lines: [name],
  isApart,
  next: (close, isAgain) => [indicator.update(close, isAgain)],
});

function bands(): Study {
  const indicator = new BollingerBands(AVERAGE, DEVIATIONS);
  return {
    lines: [`BB ${AVERAGE}`, '', ''],
    isApart: false,
    next: (close, isAgain) => {
      const found = indicator.update(close, isAgain);
      return [found?.middle ?? null, found?.upper ?? null, found?.lower ?? null];
    },
  };
}

function convergence(): Study {
  const indicator = new MACD(new EMA(SHORT), new EMA(LONG), new EMA(SIGNAL));
  return {
    lines: [`MACD ${SHORT} ${LONG}`, `SIG ${SIGNAL}`, ''],
    columns: 2,
    isApart: true,
    next: (close, isAgain) => {
      const found = indicator.update(close, isAgain);
      return [found?.macd ?? null, found?.signal ?? null, found?.histogram ?? null];
    },
  };
}

const MAKERS: Readonly<Record<StudyName, () => Study>> = {
  ma: () => single(`MA ${AVERAGE}`, false, new SMA(AVERAGE)),
  ema: () => single(`EMA ${AVERAGE}`, false, new EMA(AVERAGE)),
  bollinger: bands,
  rsi: () => single(`RSI ${STRENGTH}`, true, new RSI(STRENGTH)),
  macd: convergence,
};

/** New study state with the usual lengths. */
export const newStudy = (name: StudyName): Study => MAKERS[name]();
