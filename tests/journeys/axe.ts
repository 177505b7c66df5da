import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect } from './journey.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a global can only be added to by merging
  interface Window {
    axe: { run: (options?: RunOptions) => Promise<AxeResults> }
  }
}

/** Fails with every finding of axe on the page as it stands, named by rule and element. */
export async function expectReachableByEveryone(page: Page) {
  await page.evaluate(axe)
  const findings = await page.evaluate(async () => {
    const { violations } = await window.axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
  expect(findings, `what axe finds on ${page.url()}`).toEqual([])
}
