import { seesDogCare } from '@rumi/contract'
import { useRoleHolder } from './use-permission.ts'

/** True if the user may read care details of dogs: medical records, needs and reports. */
export function useSeesDogCare() {
  const holder = useRoleHolder()
  return holder !== null && seesDogCare(holder.role)
}
