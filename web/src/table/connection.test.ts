import { describe, expect, it } from 'vitest';
import { lineNews, type LineFacts } from './connection';

const good: LineFacts = { line: 'open', known: true, slow: true, strange: 0, notice: false, back: false };

describe('the line', () => {
  it('is not spoken of while it is good', () => {
    expect(lineNews(good)).toBeNull();
  });

  it('is lost at once where there was a table, and not before one is heard of', () => {
    expect(lineNews({ ...good, line: 'lost' })).toBe('lost');
    expect(lineNews({ ...good, line: 'lost', known: false, slow: false })).toBeNull();
  });

  it('says that it connects only if that takes long', () => {
    expect(lineNews({ ...good, line: 'connecting', slow: false })).toBeNull();
    expect(lineNews({ ...good, line: 'connecting' })).toBe('slow');
  });

  it('says what is worst first', () => {
    const all: LineFacts = { ...good, strange: 1, notice: true, back: true };
    expect(lineNews({ ...all, line: 'closed' })).toBe('closed');
    expect(lineNews(all)).toBe('older');
    expect(lineNews({ ...all, strange: 0 })).toBe('notice');
    expect(lineNews({ ...all, strange: 0, notice: false })).toBe('back');
  });
});
