/** Which window over the table is open. Keys and buttons open them; the room draws them. */

export type OpenedName = 'keys' | 'beats' | 'settings' | 'emotes' | 'log' | 'unseen';

class Opened {
  what = $state.raw<OpenedName | null>(null);

  open(what: OpenedName): void {
    this.what = what;
  }

  /** Opens it, or closes it where it is open. */
  toggle(what: OpenedName): void {
    this.what = this.what === what ? null : what;
  }

  close(): void {
    this.what = null;
  }
}

export const opened = new Opened();
