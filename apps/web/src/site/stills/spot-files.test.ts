import { expect, test } from 'vitest'
import { spotDrawings } from '../../art/spots/spot-drawings.tsx'
import { spotNames } from './spot-files.ts'

test('every small round picture has a file', () => {
  expect([...spotNames].toSorted()).toEqual(Object.keys(spotDrawings).toSorted())
})
