import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bookingStatusCopy } from '../copy/bookings.ts'
import { orderStatusCopy } from '../copy/orders.ts'
import { StateChip, StatusChip, type StateTone } from './state-chip.tsx'

test('what is over bears a tick and what is merely so a dot: neither warns of anything', () => {
  const drawn = (tone: StateTone) => renderToStaticMarkup(<StateChip tone={tone}>Así está</StateChip>)
  expect(drawn('over')).toMatch(/lucide-check /)
  expect(drawn('neutral')).toMatch(/lucide-circle-dot /)
})

test('a visit that took place and an order that arrived are over', () => {
  for (const status of [bookingStatusCopy['checked-out'], orderStatusCopy.delivered])
    expect(renderToStaticMarkup(<StatusChip of={status} />)).toMatch(/lucide-check /)
})
