import type { RoleLimits } from '@rumi/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { paths } from '../../shared/business/paths.ts'
import { VisitLines } from './visit-lines.tsx'

type Booking = Parameters<typeof VisitLines>[0]['booked']['records'][number]

const cancelled = {
  id: '0b8e7b0e-5d2f-4f6e-9a44-000000000041',
  start: '2031-10-14',
  end: '2031-10-16',
  status: 'cancelled',
  notes: '',
} as Booking

const storeWith = (limits: RoleLimits) => ({
  getState: () => ({ limits }),
  subscribe: () => () => undefined,
  dispatch: () => undefined,
})

const drawn = (owedCentavos: number, limits: RoleLimits = {}) =>
  renderToStaticMarkup(
    <Provider store={storeWith(limits) as never}>
      <MemoryRouter>
        <VisitLines
          booked={{ records: [{ ...cancelled, owedCentavos }], hasMore: false, loadMore: () => undefined }}
          serviceName={() => 'Noche de hotel'}
        />
      </MemoryRouter>
    </Provider>,
  )

test('links an unpaid fee of a cancelled booking to the booking', () => {
  expect(drawn(55_000)).toContain('Debe $550.00 MXN')
  expect(drawn(55_000)).toContain(paths.officeBooking(cancelled.id).replaceAll('&', '&amp;'))
  expect(drawn(0)).not.toContain('Debe')
})

test('links nothing in an area that the role excludes', () => {
  expect(drawn(55_000, { desk: 'none' })).toContain(
    paths.officeBooking(cancelled.id).replaceAll('&', '&amp;'),
  )
  expect(drawn(55_000, { desk: 'none', bookings: 'none' })).not.toContain('href')
  expect(drawn(55_000, { desk: 'none', bookings: 'none' })).toContain('Debe $550.00 MXN')
})
