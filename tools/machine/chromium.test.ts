import { chromium } from '@playwright/test'
import { expect, test } from 'vitest'
import { chromiumFlags } from './chromium.ts'

const prefix = '--disable-features='

/** Program that ends at once; the error contains its arguments. */
async function argumentsOfPlaywright() {
  const refusal = await chromium
    .launch({ executablePath: process.execPath, timeout: 20_000 })
    .then(() => '', String)
  return refusal.split(/\s+/u)
}

const switchedOff = (flags: readonly string[]) =>
  flags
    .find((flag) => flag.startsWith(prefix))
    ?.slice(prefix.length)
    .split(',') ?? []

test('features that Playwright disables in Chromium stay disabled, though only the last list counts', async () => {
  const theirs = switchedOff(await argumentsOfPlaywright())
  expect(theirs).not.toEqual([])
  expect(switchedOff(chromiumFlags)).toEqual(expect.arrayContaining(theirs))
})
