/** Which window is open over the table. Keys and buttons open windows; `Windows.svelte` draws them. */

export type WindowName = 'keys' | 'beats' | 'settings' | 'me' | 'emotes' | 'log' | 'unseen';

export class OpenWindow {
  name = $state.raw<WindowName | null>(null);

  open(name: WindowName): void {
    this.name = name;
  }

  /** Opens the window, or closes it if it is open. */
  toggle(name: WindowName): void {
    this.name = this.name === name ? null : name;
  }

  close(): void {
    this.name = null;
  }
}
