import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gallery } from './gallery.ts'

const largestBytes = 12_000

test('no two pictures share a name', () => {
  expect(new Set(gallery.map(({ name }) => name)).size).toBe(gallery.length)
})

test.each(gallery)('$name is decoration without a title and an image with one', ({ Art }) => {
  const silent = renderToStaticMarkup(createElement(Art))
  expect(silent).toMatch(/^<svg[^>]* aria-hidden="true"/)
  expect(silent).not.toContain('<title>')
  const named = renderToStaticMarkup(createElement(Art, { title: 'Una perrita', className: 'w-full' }))
  expect(named).toMatch(/^<svg[^>]* class="w-full" role="img"><title>Una perrita<\/title>/)
  expect(named).not.toContain('aria-hidden')
})

test.each(gallery)('$name is whole, light and takes the colours of the theme', ({ Art }) => {
  const markup = renderToStaticMarkup(createElement(Art))
  expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  expect(markup).not.toMatch(/ id="/)
  expect(markup).toContain('var(--color-')
  expect(markup.length).toBeLessThan(largestBytes)
})
