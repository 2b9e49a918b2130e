/**
 * Sounds: short, wooden, few, made in code. Silent unless the player wants them; a tick of
 * vibration on phones.
 */

export const SOUNDS = ['throw', 'keep', 'lay', 'flip', 'capture', 'win', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

let isOn = false;
let mayVibrate = false;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function setSound(wanted: boolean): void {
  isOn = wanted;
  if (!wanted) void context?.suspend();
}

export function setVibration(wanted: boolean): void {
  mayVibrate = wanted;
}

/** A tick of vibration, where there is one and it is wanted. */
export function tick(): void {
  if (mayVibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(14);
}

/** Nothing before the page was touched: browsers forbid it, and would say so in the console. */
export function playSound(sound: Sound): void {
  if (!isOn || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  void context.resume();
  PLAY[sound](context, context.currentTime + 0.01);
}

/** A marimba's G, C, E and the G above: pitch, when, how long. */
const WIN = [
  [392, 0, 0.5],
  [523.25, 0.13, 0.5],
  [659.25, 0.26, 0.5],
  [783.99, 0.44, 1.1],
] as const;

type Play = (audio: AudioContext, at: number) => void;

const PLAY: Readonly<Record<Sound, Play>> = {
  // Eight knocks, each a little different and closer to the end of the throw of the dice.
  throw: (audio, at) => {
    for (const [knock, after] of [0, 0.07, 0.16, 0.24, 0.35, 0.44, 0.55, 0.63].entries()) {
      wood(audio, at + after, 620 + ((knock * 277) % 420), 0.34 * 0.88 ** knock, 0.045);
      rustle(audio, at + after, 3200, 0.12 * 0.85 ** knock, 0.03);
    }
  },
  keep: (audio, at) => wood(audio, at, 540, 0.3, 0.07),
  lay: (audio, at) => {
    rustle(audio, at, 1900, 0.16, 0.07);
    wood(audio, at + 0.05, 240, 0.3, 0.08);
  },
  flip: (audio, at) => {
    rustle(audio, at, 2600, 0.14, 0.06);
    rustle(audio, at + 0.1, 1500, 0.18, 0.05);
  },
  capture: (audio, at) => {
    rustle(audio, at, 1300, 0.16, 0.25);
    wood(audio, at + 0.24, 320, 0.32, 0.09);
    wood(audio, at + 0.32, 430, 0.26, 0.09);
  },
  win: (audio, at) => {
    for (const [pitch, after, long] of WIN) bar(audio, at + after, pitch, 0.26, long);
  },
  turn: (audio, at) => {
    bar(audio, at, 523.25, 0.2, 0.3);
    bar(audio, at + 0.11, 659.25, 0.2, 0.4);
  },
};

function envelope(audio: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + long);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  loud: number,
  long: number,
  shape: OscillatorType,
): void {
  const voice = audio.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, at);
  voice.connect(envelope(audio, at, loud, long));
  voice.start(at);
  voice.stop(at + long);
}

/** A knock on wood: a dull tone that falls at once, and the click of the touch. */
function wood(audio: AudioContext, at: number, pitch: number, loud: number, long: number): void {
  tone(audio, at, pitch, loud, long, 'sine');
  tone(audio, at, pitch * 2.71, loud * 0.35, long * 0.5, 'triangle');
  rustle(audio, at, pitch * 4, loud * 0.3, 0.012);
}

/** A wooden bar: the tone, and its fourth partial that dies first. */
function bar(audio: AudioContext, at: number, pitch: number, loud: number, long: number): void {
  tone(audio, at, pitch, loud, long, 'sine');
  tone(audio, at, pitch * 3.93, loud * 0.22, long * 0.25, 'sine');
  rustle(audio, at, 2400, loud * 0.2, 0.012);
}

/** Paper and table: a short breath of noise around one pitch. */
function rustle(audio: AudioContext, at: number, pitch: number, loud: number, long: number): void {
  const noise = audio.createBufferSource();
  noise.buffer = hiss ??= makeHiss(audio);
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = pitch;
  band.Q.value = 1.1;
  noise.connect(band).connect(envelope(audio, at, loud, long));
  noise.start(at, (pitch % 7) / 10);
  noise.stop(at + long);
}

function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const grains = crypto.getRandomValues(new Uint8Array(Math.min(65_536, buffer.length)));
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++)
    samples[at] = (grains[at % grains.length] ?? 0) / 127.5 - 1;
  return buffer;
}
