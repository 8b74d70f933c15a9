/** How good a move is in a position that was reviewed. */
import type { JudgedDecision, JudgedMove, Phrase } from '$bindings';

export interface Verdict {
  /** Whether it is as good as the best move, as far as the review can tell. */
  right: boolean;
  chosen: JudgedMove;
  best: JudgedMove;
}

/** A smaller loss does not matter. */
const SMALL_LOSS = 0.02;

/** The best move of a decision: the first one, or for sealed decisions the most frequent one of the mixed strategy. */
export function bestOf({ moves }: JudgedDecision): JudgedMove | undefined {
  return moves.reduce<JudgedMove | undefined>(
    (best, one) => (best === undefined || one.share > best.share ? one : best),
    undefined,
  );
}

/** The verdict about a move in notation; `null` if the review did not compare it. */
export function verdictOn(decision: JudgedDecision, move: string): Verdict | null {
  const chosen = decision.moves.find((one) => one.move === move);
  const best = bestOf(decision);
  if (!chosen || !best) return null;
  const loss = best.value.value - chosen.value.value;
  // The errors of two moves of one position are not independent, so this is cautious.
  const unsure = Math.hypot(best.value.error, chosen.value.error);
  const right = chosen === best || chosen.share >= 0.1 || loss <= Math.max(SMALL_LOSS, unsure);
  // A move that the game has shown to be a mistake is one.
  return { right: right && move !== decision.played, chosen, best };
}

/** Why the better move was better, in two parts. */
export interface Comparison {
  /** Instead of reasons: the advantage shows only later. */
  later: Phrase | null;
  /** What speaks for the better move. */
  better: Phrase[];
  /** What the move that was played did. */
  played: Phrase[];
}

/** The reasons of a decision. They are a list in which `advice-instead` begins the second part. */
export function comparisonOf({ reasons }: JudgedDecision): Comparison {
  const at = reasons.findIndex(({ id }) => id === 'advice-instead');
  const [first, second] = at < 0 ? [reasons, []] : [reasons.slice(0, at), reasons.slice(at + 1)];
  return {
    later: first.find(({ id }) => id === 'advice-better-later') ?? null,
    better: first.filter(({ id }) => !id.startsWith('advice-better')),
    played: second,
  };
}
