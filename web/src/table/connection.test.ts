import { describe, expect, it } from 'vitest';
import { connectionNews, type ConnectionFacts } from './connection';

const good: ConnectionFacts = {
  status: 'open',
  known: true,
  slow: true,
  unknownMessages: 0,
  notice: false,
  back: false,
};

describe('the connection line', () => {
  it('is empty while the connection is good', () => {
    expect(connectionNews(good)).toBeNull();
  });

  it('reports a lost connection at once if the table is known, otherwise only after a while', () => {
    expect(connectionNews({ ...good, status: 'lost' })).toBe('lost');
    expect(connectionNews({ ...good, status: 'lost', known: false, slow: false })).toBeNull();
  });

  it('mentions connecting only if it takes long', () => {
    expect(connectionNews({ ...good, status: 'connecting', slow: false })).toBeNull();
    expect(connectionNews({ ...good, status: 'connecting' })).toBe('slow');
  });

  it('reports the most urgent fact first', () => {
    const all: ConnectionFacts = { ...good, unknownMessages: 1, notice: true, back: true };
    expect(connectionNews({ ...all, status: 'closed' })).toBe('closed');
    expect(connectionNews(all)).toBe('older');
    expect(connectionNews({ ...all, unknownMessages: 0 })).toBe('notice');
    expect(connectionNews({ ...all, unknownMessages: 0, notice: false })).toBe('back');
  });
});
