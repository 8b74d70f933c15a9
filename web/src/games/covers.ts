/** Loads the colours that every game has on pages. */
import.meta.glob('./*/cover.css', { eager: true });
