import { mailTexts } from '../../packages/mails/src/mail-texts.ts'
import { expect, test } from 'vitest'
import { letterNames, letterPlaces } from '../../apps/web/src/copy/office-letters.ts'
import { textPlaces } from '../../apps/web/src/copy/office-texts.ts'

const texts = mailTexts()

test('the office has a name for every letter and for every place in one', () => {
  expect([...new Set(texts.map(({ page }) => page))]).toEqual(Object.keys(letterNames))
  const parts = texts.flatMap(({ key }) => key.split('.').slice(2)).filter((part) => !/^\d+$/.test(part))
  expect([...new Set(parts)].filter((part) => !(part in letterPlaces) && !(part in textPlaces))).toEqual([])
})
