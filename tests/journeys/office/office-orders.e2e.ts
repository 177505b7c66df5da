import type { Page } from '@playwright/test'
import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs, tokenOf } from '../support/people.ts'

/** An order of Luis, made as his browser would make it. */
async function orderOfLuis(page: Page, delivery: 'pickup' | 'shipping') {
  const token = await tokenOf(page.request, 'luis')
  const answer = await page.request.post('/api/orders', {
    headers: { authorization: `Bearer ${token}` },
    data: { items: [{ productId: 1, quantity: 2 }], delivery, payment: 'counter' },
  })
  if (!answer.ok()) throw new Error(await answer.text())
  const { data } = (await answer.json()) as {
    data: { order: { _id: string; number: number; totalCentavos: number } }
  }
  return data.order
}

const word = (page: Page, message: string) => page.locator('main').getByText(message, { exact: true }).first()

test(
  'an order is charged, prepared and delivered; another one is cancelled with its money returned',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    const desk = await openDesk()
    const picked = await orderOfLuis(page, 'pickup')
    const sent = await orderOfLuis(page, 'shipping')
    await loginAs(page, 'marta')

    await test.step('it is found in the list and charged at the counter', async () => {
      await page.goto('/oficina/pedidos')
      await page.getByLabel('Estado').selectOption('pending')
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: `Pedido ${picked.number}`, exact: true }).click()
      await expect(page.getByRole('heading', { name: `Pedido ${picked.number}` })).toBeVisible()
      await expect(page.getByText('Falta por pagar')).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Cobrar', exact: true }).click()
      const charge = page.getByRole('dialog', { name: `Cobrar el pedido ${picked.number}` })
      await charge.getByText('Tarjeta de crédito', { exact: true }).click()
      await charge.getByLabel('Referencia').fill('Terminal 1')
      await expectReachableByEveryone(page)
      await charge.getByRole('button', { name: /^Cobrar \$/ }).click()
      await expect(word(page, 'Pagado')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Tarjeta de crédito, / })).toBeVisible()
    })

    await test.step('all orders to pack are on one list', async () => {
      await page.goto('/oficina/pedidos')
      await page.getByRole('link', { name: 'Lista para surtir' }).click()
      await expect(page.getByRole('heading', { name: 'Lista para surtir' })).toBeVisible()
      const list = page.locator('main')
      await expect(
        list.getByRole('heading', { name: new RegExp(`^Pedido ${picked.number}, Luis`) }),
      ).toBeVisible()
      await expect(list.getByText(/^2 × /).first()).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('step by step to the counter', async () => {
      await page.goto(`/oficina/pedidos/${picked._id}`)
      await page.getByRole('button', { name: 'Empezar a preparar' }).click()
      await expect(word(page, 'En preparación')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Marcar enviado' })).toBeHidden()
      await page.getByRole('button', { name: 'Listo para recoger' }).click()
      await page.getByRole('button', { name: 'Marcar entregado' }).click()
      await expect(word(page, 'Entregado')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Devolver pedido' })).toBeVisible()
    })

    await test.step('one that was paid in part is cancelled, and its money goes back', async () => {
      await desk.request('post', '/payments', {
        target: { orderId: sent._id },
        method: 'cash',
        amountCentavos: 10_00,
      })
      await page.goto(`/oficina/pedidos/${sent._id}`)
      await page.getByRole('button', { name: 'Cancelar pedido' }).click()
      const question = page.getByRole('dialog', { name: `¿Cancelar el pedido ${sent.number}?` })
      await expect(question.getByText('Ya pagó $10.00 MXN.')).toBeVisible()
      await expectReachableByEveryone(page)
      await question.getByRole('button', { name: 'Sí, cancelar el pedido' }).click()
      await expect(word(page, 'Cancelado')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Devolución, efectivo/ })).toBeVisible()
    })

    await test.step('money that comes for it later stays in favour', async () => {
      await page.getByRole('button', { name: 'Llegó dinero después' }).click()
      const late = page.getByRole('dialog', { name: 'Dinero que llegó después' })
      await late.getByRole('button', { name: 'Dejar a favor' }).click()
      await expect(late.getByText('Escribe un importe como 350 o 350.50.')).toBeVisible()
      await expect(late.getByLabel('Importe en pesos')).toBeFocused()
      await late.getByLabel('Importe en pesos').fill('35')
      await expect(late.getByText('Escribe un importe como 350 o 350.50.')).toBeHidden()
      await expectReachableByEveryone(page)
      await late.getByRole('button', { name: 'Dejar $35.00 MXN a favor' }).click()
      await expect(page.getByText('$35.00 MXN quedaron a favor del cliente.')).toBeVisible()
      await expect(page.getByRole('link', { name: /^Quedó a favor/ })).toBeVisible()
      await expectReachableByEveryone(page)
    })
    await desk.close()
  },
)
