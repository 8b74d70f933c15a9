import type { ReviewProgress } from '$bindings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewRequest } from './review-request.svelte';

const asked = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()));
afterEach(() => vi.unstubAllGlobals());

/** An answer whose lines the test sends. */
function answering(): { send: (progress: ReviewProgress) => void; end: () => void; answer: Response } {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    send: (progress) => void writer.write(new TextEncoder().encode(`${JSON.stringify(progress)}\n`)),
    end: () => void writer.close(),
    answer: new Response(readable),
  };
}

test('a review reports its progress, and is read when it is ready', async () => {
  const { send, answer } = answering();
  asked.mockResolvedValueOnce(answer).mockResolvedValueOnce(Response.json({ game: 'ninjan' }));
  const request = new ReviewRequest('t', 2);
  const done = request.start();
  expect(request.progress).toEqual({ state: 'waiting', ahead: 0 });
  send({ state: 'working', done: 3, all: 7 });
  await vi.waitFor(() => expect(request.progress).toEqual({ state: 'working', done: 3, all: 7 }));
  send({ state: 'ready' });
  await done;
  expect(request.review).toEqual({ game: 'ninjan' });
  expect([request.progress, request.trouble]).toEqual([null, null]);
  expect(asked.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([
    ['/api/tables/t/games/2/review', 'POST'],
    ['/api/tables/t/games/2/review', 'GET'],
  ]);
});

test('a refusal, a failure and a lost connection say why there is no review', async () => {
  const refusal = { code: 'review-full', phrase: { id: 'server-review-full', args: {} } };
  const failed = answering();
  failed.send({
    state: 'failed',
    error: { ...refusal, code: 'void', phrase: { id: 'server-void', args: {} } } as never,
  });
  const lost = answering();
  lost.end();
  asked
    .mockResolvedValueOnce(Response.json(refusal, { status: 503 }))
    .mockResolvedValueOnce(failed.answer)
    .mockResolvedValueOnce(lost.answer)
    .mockRejectedValueOnce(new TypeError('no line'));
  const request = new ReviewRequest('t', 1);
  for (const id of ['server-review-full', 'server-void', 'web-no-server', 'web-no-server']) {
    await request.start();
    expect(request.trouble?.id).toBe(id);
    expect(request.progress).toBeNull();
  }
});

test('a cancelled review is no trouble', async () => {
  const { answer } = answering();
  asked.mockImplementationOnce((_, init) => {
    init?.signal?.addEventListener('abort', () => void answer.body?.cancel().catch(() => undefined));
    return Promise.resolve(answer);
  });
  const request = new ReviewRequest('t', 1);
  const done = request.start();
  request.cancel();
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect([request.progress, request.trouble]).toEqual([null, null]);
  void done;
});
