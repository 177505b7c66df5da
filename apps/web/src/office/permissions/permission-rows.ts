import {
  calls,
  methodOf,
  permissionOf,
  resources,
  type Access,
  type CallSpec,
  type Method,
  type Verb,
} from '@rumi/contract'
import {
  areaOfGroup,
  permissionAreas,
  permissionVerbs,
  permissionWords,
} from '../../copy/office-permissions.ts'

type Operation = { name: string; method: Method; access: Access }

/** What everybody may do, or everybody with an account for themselves, is no matter of roles. */
const sameForAll: readonly Access[] = ['public', 'session', 'session-in-setup', 'personal']

/** Every operation of the API that is a matter of roles, as the contract declares it. */
export const operations: readonly Operation[] = [
  ...Object.values(resources).flatMap((spec) =>
    (Object.entries(spec.verbs) as [Verb, { access: Access }][]).map(([verb, { access }]) => ({
      name: permissionOf(spec, verb),
      method: methodOf(spec, verb),
      access,
    })),
  ),
  ...Object.values(calls).flatMap((group) =>
    Object.values<CallSpec>(group).map(({ name, method, access }) => ({ name, method, access })),
  ),
].filter(({ access }) => !sameForAll.includes(access))

const groupOf = ({ name }: Operation) => name.slice(0, name.indexOf('.'))

export const areaOf = (operation: Operation) => areaOfGroup[groupOf(operation)] ?? groupOf(operation)

const verbOf: Record<Method, string> = {
  GET: permissionVerbs.see,
  POST: permissionVerbs.add,
  PUT: permissionVerbs.change,
  PATCH: permissionVerbs.change,
  DELETE: permissionVerbs.remove,
}

export type PermissionRow = { label: string; access: Access }
export type PermissionArea = { title: string; rows: PermissionRow[] }

function rowsOf(within: readonly Operation[]): PermissionRow[] {
  const rows = new Map<string, PermissionRow>()
  for (const operation of within) {
    const { name, method, access } = operation
    const label = permissionWords[name] ?? verbOf[method]
    rows.set(`${label} ${access}`, { label, access })
  }
  return [...rows.values()]
}

/** What a role reaches, area by area, in words; what is declared alike is one row. */
export const permissionTable: readonly PermissionArea[] = Object.entries(permissionAreas)
  .map(([area, title]) => ({ title, rows: rowsOf(operations.filter((one) => areaOf(one) === area)) }))
  .filter(({ rows }) => rows.length > 0)
