import { families } from '@rumi/contract'
import { useCall } from '../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../shared/fetching/store.ts'

/** People of the account and its holder. */
export function useFamily() {
  const userId = useStoreSelector((state) => state.user.userid)
  const familyQuery = useCall(families.read, userId ? { params: { id: userId } } : null)
  const family = familyQuery.answer?.data.family
  const holder = family?.people.find(({ id }) => id === family.accountId)
  return {
    ...familyQuery,
    family,
    holder,
    isHolder: family === undefined || family.accountId === userId,
    userId,
  }
}
