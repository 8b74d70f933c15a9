/** House rules in words: other readings of points that a rulebook leaves open. */
import type { Phrase } from '$bindings';
import { phrase } from '../lib/words.svelte';

/** The value of a house rule. A number is a count. */
export const houseValue = (name: string, value: string): Phrase =>
  /^\d+$/.test(value)
    ? phrase(`house-${name}-count`, { count: Number(value) })
    : phrase(`house-${name}-${value}`);

/** A house rule with its value. */
export const houseRule = (name: string, value: string): Phrase =>
  phrase('room-option-house', { rule: phrase(`house-${name}`), value: houseValue(name, value) });
