import { defaultSettings } from '@rumi/contract'
import { expect, test } from 'vitest'
import { renderMail } from '../index.tsx'

test('the total of a receipt is the one of its subject, with the tip apart, and each method is one line', async () => {
  const { subject, text } = await renderMail(
    'receipt',
    {
      name: 'Ana',
      number: 57,
      lines: [{ concept: 'Hotel, Canela', amountCentavos: 1_200_00 }],
      discounts: [{ reason: 'Cliente de muchos años', amountCentavos: 200_00 }],
      totalCentavos: 1_000_00,
      ivaCentavos: 137_93,
      tipCentavos: 50_00,
      paid: [
        { method: 'card', amountCentavos: 850_00 },
        { method: 'cash', amountCentavos: 200_00 },
      ],
      changeCentavos: null,
      link: 'https://rumi.example/mi-cuenta/recibos/1',
    },
    defaultSettings,
  )
  expect(subject).toContain('$1,050.00 MXN')
  const amounts = text.split('\n').filter((line) => line.includes('$'))
  expect(amounts).toEqual([
    'Hotel, Canela: $1,200.00 MXN',
    'Descuento: Cliente de muchos años: −$200.00 MXN',
    'Propina: $50.00 MXN',
    'Total: $1,050.00 MXN',
    'IVA incluido: $137.93 MXN',
    'Tarjeta de crédito: $850.00 MXN',
    'Efectivo: $200.00 MXN',
  ])
})
