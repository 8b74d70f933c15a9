/** What is said about the line to the server: one thing at a time, the most urgent one. */
import type { Line } from '../lib/socket';

export type LineNews = 'closed' | 'lost' | 'slow' | 'older' | 'notice' | 'back' | null;

export interface LineFacts {
  line: Line;
  /** Whether the table has ever been heard of. */
  known: boolean;
  /** Whether connecting takes longer than one waits without a word. */
  slow: boolean;
  /** Messages that were not understood. */
  strange: number;
  /** Whether there is something that everybody should know. */
  notice: boolean;
  /** Whether the line has just come back. */
  back: boolean;
}

export function lineNews({ line, known, slow, strange, notice, back }: LineFacts): LineNews {
  if (line === 'closed') return 'closed';
  if (line === 'lost') return known || slow ? 'lost' : null;
  if (line === 'connecting') return slow ? 'slow' : null;
  if (strange > 0) return 'older';
  if (notice) return 'notice';
  return back ? 'back' : null;
}
