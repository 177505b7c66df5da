import { planPages } from '@rumi/contract'
import { expect, test } from 'vitest'
import { chromeCopy } from '../../copy/chrome.ts'
import { navigation } from './navigation.ts'

test('every entry and every group of the navigation has its icon (spec §3)', () => {
  const all = navigation(chromeCopy, planPages).flatMap((item) =>
    'children' in item ? [item, ...item.children] : [item],
  )
  expect(all).toHaveLength(15)
  expect(all.filter(({ icon }) => icon === undefined).map(({ label }) => label)).toEqual([])
})
