/** How often a page computed styles and layouts since it was opened, as its browser counts them. */
import type { Page } from '@playwright/test';

export interface Rendering {
  styles: number;
  layouts: number;
}

/** Starts to count; returns a function that reads the counts. */
export async function rendering(page: Page): Promise<() => Promise<Rendering>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return { styles: value('RecalcStyleCount'), layouts: value('LayoutCount') };
  };
}
