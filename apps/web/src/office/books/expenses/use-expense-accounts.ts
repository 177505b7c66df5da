import { useEveryRecord } from '../../../shared/fetching/queries.ts'

/** The accounts that an expense may stand on, as choices of a list in the order of their codes. */
export function useExpenseAccounts({ inUse = false } = {}) {
  const accounts = useEveryRecord('accounts', { type: 'expense', sort: 'code' }).answer ?? []
  return accounts
    .filter(({ active }) => active || !inUse)
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))
}
