import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarly, connectEarly, earlyAnswer, socketPath } from './early';
import { FakeSocket } from './fake-socket';
import { TableConnection } from './socket';

const PATH = socketPath('k3');

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => vi.unstubAllGlobals());

function connection(path = PATH) {
  const heard: string[] = [];
  const made = new TableConnection(path, {
    message: (message) => heard.push(message.type),
    unknown: () => heard.push('unknown'),
    status: (status) => heard.push(status),
    lastNumber: () => null,
  });
  return { heard, made };
}

test('the page takes the connection that the entry has opened, with what has arrived, once', async () => {
  connectEarly(PATH);
  FakeSocket.last.deliver({ type: 'hello' });
  FakeSocket.last.deliver({ type: 'presence' });
  const { heard, made } = connection();
  expect(heard).toEqual(['connecting']);
  await Promise.resolve();
  expect(heard).toEqual(['connecting', 'open', 'hello', 'presence']);
  FakeSocket.last.deliver({ type: 'said' });
  expect(heard.at(-1)).toBe('said');
  expect(FakeSocket.all).toHaveLength(1);
  made.reconnect();
  expect(FakeSocket.all).toHaveLength(2);
  made.close();
});

test('a connection that has failed, or leads to another table, is not taken', () => {
  connectEarly(PATH);
  FakeSocket.last.readyState = 3;
  connection().made.close();
  expect(FakeSocket.all).toHaveLength(2);
  connectEarly(PATH);
  const early = FakeSocket.last;
  connection(socketPath('other')).made.close();
  expect(early.readyState).toBe(3);
  expect(FakeSocket.all).toHaveLength(4);
});

test('an early answer is used once, and a failed one is asked for again', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path === '/bad' ? Promise.reject(new Error('offline')) : Promise.resolve(new Response('1')),
  );
  askEarly('/good');
  expect(await (await earlyAnswer('/good'))?.text()).toBe('1');
  expect(earlyAnswer('/good')).toBeUndefined();
  askEarly('/bad');
  await new Promise((resolve) => setTimeout(resolve));
  expect(earlyAnswer('/bad')).toBeUndefined();
});
