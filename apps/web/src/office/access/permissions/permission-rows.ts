import {
  areasOf,
  calls,
  formatList,
  isMatterOfRoles,
  methodOf,
  permissionAreas,
  permissionOf,
  reachOf,
  resources,
  roles,
  type Access,
  type CallSpec,
  type Method,
  type PermissionArea,
  type Verb,
} from '@rumi/contract'
import { areaTitles, permissionVerbs, permissionWords } from '../../../copy/office/access/permissions.ts'

type Operation = { name: string; method: Method; access: Access }

/** All operations of the API that depend on roles, as the contract declares them. */
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
].filter(({ access }) => isMatterOfRoles(access))

const verbOf: Record<Method, string> = {
  GET: permissionVerbs.see,
  POST: permissionVerbs.add,
  PUT: permissionVerbs.change,
  PATCH: permissionVerbs.change,
  DELETE: permissionVerbs.remove,
}

export type PermissionRow = { label: string; access: Access }
export type TableArea = { area: PermissionArea; title: string; rows: PermissionRow[] }

const inOneSentence = ([first = '', ...others]: readonly string[]) =>
  formatList([first, ...others.map((word) => word.charAt(0).toLowerCase() + word.slice(1))])

function rowsOf(within: readonly Operation[]): PermissionRow[] {
  const words = new Map<string, { access: Access; labels: Set<string> }>()
  for (const { name, method, access } of within) {
    const reaches = roles.map((role) => reachOf(access, role)).join(' ')
    const row = words.get(reaches) ?? { access, labels: new Set() }
    row.labels.add(permissionWords[name] ?? verbOf[method])
    words.set(reaches, row)
  }
  return [...words.values()].map(({ access, labels }) => ({ label: inOneSentence([...labels]), access }))
}

/** Permissions of roles by area, in words; merges equal ones into a row. */
export const permissionTable: readonly TableArea[] = permissionAreas
  .map((area) => ({
    area,
    title: areaTitles[area],
    rows: rowsOf(operations.filter((operation) => areasOf(operation).at(-1) === area)),
  }))
  .filter(({ rows }) => rows.length > 0)
