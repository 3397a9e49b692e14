import type { Page } from 'playwright-core';

export const panel = (page: Page) => page.getByRole('dialog', { name: 'Clipboard' });
/** The button of the header that opens it. */
export const toggle = (page: Page) => page.locator('#clipboard-toggle');

export const openPanel = async (page: Page): Promise<void> => {
  await toggle(page).click();
  await panel(page).waitFor();
};

/** Shows one of the panel's views. */
export const selectView = async (page: Page, name: string): Promise<void> => {
  await panel(page).getByRole('radio', { name }).check({ force: true });
};

/** Pastes a list and imports it. */
export const importList = async (page: Page, text: string): Promise<void> => {
  const imported = page.getByText(/^Imported \d+/).filter({ visible: true });
  // The toast of an import before this one would be taken for its own.
  await imported.evaluateAll((toasts) => toasts.forEach((toast) => toast.closest('button')?.click()));
  await imported.first().waitFor({ state: 'detached' });
  await selectView(page, 'Import');
  await panel(page).getByLabel('Paste a list').fill(text);
  await panel(page).getByRole('button', { name: 'Import', exact: true }).click();
  await imported.first().waitFor();
};

/** Waits until the header's button shows a number of cards. */
export const waitForCount = async (page: Page, count: number): Promise<void> => {
  const name = `Clipboard ${count} ${count === 1 ? 'card' : 'cards'}`;
  await page.getByRole('button', { name, exact: true, includeHidden: true }).waitFor();
};
