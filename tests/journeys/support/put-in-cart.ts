import { expect, type Page } from '@playwright/test'

/** Puts one piece of a product into this browser's cart, and waits until it is there: a press may come before the script. */
export async function putInCart(page: Page, product: string) {
  await page.goto('/tienda')
  await page.getByRole('article').filter({ hasText: product }).getByRole('button', { name: 'Añadir' }).click()
  await expect(page.getByRole('link', { name: /^Carrito, [1-9]\d* piezas?$/ })).toBeVisible()
}
