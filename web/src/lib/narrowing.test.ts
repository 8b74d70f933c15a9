/** Runs the cases that the terminal and the browser share. */
import type { MoveOption } from '$bindings';
import { describe, expect, it } from 'vitest';
import shared from '../../../crates/roshambo-table/testdata/narrowing.json';
import {
  complete,
  isOpen,
  keepFitting,
  offers,
  only,
  press,
  reached,
  tokens,
  type Chosen,
} from './narrowing';

interface ListedOption {
  move: string;
  targets: string[];
  in_order: boolean;
}

interface Case {
  name: string;
  options: string;
  presses: [number, string][];
  replaced_by?: string;
  chosen: string[];
  open: string[];
  complete: string[];
  only: string | null;
  reached: string | null;
  offers: string[];
}

const lists = shared.option_lists as Record<string, ListedOption[]>;
const cases = shared.cases as unknown as Case[];

function listed(name: string): MoveOption[] {
  const list = lists[name];
  if (!list) throw new Error(`no list of options is called ${name}`);
  return list.map((option) => ({ ...option, phrase: { id: 'move-throw', args: {} } }));
}

const moves = (options: MoveOption[]) => options.map((option) => option.move);

describe('narrowing', () => {
  it('has shared cases', () => expect(cases.length).toBeGreaterThanOrEqual(40));

  it.each(cases)('$name', (expected) => {
    let options = listed(expected.options);
    let chosen: Chosen[] = [];
    for (const [place, token] of expected.presses)
      chosen = press(options, chosen, { key: `${place}`, token });
    if (expected.replaced_by !== undefined) {
      options = listed(expected.replaced_by);
      chosen = keepFitting(options, chosen);
    }
    const targets = [...new Set(options.flatMap((option) => option.targets))];
    expect({
      chosen: tokens(chosen),
      open: targets.filter((token) => isOpen(options, chosen, token)),
      complete: moves(complete(options, chosen)),
      only: only(options, chosen)?.move ?? null,
      reached: reached(options, chosen)?.move ?? null,
      offers: moves(offers(options, chosen)),
    }).toEqual({
      chosen: expected.chosen,
      open: expected.open,
      complete: expected.complete,
      only: expected.only,
      reached: expected.reached,
      offers: expected.offers,
    });
  });
});
