/** Which rule is open beside the table: a page and a place on it. */
class Reading {
  /** `paws/7`, `paws/setup`, or just `paws`; nothing while it is closed. */
  place = $state.raw<string | null>(null);

  open(place: string): void {
    this.place = place;
  }

  close(): void {
    this.place = null;
  }
}

export const reading = new Reading();
