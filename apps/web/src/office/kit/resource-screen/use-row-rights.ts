import { areaOf, permissionOf } from '@rumi/contract'
import { canAccess, useRoleHolder } from '../permissions/use-permission.ts'
import type { Screen } from './screen.ts'

/** Permissions of the user on the records of a screen; the server checks again. */
export function useRowRights<Row>({ row, may = {}, area }: Pick<Screen<Row>, 'row' | 'may' | 'area'>) {
  const holder = useRoleHolder()
  const mayDo = (verb: 'create' | 'update' | 'remove') => {
    const access = may[verb] ?? row.verbs[verb]?.access
    const inArea = area ?? areaOf(permissionOf(row, verb))
    return (
      holder !== null &&
      access !== undefined &&
      canAccess(holder, { access, toChange: true, ...(inArea && { area: inArea }) })
    )
  }
  return { create: mayDo('create'), update: mayDo('update'), remove: mayDo('remove') }
}
