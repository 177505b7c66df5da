import { seesDogCare } from '@rumi/contract'
import { useRoleHolder } from './use-permission.ts'

/** Whether whoever looks reads how dogs are: their medical records, what they need, what was told of their day. */
export function useSeesDogCare() {
  const holder = useRoleHolder()
  return holder !== null && seesDogCare(holder.role)
}
