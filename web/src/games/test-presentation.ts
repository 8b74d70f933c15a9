/** For tests: the presentation of a view, as the server sends it. */
import type { Presentation } from '$bindings';

export const testPresentation = (more: Partial<Presentation> = {}): Presentation => ({
  prompt: { id: 'ask-throw-first', args: {} },
  description: [],
  facts: [],
  attempt_sizes: [],
  requires_memory: false,
  ...more,
});
