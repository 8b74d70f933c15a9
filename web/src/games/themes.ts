/** Loads the theme of every game: the colours of its table. */
import.meta.glob('./*/theme.css', { eager: true });
