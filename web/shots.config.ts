/** `npm run shots`: pictures of every game, phone and desktop, light and dark, in the middle of a real game. */
import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

export default defineConfig({ ...tests, testMatch: 'shots.ts', fullyParallel: false });
