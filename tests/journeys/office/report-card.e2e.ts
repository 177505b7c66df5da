import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { loginByMail, pastGuest } from '../support/owner-of-a-guest.ts'
import { loginAs } from '../support/people.ts'

/** Pictures that are at hand. */
const pictures = ['apps/web/public/vista-previa.png', 'docs/home.png']

test(
  'the desk writes a report card with photos, loses nothing on the way, and the owner reads it once it is sent',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser, baseURL, complaints }, { project }) => {
    test.setTimeout(150_000)
    const { dog, day, email, bookingId } = await pastGuest(project.name === 'phone' ? 1 : 0)
    await loginAs(page, 'marta')

    await test.step('from the day to the card of the dog', async () => {
      await page.goto(`/oficina/reportes?dia=${day}`)
      await expectReachableByEveryone(page)
      await page
        .getByRole('link', { name: `Escribir el reporte de ${dog}` })
        .and(page.locator(`[href*="${bookingId}"]`))
        .click()
      await expect(page.getByRole('heading', { level: 1, name: `El día de ${dog}` })).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('four taps and a sentence, kept while the phone is locked', async () => {
      await page.getByRole('button', { name: /^Enviar a / }).click()
      await expect(page.getByText('Elige cómo estuvo de ánimo antes de enviarlo.')).toBeVisible()
      await page.getByText('Feliz', { exact: true }).click()
      await page.getByText('Todo', { exact: true }).click()
      await page.getByText('Muchísimo', { exact: true }).click()
      await page.getByText('Siestas cortas', { exact: true }).click()
      await page.getByRole('button', { name: 'Corrió por todo el patio.' }).click()
      await page.getByLabel('Cuéntale a su familia').fill('Corrió por todo el patio. Y saludó a todos.')
      await expect(page.getByText('Borrador guardado')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Cuéntale a su familia')).toHaveValue(
        'Corrió por todo el patio. Y saludó a todos.',
      )
      await expect(page.getByRole('radio', { name: 'Feliz' })).toBeChecked()
    })

    await test.step('two photos, one of which loses the signal and is sent again', async () => {
      await page.route('**/photos', (route) => route.abort(), { times: 1 })
      await page.getByLabel('Elegir fotos').setInputFiles(pictures)
      await page.getByRole('button', { name: 'Reintentar' }).click()
      await expect(page.getByRole('img', { name: 'Foto 2' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
      expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])
      await expectReachableByEveryone(page)
    })

    await test.step('it is sent once, and then stands', async () => {
      await page.getByRole('button', { name: /^Enviar a / }).click()
      await expectReachableByEveryone(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
      await expect(page.getByText(/^Enviado el .* Ya no cambia\.$/)).toBeVisible()
      await expect(page.getByRole('button', { name: /^Enviar a / })).toHaveCount(0)
    })

    await test.step('the owner opens it from the mail', async () => {
      const owner = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()
      await loginByMail(owner, email)
      await owner.goto(await linkInMailTo(email, `/mi-cuenta/reservas/${bookingId}/reporte`))
      const card = owner.getByRole('article', { name: `El día de ${dog}` })
      await expect(card.getByText('Corrió por todo el patio. Y saludó a todos.')).toBeVisible()
      await expect(card.getByText('Siestas cortas')).toBeVisible()
      await expectReachableByEveryone(owner)
      await card.getByRole('button', { name: `Ver en grande la foto 1 de ${dog}` }).click()
      const picture = owner.getByRole('dialog').getByRole('img', { name: `${dog}, foto 1 de 2` })
      await expect
        .poll(() => picture.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth))
        .toBeGreaterThan(0)
      await owner.getByRole('button', { name: 'Foto siguiente' }).click()
      await expect(owner.getByRole('dialog', { name: `${dog}, foto 2 de 2` })).toBeVisible()
      await expectReachableByEveryone(owner)
      await owner.keyboard.press('Escape')
      await owner.goto('/mi-cuenta/notificaciones')
      await expect(owner.getByText(`Así estuvo el día de ${dog}`)).toHaveCount(1)
      await owner.context().close()
    })
  },
)
