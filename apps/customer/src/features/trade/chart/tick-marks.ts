import { TickMarkType, type Time, type UTCTimestamp } from 'lightweight-charts';

const PARTS: Readonly<Record<TickMarkType, Intl.DateTimeFormatOptions>> = {
  [TickMarkType.Year]: { year: 'numeric' },
  [TickMarkType.Month]: { month: 'short' },
  [TickMarkType.DayOfMonth]: { day: 'numeric' },
  [TickMarkType.Time]: { hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
  [TickMarkType.TimeWithSeconds]: { hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' },
};

/** Words the marks below a chart as the library does, but makes each of its formats once: that costs far more than using it. */
export function tickMarks(locale: string): (time: Time, type: TickMarkType) => string {
  const formats = new Map<TickMarkType, Intl.DateTimeFormat>();
  return (time, type) => {
    let format = formats.get(type);
    if (!format) {
      format = new Intl.DateTimeFormat(locale, { ...PARTS[type], timeZone: 'UTC' });
      formats.set(type, format);
    }
    return format.format((time as UTCTimestamp) * 1000);
  };
}
