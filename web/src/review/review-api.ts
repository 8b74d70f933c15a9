/** The reviews of the server. A failed request throws a `Refusal` with the reason. */
import type { Review, ReviewProgress } from '$bindings';
import { ask, Refusal, refusalOf } from '../lib/api';
import { phrase } from '../lib/words.svelte';

const path = (id: string, game: number): string =>
  `/api/tables/${encodeURIComponent(id)}/games/${game}/review`;

/** A review that was made before. */
export const readReview = (id: string, game: number): Promise<Review> => ask('GET', path(id, game));

/** Asks for a review and follows its progress until it can be read. `until` cancels it. */
export async function askReview(
  id: string,
  game: number,
  report: (progress: ReviewProgress) => void,
  until: AbortSignal,
): Promise<void> {
  const answer = await fetch(path(id, game), { method: 'POST', signal: until }).catch(() => null);
  if (!answer?.body) throw new Refusal(phrase('web-no-server'));
  if (!answer.ok) throw await refusalOf(answer);
  for await (const line of linesOf(answer.body)) {
    const progress = JSON.parse(line) as ReviewProgress;
    if (progress.state === 'ready') return;
    if (progress.state === 'failed') throw new Refusal(progress.error.phrase, null, progress.error.code);
    report(progress);
  }
  throw new Refusal(phrase('web-no-server'));
}

/** The lines of an answer, as they arrive. Ends early if the connection is lost. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const [reader, decoder] = [body.getReader(), new TextDecoder()];
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
