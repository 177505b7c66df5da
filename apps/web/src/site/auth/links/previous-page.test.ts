import { expect, test } from 'vitest'
import { staysOneStepBack } from './previous-page.ts'

test('a page of this document, or of another of ours, is gone back to', () => {
  expect(staysOneStepBack({ state: { idx: 2 } })).toBe(true)
  expect(staysOneStepBack({ state: { idx: 0 }, navigation: { canGoBack: true } })).toBe(true)
  expect(staysOneStepBack({ state: null, navigation: { canGoBack: true } })).toBe(true)
})

test('whoever came straight here, or from where nobody knows, does not leave the site', () => {
  for (const state of [null, {}, { idx: 0 }, { idx: undefined }]) {
    expect(staysOneStepBack({ state, navigation: { canGoBack: false } })).toBe(false)
    expect(staysOneStepBack({ state })).toBe(false)
  }
})
