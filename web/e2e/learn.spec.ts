/** Lessons from the first to the last scene, and practice with examples. */
import type { GameId } from '$bindings';
import { expectAccessibleInBothThemes } from './axe';
import { expect, test, type VisitOptions } from './fixtures';
import { perGame } from './games';
import { byKeys, byMouse, byTouch, Learner, type Hand } from './lesson';

const WALKS: Record<GameId, { how: string; hand: Hand; options?: VisitOptions }> = {
  paws: {
    how: 'by touch on a phone',
    hand: byTouch,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
  'paws-quick': {
    how: 'on a narrow screen',
    hand: byMouse,
    options: { viewport: { width: 360, height: 740 } },
  },
  ninjan: { how: 'by keyboard alone', hand: byKeys },
  kanobu: { how: 'by mouse', hand: byMouse },
  tsuefa: { how: 'by keyboard alone', hand: byKeys },
};

for (const { game, how, hand, options } of perGame(WALKS)) {
  test(`the lesson of ${game} can be completed ${how}`, async ({ visit }) => {
    // An illegal move is answered with 4xx, which browsers log.
    const page = await visit({ allowed: /status of 4\d\d/, ...options });
    const learner = new Learner(page, game, hand);
    const lesson = await learner.begin();
    const missed = new Set<string>();
    await learner.walk(lesson, async (task, says) => {
      const slip = task.mistakes[0];
      if (!slip || missed.size > 1) return;
      missed.add(says);
      await learner.play(slip.moves);
      await expect.poll(learner.says).toBe(`${says.slice(0, -task.say.length)}${slip.say}`);
      // After a mistake the task can be read again, and nothing was played.
      await hand(page, learner.coach.getByRole('button', { name: 'Repeat the task' }));
      await expect.poll(learner.says).toBe(says);
    });
    expect(missed.size, 'mistakes were explained').toBeGreaterThan(0);
    await expect(learner.coach.getByRole('link', { name: /Next lesson/ })).toBeVisible();
    // The browser remembers that the lesson is done.
    const kept = await page.evaluate(
      () => JSON.parse(localStorage.getItem('roshambo-learned') ?? '{}') as object,
    );
    expect(kept).toHaveProperty(
      game,
      lesson.scenes.map(({ id }) => id),
    );
    await expect(learner.coach.getByRole('button', { name: /Play now/ })).toBeVisible();
  });
}

test('an illegal move is refused with its rule, and the lesson waits', async ({ visit }) => {
  const page = await visit({ allowed: /status of 4\d\d/ });
  const learner = new Learner(page, 'kanobu');
  await learner.begin();
  await learner.read();
  await learner.read();
  const says = await learner.says();
  await byMouse(page, page.locator('.hand button.dull').first());
  const alert = page.getByRole('alert');
  await alert.getByRole('button', { name: 'See the rule' }).click();
  await expect(page.locator('dialog .cited')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await learner.says()).toBe(says);
});

test('a correct move is marked on demand but not made; a scene can be restarted; Escape leaves', async ({
  visit,
}) => {
  const page = await visit();
  const learner = new Learner(page, 'kanobu');
  const lesson = await learner.begin();
  await learner.read();
  await learner.read();
  const says = await learner.says();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('.hand [data-hinted]')).toHaveAttribute('data-card', 'bR');
  expect(await learner.says()).toBe(says);
  await learner.play(['play bR']);
  await expect(page.locator('[data-hinted]')).toHaveCount(0);
  await learner.settle();
  await page.getByRole('button', { name: 'Restart this step' }).click();
  await expect.poll(learner.says).toBe(`learn-kanobu-fit-${lesson.scenes[0]?.tasks[0]?.say}`);
  await learner.coach.getByRole('button', { name: /Step 1 of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Violet cards' }).click();
  await expect.poll(learner.says).toBe('tutorial-ready');
  await expect(learner.coach).toContainText('Violet cards');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/games\/kanobu$/);
});

test('a lesson is one press away from the first page, a game and its rules', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await expect(page.getByText('New here?')).toBeVisible();
  await page.getByRole('link', { name: 'Learn Ninjan by playing' }).click();
  await expect(page).toHaveURL(/\/learn\/ninjan$/);
  for (const path of ['/games/paws', '/rules/paws']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('link', { name: 'Learn', exact: true }).click();
    await expect(page).toHaveURL(/\/learn\/paws$/);
  }
});

test('an example can be played out against bots, repeatedly', async ({ visit }) => {
  const page = await visit({ allowed: /status of 4\d\d/ });
  await page.goto('/practice/ninjan/1');
  await expect(page.getByRole('status').filter({ hasText: 'Your turn' })).toBeVisible();
  const log = page.getByRole('log');
  const before = await log.locator('li').count();
  const answered = page.waitForResponse((one) => one.url().endsWith('/api/practice') && one.ok());
  await byMouse(page, page.locator('.board [data-token="2"]'));
  await byMouse(page, page.locator('.actions .button.main'));
  const { steps } = (await (await answered).json()) as { steps: unknown[] };
  expect(steps.length, 'the others answer').toBeGreaterThan(1);
  await expect(log).toContainText('You take pile 2');
  await expect(page.getByRole('status').filter({ hasText: 'Your turn' })).toBeVisible();
  await page.getByRole('button', { name: 'Again from here' }).click();
  await expect(log).not.toContainText('You take pile 2');
  await expect(log.locator('li')).toHaveCount(before);
  await page.getByRole('link', { name: 'See the rule' }).click();
  await expect(page).toHaveURL(/\/rules\/ninjan#ninjan\/\d+$/);
  await page.goto('/practice/ninjan/999');
  await expect(page.getByRole('alert')).toContainText('no such example');
});

test('axe finds no accessibility violation in a lesson', async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  const learner = new Learner(page, 'kanobu');
  const lesson = await learner.begin();
  await learner.read();
  await learner.read();
  const slip = lesson.scenes[0]?.tasks[1]?.mistakes[0];
  await learner.play(slip?.moves ?? []);
  await expect(learner.coach).toHaveClass(/wrong/);
  await page.getByRole('button', { name: 'Show me' }).click();
  // The title and the first task are checked with all other pages.
  await expectAccessibleInBothThemes(page, 'after a mistake');
});
