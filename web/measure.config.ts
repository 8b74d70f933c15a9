/** `npm run measure`: figures of a slow phone, for docs/performance.md. They are no tests: a busy machine changes them. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({
  ...tests,
  testMatch: 'measure-*.ts',
  fullyParallel: false,
  workers: 1,
  reporter: [['line']],
});
