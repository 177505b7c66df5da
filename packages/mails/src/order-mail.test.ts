import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { renderMail, sampleFor } from './index.tsx'

const order = sampleFor('order-step', 'waitingForTransfer', 'https://rumi.example/')

test('the mail of an order by transfer carries CLABE, holder and concept', async () => {
  const business = { ...defaultSettings, legalName: 'Rumi SA', speiClabe: '012180001234567899' }
  const { text } = await renderMail('order-step', order, business)
  expect(text).toMatch(/CLABE:? 012180001234567899[\s\S]*A nombre de:? Rumi SA[\s\S]*Concepto:? Pedido 12/)
})

test('it carries no transfer data without a CLABE or once it is paid', async () => {
  const business = { ...defaultSettings, speiClabe: '012180001234567899' }
  const { text } = await renderMail('order-step', order, { ...business, speiClabe: '' })
  const paid = await renderMail('order-step', { ...order, status: 'paid' }, business)
  expect([text, paid.text].join()).not.toContain('CLABE')
})

test('it says how many pieces of each product', async () => {
  const items = [
    { ...order.items[0]!, name: 'Pelota', quantity: 1 },
    { ...order.items[0]!, name: 'Galletas de avena', quantity: 2 },
  ]
  const { text } = await renderMail('order-step', { ...order, items }, defaultSettings)
  expect(text).toContain('Pelota: 1 pieza\nGalletas de avena: 2 piezas\n')
})
