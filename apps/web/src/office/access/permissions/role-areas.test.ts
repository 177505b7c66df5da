import { resources, staffRoles } from '@rumi/contract'
import { expect, test } from 'vitest'
import { areasOfBase, firstLimits, limitsFor, describeLimits } from './role-areas.ts'

test.each(staffRoles)('offers only choices that the contract accepts for a role based on %s', (baseRole) => {
  for (const { area, choices } of areasOfBase(baseRole))
    for (const choice of choices) {
      const limits = { ...firstLimits(baseRole), ...(choice !== 'whole' && { [area]: choice }) }
      expect(
        resources.customRoles.create.safeParse({ name: 'Turno', baseRole, limits }).error,
      ).toBeUndefined()
    }
})

test('omits areas outside the base role and areas without a choice', () => {
  const areas = areasOfBase('colaborador').map(({ area }) => area)
  expect(areas).toContain('payments')
  expect(areas).not.toContain('books')
  expect(areas).not.toContain('undo')
})

test("an administrator's custom role never manages roles", () => {
  expect(areasOfBase('admin').find(({ area }) => area === 'users')?.choices).toEqual(['see', 'none'])
  expect(limitsFor('admin', {})).toEqual({ users: 'none' })
  const alone = { name: 'Gerencia', baseRole: 'admin', limits: {} }
  expect(resources.customRoles.create.safeParse(alone).success).toBe(false)
})

test('drops restrictions of another base when the base changes', () => {
  expect(limitsFor('contador', { orders: 'none', books: 'see' })).toMatchObject({ books: 'see' })
  expect(limitsFor('colaborador', { books: 'see' })).toEqual({})
})

test('describes restrictions by area names', () => {
  expect(describeLimits({ payments: 'see', orders: 'none', messages: 'none' })).toBe(
    'Solo ve Cobros. No entra a Mensajes y Pedidos.',
  )
})
