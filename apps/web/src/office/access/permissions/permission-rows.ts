import {
  areasOf,
  calls,
  formatList,
  isMatterOfRoles,
  operationOf,
  permissionAreas,
  reachOf,
  resources,
  roles,
  seeTelephones,
  type Access,
  type CallSpec,
  type Method,
  type Operation,
  type PermissionArea,
  type Verb,
} from '@rumi/contract'
import { areaTitles, permissionVerbs, permissionWords } from '../../../copy/office/access/permissions.ts'

/** All operations of the API that depend on roles, and the permission to see telephones in responses. */
export const operations: readonly (Operation & { method: Method })[] = [
  ...Object.values(resources).flatMap((spec) =>
    (Object.keys(spec.verbs) as Verb[]).map((verb) => operationOf(spec, verb)),
  ),
  ...Object.values(calls).flatMap((group) =>
    Object.values<CallSpec>(group).map(({ name, method, access }) => ({ name, method, access })),
  ),
  seeTelephones,
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

function rowsOf(within: typeof operations): PermissionRow[] {
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
