import { photoSlots } from '@rumi/contract'
import { expect, test } from 'vitest'
import { officePhotosCopy } from '../../copy/office/business/photos.ts'
import { photoPlaces } from '../../shared/business/photo-places.ts'
import { spotFiles, spotPath } from './spot-files.ts'
import { stillNames, stillPath } from '../../shared/business/still-names.ts'

const places = Object.values(photoPlaces).flat()

test('lists every photo slot once in the office, with text and an existing drawing', () => {
  expect(places.map(({ slot }) => slot).toSorted()).toEqual(photoSlots.toSorted())
  const drawings: ReadonlySet<string> = new Set([
    ...stillNames.map(stillPath),
    '/icono-512.png',
    '/vista-previa.png',
    ...spotFiles.map(({ name, ground }) => spotPath(name, ground)),
  ])
  expect(places.filter(({ drawing }) => !drawings.has(drawing))).toEqual([])
  const names = Object.values(photoPlaces).map((one) => one.map(({ slot }) => officePhotosCopy.places[slot]))
  for (const ofPage of names) expect(new Set(ofPage).size).toBe(ofPage.length)
})
