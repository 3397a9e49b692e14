import { setTimeout as wait } from 'node:timers/promises';
import { RENDERED_AT_FIELD } from '#app/features/messages/message-forms';
import { MIN_FILL_MS } from '#app/features/messages/submit-message.server';
import { expectThat } from './expectations';
import type { Journey } from './journey';

/** Sends a report without its message, then the complete one. */
const report = (javaScriptEnabled: boolean): Journey => ({
  name: `forms: a bug report without a message gets an error at its field, a complete one is stored, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
  run: async ({ openContext, origin }) => {
    const page = await (await openContext({ javaScriptEnabled })).newPage();
    await page.goto(`${origin}/bug-report?from=/cards/sol-ring`);
    expectThat((await page.inputValue('#page')) === '/cards/sol-ring', 'The field for the page is empty.');
    await page.fill('#browser', 'Firefox on Android');
    const renderedAt = parseInt(await page.inputValue(`[name=${RENDERED_AT_FIELD}]`), 36);
    await wait(Math.max(0, renderedAt + MIN_FILL_MS - Date.now()));
    const rejected = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send the report' }).click();
    expectThat(
      (await rejected).status() === 422,
      `The status is ${(await rejected).status()} instead of 422.`,
    );
    await page.locator('#message-error').waitFor();
    expectThat(
      (await page.inputValue('#browser')) === 'Firefox on Android',
      'The form lost what was entered.',
    );
    await page.fill('#message', 'The ring is missing.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expectThat(page.url().includes('?sent='), `The page after sending is ${page.url()}.`);
  },
});

export const journeys: readonly Journey[] = [report(true), report(false)];
