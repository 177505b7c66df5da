import { mailTexts } from '../../packages/mails/src/mail-texts.ts'
import { expect, test } from 'vitest'
import { mailNames, mailPlaces } from '../../apps/web/src/copy/office/business/mails.ts'
import { textPlaces } from '../../apps/web/src/copy/office/business/texts.ts'

const texts = mailTexts()

test('the office has a name for every mail and for every place in one', () => {
  expect([...new Set(texts.map(({ page }) => page))]).toEqual(Object.keys(mailNames))
  const parts = texts.flatMap(({ key }) => key.split('.').slice(2)).filter((part) => !/^\d+$/.test(part))
  expect([...new Set(parts)].filter((part) => !(part in mailPlaces) && !(part in textPlaces))).toEqual([])
})
