/** How an operator is told of new work, kept on the device. */
export interface AlertChoices {
  readonly sound: boolean;
  readonly notice: boolean;
}

const KEY = 'truemark.desk-alerts';

/** Neither, until he switches one on. */
export function alertChoices(): AlertChoices {
  const kept = localStorage.getItem(KEY)?.split(' ') ?? [];
  return { sound: kept.includes('sound'), notice: kept.includes('notice') };
}

export function keepAlertChoices({ sound, notice }: AlertChoices): void {
  localStorage.setItem(KEY, [sound && 'sound', notice && 'notice'].filter(Boolean).join(' '));
}

/** A short tone; a browser that lets no page sound before it was clicked stays silent. */
export function ring(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.15, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
  tone.frequency.value = 880;
  tone.connect(volume).connect(context.destination);
  tone.onended = () => void context.close();
  tone.start();
  tone.stop(context.currentTime + 0.4);
}
