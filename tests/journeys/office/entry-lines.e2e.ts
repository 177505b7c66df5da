import { openDesk, today } from '../support/at-the-desk.ts'
import { expect, test } from '../support/journey.ts'
import { loginAs } from '../support/people.ts'

test('the lines of a draft are saved as shown, and an own save causes no conflict @long', async ({
  page,
}) => {
  const desk = await openDesk()
  const { accounts } = await desk.request('get', '/accounting/accounts?search=bancos')
  const [{ id: accountId, code, name }] = accounts.slice(-1)
  const line = (debitCentavos: number, creditCentavos: number) => ({
    accountId,
    memo: '',
    debitCentavos,
    creditCentavos,
  })
  const { glEntry } = await desk.request('post', '/accounting/glEntries', {
    date: today(),
    description: 'Renglones',
    status: 'draft',
    lines: [line(100, 0), line(0, 100)],
  })
  const path = `/accounting/glEntries/${glEntry.id}`
  const linesNow = async () =>
    (await desk.request('get', `/accounting/glEntries?ids=${glEntry.id}`)).glEntries[0].lines
  await loginAs(page, 'admin')
  await page.goto('/oficina/contabilidad/polizas')
  await page.goto(`/oficina/contabilidad/polizas/${glEntry.id}`)
  const rows = page.getByRole('group', { name: /^Renglón / })
  const what = page.getByLabel('Concepto', { exact: true })
  const save = page.getByRole('button', { name: 'Guardar borrador' })
  const saved = page.getByText('Guardado el borrador.').first()
  const add = async (credit: string) => {
    await page.getByRole('button', { name: 'Agregar renglón' }).click()
    await rows
      .last()
      .getByRole('combobox')
      .selectOption({ label: `${code} ${name}` })
    await rows.last().getByLabel('Abono').fill(credit)
  }

  await test.step('a line more, and amounts as people write them', async () => {
    await rows.first().getByLabel('Cargo').fill('1,500')
    await rows.nth(1).getByLabel('Abono').fill('1,499.00')
    await add('1')
    await save.click()
    await expect(saved).toBeVisible()
    await expect(save).toBeEnabled()
    await page.waitForTimeout(500)
    await expect(page.getByText('Alguien lo cambió mientras escribías')).toBeHidden()
    await expect(rows.first().getByLabel('Cargo')).toHaveValue('1500')
    expect(await linesNow()).toHaveLength(3)
  })
  await test.step('saved changes cause no prompt', async () => {
    await page.getByRole('navigation', { name: 'Oficina', exact: true }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/oficina$/)
    await page.goto(`/oficina/contabilidad/polizas/${glEntry.id}`)
  })
  await test.step('an added line stays where a colleague changes the rest', async () => {
    await add('2')
    await desk.request('put', path, { description: 'Renglones, suyos' })
    await save.click()
    await expect(what).toHaveValue('Renglones, suyos')
    await expect(rows).toHaveCount(4)
    await save.click()
    await expect(saved).toBeVisible()
    expect(await linesNow()).toHaveLength(4)
  })
  await test.step('a line that was taken away does not come back', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Quitar el renglón 4' }).click()
    await desk.request('put', path, { description: 'Renglones, otra vez suyos' })
    await save.click()
    await expect(what).toHaveValue('Renglones, otra vez suyos')
    await expect(rows).toHaveCount(3)
    await save.click()
    await expect(saved).toBeVisible()
    expect(await linesNow()).toHaveLength(3)
  })
  await desk.request('delete', path)
  await desk.close()
})
