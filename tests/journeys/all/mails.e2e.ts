import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { mailsTo } from '../support/outbox.ts'
import { bearerOf, demoPeople, loginAs } from '../support/people.ts'
import { scriptReady } from '../support/script-ready.ts'

const title = 'mails.message-copy.contact.title'

test.afterEach(async ({ page }) => {
  const headers = await bearerOf(page.request, 'admin')
  expect((await page.request.delete(`/api/texts/${title}`, { headers })).status()).toBe(204)
})

test(
  'a mail is rewritten, previewed, tried and sent in its new text; an owner finds their messages in their account',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/textos')
    await page.getByRole('combobox', { name: 'Página' }).selectOption('Correo: Copia de mensaje o cotización')
    await page.getByText('Datos que puedes nombrar').click()
    await expect(page.getByText('El enlace de cada correo no es texto y no se pierde.')).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar Contacto, Título' }).click()
    const words = page.getByLabel('Contacto, Título', { exact: true })
    await words.fill('Te leemos, {mascota}')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('«{mascota}» no es un dato del negocio.')).toBeVisible()
    await words.fill('Te leemos, {nombre}')

    await page.getByRole('button', { name: 'Vista previa' }).click()
    const preview = page.getByRole('dialog')
    for (const width of ['Teléfono', 'Computadora']) {
      await preview.getByText(width, { exact: true }).click()
      await expect(preview.frameLocator('iframe').getByText('Te leemos, Ana')).toBeVisible()
    }
    await preview.getByText('Solo texto', { exact: true }).click()
    await expect(preview.getByText('Te leemos, Ana')).toBeVisible()
    await preview.getByRole('button', { name: 'Enviarme una prueba' }).click()
    await expect(preview.getByText(`Enviada a ${demoPeople.admin}.`)).toBeVisible()
    await expectReachableByEveryone(page)
    expect((await mailsTo(demoPeople.admin)).at(-1)).toMatch(/Subject: Prueba: [^]*Te leemos, Ana/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado. El siguiente correo ya lo dice.')).toBeVisible()

    await page.context().clearCookies()
    await loginAs(page, 'ana')
    await page.goto('/contacto')
    await scriptReady(page)
    await page.getByLabel('Tu nombre').fill('Ana')
    await page.getByLabel('Tu correo').fill(demoPeople.ana)
    await page.getByLabel('Tu mensaje').fill('¿Puedo llevar su cobija?')
    await page.getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(page.getByText(`Te mandamos una copia a ${demoPeople.ana}.`)).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(demoPeople.ana)).at(-1))
      .toMatch(/Te leemos, Ana[^]*¿Puedo llevar su cobija\?/)

    await page.goto('/mi-cuenta/reservas')
    await page.getByRole('link', { name: 'Solicitudes' }).click()
    const requested = page.getByRole('article', { name: 'Mensaje' }).first()
    await expect(requested).toContainText('¿Puedo llevar su cobija?')
    await expect(requested).toContainText('Recibida')
    await expectReachableByEveryone(page)
  },
)
