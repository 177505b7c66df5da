import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './journey.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a global can only be added to by merging
  interface Window {
    axe: { run: (options?: RunOptions) => Promise<AxeResults> }
  }
}

/** A page is looked at once it has come and its colours have settled; what moves on and on is not waited for. */
async function settled(page: Page) {
  await expect(page.locator('h1').first()).toBeAttached()
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  )
}

/** Fails with every finding of axe on the page as it stands, named by rule and element. */
export async function expectReachableByEveryone(page: Page) {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    const { violations } = await window.axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
  expect(findings, `what axe finds on ${page.url()}`).toEqual([])
}
