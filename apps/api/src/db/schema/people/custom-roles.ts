import { staffRoles, type RoleLimits } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { plainText } from '../../repository/sql-text.ts'
import { idColumn, notBlank, oneOf, timestampColumns, versionColumn } from '../columns.ts'

/** Custom roles: a built-in role with narrowed areas. */
export const customRoles = pgTable(
  'custom_roles',
  {
    id: idColumn(),
    name: text('name').notNull(),
    baseRole: text('base_role', { enum: staffRoles }).notNull(),
    limits: jsonb('limits').$type<RoleLimits>().notNull(),
    version: versionColumn(),
    ...timestampColumns(),
  },
  (t) => [
    notBlank('custom_roles_have_a_name', t.name),
    uniqueIndex('custom_roles_one_per_name').on(plainText(t.name)),
    oneOf('custom_roles_base_is_known', t.baseRole, staffRoles),
    unique('custom_roles_known_with_their_base').on(t.id, t.baseRole),
    check('custom_roles_limits_are_an_object', sql`jsonb_typeof(${t.limits}) = 'object'`),
    check(
      'custom_roles_of_administrators_give_no_roles',
      sql`${t.baseRole} <> 'admin' or coalesce(${t.limits} ->> 'users', '') in ('see', 'none')`,
    ),
  ],
)

/** Limits of a person's custom role, joined to `users`; empty without one. */
export const limitsOfRole = sql<RoleLimits>`coalesce(${customRoles.limits}, '{}')`
