import { expect, test } from 'vitest'
import { promoPictures } from './shop-promos.tsx'

/** Width of a drawing, and the span of the dog's head in it, ears and curls included. */
const drawingWidth = 840
const heads = {
  'shop-promo-food': [530, 662],
  'shop-promo-care': [436, 648],
  'shop-promo-toys': [345, 501],
} as const

/** 70 % of a phone's width; the drawing is as high as the box, so that one unit of it is a pixel. */
test.each([
  [360, 252],
  [412, 288],
])('on a phone of %i px every dog has its whole head in the picture', (_, boxWidth) => {
  for (const { name, focus } of promoPictures) {
    const percent = Number(/object-\[(\d+)%/.exec(focus)?.[1])
    const left = ((drawingWidth - boxWidth) * percent) / 100
    const [from, to] = heads[name]
    expect([from >= left, to <= left + boxWidth], name).toEqual([true, true])
  }
})
