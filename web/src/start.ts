/** The program, which is loaded while `main.ts` loads the first page and its texts. */
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speak } from './lib/words.svelte';

export async function start(target: Element): Promise<void> {
  await speak(settings.lang);
  mount(App, { target });
}
