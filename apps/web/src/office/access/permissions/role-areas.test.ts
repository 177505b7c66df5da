import { resources, staffRoles } from '@rumi/contract'
import { expect, test } from 'vitest'
import { areasOfBase, firstLimits, limitsFor, saidOfLimits } from './role-areas.ts'

test.each(staffRoles)(
  'every choice offered for a role made from %s is one the contract takes',
  (baseRole) => {
    for (const { area, choices } of areasOfBase(baseRole))
      for (const choice of choices) {
        const limits = { ...firstLimits(baseRole), ...(choice !== 'whole' && { [area]: choice }) }
        expect(
          resources.customRoles.create.safeParse({ name: 'Turno', baseRole, limits }).error,
        ).toBeUndefined()
      }
  },
)

test('an area that the base does not reach is not asked about, nor one that leaves no choice', () => {
  const areas = areasOfBase('colaborador').map(({ area }) => area)
  expect(areas).toContain('payments')
  expect(areas).not.toContain('books')
  expect(areas).not.toContain('undo')
})

test('whoever administers by an own role never gives roles', () => {
  expect(areasOfBase('admin').find(({ area }) => area === 'users')?.choices).toEqual(['see', 'none'])
  expect(limitsFor('admin', {})).toEqual({ users: 'none' })
  const alone = { name: 'Gerencia', baseRole: 'admin', limits: {} }
  expect(resources.customRoles.create.safeParse(alone).success).toBe(false)
})

test('limits of another base fall away when the base changes', () => {
  expect(limitsFor('contador', { orders: 'none', books: 'see' })).toMatchObject({ books: 'see' })
  expect(limitsFor('colaborador', { books: 'see' })).toEqual({})
})

test('what is taken away is said by its names', () => {
  expect(saidOfLimits({ payments: 'see', orders: 'none', messages: 'none' })).toBe(
    'Solo ve Cobros. No entra a Mensajes y Pedidos.',
  )
})
