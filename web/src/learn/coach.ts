/** The coach of a lesson: a figure that each game draws in its own `Coach.svelte`. */
export type CoachMood = 'calm' | 'glad' | 'surprised';

export interface CoachProps {
  mood: CoachMood;
}
