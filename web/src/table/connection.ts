/** What the connection line says: one message at a time, the most urgent one. */
import type { ConnectionStatus } from '../lib/socket';

export type ConnectionNews = 'closed' | 'lost' | 'slow' | 'older' | 'notice' | 'back' | null;

export interface ConnectionFacts {
  status: ConnectionStatus;
  /** Whether the server has described the table yet. */
  known: boolean;
  /** Whether connecting takes so long that it should be mentioned. */
  slow: boolean;
  /** How many messages were not understood. */
  unknownMessages: number;
  /** Whether the server has a notice for everybody. */
  notice: boolean;
  /** Whether the connection has just been restored. */
  back: boolean;
}

export function connectionNews({
  status,
  known,
  slow,
  unknownMessages,
  notice,
  back,
}: ConnectionFacts): ConnectionNews {
  if (status === 'closed') return 'closed';
  if (status === 'lost') return known || slow ? 'lost' : null;
  if (status === 'connecting') return slow ? 'slow' : null;
  if (unknownMessages > 0) return 'older';
  if (notice) return 'notice';
  return back ? 'back' : null;
}
