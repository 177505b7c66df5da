import { reachOf } from '@rumi/contract'
import { useStoreSelector } from '../../shared/store.ts'
import type { Screen } from './screen.ts'

/** What whoever looks may do with every record of a screen; the server asks again. */
export function useRowRights<Row>({ row, may = {} }: Pick<Screen<Row>, 'row' | 'may'>) {
  const role = useStoreSelector((state) => state.user.role)
  const mayDo = (verb: 'create' | 'update' | 'remove') => {
    const access = may[verb] ?? row.verbs[verb]?.access
    return role !== null && access !== undefined && reachOf(access, role) === 'all'
  }
  return { create: mayDo('create'), update: mayDo('update'), remove: mayDo('remove') }
}
