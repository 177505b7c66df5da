import { openDesk } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { mailsTo } from '../support/outbox.ts'
import { demoPassword, demoPeople, loginAs } from '../support/people.ts'

test(
  'the desk leaves a tablet at the entrance, on which a family announces its dog',
  { tag: '@long' },
  async ({ page, openToday }) => {
    const desk = await openDesk()
    const name = 'Bruma'
    const { clientId, dogId } = await desk.family(name)
    const phone = `55 4${String(Date.now()).slice(-7)}`
    await desk.request('put', `/users/${clientId}`, { phone })
    await desk.request('post', '/careItems', {
      rumiId: dogId,
      kind: 'meal',
      name: 'Croquetas',
      dose: '1 taza',
      times: ['13:00'],
    })
    await desk.book('Guardería', dogId, { start: openToday, end: openToday })
    await page.setViewportSize({ width: 820, height: 1180 })

    await test.step('opening it ends the session of the desk in this browser', async () => {
      await loginAs(page, 'marta')
      await page.goto('/oficina')
      await page.getByRole('button', { name: 'Abrir llegada en esta tableta' }).click()
      await page.getByRole('button', { name: 'Sí, abrir la llegada' }).click()
      await expect(page.getByRole('heading', { name: '¡Hola! ¿Quién llegó?' })).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('the code of the mail finds the dog, too', async () => {
      const { email } = (await desk.request('get', `/users?ids=${clientId}`)).users[0]
      let code: string | undefined
      await expect
        .poll(async () => {
          const mails = await mailsTo(email)
          code = mails.flatMap((mail) => /Código de llegada: (\w{6})/.exec(mail)?.[1] ?? []).at(-1)
          return code
        })
        .toBeDefined()
      await page.getByRole('button', { name: 'Tengo un código de mi correo' }).click()
      await expectReachableByEveryone(page)
      await page.getByLabel('Tu código').fill(code!.toLowerCase())
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page.getByRole('article', { name })).toBeVisible()
      await page.getByRole('button', { name: 'Empezar de nuevo' }).click()
    })

    await test.step('a wrong name reveals nothing, and the right one shows what to confirm', async () => {
      await page.getByLabel('Tu teléfono').fill(phone)
      await page.getByLabel('Nombre de tu perro').fill('Otro')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page.getByText('No encontramos una visita de hoy')).toBeVisible()
      await page.getByLabel('Nombre de tu perro').fill('bruma')
      await page.getByRole('button', { name: 'Continuar' }).click()
      const dog = page.getByRole('article', { name })
      await expect(dog).toContainText('Croquetas, 1 taza')
      await page.getByRole('button', { name: 'Ya llegamos' }).click()
      await expect(dog.getByText('Dinos si sigue igual.')).toBeVisible()
      await dog.getByText('Cambió algo').click()
      await dog.getByLabel('¿Qué cambió?').fill('Come la mitad')
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Ya llegamos' }).click()
      await expect(page.getByRole('heading', { name: '¡Listo!' })).toBeVisible()
      await expectReachableByEveryone(page)
    })

    await test.step('the next family finds it empty, and only a login leads back to the board', async () => {
      await page.getByRole('button', { name: 'Terminar' }).click()
      await expect(page.getByLabel('Tu teléfono')).toHaveValue('')
      await page.clock.install()
      await page.goto('/llegada')
      await page.getByLabel('Tu teléfono').fill(phone)
      await page.clock.fastForward(61_000)
      await expect(page.getByLabel('Tu teléfono')).toHaveValue('')
      await page.goto('/oficina')
      await expect(page).toHaveURL(/\/auth\/login/)
      await page.getByLabel('Correo').fill(demoPeople.marta)
      await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Iniciar sesión' }).click()
      const row = page.getByRole('listitem', { name })
      await expect(row.getByText('Dice que ya llegó · cambió su comida o medicina')).toBeVisible()
      await expect(row.getByText('«Come la mitad»')).toBeVisible()
    })
    await desk.close()
  },
)
