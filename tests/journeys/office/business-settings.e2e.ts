import { defaultSettings } from '@rumi/contract'
import { expectReachableByEveryone } from '../support/axe.ts'
import { putSettingsBack } from '../support/change-settings.ts'
import { htmlOf } from '../support/html-of.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test.afterEach(({ page }) => putSettingsBack(page))

test(
  'settings are on the site at the next visit, before any script, and keep their author',
  { tag: ['@also-phone', '@long'] },
  async ({ page }) => {
    expect(await htmlOf(page, '/contacto')).toContain('55 5550 1710')
    await loginAs(page, 'admin')
    await page.goto('/oficina/ajustes/casa')
    await expect(page.getByRole('heading', { level: 1, name: 'Negocio' })).toBeVisible()
    await expectReachableByEveryone(page)

    await page.getByLabel('Código postal').fill('720')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('El código postal tiene 5 dígitos.')).toBeVisible()
    await expect(page.getByLabel('Código postal')).toBeFocused()

    await page.getByLabel('Código postal').fill('01710')
    await page.getByLabel('Dirección del feed').fill('https://no-hay.invalid/feed.xml')
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('No pudimos leer esa dirección.')).toBeVisible()
    await expect(page.getByLabel('Dirección del feed')).toBeFocused()
    await page.getByLabel('Dirección del feed').fill('')

    await page.getByLabel('Nombre o razón social').fill('Patitas de Puebla, S. A. de C. V.')
    await page.getByLabel('Teléfono', { exact: true }).fill('222 555 0199')
    await page.getByLabel('WhatsApp').fill('222 555 0188')
    await page.getByLabel('Correo').fill('hola@patitas.mx')
    await page.getByLabel('Calle y número').fill('5 de Mayo 14')
    await page.getByLabel('Colonia').fill('Centro')
    await page.getByLabel('Código postal').fill('72000')
    await page.getByLabel('Ciudad').fill('Puebla')
    await page.getByLabel('Latitud').fill('19.0414')
    await page.getByLabel('Longitud').fill('-98.2063')
    await page.getByLabel('Facebook').fill('')
    await page.getByText('Índigo', { exact: true }).click()
    await page.getByLabel('Color de botones y franjas', { exact: true }).fill('#B06060')
    await expect(page.getByText(/El texto del botón no se lee: contraste de 4/)).toBeVisible()
    await page.getByRole('button', { name: /^Usar #/ }).click()
    await expect(page.getByText(/El texto del botón no se lee/)).toBeHidden()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()
    await expect(page.locator('html'), 'the office wears it at once').toHaveAttribute('data-theme', 'indigo')
    const history = page.getByRole('region', { name: 'Quién cambió qué' })
    const newest = history.getByRole('listitem').first()
    await expect(newest.getByText('Dice: Puebla')).toBeVisible()
    await expect(newest.getByText('Decía: Ciudad de México')).toBeVisible()
    await expectReachableByEveryone(page)

    const pages = await Promise.all(
      ['/', '/contacto', '/ubicacion', '/aviso-de-privacidad'].map((path) => htmlOf(page, path)),
    )
    const [home, contact, location, privacy] = pages.map((html) => html.replaceAll('\u00a0', ' '))
    expect(home).toContain('en Puebla')
    expect(home).toContain('data-theme="indigo"')
    expect(home).toMatch(/--color-primary:#A\w{5};/)
    expect(home).not.toContain('facebook.com')
    expect(contact).toContain('222 555 0199')
    expect(contact).toContain('https://wa.me/522225550188')
    expect(contact).toContain('mailto:hola@patitas.mx')
    expect(location).toContain('19.0414%2C-98.2063')
    expect(location).toContain('"addressLocality":"Puebla"')
    expect(privacy).toContain(
      'Patitas de Puebla, S. A. de C. V., con domicilio en 5 de Mayo 14, Centro, 72000 Puebla',
    )
    const { street, neighbourhood, city } = defaultSettings.address
    for (const html of [home, contact, location, privacy])
      for (const former of [street, neighbourhood, city, '5550 1710', 'hola@rumi.mx', '5255'])
        expect(html).not.toContain(former)

    await page.goto('/oficina/ajustes/paginas')
    const up = page.getByRole('button', { name: 'Subir Opiniones' })
    await up.click()
    await expect(page.getByText('Opiniones: 4 de 5.')).toBeVisible()
    await expect(up).toBeFocused()
    await page.getByRole('button', { name: 'Ocultar Redes' }).click()
    await expect(page.getByText('Redes ya no se ve en el sitio.')).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar Opiniones' }).click()
    const dialog = page.getByRole('dialog', { name: 'Opiniones' })
    await dialog.getByRole('button', { name: 'Quitar Opinión 1' }).click()
    await dialog.getByRole('button', { name: 'Añadir' }).click()
    const added = dialog.getByRole('group', { name: 'Opinión 4' })
    await expect(added.getByLabel('Nombre')).toBeFocused()
    await added.getByLabel('Nombre').fill('Rosa Téllez')
    await added.getByLabel('Quién es').fill('Vecina de {ciudad}')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(added.getByLabel('Lo que dijo')).toHaveAttribute('aria-invalid', 'true')
    await added.getByLabel('Lo que dijo').fill('Nube sale esponjada.')
    await expectReachableByEveryone(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('Guardado: Opiniones.')).toBeVisible()
    const arranged = (await htmlOf(page, '/')).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    expect(arranged).toMatch(/Nuestros Testimonios[\s\S]*Rosa Téllez[\s\S]*Vecina de Puebla/)
    for (const gone of ['Mariana Ortiz', 'Descubre nuestras redes']) expect(arranged).not.toContain(gone)
  },
)

test('a change that conflicts with a colleague is reported, kept and saved by the next press @long', async ({
  page,
  browser,
}) => {
  await loginAs(page, 'admin')
  await page.goto('/oficina/ajustes/casa')
  await page.getByLabel('Correo').fill('mio@patitas.mx')

  const colleague = await browser.newPage()
  await loginAs(colleague, 'admin')
  await colleague.goto('/oficina/ajustes/casa')
  await colleague.getByLabel('Teléfono', { exact: true }).fill('222 555 0100')
  await colleague.getByRole('button', { name: 'Guardar' }).click()
  await expect(colleague.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()
  await colleague.close()

  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Alguien cambió esto antes que tú.')).toBeVisible()
  await expect(page.getByLabel('Correo')).toHaveValue('mio@patitas.mx')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Guardado. El sitio ya lo dice.')).toBeVisible()
  const contact = await htmlOf(page, '/contacto')
  expect(contact).toContain('mio@patitas.mx')
  expect(contact).toContain('222 555 0100')
})
