/** How an operator is alerted to new work, stored on the device. */
export interface AlertChoices {
  readonly sound: boolean;
  readonly notice: boolean;
}

const KEY = 'truemark.desk-alerts';

/** Both off by default. */
export function alertChoices(): AlertChoices {
  const kept = localStorage.getItem(KEY)?.split(' ') ?? [];
  return { sound: kept.includes('sound'), notice: kept.includes('notice') };
}

export function keepAlertChoices({ sound, notice }: AlertChoices): void {
  localStorage.setItem(KEY, [sound && 'sound', notice && 'notice'].filter(Boolean).join(' '));
}

/** Plays a short tone; a browser that blocks sound before the first click stays silent. */
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
