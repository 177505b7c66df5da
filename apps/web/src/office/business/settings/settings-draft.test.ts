import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { businessDetailsForm, draftOf, fieldOf, settingsIn } from './settings-draft.ts'

const { schema } = businessDetailsForm

test('restores settings from a form', () => {
  const written = settingsIn(draftOf(defaultSettings))
  expect(defaultSettings).toMatchObject(written)
  expect(schema.parse(written)).toEqual(written)
})

test('rejects a coordinate that is empty or no number beside its field', () => {
  for (const latitude of ['', 'aquí', '91']) {
    const { error } = schema.safeParse(settingsIn({ ...draftOf(defaultSettings), latitude }))
    expect(error?.issues.map(({ path }) => fieldOf(path.join('.')))).toEqual(['latitude'])
  }
  const comma = settingsIn({ ...draftOf(defaultSettings), latitude: '19,4' })
  expect(comma.address.latitude).toBe(19.4)
})

test('ignores empty lines in the list of posts', () => {
  const { social } = settingsIn({ ...draftOf(defaultSettings), posts: '\n https://a \n\n' })
  expect(social.posts).toEqual(['https://a'])
  expect(fieldOf('social.posts.2')).toBe('posts')
})
