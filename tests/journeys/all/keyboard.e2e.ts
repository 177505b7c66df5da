import type { Locator, Page } from '@playwright/test'
import { openDay, openDesk } from '../support/at-the-desk.ts'
import { dayButton, eligibleDogOfLuis } from '../support/booking-people.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'
import { scriptReady } from '../support/script-ready.ts'
import { tabTo } from '../support/tab-to.ts'

test(
  'by keyboard one begins at the heading of each page of the office and of an owner’s area',
  { tag: '@long' },
  async ({ page }) => {
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    const goBy = async (name: string, path: string) => {
      await page.getByRole('link', { name, exact: true }).first().focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      await expect(heading).toBeFocused()
    }
    await loginAs(page, 'marta')
    await page.goto('/oficina')
    await expect(heading).toBeVisible()
    await expect(heading).not.toBeFocused()
    await page.getByRole('button', { name: 'Familias', exact: true }).focus()
    await page.keyboard.press('Enter')
    await goBy('Clientes', '/oficina/clientes')
    await goBy('Expedientes', '/oficina/expedientes')
    await loginAs(page, 'ana')
    await page.goto('/mi-cuenta')
    await expect(heading).toBeVisible()
    await expect(heading).not.toBeFocused()
    await goBy('Rumis', '/mi-cuenta/rumis')
    await goBy('Perfil', '/mi-cuenta/perfil')
  },
)

test('a queue at the desk is worked off by keyboard alone, and the place in the list is kept @long', async ({
  page,
}) => {
  const desk = await openDesk()
  const day = openDay('Guardería', 55)
  const stamp = Date.now().toString(36)
  const names = ['Uno', 'Dos', 'Tres'].map((name) => `${name} ${stamp}`)
  for (const name of names) {
    const { dogId } = await desk.family(name)
    await desk.book('Guardería', dogId, { start: day, end: day })
  }
  await loginAs(page, 'marta')
  await page.goto(`/oficina?dia=${day}`)
  const rows = page.locator('[data-board-row]')
  await expect(rows.first()).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(stamp)
  await expect(rows).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows.nth(1).getByText('Por confirmar')).toHaveCount(0)
  await expect(rows.nth(1)).toBeFocused()

  await test.step('a row that goes elsewhere leaves the focus to the next one', async () => {
    const [, second] = await rows.all()
    const name = (await second!.getAttribute('aria-label'))!
    await page.keyboard.press('v')
    const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
    await panel.getByRole('button', { name: 'Cancelar' }).click()
    const question = page.getByRole('dialog', { name: /^¿Cancelar/ })
    await question.getByRole('button', { name: 'Sí, cancelar la reserva' }).click()
    // The board may hear of it before the answer has closed the question.
    await expect(question).toHaveCount(0)
    await expect(page.getByText('No vienen')).toBeVisible()
    await panel.getByRole('button', { name: 'Cerrar', exact: true }).click()
    await expect(panel).toHaveCount(0)
    await expect(rows.nth(1)).toBeFocused()
    await expect(rows.nth(1)).not.toHaveAccessibleName(name)
  })

  await test.step('`?` shows the keys, Ctrl K goes anywhere, and both give the focus back', async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Todo con el teclado' })).toContainText('Ver la reserva')
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Sección, rumi o cliente' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(rows.nth(1)).toBeFocused()
  })

  await test.step('on paper the names stay, and what is pressed does not', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(rows.getByRole('button', { name: `Ver reserva ${names[0]}` })).toBeVisible()
    await expect(rows.getByRole('button', { name: 'Confirmar' })).toHaveCount(0)
  })
  await desk.close()
})

/** The controls of the page, in their order, of which nothing can be seen while they have the focus. */
async function hiddenWithFocus(page: Page, last: Locator) {
  const hidden: string[] = []
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return null
      const { left, top, width, height } = activeElement.getBoundingClientRect()
      const isCovered = [0.1, 0.5, 0.9].every((part) => {
        const above = document.elementFromPoint(left + width / 2, top + height * part)
        const isLabel = above?.closest('label')?.contains(activeElement) ?? false
        return !above || !(activeElement.contains(above) || above.contains(activeElement) || isLabel)
      })
      return { isCovered, named: activeElement.getAttribute('name') ?? activeElement.textContent }
    })
    if (seen?.isCovered) hidden.push(seen.named)
    if (await last.evaluate((element) => element === document.activeElement)) return hidden
  }
  throw new Error('The last control was not come to.')
}

test(
  'on a phone nothing that takes the focus stays behind the bar at the bottom edge',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await loginAs(page, 'luis')
    await page.goto('/mi-cuenta/rumis/nuevo')
    const add = page.getByRole('button', { name: 'Agregar rumi' })
    await expect(add).toBeVisible()
    expect(await hiddenWithFocus(page, add)).toEqual([])
    await page.goto('/mi-cuenta/perfil')
    const last = page.getByRole('button', { name: 'Cerrar mi cuenta' })
    await expect(last).toBeVisible()
    expect(await hiddenWithFocus(page, last)).toEqual([])
  },
)

test('the setup guide of a business can be followed, marked, left and resumed, and the business closed and opened, by keyboard @long', async ({
  page,
}) => {
  await loginAs(page, 'admin')
  await page.goto('/oficina/empezar')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const mark = button('Marcar como listo Horarios')
  await expect(mark).toBeVisible()
  await tabTo(page, mark)
  await page.keyboard.press('Enter')
  const unmark = button('Volver a revisar Horarios')
  await expect(unmark).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Revisar Horarios' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/oficina/ajustes/horarios')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await tabTo(page, unmark)
  await page.keyboard.press('Space')
  await expect(mark).toBeFocused()

  await tabTo(page, button('Hotel'))
  await page.keyboard.press('Enter')
  const seen = page.getByRole('dialog', { name: 'Hotel, como la verán' })
  await expect(seen.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText('HOTEL')
  await page.keyboard.press('Escape')
  await expect(button('Hotel')).toBeFocused()

  await tabTo(page, button('Cerrar al público'))
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: '¿Cerrar al público?' })
  await tabTo(page, question.getByRole('button', { name: 'Cerrar al público' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cerrado al público' })).toBeVisible()
  await tabTo(page, button('Abrir al público'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('¡Listo, ya está abierto al público!')).toBeVisible()
  await expect(button('Cerrar al público')).toBeFocused()
})

test('a day is booked by keyboard alone, from the choice of the dog to its confirmation', async ({
  page,
  browser,
}) => {
  const dog = await eligibleDogOfLuis(browser, 'Tecla')
  const day = openDay('Guardería', 60)
  await loginAs(page, 'luis')
  await page.goto('/mi-cuenta/reservar?servicio=guarderia-diario')
  await tabTo(page, page.getByRole('checkbox', { name: dog.name }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('link', { name: 'Continuar' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '¿Qué día?' })).toBeVisible()
  const inCalendar = page.getByRole('grid').locator('[role="button"][tabindex="0"]')
  await tabTo(page, inCalendar)
  const wanted = dayButton(page, day)
  for (let months = 0; months < 3 && (await wanted.count()) === 0; months += 1)
    await page.keyboard.press('PageDown')
  for (let days = 0; days < 31; days += 1) {
    if (await wanted.evaluate((button) => button === document.activeElement)) break
    const isAhead = await page.evaluate(
      (text) => {
        const label = document.activeElement?.getAttribute('aria-label') ?? ''
        const numberIn = (message: string) => Number(/\d+/.exec(message)?.[0])
        return numberIn(label) < numberIn(text)
      },
      (await wanted.getAttribute('aria-label')) ?? '',
    )
    await page.keyboard.press(isAhead ? 'ArrowRight' : 'ArrowLeft')
  }
  // A day that nobody knows yet cannot be chosen: the month is still on its way.
  await expect(wanted).toHaveAccessibleName(/Quedan? \d+ lugar/)
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Continuar' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: /^Reservar (por \$|con tu pase)/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Lugar apartado' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'a form that gives way to its answer leaves the keyboard at the heading of that',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/auth/olvide')
    await scriptReady(page)
    await page.getByLabel('Correo').fill('nadie@correo.mx')
    await page.keyboard.press('Enter')
    const sent = page.getByRole('heading', { level: 1, name: 'Revisa tu correo' })
    await expect(sent).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').locator(':focus')).toBeVisible()
  },
)
