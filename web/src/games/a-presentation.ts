/** For tests: what the server says about a view. */
import type { Presentation } from '$bindings';

export const aPresentation = (more: Partial<Presentation> = {}): Presentation => ({
  prompt: { id: 'ask-throw-first', args: {} },
  description: [],
  facts: [],
  attempt_sizes: [],
  forgets: false,
  ...more,
});
