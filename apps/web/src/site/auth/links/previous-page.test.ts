import { expect, test } from 'vitest'
import { staysOneStepBack } from './previous-page.ts'

test('goes back to a page of this document or site', () => {
  expect(staysOneStepBack({ state: { idx: 2 } })).toBe(true)
  expect(staysOneStepBack({ state: { idx: 0 }, navigation: { canGoBack: true } })).toBe(true)
  expect(staysOneStepBack({ state: null, navigation: { canGoBack: true } })).toBe(true)
})

test('a direct or unknown visit does not leave the site', () => {
  for (const state of [null, {}, { idx: 0 }, { idx: undefined }]) {
    expect(staysOneStepBack({ state, navigation: { canGoBack: false } })).toBe(false)
    expect(staysOneStepBack({ state })).toBe(false)
  }
})
