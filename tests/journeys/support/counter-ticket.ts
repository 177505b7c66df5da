import type { Page } from '@playwright/test'
import type { openDesk } from './at-the-desk.ts'
import { loginAs } from './people.ts'

/** A ticket at the counter, to be paid by card: a product, and the pass that its client asked for and owes. Answers whose it is. */
export async function ticketOfClient(page: Page, desk: Awaited<ReturnType<typeof openDesk>>, family: string) {
  const { clientId } = await desk.family(family)
  const [product] = (await desk.request('get', '/products')).products
  await desk.request('post', '/passes', { kind: 'training-5', ownerId: clientId })
  await loginAs(page, 'marta')
  await page.goto('/oficina/venta')
  await page.getByRole('searchbox').fill(product.name)
  await page.getByRole('button', { name: `Agregar ${product.name}` }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill(`Elena de ${family}`)
  await page.getByRole('option', { name: new RegExp(`Elena de ${family}`) }).click()
  await page.getByRole('checkbox', { name: /Pase/ }).check()
  await page.getByText('Tarjeta de crédito', { exact: true }).click()
  return clientId
}
