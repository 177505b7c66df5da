import { expect, test } from 'vitest'
import {
  piecesOf,
  renewedTicket,
  ticketCentavos,
  ticketChanges,
  ticketPieces,
  withPieces,
  type Product,
} from './ticket.ts'

const product = (id: number, stock: number): Product => ({
  id,
  name: `Producto ${id}`,
  priceCentavos: id * 100,
  imageUrl: '',
  description: '',
  rating: 0,
  category: 'Comida',
  stock,
  barcode: '',
  satProductKey: '',
  satUnitKey: 'H87',
  ivaTreatment: 'general',
  active: true,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const [food, toy] = [product(3, 2), product(5, 500)]

test('adds pieces in order, up to the stock', () => {
  const ticket = withPieces(withPieces(withPieces([], food, 1), toy, 4), food, 7)
  expect(ticket.map((line) => [line.product.id, line.quantity])).toEqual([
    [3, 2],
    [5, 4],
  ])
  expect(ticketCentavos(ticket)).toBe(2 * 300 + 4 * 500)
  expect(ticketPieces(ticket)).toBe(6)
  expect(piecesOf(withPieces(ticket, toy, 1_000), toy)).toBe(99)
})

test('removes a product at zero pieces and never adds a sold-out one', () => {
  expect(withPieces(withPieces([], food, 1), food, 0)).toEqual([])
  expect(withPieces([], product(9, 0), 1)).toEqual([])
})

test('a refreshed ticket has current prices and stock, and reports the changes', () => {
  const ticket = [food, toy, product(7, 4), product(8, 4)].reduce<ReturnType<typeof withPieces>>(
    (before, one) => withPieces(before, one, 2),
    [],
  )
  const now = [{ ...food, priceCentavos: 450 }, { ...toy, stock: 1 }, product(7, 4)]
  expect(renewedTicket(ticket, now).map(({ product: { id }, quantity }) => [id, quantity])).toEqual([
    [3, 2],
    [5, 1],
    [7, 2],
  ])
  expect(ticketCentavos(renewedTicket(ticket, now))).toBe(2 * 450 + 500 + 2 * 700)
  expect(ticketChanges(ticket, now)).toEqual([
    '«Producto 3» cuesta ahora $4.50 MXN.',
    'De «Producto 5» solo queda 1.',
    '«Producto 8» ya no se vende y salió del ticket.',
  ])
})
