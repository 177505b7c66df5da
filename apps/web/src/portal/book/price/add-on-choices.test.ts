import { expect, test } from 'vitest'
import { addOnsIn, addOnsText } from './add-on-choices.ts'

test('restores add-ons from the address', () => {
  const addOns = [
    { service: 'bano-y-shampoo', time: '16:30' },
    { service: 'corte-de-unas', time: '15:30', dogIds: ['canela', 'frijol'] },
  ]
  expect(addOnsText(addOns)).toBe('bano-y-shampoo*16:30,corte-de-unas*15:30*canela~frijol')
  expect(addOnsIn(addOnsText(addOns) ?? '')).toEqual(addOns)
  expect(addOnsText([])).toBeUndefined()
})

test('ignores invalid hours and repeated services', () => {
  expect(addOnsIn('bano*25:00,bano*,*10:00,bano')).toEqual([])
  expect(addOnsIn('bano*10:00,bano*11:00')).toEqual([{ service: 'bano', time: '10:00' }])
  expect(addOnsIn(null)).toEqual([])
})
