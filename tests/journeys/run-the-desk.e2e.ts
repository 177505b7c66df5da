import { addDays, instantAt, spokenDay } from '@rumi/contract'
import { openDay, openDesk, openStay, today } from './at-the-desk.ts'
import { expectReachableByEveryone } from './axe.ts'
import { expect, test } from './journey.ts'
import { arriveAs } from './people.ts'

test(
  'what one desk does is seen on the other without anybody asking, in two taps from asked for to arrived',
  { tag: '@phone' },
  async ({ page, browser, baseURL }, { project }) => {
    const desk = await openDesk()
    const name = `Luciérnaga ${project.name}`
    const { dogId } = await desk.family(name)
    const day = openDay('Guardería', 40)
    await desk.book('Guardería', dogId, { start: day, end: day })
    const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage()

    await arriveAs(page, 'marta')
    await arriveAs(other, 'admin')
    await page.goto(`/oficina?dia=${day}`)
    await other.goto(`/oficina?dia=${day}`)
    const here = page.getByRole('listitem', { name })
    await expect(here.getByText('Sin datos de comida')).toBeVisible()
    await expect(here.getByText('Recibido por excepción')).toBeVisible()
    await expect(other.getByRole('listitem', { name })).toBeVisible()
    await expectReachableByEveryone(page)

    await here.getByRole('button', { name: 'Confirmar' }).click()
    await here.getByRole('button', { name: 'Registrar entrada' }).click()
    await expect(here.getByRole('button', { name: 'Registrar salida' })).toBeVisible()
    await expect(
      other.getByRole('listitem', { name }).getByRole('button', { name: 'Registrar salida' }),
    ).toBeVisible({ timeout: 5_000 })

    await test.step('what is owed is paid in the booking itself, and its history is told', async () => {
      await here.getByRole('button', { name: 'Ver reserva' }).click()
      const panel = page.getByRole('dialog', { name: `Reserva de ${name}` })
      await expect(panel.getByText('Sin pagos todavía.')).toBeVisible()
      await expect(panel.getByText('Pasó a en la casa')).toBeVisible()
      await expectReachableByEveryone(page)
      await panel.getByRole('button', { name: 'Registrar pago' }).click()
      await expect(panel.getByText(/^Efectivo, /)).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Registrar pago' })).toHaveCount(0)
      await panel.getByRole('button', { name: 'Cerrar' }).click()
    })

    await test.step('it goes home, on both boards', async () => {
      await here.getByRole('button', { name: 'Registrar salida' }).click()
      const question = page.getByRole('dialog', { name: `¿Se va ${name}?` })
      await expect(question.getByText('Todo está pagado.')).toBeVisible()
      await question.getByRole('button', { name: 'Registrar salida' }).click()
      const gone = other.getByRole('region').or(other.locator('section')).filter({ hasText: 'Ya se fueron' })
      await expect(gone.getByText(name).first()).toBeVisible({ timeout: 5_000 })
    })
    await other.context().close()
    await desk.close()
  },
)

test('a stay is moved by keyboard and by hand, another price is asked first, and a refusal puts the bar back', async ({
  page,
}) => {
  const desk = await openDesk()
  const { dogId } = await desk.family('Mandarina', { weightKg: 20 })
  const nights = openStay(80, 2, 3)
  await desk.book('Hotel', dogId, { ...nights, resource: 'Jacaranda' })
  await arriveAs(page, 'marta')
  await page.goto(`/oficina/ocupacion?desde=${nights.start}&rango=quincena`)
  const bar = page.getByRole('button', { name: /^Mandarina,/ })
  await expect(bar).toHaveAccessibleName(/Jacaranda/)
  await expectReachableByEveryone(page)

  await test.step('arrows move it to another room, which costs the same', async () => {
    await bar.focus()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Mandarina pasaría a Bugambilia/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Listo: Mandarina en Bugambilia/)).toBeVisible()
    await expect(bar).toHaveAccessibleName(/Bugambilia/)
    await expect(bar).toBeFocused()
  })

  await test.step('a night more costs more, and is asked', async () => {
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog', { name: 'Cambia el precio de Mandarina' })
    await expect(question).toBeVisible()
    await expectReachableByEveryone(page)
    await question.getByRole('button', { name: 'Dejarla como está' }).click()
    await expect(page.getByText('Mandarina se queda donde estaba.')).toBeVisible()
    await bar.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await question.getByRole('button', { name: 'Cambiar', exact: true }).click()
    await expect(bar).toHaveAccessibleName(new RegExp(spokenDay(addDays(nights.end, 1), today())))
  })

  await test.step('dragged into a room that is too small, it comes back with the reason', async () => {
    const box = (await bar.boundingBox())!
    const small = (await page.getByText('Girasol', { exact: true }).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, small.y + 10, { steps: 6 })
    await expect(page.getByText(/^Mandarina pasaría a Girasol/)).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('alert')).toContainText('No caben en esa habitación')
    await expect(bar).toHaveAccessibleName(/Bugambilia/)
  })

  await test.step('dragged to a free one it stays there', async () => {
    const box = (await bar.boundingBox())!
    const nopal = (await page.getByText('Nopal', { exact: true }).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, nopal.y + 10, { steps: 6 })
    await page.mouse.up()
    await expect(bar).toHaveAccessibleName(/Nopal/)
  })

  await test.step('Escape takes a move back', async () => {
    await bar.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Mandarina se queda donde estaba.')).toBeVisible()
  })

  await test.step('Enter opens it', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Reserva de Mandarina' })).toBeVisible()
    await expectReachableByEveryone(page)
  })
  await desk.close()
})

test(
  'somebody at the counter is booked: a dog that is known in few keys, and one that is new',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const desk = await openDesk()
    const name = `Ñoño ${project.name}`
    await desk.family(name)
    await arriveAs(page, 'admin')
    await page.goto('/oficina/reservas/nueva')
    await page
      .getByRole('searchbox', { name: 'Perro, dueño, correo o teléfono' })
      .fill(name.replace('Ñoño', 'nono'))
    await expect(page.getByRole('list', { name: 'Familias' }).getByText(name, { exact: true })).toBeVisible()
    await expectReachableByEveryone(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked()
    await page.getByLabel('Servicio').selectOption({ label: 'Día de guardería' })
    await expect(page.getByText(`A ${name} le falta:`)).toBeVisible()
    const book = page.getByRole('button', { name: 'Reservar', exact: true })
    await expect(book).toBeDisabled()
    await page.getByLabel('Motivo para recibirlo sin sus papeles').fill('Su cartilla viene en camino.')
    await expectReachableByEveryone(page)
    await book.click()
    await expect(page).toHaveURL(/\/oficina\?dia=/)
    await expect(page.getByRole('listitem', { name }).getByText('Su cartilla viene en camino.')).toBeVisible()

    await test.step('a family that nobody knew', async () => {
      await page.goto('/oficina/reservas/nueva')
      await page.getByRole('button', { name: 'Cliente nuevo' }).click()
      await page.getByRole('button', { name: 'Guardar y seguir' }).click()
      await expect(page.getByText('Este dato hace falta.').first()).toBeVisible()
      await expectReachableByEveryone(page)
      const dog = `Recién ${project.name}`
      await page.getByLabel('Nombre', { exact: true }).fill('Rita')
      await page.getByLabel('Apellidos').fill('Soto')
      await page.getByLabel('Correo').fill(`rita-${project.name}-${Date.now()}@correo.mx`)
      await page.getByLabel('Teléfono').fill('55 1111 2222')
      await page.getByLabel('Nombre del rumi').fill(dog)
      await page.getByText('Macho', { exact: true }).click()
      await page.getByLabel('Fecha de nacimiento').fill(addDays(today(), -700))
      await page.getByRole('button', { name: 'Guardar y seguir' }).click()
      await expect(page.getByRole('checkbox', { name: dog })).toBeChecked()
      await page.getByLabel('Servicio').selectOption({ label: 'Sesión Individual' })
      await page.getByRole('group', { name: 'Hora' }).locator('label').last().click()
      await book.click()
      await expect(page.getByRole('listitem', { name: dog })).toBeVisible()
    })
    await desk.close()
  },
)

test('the list of the house names every dog, and one that nobody told how to feed stands out', async ({
  page,
}) => {
  const desk = await openDesk()
  const { dogId } = await desk.family('Callada')
  const { id } = await desk.book('Guardería', dogId, {
    start: openDay('Guardería', 45),
    end: openDay('Guardería', 45),
  })
  for (const status of ['confirmed', 'checked-in'])
    await desk.ask('put', `/serviceBookings/${id}`, { status })
  await arriveAs(page, 'conta')
  await page.goto('/oficina/en-casa')
  const row = page.getByRole('row', { name: /Callada/ })
  await expect(row).toContainText('SIN DATOS DE COMIDA')
  await expect(row).toContainText('55 2233 4455')
  await expectReachableByEveryone(page)
  await page.emulateMedia({ media: 'print' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await desk.ask('put', `/serviceBookings/${id}`, { status: 'checked-out' })
  await desk.close()
})

test('a pass is paid at the counter, and who waits for a full hour is seen by its day', async ({ page }) => {
  const desk = await openDesk()
  const first = await desk.family('Primera')
  const second = await desk.family('Segunda')
  await desk.ask('post', '/passes', { kind: 'training-5', ownerId: second.clientId })
  const day = openDay('Entrenamiento', 50)
  const start = instantAt(day, '10:00')
  await desk.book('Entrenamiento', first.dogId, { start, end: start })
  const serviceId = await desk.serviceOf('Entrenamiento')
  await desk.ask('post', '/waitingList', { serviceId, rumiIds: [second.dogId], start, end: start })
  await arriveAs(page, 'marta')

  await page.goto('/oficina/pases')
  const pass = page.getByRole('row', { name: /Elena de Segunda/ })
  await expectReachableByEveryone(page)
  await pass.getByRole('button', { name: 'Marcar pagado' }).click()
  const question = page.getByRole('dialog', { name: '¿Ya pagó Elena de Segunda?' })
  await question.getByRole('button', { name: 'Marcar pagado' }).click()
  await expect(pass).toContainText('Activo')
  await expect(pass).toContainText('5 de 5')

  await page.getByRole('link', { name: 'Lista de espera' }).click()
  await page.getByLabel('Día').fill(day)
  await expect(page.getByRole('row', { name: /Segunda/ })).toContainText('En espera')
  await expectReachableByEveryone(page)
  await page.getByLabel('Día').fill(addDays(day, 1))
  await expect(page.getByText('Nadie espera')).toBeVisible()
  await desk.close()
})

test('where moving one other booking would make room, the desk is offered to do it, and decides', async ({
  page,
}) => {
  const desk = await openDesk()
  const nights = openStay(110, 1)
  const small = await desk.family('Chiquita', { weightKg: 5 })
  await desk.book('Hotel', small.dogId, { ...nights, resource: 'Nopal' })
  await desk.family('Mediana', { weightKg: 12 })
  await arriveAs(page, 'admin')
  await page.goto(`/oficina/reservas/nueva?dia=${nights.start}`)
  await page.getByRole('searchbox', { name: 'Perro, dueño, correo o teléfono' }).fill('Mediana')
  await expect(
    page.getByRole('list', { name: 'Familias' }).getByText('Mediana', { exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel('Servicio').selectOption({ label: 'Noche de hotel' })
  await page.getByLabel('Lugar').selectOption('Nopal')
  await page.getByLabel('Motivo para recibirlo sin sus papeles').fill('Los trae el viernes.')
  await page.getByRole('button', { name: 'Reservar', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Esa habitación ya tiene a alguien esas noches.')
  await expectReachableByEveryone(page)
  await page.getByRole('button', { name: /^Pasar esa reserva a / }).click()
  await expect(page.getByRole('listitem', { name: 'Mediana' })).toContainText('Nopal')
  await expect(page.getByRole('listitem', { name: 'Chiquita' })).toContainText(/Girasol|Lavanda/)
  await desk.close()
})
