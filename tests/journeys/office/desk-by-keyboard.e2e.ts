import { openDesk } from '../support/at-the-desk.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { tabTo } from '../support/tab-to.ts'

test('a dog is charged and delivered by keyboard: the focus goes to what opens, and to what came of it @long', async ({
  page,
  openToday,
}) => {
  const desk = await openDesk()
  const { dogId } = await desk.family('Cobrada a teclas')
  const { id } = await desk.book('Guardería', dogId, { start: openToday, end: openToday })
  await desk.request('put', `/serviceBookings/${id}`, { status: 'checked-in' })
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  const sheet = page.getByRole('dialog')
  const focused = sheet.locator(':focus')
  const press = async (name: string | RegExp) => {
    await tabTo(page, sheet.getByRole('button', { name }))
    await page.keyboard.press('Enter')
  }
  await page.getByRole('listitem', { name: 'Cobrada a teclas' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet).toHaveAccessibleName('Cobrar y entregar a Cobrada a teclas')

  await press('Agregar algo')
  await expect(focused).toHaveAccessibleName('Agregar algo')
  await expect(sheet.getByLabel('Servicio que se hizo')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(sheet.getByLabel('Servicio que se hizo')).toBeFocused()

  await press('Hacer un descuento')
  await expect(focused).toHaveAccessibleName('Descuento en pesos')
  await press('Quitar el descuento')
  await expect(focused).toHaveText('Hacer un descuento')

  await press('Dividir el pago')
  await expect(focused).toHaveAccessibleName('Forma de pago')
  await page.keyboard.press('Tab')
  await page.keyboard.type('100')
  await page.keyboard.press('Escape')
  await expect(focused).toHaveText('Seguir escribiendo')
  await page.keyboard.press('Enter')
  await expect(focused).toHaveValue('100')
  await press(/^Quitar esta/)
  await expect(focused).toHaveText('Dividir el pago')

  await press(/^Cobrar .* y entregar$/)
  await expect(sheet.getByRole('heading', { name: 'Salida registrada: Cobrada a teclas' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  await desk.close()
})

test('a search at the desk and another day of the board are announced to screen readers @long', async ({
  page,
}) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  const message = page.getByRole('main').getByRole('status')
  await page.getByRole('button', { name: 'Día siguiente' }).press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/dia=/)
  await expect(message.filter({ hasText: await heading.innerText() })).toHaveCount(1)
  await page.getByRole('searchbox').fill('nadie con ese nombre')
  await expect(message.filter({ hasText: '0 resultados' })).toHaveCount(1)
  await page.goto('/oficina/reservas/nueva')
  await page.getByRole('searchbox').fill('Canela')
  await expect(message.filter({ hasText: '1 resultado' })).toHaveCount(1)
})

test('the palette loads with the first key @long', async ({ page }) => {
  await loginAs(page, 'marta')
  await page.goto('/oficina')
  await expect(page.getByRole('button', { name: /^Ir a/ })).toBeVisible()
  const fetched = page.waitForResponse(/destination-search/)
  await page.keyboard.press('Escape')
  await fetched
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Sección, rumi o cliente' })).toBeFocused()
})

test('a field that is left empty lets the keyboard go on, and has it once its form was sent @long', async ({
  page,
}) => {
  await loginAs(page, 'conta')
  await page.goto('/oficina/contabilidad/polizas/nueva')
  const about = page.getByLabel('Concepto')
  await about.focus()
  await page.keyboard.press('Tab')
  await expect(about).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Cuenta').first()).toBeFocused()
  await page.getByLabel('Abono').first().click()
  await expect(page.getByLabel('Abono').first()).toBeFocused()
  await page.getByRole('button', { name: 'Registrar' }).press('Enter')
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeFocused()
})

test('the question for the password has its field in hand, though its form comes late @long', async ({
  page,
}) => {
  await loginAs(page, 'admin')
  await page.goto('/oficina/ajustes/permisos')
  await page.route(/identity-form/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Nuevo rol' }).press('Enter')
  await page.getByLabel('Nombre del rol').fill('Sin prisa')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Guardar|Crear)/ })
    .press('Enter')
  const question = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expect(question.getByLabel('Tu contraseña', { exact: true })).toBeFocused()
})
