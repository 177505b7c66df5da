import { useEveryRecord } from '../../../shared/fetching/queries.ts'

/** Accounts for expenses, as options in order of their codes. */
export function useExpenseAccounts({ inUse = false } = {}) {
  const accounts = useEveryRecord('accounts', { type: 'expense', sort: 'code' }).answer ?? []
  return accounts
    .filter(({ active }) => active || !inUse)
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))
}
