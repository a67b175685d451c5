import { useSyncExternalStore } from 'react';

const SOUND = 'adjutant/sound-when-wanted';
const NOTIFY = 'adjutant/notify-when-wanted';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function isOn(place: string): boolean {
  return localStorage.getItem(place) === 'on';
}

function put(place: string, on: boolean): void {
  localStorage.setItem(place, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Kept for the browser, and off until somebody switches it on. */
export const useSound = (): boolean => useSyncExternalStore(subscribe, () => isOn(SOUND));
export const useNotifying = (): boolean => useSyncExternalStore(subscribe, () => isOn(NOTIFY) && isAllowed());

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && isSecureContext && Notification.permission !== 'denied';
}

function isAllowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** The browser asks whether it is allowed, and only because somebody pressed for it. */
export async function putNotifying(on: boolean): Promise<void> {
  if (on && !isAllowed()) await Notification.requestPermission();
  put(NOTIFY, on && isAllowed());
}

export function putSound(on: boolean): void {
  put(SOUND, on);
  if (on) beep();
}

/** One for each call, whatever number of tabs is open: those with the same tag take each other's place. */
export function notify(says: string, tag: string, open: () => void): void {
  if (!isOn(NOTIFY) || !isAllowed()) return;
  try {
    const notification = new Notification('A judge is wanted', { body: says, tag });
    notification.addEventListener('click', () => {
      globalThis.focus();
      notification.close();
      open();
    });
  } catch (error) {
    // Some phones let only a service worker notify; title, count and sound tell it all the same.
    if (!(error instanceof TypeError)) throw error;
    put(NOTIFY, false);
  }
}

let audio: AudioContext | null = null;

/** Two short notes. A browser keeps a page silent until somebody has pressed something on it. */
export function beep(): void {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  void audio.resume();
  for (const [at, pitch] of [
    [0, 660],
    [0.18, 880],
  ] as const) {
    const note = new OscillatorNode(audio, { frequency: pitch });
    const gain = new GainNode(audio, { gain: 0.15 });
    note.connect(gain).connect(destination);
    note.start(currentTime + at);
    note.stop(currentTime + at + 0.14);
  }
}

/** Of several tabs the first makes the sound. */
export function soundOnce(tag: string): void {
  if (!isOn(SOUND)) return;
  const place = 'adjutant/sounded';
  if (localStorage.getItem(place) === tag) return;
  localStorage.setItem(place, tag);
  beep();
}
