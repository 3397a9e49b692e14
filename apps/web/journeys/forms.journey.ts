import { expectThat } from './expectations';
import type { Journey } from './journey';

/** Sends a report that lacks its message, then the whole one. */
const report = (javaScriptEnabled: boolean): Journey => ({
  name: `forms: a report is refused at its field, then kept, ${javaScriptEnabled ? 'with' : 'without'} scripts`,
  run: async ({ browser, origin }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${origin}/bug-report?from=/cards/sol-ring`);
    expectThat((await page.inputValue('#page')) === '/cards/sol-ring', 'The page is not filled in.');
    await page.fill('#browser', 'Firefox on Android');
    await page.waitForTimeout(600);
    const refused = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send the report' }).click();
    expectThat((await refused).status() === 422, `Refused with ${(await refused).status()}.`);
    await page.locator('#message-error').waitFor();
    expectThat((await page.inputValue('#browser')) === 'Firefox on Android', 'What was written is lost.');
    await page.fill('#message', 'The ring is missing.');
    await page.getByRole('button', { name: 'Send the report' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    expectThat(page.url().includes('?sent='), `It ends at ${page.url()}.`);
    await context.close();
  },
});

export const journeys: readonly Journey[] = [report(true), report(false)];
