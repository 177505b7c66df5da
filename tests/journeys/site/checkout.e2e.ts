import { request } from '@playwright/test'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { demoPassword, demoPeople, tokenOf } from '../support/people.ts'
import { putInCart } from '../support/put-in-cart.ts'
import { serverOfWorker } from '../support/server-of-worker.ts'

/** Any account number whose last digit is right. */
const clabe = '032180000118359719'

async function openOffice() {
  const api = await request.newContext({ baseURL: serverOfWorker().url })
  const token = await tokenOf(api, 'admin')
  const patch = async (path: string, data: object) => {
    const answer = await api.patch(path, { headers: { authorization: `Bearer ${token}` }, data })
    expect(answer.ok(), await answer.text()).toBe(true)
  }
  return { patch, close: () => api.dispose() }
}

test('a guest orders what is sent home, logs in last and loses nothing, and sees how to pay it @long', async ({
  page,
}) => {
  const office = await openOffice()
  await office.patch('/api/settings', {
    speiClabe: clabe,
    shipping: { feeCentavos: 99_00, freeFromCentavos: null, postalCodes: ['01'] },
  })
  await putInCart(page, 'Croquetas balanceadas')
  await page.goto('/carrito')
  await page.getByRole('link', { name: 'Continuar con el pedido' }).click()
  await expect(page).toHaveURL('/pagar')
  await expect(page.getByRole('heading', { name: 'Tu pedido' })).toBeVisible()

  await test.step('a missing value is shown by its field, also to a guest', async () => {
    await page.getByText('Envío a domicilio').click()
    await page.getByText('Transferencia (SPEI)').click()
    await expect(page.getByText('$144.00 MXN')).toBeVisible()
    await page.getByLabel('Quién lo recibe').fill('Ana Ruiz')
    await page.getByLabel('Teléfono').fill('55 1234 5678')
    await page.getByLabel('Calle y número').fill('Calle Rosas 12')
    await page.getByLabel('Colonia').fill('Las Águilas')
    await page.getByLabel('Código postal').fill('97000')
    await page.getByLabel('Ciudad').fill('Mérida')
    await expectReachableByEveryone(page)
  })

  await test.step('she logs in, and is back where she was', async () => {
    await page.getByRole('link', { name: 'Ya tengo cuenta' }).click()
    await page.getByLabel('Correo').fill(demoPeople.ana)
    await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
    await expect(page).toHaveURL('/pagar')
    await expect(page.getByLabel('Ciudad')).toHaveValue('Mérida')
  })

  await test.step('rejects an area without delivery in words, and accepts another address', async () => {
    await page.getByRole('button', { name: 'Confirmar pedido por $144.00 MXN' }).click()
    await expect(page.getByText('Ahí no enviamos.')).toBeVisible()
    await page.getByLabel('Código postal').fill('01710')
    await page.getByLabel('Ciudad').fill('Ciudad de México')
    await page.getByRole('button', { name: 'Confirmar pedido por $144.00 MXN' }).click()
  })

  await test.step('the order says how it is paid, and can be given up', async () => {
    await expect(page).toHaveURL(/\/mi-cuenta\/pedidos\/[\w-]+/)
    await expect(page.getByRole('main').getByText('Recibimos tu pedido', { exact: true })).toBeVisible()
    await expect(page.getByText(clabe)).toBeVisible()
    await expect(page.getByText('Calle Rosas 12')).toBeVisible()
    await expect(page.getByText('$144.00 MXN').first()).toBeVisible()
    await page.getByLabel('Subir comprobante').setInputFiles({
      name: 'spei.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
      ),
    })
    await expect(page.getByRole('link', { name: /^Comprobante del / })).toBeVisible()
    await expectReachableByEveryone(page)
    await page
      .getByRole('navigation', { name: 'Mi cuenta' })
      .getByRole('link', { name: 'Pedidos', exact: true })
      .click()
    await page
      .getByRole('link', { name: /^Pedido \d+$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Cancelar pedido' }).click()
    await page.getByRole('button', { name: 'Sí, cancelar' }).click()
    await expect(page.getByText('Cancelado', { exact: true })).toBeVisible()
    await expect(page.getByText('Calle Rosas 12'), 'where it would have been sent').toHaveCount(0)
    await expectReachableByEveryone(page)
  })
  await page.goto('/carrito')
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible()
  await office.patch('/api/settings', {
    speiClabe: '',
    shipping: { feeCentavos: 0, freeFromCentavos: null, postalCodes: [] },
  })
  await office.close()
})
