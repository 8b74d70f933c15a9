/** Accessibility rules, checked by axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects no violation: of the given rules, or of all. */
export async function expectAccessible(page: Page, where = '', rules: string[] = []): Promise<void> {
  // Our pages have no frames. Outside legacy mode each analysis opens a page of its own to merge the results of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // Describing every element that passes takes longer than checking it.
  axe.options({ resultTypes: ['violations'] });
  if (rules.length > 0) axe.withRules(rules);
  const found = (await axe.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  );
  expect.soft(found, where).toEqual([]);
}

/** Expects no violation in either theme. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The other theme differs only in colours.
  await expectAccessible(page, `${where}, dark`, ['color-contrast', 'link-in-text-block']);
}
