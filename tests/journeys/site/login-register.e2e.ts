import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { ownersPassword } from '../support/new-owner.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { scriptReady } from '../support/script-ready.ts'

test('the login requires a mail and a password, leads to the registration and goes one step back', async ({
  page,
}) => {
  await page.goto('/blog')
  await page.goto('/auth/login')
  await expect(page.getByRole('region', { name: 'La casa en dibujos' })).toBeVisible()
  await expect(page.getByLabel('Correo')).toHaveAttribute('type', 'email')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByLabel('Correo')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectReachableByEveryone(page)
  await page.getByLabel('Correo').fill('ana@demo.rumi.mx')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await expect(page, 'not in the address').toHaveURL(/\/auth\/olvide$/)
  await expect(page.getByLabel('Correo')).toHaveValue('ana@demo.rumi.mx')
  await page.goBack()
  await expect(page.getByText('¿No tienes cuenta?')).toBeVisible()
  await page.getByRole('link', { name: 'Regístrate aquí' }).click()
  await expect(page).toHaveURL(/\/auth\/register/)
  await page.getByText('Volver', { exact: true }).or(page.getByLabel('Volver')).first().click()
  await expect(page).toHaveURL(/\/auth\/login/)
})

for (const path of ['/auth/login', '/auth/register', '/auth/olvide'])
  test(`text typed at ${path} before its script loads stays`, { tag: '@long' }, async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await arrival
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const email = page.getByLabel('Correo', { exact: true })
    await email.fill('beto@correo.mx')
    arrive()
    await scriptReady(page)
    await expect(page.locator('button[type=submit]')).toBeEnabled()
    await expect(email).toHaveValue('beto@correo.mx')
  })

test(
  'from the login one goes back to the page of another document, and never off the site',
  { tag: '@long' },
  async ({ page }) => {
    const back = page.getByRole('button', { name: 'Volver' })
    await page.goto('data:text/html,<p>Otra casa</p>')
    await page.goto('/auth/login')
    await scriptReady(page)
    await back.click()
    await expect(page).toHaveURL('/')
    await page.goto('/blog')
    await page.goto('/auth/login')
    await scriptReady(page)
    await back.click()
    await expect(page).toHaveURL('/blog')
  },
)

test(
  'the registration requires both repeated fields and shows errors beside them',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/auth/register')
    await expect(page.getByRole('region', { name: 'La casa en dibujos' })).toBeVisible()
    await page.getByLabel('Nombre').fill('Carmen')
    await page.getByLabel('Apellidos').fill('Ríos')
    await page.getByLabel('Correo', { exact: true }).fill('carmen@correo.mx')
    await page.getByLabel('Confirma tu correo').fill('otra@correo.mx')
    await page.getByLabel('Contraseña', { exact: true }).fill('corta')
    await page.getByLabel('Confirma tu contraseña').fill('otra')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText('La contraseña necesita al menos 8 caracteres.')).toBeVisible()
    await page.getByLabel('Contraseña', { exact: true }).fill('tres perros en el patio')
    await page.getByRole('button', { name: 'Crear cuenta' }).click()
    await expect(page.getByText('Los correos no coinciden. Escríbelos igual.')).toBeVisible()
    await expect(page.getByText('Las contraseñas no coinciden. Escríbelas igual.')).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByRole('link', { name: 'Inicia Sesión aquí' }).click()
    await expect(page).toHaveURL(/\/auth\/login/)
  },
)

test(
  'on a phone too the pictures alternate over both forms, and each password field has its label',
  { tag: ['@phone-only', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    for (const path of ['/auth/login', '/auth/register']) {
      await page.goto(path)
      const pictures = page.getByRole('region', { name: 'La casa en dibujos' })
      await expect(pictures).toBeInViewport({ ratio: 1 })
      await expect(pictures.getByText('Su día, a un toque')).toBeInViewport()
      await pictures.getByRole('button', { name: 'Siguiente' }).click()
      await expect(pictures.getByText('Sus papeles, en orden')).toBeInViewport()
      const prompts = await page
        .locator('input[type=password]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('placeholder')))
      expect(prompts).toEqual(
        path === '/auth/login' ? ['Escribe tu contraseña'] : ['Escribe una contraseña', 'Escríbela otra vez'],
      )
      await expectReachableByEveryone(page)
    }
  },
)

test(
  'on another device the link of a registration requires its password or lets the user choose one',
  { tag: '@long' },
  async ({ page }) => {
    const email = `otra-${Date.now()}@correo.mx`
    const form = { name: 'Otra', lastName: 'Vega', email, confirmEmail: email }
    const data = { ...form, password: ownersPassword, confirmPassword: ownersPassword }
    await page.request.post('/api/auth/register', { data })
    await page.context().clearCookies()
    await page.goto(await linkInMailTo(email, '/auth/verificar/'))
    const confirm = page.getByRole('button', { name: 'Confirmar mi correo' })
    await confirm.click()
    await expect(page.getByRole('heading', { name: 'Escribe tu contraseña' })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.getByLabel('Contraseña', { exact: true }).fill('una que no es')
    await confirm.click()
    await expect(page.getByText('Esa no es la contraseña que elegiste')).toBeVisible()
    await page.getByRole('link', { name: 'Elegir otra contraseña' }).click()
    await page.getByLabel('Contraseña nueva').fill('otros perros en el patio')
    await page.getByLabel('Confirma tu contraseña').fill('otros perros en el patio')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page).toHaveURL(/\/mi-cuenta/)
  },
)
