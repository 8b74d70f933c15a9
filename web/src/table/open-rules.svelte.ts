/** Which part of the rules is open beside the table. */
export class OpenRules {
  /** A page, or a place on it: `paws`, `paws/setup`, `paws/7`; `null` while the rules are closed. */
  place = $state.raw<string | null>(null);

  open(place: string): void {
    this.place = place;
  }

  close(): void {
    this.place = null;
  }
}
