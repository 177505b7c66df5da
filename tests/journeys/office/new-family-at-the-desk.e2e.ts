import { addDays } from '@rumi/contract'
import type { Page } from '@playwright/test'
import { openDay, openDesk, today } from '../support/at-the-desk.ts'
import { expectReachableByEveryone } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { linkInMailTo } from '../support/outbox.ts'
import { loginAs } from '../support/people.ts'

const card = async (page: Page) => {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 300)
    canvas.getContext('2d')!.fillRect(0, 0, 400, 300)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())]
  })
  return { name: 'cartilla.png', mimeType: 'image/png', buffer: Buffer.from(bytes) }
}

test(
  'a family without a mail is received with its medical records, claims its account, and is known the next time',
  { tag: ['@phone-only', '@long'] },
  async ({ page, browser }) => {
    test.setTimeout(90_000)
    const desk = await openDesk()
    const dog = `Lupe ${Date.now() % 100_000}`
    const line = `55 8${String(Date.now()).slice(-7, -4)} ${String(Date.now()).slice(-4)}`
    await loginAs(page, 'marta')
    await page.goto(`/oficina/reservas/nueva?dia=${openDay('Guardería', 30)}`)

    await test.step('written down with a telephone alone', async () => {
      await page.getByRole('button', { name: 'Cliente nuevo' }).click()
      await page.getByLabel('Nombre', { exact: true }).fill('Remedios')
      await page.getByLabel('Apellidos').fill(`Varo ${dog.slice(5)}`)
      await page.getByLabel('Teléfono').fill(`+52 1 ${line}`)
      await page.getByLabel('Nombre del rumi').fill(dog)
      await page.getByText('Hembra', { exact: true }).click()
      await page.getByLabel('Fecha de nacimiento').fill(addDays(today(), -900))
      await page.getByLabel('Peso en kilos').fill('8')
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Guardar y seguir' }).click()
      await expect(page.getByRole('checkbox', { name: dog })).toBeChecked()
      const { rumis } = await desk.request('get', `/rumis?search=${encodeURIComponent(dog)}`)
      const evaluation = { rumiId: rumis[0]._id, kind: 'evaluation', result: 'passed' }
      await desk.request('post', '/medical-records', { ...evaluation, appliedOn: addDays(today(), -10) })
      await page.getByLabel('Servicio').selectOption({ label: 'Día de guardería' })
      await expect(page.getByText(`A ${dog} le falta:`)).toBeVisible()
      await expect(page.getByText('Papeles en orden')).toHaveCount(0)
    })

    await test.step('one photo of the card proves all of its medical records, written down and verified in one act', async () => {
      const form = page.getByRole('dialog', { name: `Papel de ${dog}` })
      const save = form.getByRole('button', { name: 'Guardar y verificar' })
      await page.getByRole('button', { name: `Agregar papel de ${dog}` }).click()
      await form.getByLabel('Vacuna', { exact: true }).selectOption('Múltiple')
      await form.getByLabel('Aplicada').fill(addDays(today(), -30))
      await save.click()
      await expect(form.getByText('Toma la foto, o escribe por qué la das por buena')).toBeVisible()
      await expectReachableByEveryone(page)
      await form.getByLabel('Elegir archivo').setInputFiles(await card(page))
      const beside = form.getByRole('group', { name: 'En la misma foto también está' })
      await expect(beside.getByLabel('Múltiple', { exact: true })).toHaveCount(0)
      for (const vaccine of ['Rabia', 'Bordetella', 'Puppy'])
        await beside.getByLabel(vaccine, { exact: true }).check()
      await beside.getByLabel('Fecha de Rabia').fill(addDays(today(), -30))
      await save.click()
      await expect(beside.getByText('Escribe la fecha que dice la cartilla.')).toHaveCount(2)
      await beside.getByLabel('Fecha de Bordetella').fill(addDays(today(), -40))
      await beside.getByLabel('Puppy', { exact: true }).uncheck()
      for (const [kind, noun] of [
        ['Desparasitación interna', 'desparasitación interna'],
        ['Desparasitación externa', 'desparasitación externa'],
      ] as const) {
        await beside.getByLabel(kind, { exact: true }).check()
        await beside.getByLabel(`Fecha de ${noun}`).fill(addDays(today(), -6))
        await beside.getByLabel(`Vence ${noun}`).fill(addDays(today(), 90))
      }
      await expectReachableByEveryone(page)
      await save.click()
      await expect(form).toHaveCount(0)
      await expect(page.getByText(`Verificados: 5 papeles de ${dog}.`)).toBeVisible()
      const { rumis } = await desk.request('get', `/rumis?search=${encodeURIComponent(dog)}`)
      const { medicalRecords } = await desk.request('get', `/medical-records?rumiId=${rumis[0]._id}`)
      const brought = medicalRecords.filter(({ kind }: { kind: string }) => kind !== 'evaluation')
      expect(brought).toHaveLength(5)
      for (const medicalRecord of brought)
        expect(medicalRecord).toMatchObject({
          evidence: expect.any(String),
          verifiedAt: expect.any(String),
          withoutEvidence: '',
        })
    })

    await test.step('the dog is booked with its medical records, and missing answers read as unknown', async () => {
      await expect(page.getByText('Papeles en orden')).toBeVisible()
      await page.getByRole('button', { name: 'Reservar', exact: true }).click()
      await expect(page.getByRole('listitem', { name: dog })).toContainText('Sin datos de comida')
      await page.getByRole('button', { name: /^Faltan datos de/ }).click()
      const gaps = page.getByRole('dialog', { name: 'Datos que faltan' })
      await expect(gaps.getByRole('heading', { name: dog })).toBeVisible()
      await expect(gaps.getByLabel('Medicinas').first()).toBeVisible()
      await expectReachableByEveryone(page)
      await gaps.getByRole('button', { name: 'Cerrar', exact: true }).click()
    })

    await test.step('known by the telephone, however it is written', async () => {
      await page.goto('/oficina/reservas/nueva')
      await page.getByRole('button', { name: 'Cliente nuevo' }).click()
      await page.getByLabel('Teléfono').fill(line.replaceAll(' ', '-'))
      await expect(page.getByText(/^Ya conocemos a Remedios/)).toBeVisible()
      await expectReachableByEveryone(page)
      await page.getByRole('button', { name: 'Es esta familia' }).click()
      await expect(page.getByRole('checkbox', { name: dog })).toBeChecked()
    })

    await test.step('the account is handed over by a link', async () => {
      const { users } = await desk.request('get', `/users?search=${encodeURIComponent(dog.slice(5))}`)
      await page.goto(`/oficina/clientes/${users[0].id}`)
      await page.getByRole('button', { name: 'Entregar su cuenta' }).click()
      const link = await page.getByLabel('Enlace').inputValue()
      await expectReachableByEveryone(page)
      const theirs = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage()
      await theirs.goto(link)
      await expect(theirs.getByText('Tu cuenta y tus reservas ya están aquí.')).toBeVisible()
      const email = `remedios-${Date.now()}@correo.mx`
      await theirs.getByLabel('Nombre', { exact: true }).fill('Remedios')
      await theirs.getByLabel('Apellidos').fill('Varo')
      await theirs.getByLabel('Correo', { exact: true }).fill(email)
      await theirs.getByLabel('Confirma tu correo').fill(email)
      await theirs.getByLabel('Contraseña', { exact: true }).fill('gatos-y-relojes-1955')
      await theirs.getByLabel('Confirma tu contraseña').fill('gatos-y-relojes-1955')
      await theirs.getByRole('button', { name: 'Crear cuenta' }).click()
      await expect(theirs.getByText(email)).toBeVisible()
      await theirs.goto(await linkInMailTo(email, '/auth/verificar/'))
      await theirs.getByRole('button', { name: 'Confirmar mi correo' }).click()
      await expect(theirs).toHaveURL(/mi-cuenta/)
      await theirs.goto('/mi-cuenta/rumis')
      await expect(theirs.getByText(dog)).toBeVisible()
      await theirs.context().close()
    })
    await desk.close()
  },
)
