import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'
import { loginAs } from './people.ts'

test(
  'an order is paid at the provider’s page, and whoever turned back pays later',
  { tag: '@also-wide' },
  async ({ page }) => {
    await loginAs(page, 'luis')
    await page.goto('/tienda')
    await page
      .getByRole('article')
      .filter({ hasText: 'Galletas de avena' })
      .getByRole('button', { name: 'Añadir' })
      .click()
    await expect(page.getByRole('link', { name: 'Carrito, 1 pieza' })).toBeVisible()
    await page.goto('/pagar')
    await page.getByText('En línea, con Mercado Pago').click()
    await page.getByRole('button', { name: 'Confirmar pedido por $10.00 MXN' }).click()
    await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()

    await page.getByRole('link', { name: 'Volver sin pagar' }).click()
    await expect(page.getByText('Por pagar')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('button', { name: 'Pagar $10.00 MXN en línea' }).click()
    await page.getByRole('button', { name: 'Pagar' }).click()

    await expect(page).toHaveURL(/\/mi-cuenta\/pedidos\//)
    await expect(page.getByText('Recibimos tu pago. Te avisamos en cuanto avance.')).toBeVisible()
    await expect(page.getByText(/En línea$/)).toBeVisible()
    await expectReachableByEveryone(page)
  },
)
