/** Keeps the screen on. Browsers release the lock when the page is hidden, so it is requested again when it is shown. */

export const canStayAwake = 'wakeLock' in navigator;

/** Keeps the screen on until the returned function is called. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const request = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      const made = await navigator.wakeLock.request('screen');
      if (ended) await made.release();
      else lock = made;
    } catch {
      // The battery is low, or the page was hidden meanwhile. It is requested again when the page is shown.
    }
  };
  const shown = () => void request();
  document.addEventListener('visibilitychange', shown);
  void request();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', shown);
    void lock?.release();
  };
}
