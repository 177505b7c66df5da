import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { putInCart } from '../support/put-in-cart.ts'

test.use({ goesOffline: true })

test('without its code the palette does not open, text stays, and it opens when the connection is back @long', async ({
  page,
  context,
}) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina/reservas/nueva')
  await page.getByRole('button', { name: 'Cliente nuevo' }).click()
  const name = page.getByLabel('Nombre', { exact: true })
  await name.fill('Teresa')
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Ir a cualquier parte' })
  await expect(palette.getByRole('alert')).toContainText('No hay conexión.')
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('Teresa')
  await page.keyboard.press('Control+k')
  await context.setOffline(false)
  await palette.getByRole('button', { name: 'Volver a intentar' }).click()
  await expect(palette.getByRole('combobox')).toBeVisible()
})

test('an order without a line says so, and its page stays @long', async ({ page, context }) => {
  await loginAs(page, 'luis')
  await putInCart(page, 'Croquetas balanceadas')
  await page.goto('/pagar')
  const send = page.getByRole('button', { name: /^Confirmar pedido/ })
  await expect(send).toBeVisible()
  await context.setOffline(true)
  await send.click()
  await expect(page.getByRole('alert')).toContainText('No hay conexión.')
  await expect(send).toBeVisible()
})
