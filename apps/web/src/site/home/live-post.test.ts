import { expect, test } from 'vitest'
import { frameAddress, postHeight } from './live-post.tsx'

const origin = 'https://www.instagram.com'
const data = '{"type":"MEASURE","details":{"height":620}}'

test("frames a post at the network's embed page", () => {
  expect(frameAddress(`${origin}/p/DRumi0/`)).toBe(`${origin}/p/DRumi0/embed/captioned/`)
  expect(frameAddress(`${origin}/reel/DRumi0/`)).toBe(`${origin}/reel/DRumi0/embed/captioned/`)
})

test('accepts the height of a post only from the network', () => {
  expect(postHeight({ origin, data })).toBe(620)
  expect(postHeight({ origin, data: '{"type":"MOUNTED","details":{"styles":[]}}' })).toBeNull()
  expect(postHeight({ origin, data: { type: 'MEASURE', details: { height: 620 } } })).toBeNull()
  expect(postHeight({ origin: 'https://www.instagram.com.example', data })).toBeNull()
})
