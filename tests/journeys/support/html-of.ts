import type { Page } from '@playwright/test'

/** A page as it leaves the server, before any script. */
export const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text()
