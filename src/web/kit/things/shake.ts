/** Shaking the phone throws the dice. */

/**
 * How hard, in metres per second squared beyond rest; how often within how long; how long it is
 * then quiet.
 */
const HARD = 14;
const TIMES_SHAKEN = 3;
const WITHIN_MS = 900;
const QUIET_MS = 1200;

/** iOS has it, no type does. */
interface AskingMotion {
  requestPermission?(): Promise<'granted' | 'denied'>;
}

/** Asks where the system wants to be asked; whether it may be listened to. Only from a touch. */
export async function askForMotion(): Promise<boolean> {
  if (!('DeviceMotionEvent' in window)) return false;
  const asking = DeviceMotionEvent as unknown as AskingMotion;
  if (asking.requestPermission === undefined) return true;
  return asking.requestPermission().then(
    (answer) => answer === 'granted',
    () => false,
  );
}

/** Calls back for each shake; returns how to stop. */
export function onShake(shaken: () => void): () => void {
  const recognise = shakes();
  const feel = ({
    acceleration,
    accelerationIncludingGravity: heavy,
    timeStamp,
  }: DeviceMotionEvent): void => {
    const felt = acceleration?.x == null ? heavy : acceleration;
    const rest = felt === heavy ? 9.81 : 0;
    const force = Math.abs(Math.hypot(felt?.x ?? 0, felt?.y ?? 0, felt?.z ?? 0) - rest);
    if (recognise(force, timeStamp)) shaken();
  };
  window.addEventListener('devicemotion', feel);
  return () => window.removeEventListener('devicemotion', feel);
}

/** Tells a shake from a knock: several hard jerks in a row, and then none for a while. */
export function shakes(): (force: number, at: number) => boolean {
  let jerks: readonly number[] = [];
  let quietUntil = Number.NEGATIVE_INFINITY;
  return (force, at) => {
    const last = jerks.at(-1) ?? Number.NEGATIVE_INFINITY;
    if (at < quietUntil || force < HARD || at - last < 60) return false;
    jerks = [...jerks.filter((jerk) => at - jerk < WITHIN_MS), at];
    if (jerks.length < TIMES_SHAKEN) return false;
    jerks = [];
    quietUntil = at + QUIET_MS;
    return true;
  };
}
